import type { Db } from '../engine/database.ts'

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
