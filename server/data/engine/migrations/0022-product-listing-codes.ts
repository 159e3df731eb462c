import { sql } from 'kysely'
import type { Kysely } from 'kysely'

const AT_ONCE = 1000
const HYPHENATED = /[a-z0-9]+(?:[-_./][a-z0-9]+)+/g

type Row = { product_id: string; searched: string }

/** Staff's list finds `DF-750` by `df750`, too. What it is searched by is short and folded, so products are not read. */
export async function up(db: Kysely<unknown>): Promise<void> {
  let rows = await rowsAfter(db, '')
  while (rows.length > 0) {
    for (const { product_id, searched } of rows) {
      const codes = joinedCodes(searched)
      if (codes.length === 0) continue
      const longer = [searched, ...codes].join('\n')
      await sql`update product_listing set searched = ${longer} where product_id = ${product_id}`.execute(db)
    }
    rows = await rowsAfter(db, rows.at(-1)!.product_id)
  }
}

async function rowsAfter(db: Kysely<unknown>, id: string): Promise<Row[]> {
  const { rows } = await sql<Row>`select product_id, searched from product_listing
    where product_id > ${id} order by product_id limit ${AT_ONCE}`.execute(db)
  return rows
}

/** Letters and digits of hyphenated words in which both stand. */
function joinedCodes(searched: string): string[] {
  const joined = Array.from(searched.matchAll(HYPHENATED), ([word]) => word.replace(/[^a-z0-9]/g, ''))
  return joined.filter((word) => /\d/.test(word) && /[a-z]/.test(word))
}
