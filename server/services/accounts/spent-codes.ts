import type { Clock } from '#server/clock.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { claimCode } from '#server/data/accounts/staff-store.ts'

/** A code that somebody looked over a shoulder opens nothing: each one serves once. False where it has served. */
export function spendCode({ db, clock }: { db: Db; clock: Clock }, userId: string, code: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await takeLock(tx, 'codes')
    return claimCode(tx, { userId, code, now: clock() })
  })
}
