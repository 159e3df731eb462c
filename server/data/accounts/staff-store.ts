import { randomUUID } from 'node:crypto'
import type { Selectable } from 'kysely'
import { readRole, type Role, type StaffRole } from '#domain/accounts/permissions.ts'
import { confirmedEmail, placeholderEmail } from '#domain/accounts/staff-email.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import type { StaffUsersTable } from './account-tables.ts'
import { fromAccountFlag, fromAccountInstant, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { accountFlag } from '#server/data/engine/dialect.ts'

/** The provider under which the account library looks for passwords. */
const PASSWORD = 'credential'

/** `username` in lower case, as it is looked for; `name` as it was typed. */
type NewStaff = { id: string; username: string; name: string; role: StaffRole; passwordHash: string; now: string }

export async function insertStaff(db: Db, { id, username, name, role, passwordHash, now }: NewStaff): Promise<void> {
  const off = accountFlag(db, false)
  await db
    .insertInto('staff_users')
    .values({
      id,
      name,
      username,
      displayUsername: name,
      // The account library wants an address, and one that counts as proven: staff sign in by name.
      email: placeholderEmail(id),
      emailVerified: accountFlag(db, true),
      role,
      banned: off,
      twoFactorEnabled: off,
      createdAt: now,
      updatedAt: now,
    })
    .execute()
  const password = { id: randomUUID(), accountId: id, providerId: PASSWORD, userId: id, password: passwordHash }
  await db
    .insertInto('staff_accounts')
    .values({ ...password, createdAt: now, updatedAt: now })
    .execute()
}

export async function countStaff(db: Db, filter: { role?: StaffRole; enabled?: true } = {}): Promise<number> {
  let query = db.selectFrom('staff_users').select((build) => build.fn.countAll<string | number>().as('count'))
  if (filter.role) query = query.where('role', '=', filter.role)
  if (filter.enabled) query = query.where('banned', '=', accountFlag(db, false))
  return toCount((await query.executeTakeFirstOrThrow()).count)
}

export async function listStaff(db: Db): Promise<StaffMember[]> {
  const rows = await db.selectFrom('staff_users').selectAll().orderBy('username').execute()
  return rows.map(toStaffMember)
}

/** By its id, its name in lower case, or the address that it has confirmed. */
type StaffKey = { id: string } | { username: string } | { email: string }

export async function findStaff(db: Db, by: StaffKey): Promise<StaffMember | null> {
  const [column, value] = Object.entries(by)[0] as ['id' | 'username' | 'email', string]
  const row = await db.selectFrom('staff_users').selectAll().where(column, '=', value).executeTakeFirst()
  return row ? toStaffMember(row) : null
}

/** Null takes the address away. */
export async function setStaffEmail(db: Db, id: string, email: string | null, now: string): Promise<void> {
  const set = { email: email ?? placeholderEmail(id), updatedAt: now }
  await db.updateTable('staff_users').set(set).where('id', '=', id).execute()
}

/** What somebody who is not disabled may be; null for anybody else. */
export async function findStaffRole(db: Db, id: string): Promise<Role> {
  const row = await db
    .selectFrom('staff_users')
    .select('role')
    .where('id', '=', id)
    .where('banned', '=', accountFlag(db, false))
    .executeTakeFirst()
  return readRole(row?.role ?? null)
}

export async function findStaffPassword(db: Db, id: string): Promise<string | null> {
  const row = await db
    .selectFrom('staff_accounts')
    .select('password')
    .where('userId', '=', id)
    .where('providerId', '=', PASSWORD)
    .executeTakeFirst()
  return row?.password ?? null
}

export async function setStaffPassword(db: Db, id: string, passwordHash: string, now: string): Promise<void> {
  await db
    .updateTable('staff_accounts')
    .set({ password: passwordHash, updatedAt: now })
    .where('userId', '=', id)
    .where('providerId', '=', PASSWORD)
    .execute()
}

export async function setStaffRole(db: Db, id: string, role: StaffRole, now: string): Promise<void> {
  await db.updateTable('staff_users').set({ role, updatedAt: now }).where('id', '=', id).execute()
}

export async function setStaffDisabled(db: Db, id: string, disabled: boolean, now: string): Promise<void> {
  await db
    .updateTable('staff_users')
    .set({ banned: accountFlag(db, disabled), banReason: null, banExpires: null, updatedAt: now })
    .where('id', '=', id)
    .execute()
}

const CODE_LIFETIME_MS = 5 * 60 * 1000

/** Notes that a code of the authenticator was used; false when it was used before. The caller holds the lock. */
export async function claimCode(tx: Db, { userId, code, now }: { userId: string; code: string; now: Date }) {
  const identifier = `used-code-${userId}-${code}`
  const at = now.toISOString()
  await tx
    .deleteFrom('staff_verifications')
    .where('identifier', 'like', `used-code-${userId}-%`)
    .where('expiresAt', '<', at)
    .execute()
  const used = await tx.selectFrom('staff_verifications').select('id').where('identifier', '=', identifier).execute()
  if (used.length > 0) return false
  const expiresAt = new Date(now.getTime() + CODE_LIFETIME_MS).toISOString()
  const dates = { createdAt: at, updatedAt: at, expiresAt }
  await tx
    .insertInto('staff_verifications')
    .values({ id: randomUUID(), identifier, value: 'used', ...dates })
    .execute()
  return true
}

/** Takes the second factor from an account, with its recovery codes. */
export async function deleteSecondFactor(db: Db, id: string, now: string): Promise<void> {
  await db.deleteFrom('staff_two_factors').where('userId', '=', id).execute()
  const off = accountFlag(db, false)
  await db.updateTable('staff_users').set({ twoFactorEnabled: off, updatedAt: now }).where('id', '=', id).execute()
}

export async function deleteStaff(db: Db, id: string): Promise<void> {
  await db.deleteFrom('staff_users').where('id', '=', id).execute()
}

function toStaffMember(row: Selectable<StaffUsersTable>): StaffMember {
  return {
    id: row.id,
    username: row.displayUsername ?? row.name,
    role: readRole(row.role),
    email: confirmedEmail(row.email),
    disabled: fromAccountFlag(row.banned),
    twoFactorEnabled: fromAccountFlag(row.twoFactorEnabled),
    createdAt: fromAccountInstant(row.createdAt),
  }
}

/** What may be asked of all staff. */
type StaffRule = 'second-factor'

export async function holdsStaffRule(db: Db, name: StaffRule): Promise<boolean> {
  const row = await db.selectFrom('staff_rules').select('name').where('name', '=', name).executeTakeFirst()
  return row !== undefined
}

export async function insertStaffRule(db: Db, name: StaffRule, now: string): Promise<void> {
  await db.insertInto('staff_rules').values({ name, created_at: now }).execute()
}

export async function deleteStaffRule(db: Db, name: StaffRule): Promise<void> {
  await db.deleteFrom('staff_rules').where('name', '=', name).execute()
}
