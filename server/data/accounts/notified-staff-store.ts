import { can } from '#domain/accounts/permissions.ts'
import { storedNotices, NOTICE_FIELDS, type NotifiedMember } from '#domain/accounts/staff-notices.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import type { Db } from '#server/data/engine/database.ts'
import { saveStaffPreference } from './staff-preferences-store.ts'
import { listStaff } from './staff-store.ts'

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
