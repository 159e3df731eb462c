import type { Handler } from 'hono'
import type { HttpScope } from '../middleware/http-scope.ts'
import type { FileEndpoint } from './endpoint.ts'
import { errorEnvelope } from './envelope.ts'
import { refuseAccess, type ApiDeps } from './run-endpoint.ts'

/** The way of a call that answers with a file. */
export function runFileEndpoint(row: FileEndpoint, { services, identify }: ApiDeps): Handler<HttpScope> {
  return async (c) => {
    const refused = row.access === 'public' ? null : refuseAccess(row.access, await identify(c.req.raw))
    if (refused) return refused
    const response = await row.respond(c.req.raw, c.req.param('file')!, { services })
    return response ?? errorEnvelope(404, 'No such file')
  }
}
