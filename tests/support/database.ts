import { randomUUID } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, inject, onTestFinished } from 'vitest'
import type { DatabaseConfig } from '#server/config.ts'
import { listTables } from '#server/data/engine/whole-database.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { unhurried, type Engine } from '#server/data/engine/dialect.ts'
import { TEMPLATE } from './postgres.ts'
import { byLength, LEVEL } from './test-level.ts'

/** What tests of the databases run on: `npm run check` needs no PostgreSQL. */
export const ENGINES: Engine[] = LEVEL === 'check' ? ['sqlite'] : ['sqlite', 'postgres']

/** What a service above the stores is tested on. */
export const ONE_ENGINE: Engine[] = byLength({ short: ['sqlite'], long: ENGINES })

/** Where rows of a database go: in short to the other kind, where both are there. */
export function targetsOf(from: Engine): Engine[] {
  const others = ENGINES.filter((engine) => engine !== from)
  return byLength({ short: others.length > 0 ? others : ENGINES, long: ENGINES })
}

/** A place for a database, and the way to remove it with all that is in it. */
export type TestDatabase = { config: DatabaseConfig; remove: () => Promise<void> }

type Tests = (db: () => Db, engine: Engine) => void

/**
 * Runs the same tests on both databases: for what depends on how they lock, order, compare and store. Each test finds a
 * migrated database with no rows.
 */
export function onEveryDatabase(name: string, tests: Tests): void {
  onDatabases(ENGINES, name, tests)
}

/** The same on SQLite, and with `--long` on PostgreSQL: for rules that stand above the stores. */
export function onOneDatabase(name: string, tests: Tests): void {
  onDatabases(ONE_ENGINE, name, tests)
}

function onDatabases(engines: Engine[], name: string, tests: Tests): void {
  describe.each(engines)(`${name} (%s)`, (engine) => {
    let place: TestDatabase
    let db: Db
    let tables: string[]
    beforeAll(async () => {
      place = await newDatabase(engine)
      db = openTestDatabase(place.config)
      tables = await tablesToEmpty(db)
    })
    beforeEach(() => emptyTables(db, engine, tables))
    afterAll(async () => {
      await db.destroy()
      await place.remove()
    })
    tests(() => db, engine)
  })
}

/** A new database: migrated, or without any table if `blank`. */
export async function newDatabase(engine: Engine, blank = false): Promise<TestDatabase> {
  return engine === 'sqlite' ? newSqliteFile(blank) : newPostgresDatabase(blank ? 'template0' : TEMPLATE)
}

/** A database of one test's own, open until its end. */
export async function ownDatabase(engine: Engine, blank = false): Promise<{ db: Db; config: DatabaseConfig }> {
  const place = await newDatabase(engine, blank)
  const db = openTestDatabase(place.config)
  onTestFinished(async () => {
    await db.destroy()
    await place.remove()
  })
  return { db, config: place.config }
}

export function openTestDatabase(config: DatabaseConfig): Db {
  return openDatabase(config, (error) => {
    throw error
  })
}

function newSqliteFile(blank: boolean): TestDatabase {
  const folder = mkdtempSync(join(tmpdir(), 'site-'))
  const file = join(folder, 'site.db')
  if (!blank) copyFileSync(inject('sqliteTemplate'), file)
  return {
    config: { kind: 'sqlite', file, patienceMs: 60_000 },
    remove: async () => rmSync(folder, { recursive: true }),
  }
}

/** A busy machine may let a statement wait longer than visitors of a site would. */
const PATIENT = { connection: 60_000, statement: 60_000, lock: 60_000, idle: 60_000, silence: 70_000 }

async function newPostgresDatabase(template: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await command(`create database ${name} template ${template}`)
  const config = { kind: 'postgres', url: await postgresUrl(name), limits: PATIENT } as const
  return { config, remove: () => command(`drop database ${name}`) }
}

async function command(text: string): Promise<void> {
  const db = openTestDatabase({ kind: 'postgres', url: await postgresUrl('postgres'), limits: PATIENT })
  await db.connection().execute((connection) => unhurried(connection, () => sql.raw(text).execute(connection)))
  await db.destroy()
}

let server: Promise<string> | undefined

async function postgresUrl(name: string): Promise<string> {
  server ??= startedServer()
  return (await server).replace('NAME', name)
}

async function startedServer(): Promise<string> {
  const response = await fetch(inject('postgresStarter'))
  if (!response.ok) throw new Error(await response.text())
  return response.text()
}

/** What migrations fill and nobody changes. */
const OF_THE_PRODUCT = ['attribute_keys', 'attribute_values']

/** Their names in the order in which they can be emptied: rows that others point at go last. */
async function tablesToEmpty(db: Db): Promise<string[]> {
  return (await listTables(db))
    .filter((table) => !OF_THE_PRODUCT.includes(table))
    .toSorted((a, b) => POINTED_AT.indexOf(a) - POINTED_AT.indexOf(b))
}

const POINTED_AT = [
  'records',
  'version_contents',
  'products',
  'posts',
  'categories',
  'private_files',
  'mail_outbox',
  'private_files',
  'messages',
  'customers',
  'staff_users',
  'files',
]

/** Those with rows; of PostgreSQL, which plans such a question for milliseconds, those that had some once. */
function writtenTables(engine: Engine, tables: string[]) {
  if (engine === 'postgres') {
    return sql<{ name: string }>`select relname as name from pg_class
      where relkind = 'r' and relnamespace = 'public'::regnamespace and pg_relation_size(oid) > 0`
  }
  const look = tables.map((table) => `select '${table}' as name where exists (select 1 from "${table}")`)
  return sql.raw<{ name: string }>(look.join(' union all '))
}

async function emptyTables(db: Db, engine: Engine, tables: string[]): Promise<void> {
  const { rows } = await writtenTables(engine, tables).execute(db)
  const filled = new Set(rows.map(({ name }) => name))
  const deletions = tables.filter((table) => filled.has(table)).map((table) => `delete from "${table}"`)
  if (deletions.length === 0) return
  // PostgreSQL takes them in one message; SQLite takes one statement at a time, and no journey.
  const statements = engine === 'postgres' ? [deletions.join(';')] : deletions
  await db.transaction().execute(async (tx) => {
    for (const statement of statements) await sql.raw(statement).execute(tx)
  })
}
