import type { Db } from '#server/data/engine/database.ts'

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
