import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/data/engine/database.ts'
import { migrate } from '../../server/data/engine/migrate.ts'
import { type PostgresServer, startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server for tests, with `NAME` where the database's name goes. */
    postgresUrl: string
  }
}

/** A migrated database that every test's own database is copied from. */
export const TEMPLATE = 'template_site'

let server: PostgresServer | null = null

/** Starts one PostgreSQL server for the whole run. */
export async function setup(project: TestProject): Promise<void> {
  server = startPostgres()
  const db = openDatabase({ kind: 'postgres', url: server.createDatabase(TEMPLATE) }, raise)
  await migrate(db)
  await db.destroy()
  project.provide('postgresUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
}

function raise(error: Error): never {
  throw error
}
