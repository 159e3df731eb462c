import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { clientAddress, neighbourhoodOf } from '../web/client-address.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'

const QUIET = ['static', '/healthz', '/readyz']

/** Names each request, finds out who asks, and writes one line when it is answered. */
export function requestLog(config: Config, log: Log): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const started = performance.now()
    c.set('requestId', randomBytes(8).toString('hex'))
    c.set('clientAddress', addressOf(c, config.trustProxy))
    c.set('route', 'unmatched')
    await next()
    c.res.headers.set('X-Request-Id', c.get('requestId'))
    log[isQuiet(c) ? 'debug' : 'info']('request', {
      id: c.get('requestId'),
      method: c.req.method,
      route: c.get('route'),
      status: c.res.status,
      ms: Math.round(performance.now() - started),
      client: neighbourhoodOf(c.get('clientAddress')),
    })
  }
}

/** Names the address that a request has led to. */
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
function isQuiet(c: HttpContext): boolean {
  return c.res.status < 400 && QUIET.includes(c.get('route'))
}
