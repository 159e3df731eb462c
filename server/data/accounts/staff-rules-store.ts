import type { Db } from '#server/data/engine/database.ts'

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
