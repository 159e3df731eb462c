// Brings a fresh clone to the state in which every script runs: packages installed, Node 24 at hand.
// The first run happens on the machine's own Node (20 or newer), so this file and what it imports stay plain JavaScript.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { installFailure, missingPackages } from './installed-packages.mjs'
import { ownNode } from './own-node.mjs'

const NODE_MAJOR = 24
// No package may run a script of its own. Not in .npmrc: there it would keep npm from running this file before others.
const NPM_CI = [
  'ci',
  '--ignore-scripts',
  '--include=dev',
  '--include=optional',
  '--loglevel=error',
  '--no-audit',
  '--no-fund',
]
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']

const root = fileURLToPath(new URL('..', import.meta.url))
install()
checkNode()

function install() {
  const lock = readJson('package-lock.json')
  const installed = existsSync(join(root, 'node_modules/.package-lock.json'))
    ? readJson('node_modules/.package-lock.json')
    : { packages: {} }
  const missing = missingPackages(lock, installed, thisPlatform())
  if (missing.length === 0) return
  console.log(`Installing ${missing.length} packages…`)
  const npm = process.env.npm_execpath
  const [command, ...first] = npm ? [process.execPath, npm] : ['npm']
  const run = spawnSync(command, [...first, ...NPM_CI, ...RETRIES], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) fail(installFailure(`${run.stdout}${run.stderr}${run.error ?? ''}`))
}

/** npm puts node_modules/.bin before the machine's programs, so the project's own Node serves wherever it is installed. */
function checkNode() {
  const own = ownNode(root)
  if (own) {
    if (spawnSync(own, ['--version']).status === 0) return
    rmSync(own)
  }
  if (Number(process.versions.node.split('.')[0]) >= NODE_MAJOR) return
  fail(
    `Node ${NODE_MAJOR} or newer is needed: this machine has ${process.versions.node}, and the project's own Node does not run on ` +
      `${process.platform}-${process.arch}. Install it from https://nodejs.org and run the command again.`,
  )
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function thisPlatform() {
  if (process.report) process.report.excludeNetwork = true
  const glibc = process.platform === 'linux' && process.report.getReport().header.glibcVersionRuntime
  return { os: process.platform, cpu: process.arch, libc: glibc ? 'glibc' : 'musl' }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
