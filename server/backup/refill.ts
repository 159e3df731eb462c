import type { Db, Tx } from '#server/data/engine/database.ts'
import { soundnessProblems, unhurried } from '#server/data/engine/dialect.ts'
import { migrateInside, migrationNames } from '#server/data/engine/migrate.ts'
import { dropEverything, emptyEverything } from '#server/data/engine/whole-database.ts'
import type { Entry } from './archive.ts'
import { type WrittenTable, writeTables } from './archived-tables.ts'

/** What stands in the database is not what was given, or is not sound; the message says where. */
export class UnfaithfulCopy extends Error {}

type Refill = {
  entries: AsyncIterable<Entry>
  /** What made the tables that the entries are of. */
  migrations: readonly string[]
  /** A last change of the tables, once they are as they were given and up to date. */
  finish?: ((tx: Tx) => Promise<void>) | undefined
}

/**
 * Puts rows of tables in place of all that a database holds, compares them row by row, and brings the tables up to
 * date. All of it or nothing.
 */
export function refill(db: Db, given: Refill): Promise<WrittenTable[]> {
  return db
    .connection()
    .execute((connection) => unhurried(connection, () => connection.transaction().execute((tx) => fill(tx, given))))
}

async function fill(tx: Tx, { entries, migrations, finish }: Refill): Promise<WrittenTable[]> {
  await dropEverything(tx)
  await migrateInside(tx, migrations)
  await emptyEverything(tx)
  const written = await writeTables(entries, tx)
  const others = written.filter(({ isSame }) => !isSame).map(({ table }) => table)
  if (others.length > 0) throw new UnfaithfulCopy(`Not every row is as it was given: ${others.join(', ')}`)
  await migrateInside(tx, migrationNames)
  await finish?.(tx)
  const problems = await soundnessProblems(tx)
  if (problems.length > 0) throw new UnfaithfulCopy(problems.join('\n'))
  return written
}
