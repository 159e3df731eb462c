import { execFileSync, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'

/** A PostgreSQL server of the tests' own, on a socket in a temporary folder. */
export type PostgresServer = {
  /** Its address, with `NAME` where the database's name goes. */
  url: string
  /** Makes an empty database and gives its address. */
  createDatabase(name: string): string
  /** Breaks it off, as when its machine fails; what it has confirmed stays. */
  halt(): void
  resume(): void
  /** Stops all its processes where they are, as a disk that hangs does, and lets them go on. */
  freeze(): void
  thaw(): void
  stop(): Promise<void>
}

const DEBIAN_FOLDER = '/usr/lib/postgresql'
const SETTINGS = ['listen_addresses=', 'fsync=off', 'full_page_writes=off', 'max_connections=200']

type Place = { folder: string; programs: string; user: { uid: number; gid: number } | null }

export function startPostgres(): PostgresServer {
  const user = unprivilegedUser()
  const folder = mkdtempSync(join(tmpdir(), 'pg-'))
  const place = { folder, programs: findPrograms(), user }
  if (user) chownSync(folder, user.uid, user.gid)
  const manner = ['-U', 'site', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync', '--no-instructions']
  run(place, 'initdb', ['-D', join(folder, 'data'), ...manner])
  start(place)
  const warden = startWarden(place)
  const url = `postgres://site@localhost/NAME?host=${folder}`
  return {
    url,
    createDatabase(name) {
      run(place, 'createdb', ['-h', folder, '-U', 'site', name])
      return url.replace('NAME', name)
    },
    halt: () => run(place, 'pg_ctl', ['-D', join(folder, 'data'), '-s', '-w', '-m', 'immediate', 'stop']),
    resume: () => start(place),
    freeze: () => signal(place, 'SIGSTOP'),
    thaw: () => signal(place, 'SIGCONT'),
    async stop() {
      const gone = once(warden, 'exit')
      // Whoever has nothing else left to do waits for it, too.
      warden.ref()
      warden.stdin?.end()
      await gone
    },
  }
}

function signal({ folder }: Place, name: NodeJS.Signals): void {
  const [first = ''] = readFileSync(join(folder, 'data', 'postmaster.pid'), 'utf8').split('\n')
  const children = execFileSync('ps', ['-o', 'pid=', '--ppid', first], { encoding: 'utf8' })
    .split(/\s+/)
    .filter(Boolean)
  for (const pid of [first, ...children]) process.kill(Number(pid), name)
}

function start(place: Place): void {
  const { folder } = place
  const settings = [...SETTINGS, `unix_socket_directories=${folder}`].map((setting) => `-c ${setting}`).join(' ')
  run(place, 'pg_ctl', ['-D', join(folder, 'data'), '-s', '-w', '-l', join(folder, 'log'), '-o', settings, 'start'])
}

/** Stops the server when its standard input ends: at the end of the run, or when the run was killed. */
function startWarden({ programs, folder, user }: Place): ChildProcess {
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
function unprivilegedUser(): Place['user'] {
  if (process.getuid?.() !== 0) return null
  const id = (flag: string) => Number(execFileSync('id', [flag, 'postgres'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

function run({ programs, folder, user }: Place, program: string, args: string[]): void {
  execFileSync(join(programs, program), args, { ...user, cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] })
}
