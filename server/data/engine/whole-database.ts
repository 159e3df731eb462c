import { DEFAULT_MIGRATION_LOCK_TABLE, DEFAULT_MIGRATION_TABLE } from 'kysely/migration'
import { sql } from 'kysely'
import { toCount } from './codec.ts'
import type { Db, Tx } from './database.ts'
import { diskPlace, dropTables, storedColumns, type StoredColumn, unhurried } from './dialect.ts'
import { isOfTextIndex } from '#server/data/messages/text-index.ts'

/** A row as a backup keeps it: the same on both databases. */
export type PlainRow = Record<string, string | number | null>

/** Rows that others point to are written first. */
const POINTED_AT = [
  'files',
  'version_contents',
  'records',
  'categories',
  'brands',
  'products',
  'posts',
  'documents',
  'staff_users',
  'customers',
  'desk_customers',
  'webhooks',
  'messages',
  'mail_outbox',
  'private_files',
  'quotes',
]
const OF_MIGRATIONS = [DEFAULT_MIGRATION_TABLE, DEFAULT_MIGRATION_LOCK_TABLE]
const ROWS_AT_ONCE = 100
/** SQLite takes so many values in one statement. */
const MOST_VALUES = 30_000

/** Shows `work` one state of all tables while others go on writing. */
export function inSnapshot<T>(db: Db, work: (snapshot: Db) => Promise<T>): Promise<T> {
  return db
    .connection()
    .execute((connection) =>
      unhurried(connection, () =>
        connection.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(work),
      ),
    )
}

/** All tables but those of the migrations, in the order in which they can be filled. */
export async function listTables(db: Db): Promise<string[]> {
  const names = await allTables(db)
  const rank = (name: string) => (POINTED_AT.includes(name) ? POINTED_AT.indexOf(name) : POINTED_AT.length)
  return names
    .filter((name) => !OF_MIGRATIONS.includes(name))
    .toSorted((one, other) => rank(one) - rank(other) || (one < other ? -1 : 1))
}

/** Takes away all that a database holds, the record of its migrations included. */
export async function dropEverything(tx: Tx): Promise<void> {
  const names = await listTables(tx)
  await dropTables(tx, [...names.toReversed(), ...(await allTables(tx)).filter((name) => OF_MIGRATIONS.includes(name))])
}

/** Takes all rows out of tables that were made again, which migrations may have begun to fill. */
export async function emptyEverything(tx: Tx): Promise<void> {
  for (const table of (await listTables(tx)).toReversed()) await sql`delete from ${sql.table(table)}`.execute(tx)
}

/** Whether a database holds no table at all. */
export async function isBlank(db: Db): Promise<boolean> {
  return (await allTables(db)).length === 0
}

async function allTables(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.map(({ name }) => name).filter((name) => !isOfTextIndex(name))
}

/** The rows of a table in portions, each found behind the one before. */
export async function* readRows(db: Db, table: string): AsyncGenerator<PlainRow[]> {
  const columns = await storedColumns(db, table)
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  const asText = columns.filter(({ comesAsText }) => comesAsText).map(({ name }) => name)
  const { of, order, behind } = diskPlace(db)
  for (let place: string | number | null = null; ;) {
    const { rows } = await sql<PlacedRow>`
      select ${of} as ${sql.ref(PLACE)}, ${names} from ${sql.table(table)}
      ${place === null ? sql`` : sql`where ${behind(place)}`} order by ${order} limit ${ROWS_AT_ONCE}
    `.execute(db)
    place = rows.at(-1)?.[PLACE] ?? null
    if (rows.length > 0) yield rows.map(({ [PLACE]: _place, ...row }) => toPlainRow(row, asText))
    if (rows.length < ROWS_AT_ONCE) return
  }
}

/** No column has this name. */
const PLACE = 'place on the disk'
type PlacedRow = Record<string, unknown> & { [PLACE]: string | number }

export async function countRowsOf(db: Db, tables: string[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {}
  for (const table of tables) {
    const { rows } = await sql<{ count: string | number }>`select count(*) as count from ${sql.table(table)}`.execute(
      db,
    )
    counts[table] = toCount(rows[0]?.count ?? 0)
  }
  return counts
}

/** Adds rows that `readRows` gave, of this database or of the other kind. */
export async function writeRows(db: Db, table: string, rows: PlainRow[]): Promise<void> {
  const columns = await storedColumns(db, table)
  const portion = Math.max(1, Math.floor(MOST_VALUES / columns.length))
  const names = sql.join(columns.map(({ name }) => sql.ref(name)))
  for (let start = 0; start < rows.length; start += portion) {
    const tuples = rows.slice(start, start + portion).map((row) => sql`(${sql.join(valuesOf(row, columns))})`)
    await sql`insert into ${sql.table(table)} (${names}) values ${sql.join(tuples)}`.execute(db)
  }
}

function valuesOf(row: PlainRow, columns: StoredColumn[]): unknown[] {
  return columns.map(({ name, wantsBoolean }) => {
    const value = row[name] ?? null
    return wantsBoolean && value !== null ? value === 1 : value
  })
}

function toPlainRow(row: Record<string, unknown>, asText: string[]): PlainRow {
  const plain = Object.fromEntries(Object.entries(row).map(([name, value]) => [name, toPlainValue(value)]))
  for (const name of asText) plain[name] = toWhole(plain[name] ?? null)
  return plain
}

function toWhole(text: string | number | null): number | null {
  if (text === null || Number.isSafeInteger(Number(text))) return text === null ? null : Number(text)
  throw new Error(`A column holds ${text}, which a backup cannot count exactly`)
}

function toPlainValue(value: unknown): string | number | null {
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'boolean') return Number(value)
  if (value === null || typeof value === 'string' || typeof value === 'number') return value
  throw new Error(`A column holds a ${typeof value}, which a backup does not know`)
}
