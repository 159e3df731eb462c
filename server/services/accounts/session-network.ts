import { sentBack } from '#server/auth/sent-back.ts'
import type { StaffAuth } from '#server/auth/staff-visitor.ts'
import type { Clock } from '#server/clock.ts'
import { setStaffSessionNetwork } from '#server/data/accounts/staff-sessions-store.ts'
import { claimCode } from '#server/data/accounts/staff-store.ts'
import { type Db, inTransaction } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'

/** Keeps with the session that an answer opens the neighbourhood that it was opened from, for its owner to see. */
export async function noteNetwork(
  { db, auth }: { db: Db; auth: Pick<StaffAuth, 'api'> },
  answer: Response,
  network: string,
): Promise<void> {
  const here = await auth.api.getSession({ headers: sentBack(answer), query: { disableRefresh: true } })
  if (here) await setStaffSessionNetwork(db, here.session.id, network)
}

/** A code that somebody looked over a shoulder opens nothing: each one serves once. False where it has served. */
export function spendCode({ db, clock }: { db: Db; clock: Clock }, userId: string, code: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    await takeLock(tx, 'codes')
    return claimCode(tx, { userId, code, now: clock() })
  })
}
