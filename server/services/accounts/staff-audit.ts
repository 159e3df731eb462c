import { randomUUID } from 'node:crypto'
import type { StaffActName } from '#domain/accounts/acts.ts'
import type { Actor } from '#domain/accounts/staff.ts'
import { appendAudit, listAuditSince } from '#server/data/accounts/audit-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
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

/** Who tried to sign in as whom: the name as it was typed, and the neighbourhood that it came from. */
export type Attempt = { username?: string | undefined; from?: string | undefined }

const ACTOR = { kind: 'system', id: null, name: 'sign-in' } as const
const COUNTED_MS = 15 * 60 * 1000
/** Enough to see which account is meant; a password typed in the wrong place is not published. */
const SHOWN = 3

/** Notes a refused attempt, and the how manyth it was for that account from there in a quarter of an hour. */
export async function recordRefusedSignIn(db: Db, { username = '', from = '' }: Attempt, now: Date): Promise<void> {
  const name = shortened(username)
  const since = toInstant(new Date(now.getTime() - COUNTED_MS))
  const earlier = await listAuditSince(db, 'staff.sign-in-refused', since)
  const count = 1 + earlier.filter(({ detail }) => detail['name'] === name && detail['from'] === from).length
  const at = toInstant(now)
  const detail = { name, from, count }
  await recordStaffAct(db, { actor: ACTOR, action: 'staff.sign-in-refused', subjectId: null, at, detail })
}

/** A name as the log may tell it. */
export function shortened(username: string): string {
  const signs = [...username.trim()]
  return signs.length <= SHOWN ? signs.join('') : `${signs.slice(0, SHOWN).join('')}…`
}
