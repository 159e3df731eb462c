import { type SelectQueryBuilder, sql, type RawBuilder, type SqlBool } from 'kysely'

/** Both databases limit the values of one statement (SQLite 32,766, PostgreSQL 65,535). */
const CHUNK = 10_000

/** SQLite knows no offset without a limit. */
export const NO_LIMIT = Number.MAX_SAFE_INTEGER

/** How values that the two databases would keep differently stand in a column: the same on both. */

export function toFlag(value: boolean): number {
  return value ? 1 : 0
}

export function fromFlag(value: number): boolean {
  return value === 1
}

export function toInstant(date: Date): string {
  return date.toISOString()
}

export function toJson(value: unknown): string {
  return JSON.stringify(value)
}

/** The type is what `toJson` was given: nobody else writes the column. */
export function fromJson<T>(text: string): T {
  return JSON.parse(text) as T
}

/** PostgreSQL counts in 64 bits and answers with text. */
export function toCount(value: string | number | bigint): number {
  return Number(value)
}

/** A row's two columns as one text in both languages. */
export function toPair<T>(ar: T, en: T): { ar: T; en: T } {
  return { ar, en }
}

/** An instant of the account tables, which PostgreSQL answers as a `Date`. */
export function fromAccountInstant(value: string | Date): string {
  return new Date(value).toISOString()
}

/** A boolean of the account tables; null is false. */
export function fromAccountFlag(value: number | boolean | null): boolean {
  return Boolean(value)
}

/** A part of a list: `limit` records after the first `offset`; without them all. */
export type Page = { limit?: number; offset?: number }

export async function countRows<DB, Tables extends keyof DB, Row>(
  query: SelectQueryBuilder<DB, Tables, Row>,
): Promise<number> {
  const { count } = await query
    .select(({ fn }) => fn.countAll<string | number>().as('count'))
    .$castTo<{ count: string | number }>()
    .executeTakeFirstOrThrow()
  return toCount(count)
}

/** Asks for the rows of many keys: one query, or a few where one cannot take them all; none for no keys. */
export async function inChunks<Key, Row>(
  keys: Key[],
  load: (chunk: Key[]) => Promise<Row[]>,
  size = CHUNK,
): Promise<Row[]> {
  const rows: Row[] = []
  for (let at = 0; at < keys.length; at += size) {
    for (const row of await load(keys.slice(at, at + size))) rows.push(row)
  }
  return rows
}

/** Records in the order of their ids; an id without a record is passed over. */
export function inOrderOf<Found extends { id: string }>(ids: string[], found: Found[]): Found[] {
  const byId = new Map(found.map((record) => [record.id, record]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

/** Whether a column, or what is made of it, of folded text holds a folded word: neither database has to know how. */
export function contains(column: string | RawBuilder<string>, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const text = typeof column === 'string' ? sql.ref(column) : column
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`
}
