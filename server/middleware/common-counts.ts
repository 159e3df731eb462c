import { createHash } from 'node:crypto'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { isUnreachable } from '#server/data/engine/dialect.ts'
import { inLockedTransaction } from '#server/data/engine/locked-transaction.ts'
import { deleteRateCountsBefore, findRateCount, saveRateCount } from '#server/data/accounts/rate-counts-store.ts'
import { countUse, uncountUse } from './rate-count.ts'
import { keyOf, type CommonCounts, type OwnCounts, type RateRule } from './rate-limiter.ts'

const CLEAN_UP_PAUSE = 60 * 60 * 1000

/**
 * Counts in the database, so that nobody gets a larger quota by being sent to another server. While the database is away,
 * each server counts for itself: nobody is locked out, and nobody gets in unlimited.
 */
export function createCommonCounts({ db, clock, own }: { db: Db; clock: Clock; own: OwnCounts }): CommonCounts {
  let cleanUpAt = 0

  async function cleanUp(now: Date) {
    if (now.getTime() < cleanUpAt) return
    cleanUpAt = now.getTime() + CLEAN_UP_PAUSE
    await deleteRateCountsBefore(db, toInstant(now))
  }

  async function change<T>(rule: RateRule, visitor: string, inDatabase: (key: string) => Promise<T>, alone: () => T) {
    try {
      return await inDatabase(nameless(keyOf(rule, visitor)))
    } catch (error) {
      if (isUnreachable(error)) return alone()
      throw error
    }
  }

  return {
    take: (rule, visitor) =>
      change(
        rule,
        visitor,
        async (key) => {
          const now = clock()
          await cleanUp(now)
          return inLockedTransaction(db, `turns of ${key}`, async (tx) => {
            const { count, verdict } = countUse(rule, await findRateCount(tx, key), now.getTime())
            if (verdict.allowed) await saveRateCount(tx, key, count, uselessAfter(rule, now))
            return verdict
          })
        },
        () => own.take(rule, visitor),
      ),
    giveBack: (rule, visitor) =>
      change(
        rule,
        visitor,
        (key) =>
          inLockedTransaction(db, `turns of ${key}`, async (tx) => {
            const count = await findRateCount(tx, key)
            if (count) await saveRateCount(tx, key, uncountUse(count), uselessAfter(rule, clock()))
          }),
        () => own.giveBack(rule, visitor),
      ),
  }
}

/** Addresses and names of accounts are not stored: equal ones are found again by their hash. */
function nameless(key: string): string {
  return createHash('sha256').update(key).digest('base64url')
}

/** A window counts until the one after it has passed, too. */
function uselessAfter({ seconds }: RateRule, now: Date): string {
  return toInstant(new Date(now.getTime() + 2 * seconds * 1000))
}
