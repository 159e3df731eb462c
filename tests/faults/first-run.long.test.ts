import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, cpSync, globSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { freePort, ROOT } from '#tests/support/site.ts'

/** Debian 12's, and what the first Node 20 and 24, a later 22 and the first 24 that the site runs on came with. */
const CLIENTS = [
  { node: '18.20.4', npm: '9.2.0', isRoot: true },
  { node: '18.20.4', npm: '9.2.0', isRoot: false },
  { node: '20.0.0', npm: '9.6.4', isRoot: true },
  { node: '22.12.0', npm: '10.9.0', isRoot: false },
  { node: '24.0.0', npm: '11.3.0', isRoot: true },
  { node: '24.7.0', npm: '11.5.1', isRoot: false },
]
const TOO_OLD = { node: '16.20.2', npm: '8.19.4', isRoot: true }
const NOBODY = 65534
/** Files of a clone as git has it, whatever is built or installed here. */
const CLONE = ['--cached', '--others', '--exclude-standard']

let cache: string
let folder: string
beforeAll(() => (cache = mkdtempSync(join(tmpdir(), 'npm-cache-'))))
afterAll(() => rmSync(cache, { recursive: true }))
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'first-run-'))))
// A busy disk takes long to remove so many files.
afterEach(() => rmSync(folder, { recursive: true, force: true }), 600_000)

/** A machine with a fresh clone on which `node` and `npm` are of the given versions. */
function prepareMachine({ node, npm, isRoot }: (typeof CLIENTS)[number]): void {
  const platform = `${process.platform}-${process.arch}`
  const packages = [`node-${platform}@${node}`, `npm@${npm}`]
  const options = ['--prefix', join(folder, 'clients'), '--ignore-scripts', '--no-save', '--cache', cache]
  const installed = spawnSync('npm', ['install', ...options, ...packages], { encoding: 'utf8' })
  expect(installed.status, installed.stderr).toBe(0)
  mkdirSync(join(folder, 'bin'))
  const program = (path: string) => join(folder, 'clients/node_modules', path)
  cpSync(program(`node-${platform}/bin/node`), join(folder, 'bin/node'))
  writeFileSync(join(folder, 'bin/npm'), `#!/bin/sh\nexec node ${program('npm/bin/npm-cli.js')} "$@"\n`)
  chmodSync(join(folder, 'bin/npm'), 0o755)
  const files = spawnSync('git', ['ls-files', '-z', ...CLONE], { cwd: ROOT, encoding: 'utf8' })
  for (const file of files.stdout.split('\0').filter(Boolean)) cpSync(join(ROOT, file), join(folder, 'clone', file))
  mkdirSync(join(folder, 'home'))
  if (isRoot || process.getuid?.() !== 0) return
  for (const path of [cache, folder]) {
    for (const each of ['.', ...globSync('**', { cwd: path })]) chownSync(join(path, each), NOBODY, NOBODY)
  }
}

/** Runs a command of npm until it ends, or has said what is waited for. */
async function run(args: string[], { isRoot }: { isRoot: boolean }, until: RegExp) {
  const user = isRoot || process.getuid?.() !== 0 ? {} : { uid: NOBODY, gid: NOBODY }
  const child = spawn('npm', args, {
    ...user,
    cwd: join(folder, 'clone'),
    detached: true,
    env: {
      PATH: `${join(folder, 'bin')}:/usr/bin:/bin`,
      HOME: join(folder, 'home'),
      npm_config_cache: cache,
      // How this machine trusts its way to the registry.
      NODE_EXTRA_CA_CERTS: process.env['NODE_EXTRA_CA_CERTS'],
      PORT: String(await freePort()),
      DATA_DIR: join(folder, 'data'),
      DEMO_CONTENT: 'off',
    },
  })
  let said = ''
  const hear = (text: Buffer) => {
    said += text.toString()
    if (until.test(said)) process.kill(-child.pid!, 'SIGTERM')
  }
  child.stdout.on('data', hear)
  child.stderr.on('data', hear)
  await once(child, 'close')
  return said
}

it.each(CLIENTS)('npm start works at the first try with Node $node and npm $npm, as root: $isRoot', async (client) => {
  prepareMachine(client)
  expect(await run(['start'], client, /The site is ready/)).toContain('The site is ready')
})

it('a Node that is too old is told so in one line, before anything is installed', async () => {
  prepareMachine(TOO_OLD)
  const said = await run(['run', '--silent', 'manage', '--', 'version'], TOO_OLD, /never/)
  expect(said).toMatch(/^Node 18 or newer is needed: this machine has 16\.20\.2\. .*\n$/)
})
