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
  requests: { name: 'requests', limit: 5, seconds: 600 },
  requestsOfDay: { name: 'requests of a day', limit: 30, seconds: 86_400 },
} satisfies Record<string, RateRule>

/** How many quote requests and contact messages one visitor may send, from pages and by calls together. */
export const REQUEST_QUOTA: readonly RateRule[] = [RATES.requests, RATES.requestsOfDay]

export function rateLimit(limiter: RateLimiter, rules: readonly RateRule[]): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const wait = takeTurn(limiter, rules, c)
    return wait === null ? next() : refusal(c, 429, { 'Retry-After': String(wait) })
  }
}

/** Seconds until this visitor may go on, by the first rule that he has used up; null takes a turn of every rule. */
export function takeTurn(limiter: RateLimiter, rules: readonly RateRule[], c: HttpContext): number | null {
  const address = c.get('clientAddress')
  for (const rule of rules) {
    if (rule.exemptLoopback && isLoopback(address)) continue
    const verdict = limiter.take(rule, visitorOf(address))
    // What is refused here must not use up the longer rules that follow.
    if (!verdict.allowed) return verdict.retryAfterSeconds
  }
  return null
}
