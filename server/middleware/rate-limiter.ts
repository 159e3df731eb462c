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
  /** Counts an account wherever it is used; for those who have proven whose it is. */
  ofAccount?: boolean
}

export type RateVerdict = { allowed: true } | { allowed: false; retryAfterSeconds: number }

export type RateLimiter = {
  take(rule: RateRule, visitor: string): RateVerdict
  /** Gives back the turn taken last: only what failed counts. */
  giveBack(rule: RateRule, visitor: string): void
}

/** Requests of the running window and of the one before it. */
type Count = { window: number; current: number; previous: number }

export type RateLimiterOptions = {
  /** Milliseconds that only ever grow; a clock that is set back must not lock anyone out. */
  now?: () => number
  /** How many visitors are remembered; the one seen longest ago is forgotten first. */
  capacity?: number
}

/**
 * A sliding window made of two fixed ones: the previous window counts by the share of it that still lies
 * within the last `seconds`. Three numbers a visitor, exact at the edges and within a few per cent between.
 */
export function createRateLimiter({
  now = () => performance.now(),
  capacity = 50_000,
}: RateLimiterOptions = {}): RateLimiter {
  const counts = new Map<string, Count>()

  function countOf(key: string, window: number): Count {
    const known = counts.get(key)
    counts.delete(key)
    const count = known ? moveTo(known, window) : { window, current: 0, previous: 0 }
    counts.set(key, count)
    if (counts.size > capacity) counts.delete(counts.keys().next().value!)
    return count
  }

  return {
    take(rule, visitor) {
      const windows = now() / 1000 / rule.seconds
      const count = countOf(`${rule.name} ${visitor}`, Math.floor(windows))
      const elapsed = windows - count.window
      if (count.previous * (1 - elapsed) + count.current + 1 <= rule.limit) {
        count.current += 1
        return { allowed: true }
      }
      return { allowed: false, retryAfterSeconds: Math.max(1, Math.ceil(waitOf(rule, count, elapsed) * rule.seconds)) }
    },
    giveBack(rule, visitor) {
      const count = counts.get(`${rule.name} ${visitor}`)
      if (count && count.current > 0) count.current -= 1
    },
  }
}

function moveTo(count: Count, window: number): Count {
  if (count.window === window) return count
  return { window, current: 0, previous: count.window === window - 1 ? count.current : 0 }
}

/** Windows until the next request fits, from how fast the counts lose their weight. */
function waitOf({ limit }: RateRule, { current, previous }: Count, elapsed: number): number {
  const room = limit - 1 - current
  if (room >= 0 && previous > 0) return 1 - room / previous - elapsed
  return 1 - elapsed + Math.max(0, 1 - (limit - 1) / current)
}
