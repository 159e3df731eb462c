import { sql } from 'kysely'
import { gapsOf, type PostHead, type PostRow } from '#domain/posts/post-list.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { SUMMARY_COLUMNS, toPostSummary } from './post-rows.ts'

/** What all posts are found and ordered by: no texts, so that even thousands are light. */
export async function listPostHeads(db: Db): Promise<Omit<PostHead, 'state'>[]> {
  const rows = await db.selectFrom('posts').select(['id', 'title_ar', 'title_en', 'date']).execute()
  return rows.map(({ id, title_ar, title_en, date }) => ({ id, title: toPair(title_ar, title_en), date }))
}

export async function listPostRows(db: Db, ids: string[]): Promise<Map<string, Omit<PostRow, 'publication'>>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('posts')
      .select(SUMMARY_COLUMNS)
      .select([
        sql<number>`case when detail_ar = '' then 0 else 1 end`.as('has_detail_ar'),
        sql<number>`case when detail_en = '' then 0 else 1 end`.as('has_detail_en'),
      ])
      .where('id', 'in', chunk)
      .execute(),
  )
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return new Map(
    rows.map((row) => {
      const gaps = gapsOf({
        title: toPair(row.title_ar !== '', row.title_en !== ''),
        snippet: toPair(row.snippet_ar !== '', row.snippet_en !== ''),
        detail: toPair(row.has_detail_ar === 1, row.has_detail_en === 1),
      })
      return [row.id, { ...toPostSummary(row, pictureOf), gaps }]
    }),
  )
}
