import type { CompiledQuery, DatabaseConnection, QueryResult } from 'kysely'
import { tablesOf } from './statement-tables.ts'
import type { TableClocks } from './table-clocks.ts'

export class DatabaseLoad {
  /** Connections at work, and requests that wait for one. */
  used = 0
  waiting = 0
  statements = 0
  /** Times that SQLite was locked by another process. */
  busy = 0
}

/** PostgreSQL keeps no text with this character and fails where a statement brings one; SQLite keeps it. */
const NUL = '\0'
/** What stands for a character that cannot be read. */
const REPLACEMENT = '\uFFFD'

/** The tables that something has changed; `all` where nobody can tell. */
type ChangedTables = readonly string[] | 'all'

/** Tells other processes of a change, in the transaction that makes it. */
export type Announce = (connection: DatabaseConnection, changed: ChangedTables) => Promise<void>

/** What is kept by what passes to the database. Without `announce` nobody else is told of changes. */
export type Watch = { clocks: TableClocks; load: DatabaseLoad; announce: Announce | null }

type Steps = {
  begin(inner: DatabaseConnection): Promise<void>
  commit(inner: DatabaseConnection): Promise<void>
  rollback(inner: DatabaseConnection): Promise<void>
}

export class WatchedConnection implements DatabaseConnection {
  readonly inner: DatabaseConnection
  readonly #watch: Watch
  readonly #steps: Steps
  #inTransaction = false
  #changed = new Set<string>()
  #allChanged = false

  constructor(inner: DatabaseConnection, watch: Watch, steps: Steps) {
    this.inner = inner
    this.#watch = watch
    this.#steps = steps
  }

  async executeQuery<R>(asked: CompiledQuery): Promise<QueryResult<R>> {
    const query = storable(asked)
    const isChange = this.#note(query)
    if (!isChange || this.#inTransaction) return this.inner.executeQuery<R>(query)
    // Some statements that are not understood do not run in a transaction at all.
    return this.#allChanged || !this.#watch.announce ? this.#runAlone(query) : this.#runInTransaction(query)
  }

  streamQuery<R>(query: CompiledQuery, chunkSize: number): AsyncIterableIterator<QueryResult<R>> {
    this.#note(query)
    return this.inner.streamQuery<R>(storable(query), chunkSize)
  }

  begun(): void {
    this.#inTransaction = true
  }

  /** The clocks move before whoever has written hears of success, so the next to ask finds what was written. */
  async commit(): Promise<void> {
    try {
      await this.#tellOthers()
      await this.#steps.commit(this.inner)
    } finally {
      // Nobody can tell whether a commit that failed halfway was carried out.
      this.#moveClocks()
      this.ended()
    }
  }

  ended(): void {
    this.#inTransaction = false
    this.#changed.clear()
    this.#allChanged = false
  }

  #note({ sql }: CompiledQuery): boolean {
    const found = tablesOf(sql)
    this.#watch.load.statements += 1
    if (found.kind === 'reads') this.#watch.clocks.noteRead(found.tables)
    if (found.kind === 'changes') for (const table of found.tables) this.#changed.add(table)
    if (found.kind === 'unknown') this.#allChanged = true
    return found.kind === 'changes' || found.kind === 'unknown'
  }

  async #runAlone<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    try {
      const result = await this.inner.executeQuery<R>(query)
      await this.#tellOthers()
      return result
    } finally {
      this.#moveClocks()
      this.ended()
    }
  }

  /** Others hear of a single statement exactly when it is carried out. */
  async #runInTransaction<R>(query: CompiledQuery): Promise<QueryResult<R>> {
    await this.#steps.begin(this.inner)
    try {
      const result = await this.inner.executeQuery<R>(query)
      await this.commit()
      return result
    } catch (error) {
      this.ended()
      await this.#steps.rollback(this.inner)
      throw error
    }
  }

  async #tellOthers(): Promise<void> {
    if (this.#allChanged) await this.#watch.announce?.(this.inner, 'all')
    else if (this.#changed.size > 0) await this.#watch.announce?.(this.inner, [...this.#changed])
  }

  #moveClocks(): void {
    if (this.#allChanged) this.#watch.clocks.allChanged()
    else if (this.#changed.size > 0) this.#watch.clocks.changed(this.#changed)
  }
}

/**
 * The statement with values that both databases can keep and compare. Fields clean what people type; this holds for
 * the rest, too, such as an id that somebody made up: it is found nowhere, on either database.
 */
function storable(query: CompiledQuery): CompiledQuery {
  if (!query.parameters.some(holdsNul)) return query
  const parameters = query.parameters.map((value) => (holdsNul(value) ? value.replaceAll(NUL, REPLACEMENT) : value))
  return { ...query, parameters }
}

function holdsNul(value: unknown): value is string {
  return typeof value === 'string' && value.includes(NUL)
}
