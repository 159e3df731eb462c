import { once } from 'node:events'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync } from 'node:fs'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type PostgresServer, startPostgres } from './postgres-server.ts'
import { makeTables } from './sqlite-template.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Starts PostgreSQL when it is first asked, and answers its address with `NAME` where the database's name goes. */
    postgresStarter: string
  }
}

/** A migrated database that every test's own database is copied from. */
export const TEMPLATE = 'template_site'

/** Where Linux has a file system in memory. */
const MEMORY = '/dev/shm'
const ROOM = 2 ** 30

let started: Promise<PostgresServer> | null = null
let starter: Server
let folder = ''

/**
 * One PostgreSQL server for the whole run, for runs that use it. Its databases and those of SQLite stand in memory where
 * there is room: a disk that confirms every transaction took half of the time. What outlives a kill is asked on the disk
 * (tests/faults).
 */
export async function setup(project: TestProject): Promise<void> {
  folder = mkdtempSync(join(hasRoom(MEMORY) ? MEMORY : tmpdir(), 'unit-'))
  chmodSync(folder, 0o755)
  process.env['TMPDIR'] = folder
  starter = createServer((_request, answer) => {
    started ??= startWithTables()
    started.then(
      ({ url }) => answer.end(url),
      (error: Error) => answer.writeHead(500).end(error.message),
    )
  }).listen(0, '127.0.0.1')
  await once(starter, 'listening')
  project.provide('postgresStarter', `http://127.0.0.1:${(starter.address() as AddressInfo).port}`)
}

async function startWithTables(): Promise<PostgresServer> {
  const server = startPostgres()
  await makeTables({ kind: 'postgres', url: server.createDatabase(TEMPLATE) })
  return server
}

export async function teardown(): Promise<void> {
  starter.close()
  starter.closeAllConnections()
  const server = await started?.catch(() => null)
  await server?.stop()
  rmSync(folder, { recursive: true, force: true })
}

function hasRoom(place: string): boolean {
  if (!existsSync(place)) return false
  const { bavail, bsize } = statfsSync(place)
  return bavail * bsize >= ROOM
}
