import { toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { toHead } from './record-rows.ts'

/** What is not on the site or has newer changes that are not, each with its newest version. */
function drafts(db: Db) {
  return db
    .selectFrom('records')
    .innerJoin('record_versions', (join) =>
      join.onRef('record_key', '=', 'records.key').onRef('record_versions.number', '=', 'draft_number'),
    )
    .where('deleted_at', 'is', null)
    .where('draft_number', 'is not', null)
    .where('records.state', '!=', 'scheduled')
}

/** How many drafts there are, and how many were last saved by somebody. */
export async function countDrafts(db: Db, staffId: string): Promise<{ mine: number; all: number }> {
  const rows = await drafts(db)
    .select(({ fn }) => ['by_id', fn.countAll<string | number>().as('count')])
    .groupBy('by_id')
    .execute()
  const counts = rows.map(({ by_id, count }) => ({ isMine: by_id === staffId, count: toCount(count) }))
  const sum = (some: typeof counts) => some.reduce((total, { count }) => total + count, 0)
  return { mine: sum(counts.filter(({ isMine }) => isMine)), all: sum(counts) }
}

/** Those that somebody saved last come first, of all the latest. */
export async function listDrafts(
  db: Db,
  staffId: string,
  limit: number,
): Promise<(RecordHead & { isMine: boolean })[]> {
  const rows = await drafts(db)
    .selectAll('records')
    .select('by_id')
    .orderBy(({ eb }) => eb.case().when('by_id', '=', staffId).then(0).else(1).end())
    .orderBy('updated_at', 'desc')
    .orderBy('records.key')
    .limit(limit)
    .execute()
  return rows.map((row) => ({ ...toHead(row), isMine: row.by_id === staffId }))
}

/** What goes onto the site or off it by an instant. */
export async function listPlanned(db: Db, until: string): Promise<RecordHead[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where(({ or, eb }) => or([eb('publish_at', '<=', until), eb('unpublish_at', '<=', until)]))
    .execute()
  return rows.map(toHead)
}

/** What could not be done as it was planned, the latest first. */
export async function listNotPublished(db: Db): Promise<RecordHead[]> {
  const rows = await db
    .selectFrom('records')
    .selectAll()
    .where('deleted_at', 'is', null)
    .where('not_published', 'is not', null)
    .orderBy('updated_at', 'desc')
    .execute()
  return rows.map(toHead)
}
