import { randomUUID } from 'node:crypto'
import type { StaffActName } from '#domain/accounts/acts.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Something done to an account of staff or to a program's token. Names of accounts and rights only, never secrets. */
type StaffAct = {
  actor: Actor
  /** What was done, e.g. `staff.disable`. */
  action: StaffActName
  /** To whom; null where it is not known. */
  subjectId: string | null
  at: string
  detail?: Record<string, unknown>
}

export async function recordStaffAct(db: Db, { actor, action, subjectId, at, detail = {} }: StaffAct): Promise<void> {
  const subject = { kind: action.startsWith('token.') ? 'token' : 'staff', id: subjectId }
  await appendAudit(db, { id: randomUUID(), at, actor, action, subject, detail })
}
