import { execFileSync, spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '../../server/data/database.ts'
import { migrate } from '../../server/data/migrate.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of a PostgreSQL server for tests, with `NAME` where the database's name goes. */
    postgresUrl: string
  }
}

/** A migrated database that every test's own database is copied from. */
export const TEMPLATE = 'template_site'

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=200']

type Server = { folder: string; programs: string; user: { uid: number; gid: number } | null }

let warden: ChildProcess | null = null

/** Starts one PostgreSQL server for the whole run, on a socket in a temporary folder. */
export async function setup(project: TestProject): Promise<void> {
  const programs = findPrograms()
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const server = { folder, programs, user }
  if (user) chownSync(folder, user.uid, user.gid)
  run(server, 'initdb', ['-D', join(folder, 'data'), '-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8'])
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`).join(' ')
  run(server, 'pg_ctl', ['-D', join(folder, 'data'), '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])

  warden = startWarden(server)

  const url = `postgres://site@localhost/NAME?host=${folder}`
  run(server, 'createdb', ['-h', folder, '-U', 'site', TEMPLATE])
  const db = openDatabase({ kind: 'postgres', url: url.replace('NAME', TEMPLATE) }, raise)
  await migrate(db)
  await db.destroy()
  project.provide('postgresUrl', url)
}

export async function teardown(): Promise<void> {
  if (!warden) return
  const gone = once(warden, 'exit')
  warden.stdin?.end()
  await gone
}

/** Stops the server when its standard input ends: at the end of the run, or when the run was killed. */
function startWarden({ programs, folder, user }: Server): ChildProcess {
  const stop = `cat; '${join(programs, 'pg_ctl')}' -D '${folder}/data' -w -m immediate stop; rm -r '${folder}'`
  const child = spawn('sh', ['-c', stop], { ...user, cwd: '/', detached: true, stdio: ['pipe', 'ignore', 'ignore'] })
  child.unref()
  return child
}

function findPrograms(): string {
  const debian = existsSync(DEBIAN_FOLDER)
    ? readdirSync(DEBIAN_FOLDER)
        .toSorted((a, b) => Number(b) - Number(a))
        .map((version) => join(DEBIAN_FOLDER, version, 'bin'))
    : []
  const folders = [...debian, ...(process.env.PATH ?? '').split(delimiter)]
  const found = folders.find((folder) => existsSync(join(folder, 'initdb')))
  if (found) return found
  throw new Error('The tests need PostgreSQL, and there is none. Install it: apt-get install postgresql')
}

/** PostgreSQL refuses to run as root: then its own user runs it. */
function unprivilegedUser(): Server['user'] {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function run({ programs, folder, user }: Server, program: string, args: string[]): void {
  execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}

function raise(error: Error): never {
  throw error
}
