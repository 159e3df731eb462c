import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { Kysely, sql, type Transaction } from 'kysely'
import type { DatabaseConfig } from '#server/config.ts'
import { DatabaseLoad } from './watched-connection.ts'
import { databaseFile, dialectFor, wasFoiled } from './dialect.ts'
import type { Database } from './schema.ts'
import { TableClocks } from './table-clocks.ts'

/** The database, or a transaction of it: stores take either. */
export type Db = Kysely<Database>
export type Tx = Transaction<Database>

/**
 * Opens the database without touching it yet; the folder of a SQLite file is made, readable by its owner only. The
 * clocks are kept by what passes through, and the load is counted.
 */
export function openDatabase(
  database: DatabaseConfig,
  onIdleError: (error: Error) => void,
  clocks = new TableClocks(),
  load = new DatabaseLoad(),
): Db {
  const file = databaseFile(database)
  if (file !== null) mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  return new Kysely<Database>({ dialect: dialectFor(database, { onIdleError, clocks, load }) })
}

/** Each round of writers that foil each other has a winner, so this many may write the same at the same moment. */
const ATTEMPTS = 12
const LONGEST_PAUSE_MS = 20

/**
 * Runs all of `work` or nothing of it. When another writer was quicker (took the same slug, deleted the category),
 * `work` runs again and sees what that writer left; so it must have no effect outside the database.
 * Within a transaction it becomes a part of that one.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  if (db.isTransaction) return work(db as Tx)
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !wasFoiled(error)) throw error
      await pause(Math.random() * LONGEST_PAUSE_MS)
    }
  }
}

/** As `inTransaction`, but what `work` wrote stays only when `keeps` says so of its answer. */
export async function inTransactionIf<T>(
  db: Db,
  work: (tx: Tx) => Promise<T>,
  keeps: (answer: T) => boolean,
): Promise<T> {
  if (db.isTransaction) throw new Error('A part of a transaction cannot be undone by itself')
  try {
    return await inTransaction(db, async (tx) => {
      const answer = await work(tx)
      if (keeps(answer)) return answer
      throw new Undone(answer)
    })
  } catch (error) {
    if (error instanceof Undone) return error.answer as T
    throw error
  }
}

class Undone extends Error {
  readonly answer: unknown
  constructor(answer: unknown) {
    super('Nothing of this is to be kept')
    this.answer = answer
  }
}

/** Throws when the database can be neither read nor written. */
export async function checkDatabase(db: Db): Promise<void> {
  await db.transaction().execute((tx) => sql`select 1`.execute(tx))
}
