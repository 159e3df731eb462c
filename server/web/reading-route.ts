import type { Hono } from 'hono'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { routeName } from '#server/middleware/request-log.ts'
import { refusal } from './refusal.ts'

/** An address that can be read and nothing else. */
export function readingRoute(
  app: Hono<HttpScope>,
  path: string,
  respond: (c: HttpContext) => Response | Promise<Response>,
): void {
  app.use(path, routeName(path))
  app.get(path, respond)
  app.all(path, (c) => refusal(c, 405, { Allow: 'GET, HEAD' }))
}
