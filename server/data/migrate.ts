import { DEFAULT_MIGRATION_TABLE, Migrator } from 'kysely/migration'
import type { Migration } from 'kysely/migration'
import { sql } from 'kysely'
import type { Db } from './database.ts'
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

/** Names of the migrations that `migrate` would run: when there are some, a backup goes first. */
export async function pendingMigrations(db: Db, known: Record<string, Migration> = migrations): Promise<string[]> {
  const done = await doneMigrations(db)
  return Object.keys(known).filter((name) => !done.includes(name))
}

async function refuseNewerTables(db: Db, known: Record<string, Migration>): Promise<void> {
  const unknown = (await doneMigrations(db)).filter((name) => !(name in known))
  if (unknown.length === 0) return
  throw new Error(
    `The database was changed by a newer version of this program (${unknown.join(', ')}). ` +
      'Start that version, or restore a backup from before it.',
  )
}

async function doneMigrations(db: Db): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true })
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return []
  const { rows } = await sql<{
    name: string
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db)
  return rows.map(({ name }) => name)
}
