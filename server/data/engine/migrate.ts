import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db, Tx } from './database.ts'
import { unhurried } from './dialect.ts'
import { migrations } from './migrations.ts'

/**
 * Brings the tables up to date and answers what it ran. All of it or nothing stays; processes that start together
 * wait for each other. Throws when the database was already changed by a newer version of the product.
 */
export async function migrate(db: Db, known: Record<string, Migration> = migrations): Promise<string[]> {
  return db.connection().execute((connection) =>
    unhurried(connection, async () => {
      await refuseNewerTables(connection, known)
      const migrator = new Migrator({ db: connection, provider: { getMigrations: async () => known } })
      const { error, results } = await migrator.migrateToLatest()
      if (error) throw error
      return (results ?? []).map(({ migrationName }) => migrationName)
    }),
  )
}

/** Every migration that this version knows. */
export const migrationNames: readonly string[] = Object.keys(migrations)

/** Runs the named migrations, all of which this version must know, as a part of a transaction. */
export async function migrateInside(tx: Tx, names: readonly string[]): Promise<void> {
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
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
