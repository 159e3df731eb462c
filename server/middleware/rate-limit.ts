import type { MiddlewareHandler } from 'hono'
import { isLoopback, visitorOf } from '../web/client-address.ts'
import { refusal } from '../web/refusal.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'
import type { RateLimiter, RateRule } from './rate-limiter.ts'

/** Generous where many mobile visitors share one address. */
export const RATES = {
  pages: { name: 'pages', limit: 600, seconds: 60, exemptLoopback: true },
  reads: { name: 'reads', limit: 600, seconds: 60, exemptLoopback: true },
  files: { name: 'files', limit: 6000, seconds: 60, exemptLoopback: true },
} satisfies Record<string, RateRule>

export function rateLimit(limiter: RateLimiter, rules: readonly RateRule[]): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const wait = waitSeconds(limiter, rules, c)
    return wait === null ? next() : refusal(c, 429, { 'Retry-After': String(wait) })
  }
}

/** How long this visitor has to wait, by the strictest of the rules; null when none is broken. */
function waitSeconds(limiter: RateLimiter, rules: readonly RateRule[], c: HttpContext): number | null {
  const address = c.get('clientAddress')
  const waits = rules
    .filter((rule) => !(rule.exemptLoopback && isLoopback(address)))
    .map((rule) => limiter.take(rule, visitorOf(address)))
    .map((verdict) => (verdict.allowed ? 0 : verdict.retryAfterSeconds))
  const longest = Math.max(0, ...waits)
  return longest === 0 ? null : longest
}
