import { readRole, type Role } from '#domain/accounts/permissions.ts'
import { linksOf, LINK_PURPOSES } from '#domain/accounts/staff-email.ts'
import { fromAccountFlag, fromAccountInstant, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { deleteProofs } from './staff-proofs-store.ts'

/** A session without what opens it. `network` is the neighbourhood that it was opened from; empty where it is not known. */
type SessionFacts = { id: string; userAgent: string; network: string; createdAt: string; usedAt: string }

/** The sessions of a member of staff that can still be used, the last used first. */
export async function listStaffSessions(db: Db, userId: string, now: string): Promise<SessionFacts[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .select(['id', 'userAgent', 'ipAddress', 'createdAt', 'updatedAt'])
    .where('userId', '=', userId)
    .where('expiresAt', '>', now)
    .orderBy('updatedAt', 'desc')
    .orderBy('id')
    .execute()
  return rows.map(({ id, userAgent, ipAddress, createdAt, updatedAt }) => ({
    id,
    userAgent: userAgent ?? '',
    network: ipAddress ?? '',
    createdAt: fromAccountInstant(createdAt),
    usedAt: fromAccountInstant(updatedAt),
  }))
}

/** Those of these sessions that let somebody in, with what they may do. */
export async function findOpenSessions(
  db: Db,
  ids: string[],
  { now, openedAfter }: { now: string; openedAfter: string },
): Promise<{ id: string; role: Role; hasFactor: boolean }[]> {
  const rows = await db
    .selectFrom('staff_sessions')
    .innerJoin('staff_users', 'staff_users.id', 'userId')
    .select(['staff_sessions.id', 'role', 'banned', 'twoFactorEnabled'])
    .where('staff_sessions.id', 'in', ids)
    .where('expiresAt', '>', now)
    .where('staff_sessions.createdAt', '>', openedAfter)
    .execute()
  return rows
    .filter(({ banned }) => !fromAccountFlag(banned))
    .map(({ id, role, twoFactorEnabled }) => ({
      id,
      role: readRole(role),
      hasFactor: fromAccountFlag(twoFactorEnabled),
    }))
}

export async function setStaffSessionNetwork(db: Db, id: string, network: string): Promise<void> {
  await db.updateTable('staff_sessions').set({ ipAddress: network }).where('id', '=', id).execute()
}

/** False where that member of staff has no such session. */
export async function endStaffSession(db: Db, userId: string, id: string): Promise<boolean> {
  const ended = await db
    .deleteFrom('staff_sessions')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst()
  return toCount(ended.numDeletedRows) > 0
}

/** What was mailed to a member of staff opens nothing any more. */
export async function endStaffLinks(db: Db, id: string): Promise<void> {
  for (const purpose of LINK_PURPOSES) await deleteProofs(db, linksOf(purpose, id))
}

/** Signs a member of staff out everywhere. */
export async function endStaffSessions(db: Db, id: string): Promise<void> {
  await endStaffLinks(db, id)
  await db.deleteFrom('staff_sessions').where('userId', '=', id).execute()
}

/** Signs a member of staff out everywhere but in one session; answers how many ended. */
export async function endOtherStaffSessions(db: Db, id: string, currentSession: string): Promise<number> {
  await endStaffLinks(db, id)
  const others = db.deleteFrom('staff_sessions').where('userId', '=', id).where('id', '!=', currentSession)
  return toCount((await others.executeTakeFirst()).numDeletedRows)
}

/** Signs all staff out; answers how many sessions that were. */
export async function endAllStaffSessions(db: Db): Promise<number> {
  return toCount((await db.deleteFrom('staff_sessions').executeTakeFirst()).numDeletedRows)
}
