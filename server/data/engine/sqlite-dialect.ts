import { setImmediate as yieldToEventLoop, setTimeout as sleep } from 'node:timers/promises'
import SqliteFile from 'better-sqlite3'
import {
  CompiledQuery,
  SqliteAdapter,
  SqliteDriver,
  SqliteIntrospector,
  SqliteQueryCompiler,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type QueryResult,
  type TransactionSettings,
} from 'kysely'
import { ReopeningFile } from './sqlite-file.ts'
import { tablesOf } from './statement-tables.ts'
import { TickSlice } from '#server/time-slice.ts'
import { DatabaseLoad } from './watched-connection.ts'

/** What somebody needs the connection for. */
type Purpose = 'read' | 'write'

/** Lets one after the other use a connection. Nobody who only reads waits for somebody who writes. */
class Turns {
  #turn: { purpose: Purpose; over: PromiseWithResolvers<void> } | null = null

  /** Waits for a turn, which is to be ended; false for a read as soon as somebody has it who writes. */
  async take(purpose: Purpose): Promise<boolean> {
    while (this.#turn) {
      if (purpose === 'read' && this.#turn.purpose !== 'read') return false
      await this.#turn.over.promise
    }
    this.#turn = { purpose, over: Promise.withResolvers() }
    return true
  }

  end(): void {
    const over = this.#turn?.over
    this.#turn = null
    over?.resolve()
  }
}

/** How long a writer waits for others. */
const PATIENCE_MS = 5_000
const LONGEST_PAUSE_MS = 100
/** How long statements, and what is done between them, may hold the event loop; then others are served. */
const SLICE_MS = 2
/** After these a handle is of no use: the disk failed, or was read-only when the file was opened. */
const LOST = /^SQLITE_(IOERR|READONLY)/
const BUSY_CODES = ['SQLITE_BUSY', 'SQLITE_BUSY_RECOVERY']

/** SQLite in one file, which survives power cuts, other processes and a failing disk. */
export class DurableSqliteDialect implements Dialect {
  readonly #file: ReopeningFile
  readonly #load: DatabaseLoad
  readonly #patienceMs: number

  constructor(file: string | ReopeningFile, load = new DatabaseLoad(), patienceMs = PATIENCE_MS) {
    this.#file = typeof file === 'string' ? new ReopeningFile(file) : file
    this.#load = load
    this.#patienceMs = patienceMs
  }

  createDriver() {
    return new PatientDriver(this.#file, this.#load, this.#patienceMs)
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

  /** The driver itself says who has to wait for whom. */
  override get supportsMultipleConnections(): boolean {
    return true
  }
}

type Handle = { file: ReopeningFile; connection: DatabaseConnection }

/** What those who use a file at the same time share. */
type Shared = { main: Handle; reader: Handle; turns: Turns; load: DatabaseLoad; slice: TickSlice; patienceMs: number }

/**
 * All use one handle, one after the other. While somebody has it who writes, a second one serves whoever only reads:
 * the log lets readers see what was committed last, as it lets other processes.
 */
class PatientDriver extends SqliteDriver {
  readonly #file: ReopeningFile
  readonly #readFile: ReopeningFile
  readonly #readDriver: SqliteDriver
  readonly #load: DatabaseLoad
  readonly #patienceMs: number
  readonly #turns = new Turns()
  readonly #slice = new TickSlice(SLICE_MS)

  constructor(file: ReopeningFile, load: DatabaseLoad, patienceMs: number) {
    super({ database: file })
    this.#file = file
    this.#readFile = file.reader()
    this.#readDriver = new SqliteDriver({ database: this.#readFile })
    this.#load = load
    this.#patienceMs = patienceMs
  }

  override async init(): Promise<void> {
    await super.init()
    await this.#readDriver.init()
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    return new PatientConnection({
      main: { file: this.#file, connection: await super.acquireConnection() },
      reader: { file: this.#readFile, connection: await this.#readDriver.acquireConnection() },
      turns: this.#turns,
      load: this.#load,
      slice: this.#slice,
      patienceMs: this.#patienceMs,
    })
  }

  /** Optional, as the driver of one connection asks for none. */
  override async releaseConnection(connection?: DatabaseConnection): Promise<void> {
    if (connection instanceof PatientConnection) connection.release()
  }

  /** A writer takes the lock at its first step, where waiting is harmless, and never halfway through its work. */
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings): Promise<void> {
    const begin = settings?.accessMode === 'read only' ? 'begin' : 'begin immediate'
    await (connection as PatientConnection).run(CompiledQuery.raw(begin), 'write')
  }

  /** Some errors (a full disk, a failing one) have already ended the transaction. */
  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#file.inTransaction) await super.rollbackTransaction(connection)
  }

  /** The handle that writes goes last, and takes the log with it. */
  override async destroy(): Promise<void> {
    await this.#readDriver.destroy()
    await super.destroy()
  }
}

/** Waits for other writers without holding the event loop, and holds it no longer than a slice by its own statements. */
class PatientConnection implements DatabaseConnection {
  readonly #shared: Shared
  /** From its first statement on, unless that could be read elsewhere, it keeps the handle until it is released. */
  #hasTurn = false
  /** What broke this connection: nothing more of the same transaction may run on a handle opened again. */
  #broken: unknown = null

  constructor(shared: Shared) {
    this.#shared = shared
  }

  executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    return this.run<R>(query, tablesOf(query.sql).kind === 'reads' ? 'read' : 'write')
  }

  async run<R>(query: CompiledQuery, purpose: Purpose): Promise<QueryResult<R>> {
    if (this.#broken) throw this.#broken
    const handle = await this.#handleFor(purpose)
    const deadline = performance.now() + this.#shared.patienceMs
    for (let pause = 5; ; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      try {
        return await this.#runOn<R>(handle, query)
      } catch (error) {
        this.#dropAfter(error, handle)
        if (!isBusy(error) || performance.now() > deadline) throw error
        this.#shared.load.busy += 1
      }
      await sleep(pause)
    }
  }

  async *streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    // As long as it is read its handle sees nothing newer, so it is the one that others wait for.
    const { connection } = await this.#handleFor('write')
    yield* connection.streamQuery<R>(query, chunkSize)
  }

  release(): void {
    if (this.#hasTurn) this.#shared.turns.end()
    this.#hasTurn = false
  }

  async #handleFor(purpose: Purpose): Promise<Handle> {
    const { main, reader, turns, load } = this.#shared
    if (this.#hasTurn) return main
    load.used -= 1
    load.waiting += 1
    this.#hasTurn = await turns.take(purpose)
    load.waiting -= 1
    load.used += 1
    return this.#hasTurn ? main : reader
  }

  async #runOn<R>({ file, connection }: Handle, query: CompiledQuery): Promise<QueryResult<R>> {
    const { slice } = this.#shared
    slice.begin()
    const result = await connection.executeQuery<R>(query)
    if (slice.isOver()) await yieldToEventLoop()
    if (result.numAffectedRows !== undefined && file.hasLongLog) await writeLogBack(file)
    return result
  }

  #dropAfter(error: unknown, { file }: Handle): void {
    if (!(error instanceof SqliteFile.SqliteError) || !LOST.test(error.code)) return
    this.#broken = error
    file.renew()
    const { main, reader } = this.#shared
    if (file === main.file) reader.file.drop()
  }
}

/** In a tick of its own: to write and to write back each wait for the disk. */
async function writeLogBack(file: ReopeningFile): Promise<void> {
  await yieldToEventLoop()
  file.writeLogBack()
  await yieldToEventLoop()
}

function isBusy(error: unknown): boolean {
  return error instanceof SqliteFile.SqliteError && BUSY_CODES.includes(error.code)
}
