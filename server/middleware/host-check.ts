import type { MiddlewareHandler } from 'hono'
import type { Config } from '../config.ts'
import { refusal } from '../web/refusal.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'

/** Probes ask a machine by its number; what they are told is the same for every name. */
const PROBES = ['/healthz', '/readyz']

/** Two Host headers are ambiguous (400); with a configured origin, another host is another site (421). */
export function hostCheck(config: Config): MiddlewareHandler<HttpScope> {
  const { protocol, host } = new URL(config.siteUrl)
  return async (c, next) => {
    if (hostHeaders(c) > 1) return refusal(c, 400)
    if (!config.siteUrlIsSet || PROBES.includes(c.req.path)) return next()
    return sameHost(c.req.header('host'), protocol, host) ? next() : refusal(c, 421)
  }
}

function hostHeaders(c: HttpContext): number {
  const raw = c.env?.incoming?.rawHeaders ?? []
  return raw.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
}

/** `Example.com:443` is `example.com` over https. */
function sameHost(header: string | undefined, protocol: string, host: string): boolean {
  return header !== undefined && URL.parse(`${protocol}//${header}`)?.host === host
}
