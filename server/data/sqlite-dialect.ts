import { setTimeout as sleep } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import { CompiledQuery, SqliteAdapter, SqliteDriver, SqliteIntrospector, SqliteQueryCompiler } from 'kysely'
import type { DatabaseConnection, Dialect, Kysely, QueryResult, TransactionSettings } from 'kysely'
import { DatabaseLoad } from './database-load.ts'
import { ReopeningFile } from './sqlite-file.ts'

const RETRY_FOR_MS = 5_000
const LONGEST_PAUSE_MS = 100
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

  constructor(file: ReopeningFile, load: DatabaseLoad) {
    super({ database: file })
    this.#file = file
    this.#load = load
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection(await super.acquireConnection(), this.#file, this.#load)
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

/** Waits for other writers without holding the event loop. */
class PatientConnection implements DatabaseConnection {
  readonly #inner: DatabaseConnection
  readonly #file: ReopeningFile
  readonly #load: DatabaseLoad
  /** What broke this connection: nothing more of the same transaction may run on a handle opened anew. */
  #broken: unknown = null

  constructor(inner: DatabaseConnection, file: ReopeningFile, load: DatabaseLoad) {
    this.#inner = inner
    this.#file = file
    this.#load = load
  }

  async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    if (this.#broken) throw this.#broken
    const deadline = performance.now() + RETRY_FOR_MS
    for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.#inner.executeQuery<R>(query)
      } catch (error) {
        this.#dropAfter(error)
        if (!isBusy(error) || performance.now() > deadline) throw error
        this.#load.busy += 1
      }
      await sleep(pause)
    }
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
