import type { Hono } from 'hono'
import { can } from '#domain/accounts/permissions.ts'
import type { Config } from '#server/config.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { isLoopback } from '#server/web/request/client-address.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { createMetrics, type MetricsDeps } from './site-metrics.ts'

const METRICS_PATH = '/metrics'

/** What is measured, for programs on this machine and for those with a token. */
export function metricsRoute(app: Hono<HttpScope>, { config, ...deps }: MetricsDeps & { config: Config }): void {
  // What costs something to watch is watched from the first reading on.
  let metrics: ReturnType<typeof createMetrics> | undefined
  readingRoute(app, METRICS_PATH, async (c) => {
    if (!isOfThisMachine(c, config) && !(await hasToken(c))) return answer(403, REFUSAL)
    metrics ??= createMetrics(deps)
    return answer(200, await metrics.read())
  })
}

const REFUSAL = 'Metrics are for programs on this machine, or with a token in the Authorization header.\n'

/** The format of Prometheus is plain text. */
function answer(status: number, text: string): Response {
  const headers = { 'Content-Type': 'text/plain; version=0.0.4; charset=utf-8', 'Cache-Control': 'no-store' }
  return new Response(text, { status, headers })
}

/** What proxies and browsers add to a request that they send on; a program on this machine has no reason to. */
const SIGNS_OF_OTHERS = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'sec-fetch-site',
  'cf-connecting-ip',
  'true-client-ip',
]

const LOOPBACK_HOST = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d{1,5})?$/i

/**
 * A proxy on this machine comes from the loopback address too. So that address opens nothing where a proxy is
 * declared, where the site is reached over https, which only a proxy can bring here, or where the request shows that
 * somebody sent it on or calls this machine by another name.
 */
function isOfThisMachine(c: HttpContext, { trustProxy, siteUrl }: Config): boolean {
  if (trustProxy > 0 || siteUrl.startsWith('https:')) return false
  const socket = c.env?.incoming?.socket?.remoteAddress?.replace('::ffff:', '') ?? ''
  if (!isLoopback(socket) || !LOOPBACK_HOST.test(c.req.header('host') ?? '')) return false
  return SIGNS_OF_OTHERS.every((name) => c.req.header(name) === undefined)
}

async function hasToken(c: HttpContext): Promise<boolean> {
  if (c.req.header('authorization') === undefined) return false
  const caller = await c.get('visitor').staff()
  return caller?.via === 'token' && can(caller.role, 'metrics')
}
