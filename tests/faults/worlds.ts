import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll } from 'vitest'
import { readDatabase } from '#server/config-values.ts'
import type { DatabaseConfig } from '#server/config.ts'
import { openDatabase, type Db } from '#server/data/engine/database.ts'
import { startPostgres, type PostgresServer } from '#tests/support/postgres-server.ts'
import { openSite, type Site } from '#tests/support/site.ts'

/** A site that can be opened again and again over the same data, and where those are. */
export type World = { open(env?: Record<string, string>): Promise<Site>; database: DatabaseConfig }

/** Worlds on either database for the tests of one file, gone with them; `name` is that of the PostgreSQL database. */
export function worldsFor(name: string): (kind: 'sqlite' | 'postgres') => World {
  let folder: string
  let server: PostgresServer
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), `${name}-`))
    server = startPostgres()
  })
  afterAll(async () => {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  })
  return (kind) => {
    const shared = { DATA_DIR: join(folder, kind), DEMO_CONTENT: 'off', LOG_LEVEL: 'error' }
    if (kind === 'sqlite') {
      return { open: (env) => openSite({ ...shared, ...env }), database: { kind, file: join(folder, kind, 'site.db') } }
    }
    const url = server.createDatabase(name)
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
