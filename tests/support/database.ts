import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, inject } from 'vitest'
import type { DatabaseConfig } from '../../server/config.ts'
import { openDatabase } from '../../server/data/engine/database.ts'
import type { Db } from '../../server/data/engine/database.ts'
import { unhurried } from '../../server/data/engine/dialect.ts'
import type { Engine } from '../../server/data/engine/dialect.ts'
import { migrate } from '../../server/data/engine/migrate.ts'
import { TEMPLATE } from './postgres.ts'

const ENGINES: Engine[] = ['sqlite', 'postgres']

/** A place for a database, and the way to remove it with all that is in it. */
export type TestDatabase = { config: DatabaseConfig; remove: () => Promise<void> }

/** Runs the same tests on SQLite and on PostgreSQL; each test finds a migrated database with no rows. */
export function onEveryDatabase(name: string, tests: (db: () => Db, engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, (engine) => {
    let place: TestDatabase
    let db: Db
    beforeAll(async () => {
      place = await newDatabase(engine)
      db = openTestDatabase(place.config)
      await migrate(db)
    })
    beforeEach(() => emptyTables(db))
    afterAll(async () => {
      await db.destroy()
      await place.remove()
    })
    tests(() => db, engine)
  })
}

/** A new database: migrated on PostgreSQL unless `blank`, a file that does not exist yet on SQLite. */
export async function newDatabase(engine: Engine, blank = false): Promise<TestDatabase> {
  return engine === 'sqlite' ? newSqliteFile() : newPostgresDatabase(blank ? 'template0' : TEMPLATE)
}

export function openTestDatabase(config: DatabaseConfig): Db {
  return openDatabase(config, (error) => {
    throw error
  })
}

function newSqliteFile(): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  return {
    config: { kind: 'sqlite', file: join(folder, 'site.db') },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

async function newPostgresDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name} template ${template}`)
  return {
    config: { kind: 'postgres', url: postgresUrl(name) },
    remove: () => command(`drop database ${name}`),
  }
}

async function command(text: string): Promise<void> {
  const db = openTestDatabase({ kind: 'postgres', url: postgresUrl('postgres') })
  await db.connection().execute((connection) => unhurried(connection, () => sql.raw(text).execute(connection)))
  await db.destroy()
}

function postgresUrl(name: string): string {
  return inject('postgresUrl').replace('NAME', name)
}

/** What migrations fill and nobody changes. */
const OF_THE_PRODUCT = ['attribute_keys', 'attribute_values']

async function emptyTables(db: Db): Promise<void> {
  const tables = (await db.introspection.getTables()).map(({ name }) => name)
  await db.transaction().execute(async (tx) => {
    // Rows that others point at go last.
    const filled = orderForDeletion(tables.filter((table) => !OF_THE_PRODUCT.includes(table)))
    for (const table of filled) await sql`delete from ${sql.table(table)}`.execute(tx)
  })
}

const POINTED_AT = ['products', 'posts', 'categories', 'mail_outbox', 'messages', 'customers', 'staff_users', 'files']

function orderForDeletion(tables: string[]): string[] {
  return tables.toSorted((a, b) => POINTED_AT.indexOf(a) - POINTED_AT.indexOf(b))
}
