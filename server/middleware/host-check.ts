import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import { refusal } from '#server/web/refusal.ts'
import type { HttpScope } from './http-scope.ts'

/** Probes ask a machine by its number; what they are told is the same for every name. */
const PROBES = ['/healthz', '/readyz', '/metrics']

/** Two Host headers are ambiguous (400); with a configured origin, another host is another site (421). */
export function hostCheck(config: Config): MiddlewareHandler<HttpScope> {
  const problemOf = hostRule(config)
  return async (c, next) => {
    const problem = problemOf(c.req.header('host'), c.env?.incoming?.rawHeaders ?? [])
    if (problem === null || (problem === 421 && PROBES.includes(c.req.path))) return next()
    return refusal(c, problem)
  }
}

/** The check itself, for whoever answers before there is a context; null where the host is right. */
export function hostRule(config: Config): (host: string | undefined, rawHeaders: string[]) => 400 | 421 | null {
  const { protocol, host: own } = new URL(config.siteUrl)
  return (host, rawHeaders) => {
    if (hostHeaders(rawHeaders) > 1) return 400
    return !config.siteUrlIsSet || host === own || sameHost(host, protocol, own) ? null : 421
  }
}

function hostHeaders(rawHeaders: string[]): number {
  let count = 0
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]!
    if (name.length === 4 && name.toLowerCase() === 'host') count += 1
  }
  return count
}

/** `Example.com:443` is `example.com` over https. */
function sameHost(header: string | undefined, protocol: string, host: string): boolean {
  return header !== undefined && URL.parse(`${protocol}//${header}`)?.host === host
}
