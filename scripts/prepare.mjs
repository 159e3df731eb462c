// Brings a fresh clone to the state in which every script runs: packages installed, Node 24 at hand.
// The first run happens on the machine's own Node, so this file and what it imports stay plain JavaScript, which also an
// older one can read that is refused.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode, OLDEST_NODE } from './chosen-node.mjs'
import { installFailure, missingPackages, thisPlatform } from './installed-packages.mjs'

// No package may run a script of its own. Not in .npmrc: there it would keep npm from running this file before others.
const SAFELY = ['--ignore-scripts', '--loglevel=error', '--no-audit', '--no-fund']
const EVERYTHING = ['--include=dev', '--include=optional']
const RETRIES = ['--fetch-retries=2', '--fetch-retry-mintimeout=1000', '--fetch-retry-maxtimeout=5000']
/** What adds the compiled packages that npm 9 leaves out: those its Node is too old for, or, 9.6, all with a C library. */
const NEWER_NPM = 'npm@11.19.1'

/** Older ones come with an npm that does not know the lock file. */
const OLDEST_MAJOR = 18

const root = fileURLToPath(new URL('..', import.meta.url))
install()

function install() {
  if (Number(process.versions.node.split('.')[0]) < OLDEST_MAJOR) fail(tooOld(OLDEST_MAJOR))
  const missing = lacking()
  const ownNpm = process.env.npm_execpath
  if (missing.length > 0) {
    console.log(`Installing ${missing.length} packages…`)
    runNpm(process.execPath, ownNpm, ['ci', ...EVERYTHING])
  }
  const node = chosenNode()
  if (lacking().length > 0) addLeftOut(node, ownNpm)
  const still = lacking()
  if (still.length > 0)
    fail(`npm has left out ${still[0]} and ${still.length - 1} more packages. Update npm and run the command again.`)
}

function chosenNode() {
  // npm puts node_modules/.bin before the machine's programs, and names the Node that it runs on itself.
  const node = chooseNode(root, process.env.npm_node_execpath || process.execPath)
  if (node === null)
    fail(tooOld(OLDEST_NODE, `, and the project's own Node does not run on ${process.platform}-${process.arch}`))
  return node
}

/** Packages that this machine needs and does not have. */
function lacking() {
  const installed = existsSync(join(root, 'node_modules/.package-lock.json'))
    ? readJson('node_modules/.package-lock.json')
    : { packages: {} }
  return missingPackages(readJson('package-lock.json'), installed, thisPlatform())
}

function addLeftOut(node, ownNpm) {
  const folder = mkdtempSync(join(tmpdir(), 'npm-'))
  process.on('exit', () => rmSync(folder, { recursive: true }))
  runNpm(node, ownNpm, ['install', '--no-save', '--prefix', folder, NEWER_NPM])
  runNpm(node, join(folder, 'node_modules/npm/bin/npm-cli.js'), ['install', '--no-save', ...EVERYTHING])
}

function runNpm(node, npm, args) {
  const [command, ...first] = npm ? [node, npm] : ['npm']
  const run = spawnSync(command, [...first, ...args, ...SAFELY, ...RETRIES], { cwd: root, encoding: 'utf8' })
  if (run.status !== 0) fail(installFailure(`${run.stdout}${run.stderr}${run.error || ''}`))
}

function tooOld(oldest, reason = '') {
  const found = `this machine has ${process.versions.node}${reason}`
  return `Node ${oldest} or newer is needed: ${found}. Install it from https://nodejs.org and run the command again.`
}

function readJson(path) {
  return JSON.parse(readFileSync(join(root, path), 'utf8'))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}
