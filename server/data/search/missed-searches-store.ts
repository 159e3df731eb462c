import { sql } from 'kysely'
import type { MissedSearch } from '#domain/search/missed-search.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countRows, type Page, NO_LIMIT } from '#server/data/engine/codec.ts'

/** Those that were searched since an instant; with or without products that came close, where that is asked for. */
type Asked = { since?: string; isClosest?: boolean }

/** The most frequent first, then the latest. */
export async function listMissedSearches(
  db: Db,
  { limit, offset, ...asked }: Page & Asked = {},
): Promise<MissedSearch[]> {
  const rows = await missedSearches(db, asked)
    .selectAll()
    .orderBy('times', 'desc')
    .orderBy('last_at', 'desc')
    .orderBy('query')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(({ query, times, last_at, closest }) => ({ query, times, lastAt: last_at, isClosest: closest === 1 }))
}

/** Counts searches on top of those that are known. */
export async function addMissedSearches(db: Db, missed: MissedSearch[]): Promise<void> {
  if (missed.length === 0) return
  await db
    .insertInto('missed_searches')
    .values(
      missed.map(({ query, times, lastAt, isClosest }) => {
        return { query, times, last_at: lastAt, closest: Number(isClosest) }
      }),
    )
    .onConflict((conflict) =>
      conflict
        .column('query')
        .doUpdateSet((build) => ({
          times: sql<number>`missed_searches.times + excluded.times`,
          last_at: build.ref('excluded.last_at'),
          closest: build.ref('excluded.closest'),
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

export async function countMissedSearches(db: Db, asked: Asked = {}): Promise<number> {
  return countRows(missedSearches(db, asked))
}

function missedSearches(db: Db, { since = '', isClosest }: Asked) {
  const found = db.selectFrom('missed_searches').where('last_at', '>=', since)
  return isClosest === undefined ? found : found.where('closest', '=', Number(isClosest))
}

/** How many there were. */
export async function deleteMissedSearches(db: Db, isClosest: boolean): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('missed_searches')
    .where('closest', '=', Number(isClosest))
    .executeTakeFirst()
  return Number(numDeletedRows)
}

export async function deleteMissedSearch(db: Db, query: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('missed_searches').where('query', '=', query).executeTakeFirst()
  return numDeletedRows > 0n
}
