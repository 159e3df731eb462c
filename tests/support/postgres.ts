import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { makeTables } from './sqlite-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server for tests, with `NAME` where the database's name goes. */
    postgresUrl: string
  }
}

/** A migrated database that every test's own database is copied from. */
export const TEMPLATE = 'template_site'

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm'
const ROOM = 2 ** 30

let server: PostgresServer | null = null
let folder = ''

/**
 * Starts one PostgreSQL server for the whole run. Its databases and those of SQLite stand in memory where there is room:
 * a disk that confirms every transaction took half of the time. What outlives a kill is asked on the disk (tests/faults).
 */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'unit-'))
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  server = startPostgres()
  await makeTables({ kind: 'postgres', url: server.createDatabase(TEMPLATE) })
  project.provide('postgresUrl', server.url)
}

export async function teardown(): Promise<void> {
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize >= ROOM
}
