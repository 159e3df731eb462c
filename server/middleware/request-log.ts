import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import type { Log } from '#server/log.ts'
import type { RequestMeter } from '#server/metrics/request-meter.ts'
import { clientAddress, neighbourhoodOf } from '#server/web/request/client-address.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'

/** As web servers count what nobody waited for: what fails then is no fault of the site. */
const CLIENT_LEFT = 499

const QUIET = ['static', '/healthz', '/readyz', '/metrics']

/** Names each request, finds out who asks, and writes one line when it is answered. */
export function requestLog({ config, ...record }: RequestRecord & { config: Config }): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const started = performance.now()
    c.set('requestId', newRequestId())
    c.set('clientAddress', addressOf(c, config.trustProxy))
    c.set('route', 'unmatched')
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    const status = c.res.status >= 500 && hasLeft(c) ? CLIENT_LEFT : c.res.status
    const request = { id: c.get('requestId'), method: c.req.method, route: c.get('route'), status }
    recordRequest(record, request, { started, address: c.get('clientAddress') })
  }
}

/** Whether the connection is gone over which a request came. */
export function hasLeft(c: HttpContext): boolean {
  return c.req.raw.signal.aborted
}

type AnsweredRequest = { id: string; method: string; route: string; status: number }

/** Where answered requests are written down and counted. */
export type RequestRecord = { log: Log; meter: RequestMeter }

/** The one line that a request leaves: nothing in it tells who asked or for what. And it is counted. */
export function recordRequest(
  { log, meter }: RequestRecord,
  request: AnsweredRequest,
  from: { started: number; address: string },
): void {
  const took = performance.now() - from.started
  meter.count(request.route, request.status, took)
  const ms = Math.round(took)
  log[isQuiet(request) ? 'debug' : 'info']('request', { ...request, ms, client: neighbourhoodOf(from.address) })
}

/** Random bytes are drawn for many names at once: a draw for each costs more than the rest of a short answer. */
const NAMES_AT_ONCE = 512
const NAME_BYTES = 8
let drawn = Buffer.alloc(0)

export function newRequestId(): string {
  if (drawn.length === 0) drawn = randomBytes(NAMES_AT_ONCE * NAME_BYTES)
  const name = drawn.toString('hex', 0, NAME_BYTES)
  drawn = drawn.subarray(NAME_BYTES)
  return name
}

export function routeName(pattern: string): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    c.set('route', pattern)
    await next()
  }
}

function addressOf(c: HttpContext, proxies: number): string {
  const socket = c.env?.incoming?.socket?.remoteAddress
  return clientAddress({ socket, forwardedFor: c.req.header('x-forwarded-for') }, proxies)
}

/** Probes and files answered as asked would fill the log with nothing to learn from. */
function isQuiet({ status, route }: AnsweredRequest): boolean {
  return status < 400 && QUIET.includes(route)
}
