import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'

/** Hears of changes that other processes make to the same database, and moves the clocks of tables by them. */
export type ChangeFeed = { stop(): Promise<void> }

/** The tables that some work has read, each with its time when it was first read. */
export type Reading = ReadonlyMap<string, number>

const reader = new AsyncLocalStorage<Map<string, number>>()

/**
 * A clock for every table, which moves on whenever the table may have changed. What was made of a database's rows is
 * up to date as long as the clocks of all tables that it was read from stand still; so nobody who writes has to know
 * what is made of it.
 */
export class TableClocks {
  /** Tells the changes of this process from those of others. */
  readonly id = randomUUID()
  readonly #times = new Map<string, number>()
  #now = 0
  #allAt = 0
  #deaf = 0

  /** Moves on with every change of any table. */
  get now(): number {
    return this.#now
  }

  /** False while changes by others may go unnoticed: then nothing that was read can be trusted to be up to date. */
  get trusted(): boolean {
    return this.#deaf === 0
  }

  changed(tables: Iterable<string>): void {
    this.#now += 1
    for (const table of tables) this.#times.set(table, this.#now)
  }

  allChanged(): void {
    this.#now += 1
    this.#allAt = this.#now
  }

  /** From now until the answered function is called, changes by others may go unnoticed. */
  deafen(): () => void {
    this.#deaf += 1
    return () => {
      this.#deaf -= 1
      this.allChanged()
    }
  }

  /** Tells whoever watches the running work that it reads these tables. */
  noteRead(tables: Iterable<string>): void {
    const reading = reader.getStore()
    if (reading) for (const table of tables) if (!reading.has(table)) reading.set(table, this.#timeOf(table))
  }

  /** Tells whoever watches the running work that it uses what was read before. */
  noteReading(earlier: Reading): void {
    const reading = reader.getStore()
    if (reading) for (const [table, time] of earlier) if (!reading.has(table)) reading.set(table, time)
  }

  /** Whether no table of the reading has changed since. */
  isCurrent(reading: Reading): boolean {
    for (const [table, time] of reading) if (this.#timeOf(table) !== time) return false
    return true
  }

  #timeOf(table: string): number {
    return Math.max(this.#times.get(table) ?? 0, this.#allAt)
  }
}

/** Runs `work` and answers which tables it has read. What it read of the database before it failed is lost with it. */
export async function watchReading<T>(work: () => Promise<T>): Promise<{ value: T; reading: Reading }> {
  const reading = new Map<string, number>()
  const value = await reader.run(reading, work)
  return { value, reading }
}
