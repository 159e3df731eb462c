import type { ExpressionBuilder, Selectable } from 'kysely'
import type { LineAlias } from '#domain/quotes/line-alias.ts'
import { inChunks, toCount, contains, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Database } from '#server/data/engine/schema.ts'
import type { LineAliasesTable } from '#server/data/messages/message-tables.ts'

export async function findAlias(db: Db, id: string): Promise<LineAlias | null> {
  const row = await db.selectFrom('line_aliases').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toAlias(row) : null
}

export async function findAliases(db: Db, folded: string[]): Promise<Map<string, LineAlias>> {
  const rows = await inChunks(folded, (chunk) =>
    db.selectFrom('line_aliases').selectAll().where('folded', 'in', chunk).execute(),
  )
  return new Map(rows.map((row) => [row.folded, toAlias(row)]))
}

export type AliasFilter = { search?: string }

/** The latest change first. */
export async function listAliases(db: Db, { search = '', limit, offset }: AliasFilter & Partial<Page> = {}) {
  const rows = await db
    .selectFrom('line_aliases')
    .selectAll()
    .where(matching(search))
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toAlias)
}

export async function countAliases(db: Db, { search = '' }: AliasFilter = {}): Promise<number> {
  const { count } = await db
    .selectFrom('line_aliases')
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .where(matching(search))
    .executeTakeFirstOrThrow()
  return toCount(count)
}

type Saved = Pick<LineAlias, 'id' | 'text' | 'stockCode' | 'madeBy'> & { folded: string; at: string }

export async function insertAlias(db: Db, { stockCode, madeBy, at, ...alias }: Saved): Promise<void> {
  const values = { ...alias, stock_code: stockCode, made_by: madeBy, created_at: at, updated_at: at }
  await db.insertInto('line_aliases').values(values).execute()
}

export async function updateAlias(db: Db, { id, text, folded, stockCode, at }: Omit<Saved, 'madeBy'>): Promise<void> {
  await db
    .updateTable('line_aliases')
    .set((column) => ({ text, folded, stock_code: stockCode, updated_at: at, version: column('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

export async function countUses(db: Db, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await inChunks(ids, async (chunk) => {
    await db
      .updateTable('line_aliases')
      .set((column) => ({ used: column('used', '+', 1) }))
      .where('id', 'in', chunk)
      .execute()
    return []
  })
}

/** False when there is none. */
export async function deleteAlias(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('line_aliases').where('id', '=', id).executeTakeFirst()
  return numDeletedRows > 0n
}

function matching(search: string) {
  const text = search.trim().toLowerCase()
  return (where: ExpressionBuilder<Database, 'line_aliases'>) =>
    where.or(['text', 'folded', 'stock_code'].map((column) => contains(column, text)))
}

function toAlias(row: Selectable<LineAliasesTable>): LineAlias {
  const { id, text, stock_code, made_by, used, version, updated_at } = row
  return { id, text, stockCode: stock_code, madeBy: made_by, used, version, updatedAt: updated_at }
}
