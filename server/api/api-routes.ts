import type { Hono, Handler } from 'hono'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import { routeName } from '#server/middleware/request-log.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { refusal } from '#server/web/refusal.ts'
import { docsPage } from './docs-page.ts'
import { endpoints, fileEndpoints } from './index.ts'
import { openApiDocument, type OpenApiDocument } from './openapi.ts'
import { runEndpoint, type ApiDeps, admit } from './run-endpoint.ts'
import type { FileEndpoint } from './endpoint.ts'
import { errorEnvelope } from './envelope.ts'

type ApiRoutesDeps = ApiDeps & { siteUrl: string }

/** Serves the endpoint table and its description; every other address of the API does not exist. */
export function apiRoutes(app: Hono<HttpScope>, deps: ApiRoutesDeps): void {
  for (const { path } of [...endpoints, ...fileEndpoints]) app.use(path, routeName(path))
  for (const row of endpoints) {
    app.on(row.method, row.path, rateLimit(deps.limiter, row.rates), runEndpoint(row, deps))
    only(app, row)
  }
  for (const row of fileEndpoints) {
    app.get(row.path, rateLimit(deps.limiter, row.rates), runFileEndpoint(row, deps))
    only(app, row)
  }
  describeApi(app, deps)
  app.all('/api', (c) => refusal(c, 404))
  app.all('/api/*', (c) => refusal(c, 404))
}

function describeApi(app: Hono<HttpScope>, { limiter, siteUrl }: ApiRoutesDeps): void {
  let made: OpenApiDocument | undefined
  const document = () => (made ??= openApiDocument({ endpoints, fileEndpoints, siteUrl }))
  for (const path of ['/api/openapi.json', '/api/docs']) app.use(path, rateLimit(limiter, [RATES.reads]))
  readingRoute(app, '/api/openapi.json', (c) => c.json(document(), 200, { 'Cache-Control': 'no-cache' }))
  readingRoute(app, '/api/docs', () => docsPage(document()))
}

function only(app: Hono<HttpScope>, { path, method }: { path: string; method: 'GET' | 'POST' }): void {
  app.all(path, (c) => refusal(c, 405, { Allow: method === 'GET' ? 'GET, HEAD' : method }))
}

/** The way of a call that answers with a file. */
function runFileEndpoint(row: FileEndpoint, { services }: ApiDeps): Handler<HttpScope> {
  return async (c) => {
    const caller = await admit(row.access, c.get('visitor'))
    if (caller instanceof Response) return caller
    const response = await row.respond(c.req.raw, c.req.param('file')!, { services })
    return response ?? errorEnvelope(404, 'No such file')
  }
}
