import { sql } from 'kysely'
import type { MissedSearch } from '#domain/search/missed-search.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countRows, type Page, NO_LIMIT } from '#server/data/engine/codec.ts'

/** The most frequent first, then the latest; of those that were searched since an instant. */
export async function listMissedSearches(
  db: Db,
  { limit, offset, since = '' }: Page & { since?: string } = {},
): Promise<MissedSearch[]> {
  const rows = await db
    .selectFrom('missed_searches')
    .selectAll()
    .where('last_at', '>=', since)
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('query')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(({ query, times, last_at }) => ({ query, times, lastAt: last_at }))
}

/** Counts searches on top of those that are known. */
export async function addMissedSearches(db: Db, missed: MissedSearch[]): Promise<void> {
  if (missed.length === 0) return
  await db
    .insertInto('missed_searches')
    .values(missed.map(({ query, times, lastAt }) => ({ query, times, last_at: lastAt })))
    .onConflict((conflict) =>
      conflict.column('query').doUpdateSet((build) => ({
        times: sql<number>`missed_searches.times + excluded.times`,
        last_at: build.ref('excluded.last_at'),
      })),
    )
    .execute()
}

/** Keeps as many as `most`: the rarest go, of these the oldest. */
export async function forgetRareSearches(db: Db, most: number): Promise<void> {
  await db
    .deleteFrom('missed_searches')
    .where('query', 'in', (build) =>
      build
        .selectFrom('missed_searches')
        .select('query')
        .orderBy('times', 'desc')
        .orderBy('last_at', 'desc')
        .orderBy('query')
        .limit(NO_LIMIT)
        .offset(most),
    )
    .execute()
}

export async function countMissedSearches(db: Db, since = ''): Promise<number> {
  return countRows(db.selectFrom('missed_searches').where('last_at', '>=', since))
}

/** How many there were. */
export async function deleteMissedSearches(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('missed_searches').executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteMissedSearch(db: Db, query: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('missed_searches').where('query', '=', query).executeTakeFirst()
  return numDeletedRows > 0n
}
