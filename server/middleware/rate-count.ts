import type { RateCount } from '#server/data/accounts/rate-counts-store.ts'
import type { RateRule, RateVerdict } from './rate-limiter.ts'

type CountedUse = { count: RateCount; verdict: RateVerdict }

/**
 * A sliding window made of two fixed ones: the previous window counts by the share of it that still lies
 * within the last `seconds`. Three numbers a visitor, exact at the edges and within a few per cent between.
 */
export function countUse(rule: RateRule, known: RateCount | null, nowMs: number): CountedUse {
  const windows = nowMs / 1000 / rule.seconds
  const count = inWindow(known, Math.floor(windows))
  const elapsed = Math.max(0, windows - count.window)
  if (count.previous * (1 - elapsed) + count.current + 1 <= rule.limit) {
    return { count: { ...count, current: count.current + 1 }, verdict: { allowed: true } }
  }
  const retryAfterSeconds = Math.max(1, Math.ceil(waitOf(rule, count, elapsed) * rule.seconds))
  return { count, verdict: { allowed: false, retryAfterSeconds } }
}

/** The count without its last use. */
export function uncountUse(count: RateCount): RateCount {
  return { ...count, current: Math.max(0, count.current - 1) }
}

/** A window ahead of ours is of a server whose clock is: its count goes on. */
function inWindow(known: RateCount | null, window: number): RateCount {
  if (known === null || known.window < window - 1) return { window, current: 0, previous: 0 }
  return known.window >= window ? known : { window, current: 0, previous: known.current }
}

/** Windows until the next request fits, from how fast the counts lose their weight. */
function waitOf({ limit }: RateRule, { current, previous }: RateCount, elapsed: number): number {
  const room = limit - 1 - current
  if (room >= 0 && previous > 0) return 1 - room / previous - elapsed
  return 1 - elapsed + Math.max(0, 1 - (limit - 1) / current)
}
