import { DEFAULT_MIGRATION_TABLE, Migrator, type Migration } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { isBusy, unhurried } from './dialect.ts'
import { migrations } from './migrations.ts'

/** How long a process waits for another that is changing the tables. */
const PATIENCE_MS = 10 * 60_000

/**
 * Brings the tables up to date and answers what it ran. All of it or nothing stays; processes that start together
 * wait for each other. Throws when the database was already changed by a newer version of the product.
 */
export async function migrate(db: Db, known: Record<string, Migration> = migrations): Promise<string[]> {
  for (const deadline = performance.now() + PATIENCE_MS; ;) {
    try {
      return await migrateOnce(db, known)
    } catch (error) {
      // A writer waits for seconds; what another process changes may take minutes.
      if (!isBusy(error) || performance.now() > deadline) throw error
    }
  }
}

async function migrateOnce(db: Db, known: Record<string, Migration>): Promise<string[]> {
  return db.connection().execute((connection) =>
    unhurried(connection, async () => {
      await refuseNewerTables(connection, known)
      await renameBaseline(connection)
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => known } })
      const { error, results } = await migrator.migrateToLatest()
      if (error) throw error
      return (results ?? []).map(({ migrationName }) => migrationName)
    }),
  )
}

export const migrationNames: readonly string[] = Object.keys(migrations)

/** Runs the named migrations, all of which this version must know, as a part of a transaction. */
export async function migrateInside(tx: Tx, given: readonly string[]): Promise<void> {
  const names = sinceBaseline(given)
  const unknown = names.filter((name) => !(name in migrations))
  if (unknown.length > 0) throw newerTables(unknown)
  const wanted = Object.fromEntries(names.map((name) => [name, migrations[name]!]))
  const { error } = await new Migrator({ db: tx, provider: { getMigrations: async () => wanted } }).migrateToLatest()
  if (error) throw error
}

/** Names of the migrations that `migrate` would run: when there are some, a backup goes first. */
export async function pendingMigrations(db: Db, known: Record<string, Migration> = migrations): Promise<string[]> {
  const done = await doneMigrations(db)
  return Object.keys(known).filter((name) => !done.includes(name))
}

async function refuseNewerTables(db: Db, known: Record<string, Migration>): Promise<void> {
  const unknown = (await doneMigrations(db)).filter((name) => !(name in known))
  if (unknown.length === 0) return
  throw newerTables(unknown)
}

function newerTables(unknown: string[]): Error {
  return new Error(
    `The database was changed by a newer version of this program (${unknown.join(', ')}). ` +
      'Start that version, or restore a backup from before it.',
  )
}

/** The names of all migrations that have run, in their order. */
export async function doneMigrations(db: Db): Promise<string[]> {
  if (!(await hasMigrations(db))) return []
  const { rows } = await sql<{ name: string }>`select name from ${MIGRATIONS} order by name`.execute(db)
  return sinceBaseline(rows.map(({ name }) => name))
}

const MIGRATIONS = sql.table(DEFAULT_MIGRATION_TABLE)
const [BASELINE = ''] = migrationNames
/** What the last of the changes was called that the baseline now holds. */
const LAST_BEFORE = '0023-newest-and-changed'
const isBeforeBaseline = (name: string) => name <= LAST_BEFORE && name !== BASELINE

/** The names with the baseline in place of the changes that it holds. Throws where not all of those have run. */
function sinceBaseline(names: readonly string[]): string[] {
  const later = names.filter((name) => !isBeforeBaseline(name))
  if (later.length === names.length || later.includes(BASELINE)) return later
  if (names.includes(LAST_BEFORE)) return [BASELINE, ...later]
  throw new Error(
    `The database is of a version before 25 November 2026 (its last change is ${names.at(-1)}). ` +
      'Start the version of that day (commit d366593) with it once, and then this one.',
  )
}

async function renameBaseline(db: Db): Promise<void> {
  if (!(await hasMigrations(db))) return
  await sql`update ${MIGRATIONS} set name = ${BASELINE} where name = ${LAST_BEFORE}`.execute(db)
  await sql`delete from ${MIGRATIONS} where name < ${BASELINE}`.execute(db)
}

async function hasMigrations(db: Db): Promise<boolean> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  return tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)
}
