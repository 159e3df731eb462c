import { sentBack } from '#server/auth/sent-back.ts'
import type { StaffAuth } from '#server/auth/staff-visitor.ts'
import { setStaffSessionNetwork } from '#server/data/accounts/staff-sessions-store.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Keeps with the session that an answer opens the neighbourhood that it was opened from, for its owner to see. */
export async function noteNetwork(
  { db, auth }: { db: Db; auth: Pick<StaffAuth, 'api'> },
  answer: Response,
  network: string,
): Promise<void> {
  const here = await auth.api.getSession({ headers: sentBack(answer), query: { disableRefresh: true } })
  if (here) await setStaffSessionNetwork(db, here.session.id, network)
}
