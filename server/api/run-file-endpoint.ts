import type { Handler } from 'hono'
import type { HttpScope } from '../middleware/http-scope.ts'
import type { FileEndpoint } from './endpoint.ts'
import { errorEnvelope } from './envelope.ts'
import { admit, type ApiDeps } from './run-endpoint.ts'

/** The way of a call that answers with a file. */
export function runFileEndpoint(row: FileEndpoint, { services }: ApiDeps): Handler<HttpScope> {
  return async (c) => {
    const caller = await admit(row.access, c.get('visitor'))
    if (caller instanceof Response) return caller
    const response = await row.respond(c.req.raw, c.req.param('file')!, { services })
    return response ?? errorEnvelope(404, 'No such file')
  }
}
