import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { type Clock, systemClock } from '#server/clock.ts'
import { readDatabase } from '#server/config-values.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { migrate } from '#server/data/engine/migrate.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { openSite, type Site } from '#tests/support/site.ts'
import { fillStarted } from './started-folder.ts'

/** A site that can be opened again and again over the same data, and where those are. */
export type World = { open(env?: Record<string, string>): Promise<Site>; database: DatabaseConfig }

let server: PostgresServer | undefined
let databases = 0

/** A new database on a server that nobody halts: it is there for all tests of a process, and ends with that. */
export function commonDatabase(name: string): string {
  server ??= startPostgres()
  return server.createDatabase(`${name}_${++databases}`)
}

/** Worlds on either database for the tests of one file, gone with them; `name` is that of the PostgreSQL database. */
export function worldsFor(name: string): (kind: 'sqlite' | 'postgres') => World {
  let folder: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), `${name}-`))
    await fillStarted(join(folder, 'sqlite'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return (kind) => {
    const shared = { DATA_DIR: join(folder, kind), DEMO_CONTENT: 'off', LOG_LEVEL: 'error' }
    if (kind === 'sqlite') {
      return { open: (env) => openSite({ ...shared, ...env }), database: { kind, file: join(folder, kind, 'site.db') } }
    }
    const url = commonDatabase(name)
    return { open: (env) => openSite({ ...shared, ...env, DATABASE_URL: url }), database: { kind, url } }
  }
}

/** Works in the database of a world, or of an address, and closes it. */
export async function withDatabase<T>(place: World | string, work: (db: Db) => Promise<T>): Promise<T> {
  const database = typeof place === 'string' ? readDatabase(place)! : place.database
  const db = openDatabase(database, (error) => {
    throw error
  })
  try {
    return await work(db)
  } finally {
    await db.destroy()
  }
}

/** Writes into a world that is not open, all at once: by calls it would take as many versions and answers. */
export async function fillWorld(world: World, fill: (on: { db: Db; clock: Clock }) => Promise<void>): Promise<void> {
  if (world.database.kind === 'sqlite') mkdirSync(dirname(world.database.file), { recursive: true })
  await withDatabase(world, async (db) => {
    await migrate(db)
    await db.transaction().execute((tx) => fill({ db: tx, clock: systemClock }))
  })
}
