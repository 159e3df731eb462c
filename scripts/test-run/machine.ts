import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runCommand } from './command.ts'

/** A program that tests need and npm does not carry. */
type Program = { name: string; debianPackage: string; isThere: () => boolean }

const PROGRAMS: Program[] = [
  { name: 'Chromium', debianPackage: 'chromium', isThere: () => chromiumPath() !== null },
  {
    name: 'PostgreSQL',
    debianPackage: 'postgresql',
    isThere: () => onPath('initdb') !== null || globSync('/usr/lib/postgresql/*/bin/initdb').length > 0,
  },
  { name: 'nginx', debianPackage: 'nginx', isThere: () => nginxPath() !== null },
  { name: 'systemd-analyze', debianPackage: 'systemd', isThere: () => onPath('systemd-analyze') !== null },
  { name: 'OpenSSL', debianPackage: 'openssl', isThere: () => onPath('openssl') !== null },
  { name: 'Java', debianPackage: 'default-jre-headless', isThere: () => onPath('java') !== null },
]

/** Where the browser of the tests is: CHROME_PATH, or a Chromium or Chrome of this machine. */
export function chromiumPath(): string | null {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : null
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome')
}

/** Debian keeps it where only an administrator's PATH leads. */
export function nginxPath(): string | null {
  return onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null)
}

/** Installs the missing programs where that is possible, and otherwise tells how to get them. */
export async function prepareMachine(announce: (line: string) => void): Promise<{ ok: boolean; output: string }> {
  const missing = PROGRAMS.filter((program) => !program.isThere())
  if (missing.length === 0) return { ok: true, output: '' }
  const packages = missing.map((program) => program.debianPackage)
  if (!isDebian() || process.getuid?.() !== 0) return { ok: false, output: howToGet(missing) }

  announce(`installing ${packages.join(', ')} from Debian…`)
  // In this runlevel Debian starts no service that it installs: tests start their own.
  const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const update = await runCommand('apt-get', ['-q', 'update'], quietly)
  const install = await runCommand('apt-get', ['-q', 'install', '-y', '--no-install-recommends', ...packages], quietly)
  const still = PROGRAMS.filter((program) => !program.isThere())
  if (still.length === 0) return { ok: true, output: '' }
  return { ok: false, output: `${update.output}\n${install.output}\n${howToGet(still)}` }
}

function howToGet(missing: Program[]): string {
  const names = missing.map((program) => program.name).join(', ')
  const packages = missing.map((program) => program.debianPackage).join(' ')
  return `Missing on this machine: ${names}. On Debian: sudo apt-get install ${packages}. Elsewhere: install them and put them on the PATH (the browser may be named in CHROME_PATH).`
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

/** Where a program is, by the PATH. */
export function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}
