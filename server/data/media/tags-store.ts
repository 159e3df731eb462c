import { sql } from 'kysely'
import type { Tag } from '#domain/media/tags.ts'
import { foldText } from '#domain/text/fold.ts'
import { inChunks, toCount, toFlag } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** The tags of each of the files, in their order; those without are left out. */
export async function tagsOf(db: Db, names: string[]): Promise<Map<string, string[]>> {
  const rows = await inChunks(names, (chunk) =>
    db.selectFrom('file_tags').select(['file', 'tag']).where('file', 'in', chunk).orderBy('folded').execute(),
  )
  return new Map([...Map.groupBy(rows, ({ file }) => file)].map(([file, some]) => [file, some.map(({ tag }) => tag)]))
}

export async function saveTags(db: Db, file: string, tags: readonly string[]): Promise<void> {
  await db.deleteFrom('file_tags').where('file', '=', file).execute()
  if (tags.length === 0) return
  const rows = tags.map((tag) => ({ file, folded: foldText(tag), tag }))
  await db.insertInto('file_tags').values(rows).execute()
}

/** Those that most files have first. */
export async function listTags(db: Db, limit: number): Promise<Tag[]> {
  const rows = await db
    .selectFrom('file_tags')
    .innerJoin('files', 'files.name', 'file')
    .select(({ fn }) => [fn.min('tag').as('tag'), fn.countAll<string | number>().as('count')])
    .where('binned', '=', toFlag(false))
    .groupBy('folded')
    .orderBy(sql`count(*)`, 'desc')
    .orderBy('folded')
    .limit(limit)
    .execute()
  return rows.map(({ tag, count }) => ({ tag, count: toCount(count) }))
}
