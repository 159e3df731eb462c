import { sql, type QueryExecutorProvider } from 'kysely'
import { closeSync, existsSync, openSync, rmSync } from 'node:fs'
import SqliteFile from 'better-sqlite3'
import { stat } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'
import type { TableClocks, ChangeFeed } from './table-clocks.ts'

/** Older ones can corrupt a database whose write-ahead log is reset by two connections at once. */
const OLDEST_SQLITE = [3, 51, 3] as const
/** How long SQLite itself may hold the event loop while another process writes; the driver waits on without holding it. */
const BUSY_TIMEOUT_MS = 25
/** Statements with lists of values come in many lengths. */
const MOST_PREPARED = 500
/** Letters of a statement that writes: those with hundreds of rows take room and seldom come again. */
const LONGEST_KEPT_WRITE = 4000
/** It serves beside the handle that has the cache of all; SQLite of better-sqlite3 takes 16 MB of its own accord. */
const READER_CACHE_KIB = 2000
const JOURNAL_LIMIT_BYTES = 64 * 1024 * 1024
/** Written back often and little at a time: the thousand that SQLite lets come together hold the event loop for 17 ms. */
const LONG_LOG_PAGES = 100

/**
 * A database file that opens at its first statement, and again after an input or output error:
 * after such an error nothing is known of the state that a handle keeps in memory.
 */
export class ReopeningFile {
  readonly #path: string
  readonly #onlyReads: boolean
  #handle: SqliteFile.Database | null = null
  /** For good: what is left of a transaction that was cut off would be carried out by itself on a new handle. */
  #isClosed = false
  /** Preparing a statement takes longer than most of them run. */
  readonly #prepared = new Map<string, SqliteFile.Statement>()

  constructor(path: string, { onlyReads = false } = {}) {
    this.#path = path
    this.#onlyReads = onlyReads
  }

  /** A second handle of the same file, on which nothing can be written. */
  reader(): ReopeningFile {
    return new ReopeningFile(this.#path, { onlyReads: true })
  }

  get inTransaction(): boolean {
    return this.#handle?.inTransaction ?? false
  }

  prepare(sql: string): SqliteFile.Statement {
    this.#handle ??= this.#open()
    const known = this.#prepared.get(sql)
    if (known && !known.busy) return known
    const statement = this.#handle.prepare(sql)
    if (!isReused(statement, sql)) return statement
    if (this.#prepared.size >= MOST_PREPARED) this.#prepared.clear()
    this.#prepared.set(sql, statement)
    return statement
  }

  /** Whether it is time to write the log back, and possible: nothing has been begun that is not finished. */
  get hasLongLog(): boolean {
    return !this.inTransaction && this.#unwritten('noop') >= LONG_LOG_PAGES
  }

  writeLogBack(): void {
    this.#unwritten('passive')
  }

  /** How many pages of the log are not written back. What cannot be written now stays there, and is read from there. */
  #unwritten(mode: 'noop' | 'passive'): number {
    // A file that was closed meanwhile has been written back, and is not opened again for it.
    if (!this.#handle) return 0
    try {
      const { log, checkpointed } = this.#handle.prepare(`pragma wal_checkpoint(${mode})`).get() as Log
      return log - checkpointed
    } catch (error) {
      if (error instanceof SqliteFile.SqliteError) return 0
      throw error
    }
  }

  /**
   * Leaves a handle of which nothing is known. The new one opens before the old one closes: with the last handle goes
   * the index of the log, which a disk that takes no writes could not make again, and then nobody could read either.
   */
  renew(): void {
    const old = this.#handle
    this.#prepared.clear()
    this.#handle = null
    try {
      this.#handle = this.#open()
    } catch {
      // The next statement tries again, and says what is wrong.
    }
    old?.close()
  }

  #open(): SqliteFile.Database {
    if (this.#isClosed) throw new Error('The database is closed')
    const handle = openFile(this.#path)
    if (!this.#onlyReads) return handle
    handle.pragma('query_only = on')
    handle.pragma(`cache_size = -${READER_CACHE_KIB}`)
    return handle
  }

  close(): void {
    this.#isClosed = true
    this.drop()
  }

  /** Leaves the handle; the next statement opens another. */
  drop(): void {
    this.#prepared.clear()
    this.#handle?.close()
    this.#handle = null
  }
}

/** Pages of the log, and how many of them are written back. */
type Log = { log: number; checkpointed: number }

/** Reads and writes of rows; what changes tables is prepared anew, and after it SQLite prepares the kept ones by itself. */
function isReused({ reader, readonly }: SqliteFile.Statement, sql: string): boolean {
  return readonly ? reader : !reader && WRITES_ROWS.test(sql) && sql.length <= LONGEST_KEPT_WRITE
}

const WRITES_ROWS = /^(?:insert|update|delete) /

function openFile(path: string): SqliteFile.Database {
  makeFile(path)
  const file = new SqliteFile(path, { timeout: BUSY_TIMEOUT_MS })
  assertRecent(file.prepare('select sqlite_version()').pluck().get() as string)
  for (const pragma of [
    'journal_mode = wal',
    // With NORMAL a power cut takes back writes that were already acknowledged.
    'synchronous = full',
    'foreign_keys = on',
    'trusted_schema = off',
    'secure_delete = on',
    `journal_size_limit = ${JOURNAL_LIMIT_BYTES}`,
    'mmap_size = 0',
  ]) {
    file.pragma(pragma)
  }
  return file
}

/** A new file belongs to its owner alone, whatever the folder allows; what SQLite lays beside it is made like it. */
function makeFile(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600))
}

/** Throws when SQLite is older than the oldest that keeps its promises. */
export function assertRecent(version: string): void {
  const parts = version.split('.').map(Number)
  for (const [index, wanted] of OLDEST_SQLITE.entries()) {
    const part = parts[index] ?? 0
    if (part > wanted) return
    if (part < wanted) throw new Error(`SQLite ${version} is too old: ${OLDEST_SQLITE.join('.')} or newer is needed`)
  }
}

/** A SQLite database is a file and what lies beside it while it is open, or after a crash. */
export function sqliteFiles(file: string): string[] {
  return ['', '-wal', '-shm'].map((ending) => file + ending)
}

export function removeSqlite(file: string): void {
  for (const path of sqliteFiles(file)) rmSync(path, { force: true })
}

/** What the file and its journal take on the disk. */
export async function sqliteBytes(file: string): Promise<number> {
  const sizes = await Promise.all(
    sqliteFiles(file).map((path) =>
      stat(path).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return sizes.reduce((sum, size) => sum + size, 0)
}

const LOOK_MS = 1000

/** SQLite counts what other processes commit to the file, a command of an operator for one; looked at each second. */
export function lookForChanges(db: QueryExecutorProvider, clocks: TableClocks): ChangeFeed {
  const stopping = new AbortController()
  const running = lookAgainAndAgain(db, clocks, stopping.signal)
  return {
    stop: () => {
      stopping.abort()
      return running
    },
  }
}

async function lookAgainAndAgain(db: QueryExecutorProvider, clocks: TableClocks, signal: AbortSignal): Promise<void> {
  let seen: number | null = null
  while (!signal.aborted) {
    const version = await versionOf(db)
    if (version === null || (seen !== null && version !== seen)) clocks.allChanged()
    seen = version
    await sleep(LOOK_MS, undefined, { signal, ref: false }).catch(() => {})
  }
}

/** Null where the file cannot be read just now. */
async function versionOf(db: QueryExecutorProvider): Promise<number | null> {
  try {
    const { rows } = await sql<{ data_version: number }>`pragma data_version`.execute(db)
    return rows[0]?.data_version ?? null
  } catch {
    return null
  }
}
