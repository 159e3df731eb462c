import { CONTENT_KINDS } from '#domain/site/content/content-kinds.ts'
import type { Db } from './database.ts'

/** Where something stands as soon as anybody has worked with the catalogue, also when they have deleted it again. */
const TABLES = ['categories', 'brands', 'products', 'posts', 'files', 'seo_overrides'] as const

/** Whether nobody has put anything into the catalogue yet. */
export async function isUntouched(db: Db): Promise<boolean> {
  for (const table of TABLES) {
    if (
      await db
        .selectFrom(table)
        .select((build) => build.lit(1).as('found'))
        .limit(1)
        .executeTakeFirst()
    )
      return false
  }
  return !(await hasRecords(db))
}

/** Drafts, and what lies in the bin. */
async function hasRecords(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('records')
    .select('key')
    .where('kind', 'in', ['category', 'brand', 'product', 'post', 'seo', ...CONTENT_KINDS])
    .where('origin', '<>', 'demo')
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}
