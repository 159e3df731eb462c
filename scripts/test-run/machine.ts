import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import type { TestLevel } from '#tests/support/test-level.ts'
import { type CommandResult, runCommand } from './command.ts'

/** A program that tests need and npm does not carry. */
type Program = { name: string; debianPackage: string; isThere: () => boolean; onlyFor?: TestLevel }

type Announce = (line: string) => void

/** Chromium without windows, by the name of its program and of its package. */
const SHELL = 'chromium-headless-shell'
/** Nobody waits long for a machine that is not there. */
const APT = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1']

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
  {
    name: 'LibreOffice Calc',
    debianPackage: 'libreoffice-calc-nogui',
    isThere: () => onPath('soffice') !== null,
    onlyFor: 'long',
  },
  { name: 'Java', debianPackage: 'default-jre-headless', isThere: () => onPath('java') !== null },
]

/** Where a browser is: CHROME_PATH, or a Chromium or Chrome of this machine. */
export function chromiumPath(): string | null {
  const named = process.env['CHROME_PATH']
  if (named) return existsSync(named) ? named : null
  return onPath('chromium') ?? onPath('chromium-browser') ?? onPath('google-chrome')
}

/**
 * Where the browser of the tests is: Chromium without windows where that is there. The same pages cost it half of the
 * processor: the whole Chromium runs the frame of a desktop round each, which nobody sees.
 */
export function testBrowserPath(): string | null {
  return process.env['CHROME_PATH'] ? chromiumPath() : (onPath(SHELL) ?? chromiumPath())
}

/** Debian keeps it where only an administrator's PATH leads. */
export function nginxPath(): string | null {
  return onPath('nginx') ?? (existsSync('/usr/sbin/nginx') ? '/usr/sbin/nginx' : null)
}

/** Installs the missing programs where that is possible, and otherwise tells how to get them. */
export async function prepareMachine(announce: Announce, level: TestLevel = 'test'): Promise<CommandResult> {
  const wanted = PROGRAMS.filter(({ onlyFor }) => onlyFor === undefined || onlyFor === level)
  const missing = wanted.filter((program) => !program.isThere())
  if (missing.length === 0) return { ok: true, output: '' }
  if (!canInstall()) return { ok: false, output: howToGet(missing) }
  const packages = missing.map((program) => program.debianPackage)
  const output = await install(packages, announce)
  const still = wanted.filter((program) => !program.isThere())
  if (still.length === 0) return { ok: true, output: '' }
  return { ok: false, output: `${output}\n${howToGet(still)}` }
}

/** Installs the quicker browser of the tests where that is possible; elsewhere they take their time with the other. */
export async function prepareTestBrowser(announce: Announce): Promise<void> {
  if (process.env['CHROME_PATH'] || onPath(SHELL) !== null || !canInstall()) return
  await install([SHELL], announce)
}

/** Answers what was said. What is there already stays, whatever the packages would rather have. */
async function install(packages: string[], announce: Announce): Promise<string> {
  announce(`installing ${packages.join(', ')} from Debian…`)
  // In this runlevel Debian starts no service that it installs: tests start their own.
  const quietly = { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }
  const options = ['-y', '--no-install-recommends', '--no-remove']
  const update = await runCommand('apt-get', [...APT, 'update'], quietly)
  const { output } = await runCommand('apt-get', [...APT, 'install', ...options, ...packages], quietly)
  return `${update.output}\n${output}`
}

function howToGet(missing: Program[]): string {
  const names = missing.map((program) => program.name).join(', ')
  const packages = missing.map((program) => program.debianPackage).join(' ')
  return `Missing on this machine: ${names}. On Debian: sudo apt-get install ${packages}. Elsewhere: install them and put them on the PATH (the browser may be named in CHROME_PATH).`
}

function canInstall(): boolean {
  return isDebian() && process.getuid?.() === 0
}

function isDebian(): boolean {
  return existsSync('/etc/os-release') && /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8'))
}

function onPath(program: string): string | null {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path)) ?? null
}
