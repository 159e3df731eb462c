import SqliteFile from 'better-sqlite3'
import {
  PostgresAdapter,
  PostgresDialect,
  sql,
  type Dialect,
  type Kysely,
  type QueryExecutorProvider,
  type RawBuilder,
  type SelectQueryBuilder,
} from 'kysely'
import pg from 'pg'
import type { DatabaseConfig, PostgresLimits } from '#server/config.ts'
import { announceWith, listenForChanges } from './postgres/postgres-changes.ts'
import { watchForSilence } from './postgres/postgres-watchdog.ts'
import { otherPostgresSessions, SESSION_NAMES } from './postgres/postgres-sessions.ts'
import { postgresProblems } from './postgres/postgres-soundness.ts'
import type { Database } from './schema.ts'
import { DurableSqliteDialect } from './sqlite-dialect.ts'
import { POSTGRES_TEXT_INDEX, SQLITE_TEXT_INDEX } from '#server/data/messages/text-index.ts'
import { sqliteBytes, lookForChanges } from './sqlite-file.ts'
import type { TableClocks, ChangeFeed } from './table-clocks.ts'
import type { DatabaseLoad } from './watched-connection.ts'
import { WatchedDialect } from './watched-dialect.ts'

/** The one module that tells SQLite and PostgreSQL apart. */
export type Engine = 'sqlite' | 'postgres'

/** What hears of a database: of PostgreSQL connections that break while nobody uses them, and of every change. */
type DatabaseListeners = { onIdleError: (error: Error) => void; clocks: TableClocks; load: DatabaseLoad }

export function dialectFor(database: DatabaseConfig, { onIdleError, clocks, load }: DatabaseListeners): Dialect {
  if (database.kind === 'sqlite') {
    const sqlite = new DurableSqliteDialect(database.file, load, database.patienceMs)
    return new WatchedDialect(sqlite, { clocks, load, announce: null })
  }
  const postgres = new PostgresDialect({
    pool: postgresPool(database.url, { ...LIMITS, ...database.limits }, onIdleError),
  })
  return new WatchedDialect(postgres, { clocks, load, announce: announceWith(clocks) })
}

/** Hears of changes by other processes. `db` is the same database, open. */
export function changeFeed(database: DatabaseConfig, db: QueryExecutorProvider, clocks: TableClocks): ChangeFeed {
  return database.kind === 'sqlite' ? lookForChanges(db, clocks) : listenForChanges(database.url, clocks)
}

/** The file of a database that is one, which one server at a time may write; null for a database behind a server. */
export function databaseFile(database: DatabaseConfig): string | null {
  return database.kind === 'sqlite' ? database.file : null
}

/** A silence is longer than the server's own limit for a statement. */
const LIMITS: PostgresLimits = { connection: 3_000, statement: 3_500, lock: 2_000, idle: 10_000, silence: 4_000 }

function postgresPool(url: string, limits: PostgresLimits, onIdleError: (error: Error) => void): pg.Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max: 10,
    connectionTimeoutMillis: limits.connection,
    statement_timeout: limits.statement,
    lock_timeout: limits.lock,
    idle_in_transaction_session_timeout: limits.idle,
    options: '-c synchronous_commit=on',
    application_name: SESSION_NAMES.queries,
  })
  watchForSilence(pool, limits.silence)
  // A connection that the server closes while nobody uses it would otherwise end the process.
  pool.on('error', onIdleError)
  // So would one that breaks while it is in use; its query rejects, too.
  pool.on('connect', (client) => client.on('error', () => {}))
  return pool
}

export function engineOf(db: QueryExecutorProvider): Engine {
  return db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'
}

/** How many bytes a database takes on its disk. */
export async function databaseSize(db: Kysely<Database>, database: DatabaseConfig): Promise<number> {
  if (database.kind === 'sqlite') return sqliteBytes(database.file)
  const size = sql<{ bytes: string }>`select pg_database_size(current_database()) as bytes`
  return Number((await size.execute(db)).rows[0]?.bytes ?? 0)
}

/** Column types that the two do not name alike. Migrations that have run are made of them: none is ever changed. */
export type ColumnTypes = {
  /** Ids, names of files, instants: compared byte by byte, so that both order them alike. */
  key: RawBuilder<unknown>
  /** A name of 122 or more bits that nothing else has, for each row anew. */
  unique: RawBuilder<string>
  /** Has parts of words in the texts of messages be found by an index. */
  messageTextIndex: RawBuilder<unknown>[]
  /** The types that the account library expects. */
  accountBoolean: RawBuilder<unknown>
  accountInstant: RawBuilder<unknown>
}

export function columnTypes(db: QueryExecutorProvider): ColumnTypes {
  if (engineOf(db) === 'postgres') {
    const unique = sql<string>`gen_random_uuid()::text`
    return {
      key: sql`text collate "C"`,
      unique,
      messageTextIndex: POSTGRES_TEXT_INDEX,
      accountBoolean: sql`boolean`,
      accountInstant: sql`timestamptz`,
    }
  }
  const unique = sql<string>`lower(hex(randomblob(16)))`
  return {
    key: sql`text`,
    unique,
    messageTextIndex: SQLITE_TEXT_INDEX,
    accountBoolean: sql`integer`,
    accountInstant: sql`date`,
  }
}

export function accountFlag(db: QueryExecutorProvider, value: boolean): number | boolean {
  return engineOf(db) === 'postgres' ? value : Number(value)
}

/**
 * Limits a query to rows that nobody else is working on. To be used in `with`: PostgreSQL may run a subquery in `where` once
 * for each row, and lock other rows every time. SQLite has one writer at a time and needs no lock.
 */
export function skippingLocked<DB, TB extends keyof DB, O>(
  db: Kysely<DB>,
  query: SelectQueryBuilder<DB, TB, O>,
): SelectQueryBuilder<DB, TB, O> {
  return engineOf(db) === 'postgres' ? query.forUpdate().skipLocked() : query
}

/** Lets one transaction after the other do what `name` stands for. SQLite has one writer at a time and needs nothing. */
export async function takeLock(tx: QueryExecutorProvider, name: string): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`select pg_advisory_xact_lock(hashtext(${name}))`.execute(tx)
}

/** Waits for all that write a table, and lets nobody write it until this transaction ends. On SQLite writers wait from its first write on. */
export async function keepWritersOut(tx: QueryExecutorProvider, table: string): Promise<void> {
  if (engineOf(tx) === 'postgres') await sql`lock table ${sql.table(table)} in share row exclusive mode`.execute(tx)
}

/** As `takeLock`, however long the one before takes: a server that starts waits until another has loaded its records. */
export async function awaitLock(tx: QueryExecutorProvider, name: string): Promise<void> {
  if (engineOf(tx) === 'sqlite') return
  await sql`set local lock_timeout = 0`.execute(tx)
  await sql`set local statement_timeout = 0`.execute(tx)
  await takeLock(tx, name)
  await sql`set local lock_timeout to default`.execute(tx)
  await sql`set local statement_timeout to default`.execute(tx)
}

/**
 * Runs with no time limit on statements, nor on what lies between them: a migration of a large table may take longer
 * than any request, and a backup reads files while its snapshot waits.
 */
export async function unhurried<DB, T>(connection: Kysely<DB>, work: () => Promise<T>): Promise<T> {
  if (engineOf(connection) === 'sqlite') return work()
  await sql`set statement_timeout = 0`.execute(connection)
  await sql`set idle_in_transaction_session_timeout = 0`.execute(connection)
  const hurry = async () => {
    await sql`reset statement_timeout`.execute(connection)
    await sql`reset idle_in_transaction_session_timeout`.execute(connection)
  }
  const answer = await work().catch(async (error: unknown) => {
    // Of a connection that broke, what it broke with is worth more than that it is broken.
    await hurry().catch(() => {})
    throw error
  })
  await hurry()
  return answer
}

/** A column that is written, not computed. */
export type StoredColumn = {
  name: string
  /** It takes `true` and `false` where the other database has 1 and 0. */
  wantsBoolean: boolean
  /** It holds large whole numbers, which the driver hands out as text. */
  comesAsText: boolean
}

/** The columns of a table that hold values of their own, in their order. */
export async function storedColumns(db: Kysely<Database>, table: string): Promise<StoredColumn[]> {
  if (engineOf(db) === 'sqlite') {
    const { rows } = await sql<{ name: string }>`select name from pragma_table_info(${table}) order by cid`.execute(db)
    return rows.map(({ name }) => ({ name, wantsBoolean: false, comesAsText: false }))
  }
  const { rows } = await sql<{ name: string; type: string }>`
    select column_name as name, data_type as type from information_schema.columns
    where table_schema = 'public' and table_name = ${table} and is_generated = 'NEVER' order by ordinal_position
  `.execute(db)
  return rows.map(({ name, type }) => ({ name, wantsBoolean: type === 'boolean', comesAsText: type === 'bigint' }))
}

/** How many other sessions of this product a database behind a server has; a file tells by its lock. */
export async function otherSessions(db: Kysely<Database>): Promise<number> {
  return engineOf(db) === 'sqlite' ? 0 : otherPostgresSessions(db)
}

/** Where a row lies on the disk: its text or number, and the condition of lying behind such a place. */
type DiskPlace = { of: RawBuilder<string | number>; order: RawBuilder<unknown>; behind: PlaceCondition }
type PlaceCondition = (place: string | number) => RawBuilder<boolean>

/** The order in which rows lie on the disk: the quickest, and the same for as long as nobody writes. */
export function diskPlace(db: QueryExecutorProvider): DiskPlace {
  return engineOf(db) === 'sqlite'
    ? { of: sql`rowid`, order: sql`rowid`, behind: (place) => sql<boolean>`rowid > ${place}` }
    : { of: sql`ctid::text`, order: sql`ctid`, behind: (place) => sql<boolean>`ctid > ${place}::tid` }
}

/** At most so many messages whose texts may hold what is asked for; null where the database looks into its index by itself. */
export async function lookIntoTextIndex(db: Kysely<Database>, asked: string, most: number): Promise<string[] | null> {
  if (engineOf(db) === 'postgres') return null
  const { rows } = await sql<{ id: string }>`select message_id as id from messages_places where place in (
    select rowid from messages_found where messages_found match ${asked} limit ${most}
  )`.execute(db)
  return rows.map(({ id }) => id)
}

/** Takes every table away. In a transaction, on both databases. */
export async function dropTables(tx: Kysely<Database>, tables: string[]): Promise<void> {
  if (engineOf(tx) === 'sqlite') {
    for (const table of ['messages_found', 'messages_places'])
      await sql`drop table if exists ${sql.table(table)}`.execute(tx)
  }
  for (const table of tables) {
    await (engineOf(tx) === 'sqlite'
      ? sql`drop table ${sql.table(table)}`.execute(tx)
      : sql`drop table ${sql.table(table)} cascade`.execute(tx))
  }
}

/** Asks the database itself whether it is sound; answers what it complains of. */
export async function soundnessProblems(db: Kysely<Database>): Promise<string[]> {
  if (engineOf(db) === 'postgres') return postgresProblems(db)
  const { rows: pages } = await sql<{ integrity_check: string }>`pragma integrity_check`.execute(db)
  const { rows: keys } = await sql<{ table: string; parent: string }>`pragma foreign_key_check`.execute(db)
  const broken = pages.map((row) => row.integrity_check).filter((text) => text !== 'ok')
  return [...broken, ...keys.map(({ table, parent }) => `a row of ${table} points to nothing in ${parent}`)]
}

/** Writes SQLite's log back into its file and lets it shrink; PostgreSQL does so by itself. */
export async function checkpoint(db: QueryExecutorProvider): Promise<void> {
  if (engineOf(db) === 'sqlite') await sql`pragma wal_checkpoint(truncate)`.execute(db)
}

/** Codes of writes that another writer foiled, and that succeed or fail for a clear reason when they look again. */
const FOILED = new Set([
  'SQLITE_CONSTRAINT_UNIQUE',
  'SQLITE_CONSTRAINT_PRIMARYKEY',
  'SQLITE_CONSTRAINT_FOREIGNKEY',
  '23505', // unique
  '23503', // foreign key
  '40001', // serialization
  '40P01', // deadlock
])

export function wasFoiled(error: unknown): boolean {
  return FOILED.has(codeOf(error))
}

/** Codes of a database that cannot write or answer at the moment; callers are told to come back later. */
const UNAVAILABLE =
  /^(SQLITE_(BUSY|FULL|READONLY|IOERR|CANTOPEN)|08|53|57P0|25006|55P03|57014|ECONN|ENOENT|ENOTFOUND|ETIMEDOUT)/

/** What the driver of PostgreSQL says, without a code, of a connection that broke or was not to be had in time. */
const UNREACHABLE = /^(?:timeout exceeded when trying to connect|Connection terminated|Client has encountered a conn)/

/** Whether the error says that the database is full, read-only, locked or away, and not that the query is wrong. */
export function isUnavailable(error: unknown): boolean {
  return UNAVAILABLE.test(codeOf(error)) || (error instanceof Error && UNREACHABLE.test(error.message))
}

const BUSY = /^(SQLITE_BUSY|55P03|57014)/

/** Whether others have what is asked for, or a statement took too long: later it may succeed. */
export function isBusy(error: unknown): boolean {
  return BUSY.test(codeOf(error))
}

/** Whether nobody is there to answer, and not that somebody takes long. */
export function isUnreachable(error: unknown): boolean {
  return isUnavailable(error) && !isBusy(error) && !isCrowded(error)
}

function isCrowded(error: unknown): boolean {
  return error instanceof Error && error.message.startsWith('timeout exceeded when trying to connect')
}

function codeOf(error: unknown): string {
  if (error instanceof SqliteFile.SqliteError) return error.code
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
