import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Kysely, QueryResult, TransactionSettings } from 'kysely'
import { DatabaseLoad } from './database-load.ts'
import { ReopeningFile } from './sqlite-file.ts'
import { TimeSlice } from '../../time-slice.ts'

const RETRY_FOR_MS = 5_000
const LONGEST_PAUSE_MS = 100
/** How long statements may hold the event loop one after the other; then others are served. */
const SLICE_MS = 2
/** After these a handle is of no use: the disk failed, or was read-only when the file was opened. */
const LOST = /^SQLITE_(IOERR|READONLY)/
const BUSY_CODES = ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY']

/** SQLite in one file, which survives power cuts, other processes and a failing disk. */
export class DurableSqliteDialect implements Dialect {
  readonly #file: ReopeningFile
  readonly #load: DatabaseLoad

  constructor(file: string | ReopeningFile, load = new DatabaseLoad()) {
    this.#file = typeof file === 'string' ? new ReopeningFile(file) : file
    this.#load = load
  }

  createDriver() {
    return new PatientDriver(this.#file, this.#load)
  }

  createQueryCompiler() {
    return new SqliteQueryCompiler()
  }

  createAdapter() {
    return new TransactionalAdapter()
  }

  createIntrospector(db: Kysely<unknown>) {
    return new SqliteIntrospector(db)
  }
}

/** Lets the migrator work in one transaction: SQLite takes a `create table` back like any other statement. */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true
  }
}

class PatientDriver extends SqliteDriver {
  readonly #file: ReopeningFile
  readonly #load: DatabaseLoad
  readonly #slice = new TimeSlice(SLICE_MS)

  constructor(file: ReopeningFile, load: DatabaseLoad) {
    super({ database: file })
    this.#file = file
    this.#load = load
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#file, this.#load, this.#slice)
  }

  /** A writer takes the lock at its first step, where waiting is harmless, and never halfway through its work. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await connection.executeQuery(CompiledQuery.raw(begin))
  }

  /** Some errors (a full disk, a failing one) have already ended the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** Waits for other writers without holding the event loop, and holds it no longer than a slice by its own statements. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #file: ReopeningFile
  readonly #load: DatabaseLoad
  readonly #slice: TimeSlice
  /** What broke this connection: nothing more of the same transaction may run on a handle opened again. */
  #broken: unknown = null

  constructor(inner: DatabaseConnection, file: ReopeningFile, load: DatabaseLoad, slice: TimeSlice) {
    this.#inner = inner
    this.#file = file
    this.#load = load
    this.#slice = slice
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#broken) throw this.#broken
    const deadline = performance.now() + RETRY_FOR_MS
    for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.#run<R>(query)
      } catch (error) {
        this.#dropAfter(error)
        if (!isBusy(error) || performance.now() > deadline) throw error
        this.#load.busy += 1
      }
      await sleep(pause)
    }
  }

  async #run<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    const begun = performance.now()
    const answer = this.#inner.executeQuery<R>(query)
    const isOver = this.#slice.isOverAfter(performance.now() - begun)
    const result = await answer
    if (isOver) await yieldToEventLoop()
    if (result.numAffectedRows !== undefined && this.#file.hasLongLog) await this.#writeLogBack()
    return result
  }

  /** In a tick of its own: to write and to write back each wait for the disk. */
  async #writeLogBack(): Promise<void> {
    await yieldToEventLoop()
    this.#file.writeLogBack()
    await yieldToEventLoop()
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    return this.#inner.streamQuery<R>(query, chunkSize)
  }

  #dropAfter(error: unknown): void {
    if (!(error instanceof SqliteFile.SqliteError) || !LOST.test(error.code)) return
    this.#broken = error
    this.#file.renew()
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && BUSY_CODES.includes(error.code)
}
