import { can } from '#domain/accounts/permissions.ts'
import { storedNotices, NOTICE_FIELDS, type NotifiedMember } from '#domain/accounts/staff-notices.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { listStaff } from './staff-store.ts'

/** What somebody of staff prefers, by name. */
export async function listStaffPreferences(db: Db, staffId: string): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('staff_preferences')
    .select(['name', 'value'])
    .where('staff_id', '=', staffId)
    .execute()
  return new Map(rows.map(({ name, value }) => [name, value]))
}

export async function saveStaffPreference(db: Db, staffId: string, name: string, value: string): Promise<void> {
  await db
    .insertInto('staff_preferences')
    .values({ staff_id: staffId, name, value })
    .onConflict((conflict) =>
      conflict.columns(['staff_id', 'name']).doUpdateSet((build) => ({ value: build.ref('excluded.value') })),
    )
    .execute()
}

/** Changes a preference from what it was known to be; false where somebody else has changed it since. */
export async function replaceStaffPreference(
  db: Db,
  staffId: string,
  name: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('staff_preferences')
    .set({ value: to })
    .where('staff_id', '=', staffId)
    .where('name', '=', name)
    .where('value', '=', from)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteStaffPreference(db: Db, staffId: string, name: string): Promise<void> {
  await db.deleteFrom('staff_preferences').where('staff_id', '=', staffId).where('name', '=', name).execute()
}

/** One preference of everybody who has it. */
export async function listPreferencesNamed(db: Db, name: string): Promise<{ staff_id: string; value: string }[]> {
  return db.selectFrom('staff_preferences').select(['staff_id', 'value']).where('name', '=', name).execute()
}

export async function listBefore(db: Db, name: string, value: string): Promise<string[]> {
  const rows = await db
    .selectFrom('staff_preferences')
    .select('staff_id')
    .where('name', '=', name)
    .where('value', '<', value)
    .execute()
  return rows.map(({ staff_id }) => staff_id)
}

/** The language in which somebody is written to. */
const LOCALE = 'locale'

/** Until somebody has been seen with another one. */
const USUAL_LOCALE: Locale = 'ar'

/** Everybody of staff who has confirmed an address, is not disabled, and may read requests. */
export async function listNotifiedStaff(db: Db): Promise<NotifiedMember[]> {
  const members = (await listStaff(db)).filter(({ disabled, role }) => !disabled && can(role, 'requests'))
  const rows = await db
    .selectFrom('staff_preferences')
    .select(['staff_id', 'name', 'value'])
    .where('name', 'in', [LOCALE, ...Object.values(NOTICE_FIELDS)])
    .execute()
  return members.flatMap(({ id, email }) => {
    if (email === null) return []
    const preferences = new Map(rows.filter((row) => row.staff_id === id).map(({ name, value }) => [name, value]))
    const locale = preferences.get(LOCALE)
    return [{ id, email, locale: isLocale(locale) ? locale : USUAL_LOCALE, notices: storedNotices(preferences) }]
  })
}

export function saveStaffLocale(db: Db, staffId: string, locale: Locale): Promise<void> {
  return saveStaffPreference(db, staffId, LOCALE, locale)
}
