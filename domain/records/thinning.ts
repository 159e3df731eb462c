import { dayOfInstant } from '#domain/text/riyadh-time.ts'

/** What must be known of a version to tell whether it stays. */
export type ThinnedVersion = { number: number; at: string; pinned: boolean; isOnSite: boolean; isDraft: boolean }

/** Every version of so many months stays, at most so many of one record. */
export const WHOLE_MONTHS = 12
export const MOST_VERSIONS = 200

/**
 * The numbers of the versions of one record that go: of what is older than a year, or beyond the newest two hundred, the
 * last of each month stays for `months` altogether. What is on the site, the newest draft and what is pinned never go.
 */
export function versionsToThin(versions: readonly ThinnedVersion[], now: Date, months: number): number[] {
  const newestFirst = versions.toSorted((one, other) => other.number - one.number)
  const [whole, oldest] = [monthsBefore(now, WHOLE_MONTHS), monthsBefore(now, months)]
  const seen = new Set<string>()
  return newestFirst
    .filter(({ at, pinned, isOnSite, isDraft }, place) => {
      const month = dayOfInstant(new Date(at)).slice(0, 7)
      const isLastOfMonth = !seen.has(month)
      seen.add(month)
      if (pinned || isOnSite || isDraft || place === 0) return false
      if (at >= whole && place < MOST_VERSIONS) return false
      return !isLastOfMonth || at < oldest
    })
    .map(({ number }) => number)
}

function monthsBefore(now: Date, months: number): string {
  const before = new Date(now)
  const day = before.getUTCDate()
  before.setUTCDate(1)
  before.setUTCMonth(before.getUTCMonth() - months)
  const lastDay = new Date(Date.UTC(before.getUTCFullYear(), before.getUTCMonth() + 1, 0)).getUTCDate()
  before.setUTCDate(Math.min(day, lastDay))
  return before.toISOString()
}
