import type { RateCount } from '#server/data/accounts/rate-counts-store.ts'
import { countUse, uncountUse } from './rate-count.ts'

/** `limit` requests of one visitor in any `seconds`. Rules of the same name share their counts. */
export type RateRule = {
  name: string
  limit: number
  seconds: number
  /**
   * Reading is not limited for this machine itself: an undeclared proxy in front would make all visitors one.
   * Signing in and sending are limited for everyone.
   */
  exemptLoopback?: boolean
  /** Counts each account that a visitor names for itself: nobody is locked out by what others try. */
  perAccount?: boolean
  /** Counts uses of an account from all addresses. To be set high where callers name an account without proof. */
  ofAccount?: boolean
  /** Holds for all servers of the site together. What is asked for often is counted by each server for itself. */
  together?: boolean
}

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export type OwnCounts = {
  take(rule: RateRule, visitor: string): RateVerdict
  /** Gives back what was taken last: only what failed counts. */
  giveBack(rule: RateRule, visitor: string): void
}

export type CommonCounts = {
  take(rule: RateRule, visitor: string): Promise<RateVerdict>
  giveBack(rule: RateRule, visitor: string): Promise<void>
}

/** `together` is null for a site of one server. */
export type RateLimiter = OwnCounts & { together: CommonCounts | null }

type RateLimiterOptions = {
  /** Milliseconds that only ever grow; a clock that is set back must not lock anyone out. */
  now?: () => number
  /** How many visitors are remembered; the one seen longest ago is forgotten first. */
  capacity?: number
}

export function createRateLimiter({
  now = () => performance.now(),
  capacity = 50_000,
}: RateLimiterOptions = {}): RateLimiter {
  const counts = new Map<string, RateCount>()

  function keep(key: string, count: RateCount) {
    counts.delete(key)
    counts.set(key, count)
    if (counts.size > capacity) counts.delete(counts.keys().next().value!)
  }

  return {
    together: null,
    take(rule, visitor) {
      const key = keyOf(rule, visitor)
      const { count, verdict } = countUse(rule, counts.get(key) ?? null, now())
      keep(key, count)
      return verdict
    },
    giveBack(rule, visitor) {
      const key = keyOf(rule, visitor)
      const count = counts.get(key)
      if (count) counts.set(key, uncountUse(count))
    },
  }
}

export function keyOf({ name }: RateRule, visitor: string): string {
  return `${name} ${visitor}`
}
