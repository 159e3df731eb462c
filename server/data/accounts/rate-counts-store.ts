import type { Db } from '#server/data/engine/database.ts'

/** How often somebody did what may be done only so often, in a stretch of time and in the one before it. */
export type RateCount = { window: number; current: number; previous: number }

export async function findRateCount(db: Db, key: string): Promise<RateCount | null> {
  const row = await db.selectFrom('rate_counts').selectAll().where('key', '=', key).executeTakeFirst()
  return row ? { window: row.window_number, current: row.current_count, previous: row.previous_count } : null
}

export async function saveRateCount(
  db: Db,
  key: string,
  { window, current, previous }: RateCount,
  uselessAfter: string,
): Promise<void> {
  const counts = {
    window_number: window,
    current_count: current,
    previous_count: previous,
    useless_after: uselessAfter,
  }
  await db
    .insertInto('rate_counts')
    .values({ key, ...counts })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(counts))
    .execute()
}

export async function deleteRateCountsBefore(db: Db, instant: string): Promise<void> {
  await db.deleteFrom('rate_counts').where('useless_after', '<', instant).execute()
}
