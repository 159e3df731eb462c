import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it } from 'vitest'
import { testFolder } from '#tests/support/services/folders.ts'

const root = testFolder()
beforeEach(() => {
  mkdirSync(join(root(), 'scripts'))
  for (const name of ['prepare', 'chosen-node', 'installed-packages'])
    cpSync(join(import.meta.dirname, `${name}.mjs`), join(root(), `scripts/${name}.mjs`))
  const compiled = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  const packages = { '': {}, 'node_modules/plain': { version: '1.0.0' }, 'node_modules/compiled': compiled }
  writeFileSync(join(root(), 'package-lock.json'), JSON.stringify({ packages }))
})

const FAKE_VERSION = (version: string) =>
  `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`

/**
 * An npm that installs anew, and, as that of Node 18 and 20.0 does, leaves out compiled packages. It brings a Node, and
 * a newer npm where it is asked for one, which adds what is left out.
 */
const FAKE_NPM = `
const { appendFileSync, copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } = require('node:fs')
const record = 'node_modules/.package-lock.json'
const isNewer = __filename.endsWith('npm-cli.js')
const [act, ...options] = process.argv.slice(2)
appendFileSync('runs', (isNewer ? 'newer ' : '') + act + (options.includes('--ignore-scripts') ? '' : ' with scripts') + '\\n')
if (options.includes('--prefix')) {
  const bin = options[options.indexOf('--prefix') + 1] + '/node_modules/npm/bin'
  mkdirSync(bin, { recursive: true })
  copyFileSync(__filename, bin + '/npm-cli.js')
} else if (isNewer) {
  const { packages } = JSON.parse(readFileSync(record, 'utf8'))
  if (!process.env.LOSES) packages['node_modules/compiled'] = { version: '1.0.0' }
  writeFileSync(record, JSON.stringify({ packages }))
} else {
  rmSync('node_modules', { recursive: true, force: true })
  const bin = 'node_modules/node-' + process.platform + '-' + process.arch + '/bin'
  mkdirSync(bin, { recursive: true })
  if (process.env.PACKAGED) writeFileSync(bin + '/node', process.env.PACKAGED, { mode: 0o755 })
  const packages = { 'node_modules/plain': { version: '1.0.0' } }
  if (!process.env.LEAVES_OUT) packages['node_modules/compiled'] = { version: '1.0.0' }
  writeFileSync(record, JSON.stringify({ packages }))
}
`

/** Prepares a fresh clone on a machine whose Node says it is of a version. */
function prepare(version: string, environment: Record<string, string>) {
  writeFileSync(join(root(), 'npm.cjs'), FAKE_NPM)
  writeFileSync(join(root(), 'fake.cjs'), FAKE_VERSION(version))
  const run = spawnSync(
    process.execPath,
    ['--require', join(root(), 'fake.cjs'), join(root(), 'scripts/prepare.mjs')],
    {
      cwd: root(),
      encoding: 'utf8',
      // The machine's program is not new enough, whatever runs this test.
      env: {
        PATH: process.env['PATH'],
        npm_execpath: join(root(), 'npm.cjs'),
        npm_node_execpath: '/bin/false',
        ...environment,
      },
    },
  )
  return { status: run.status, said: run.stdout, refused: run.stderr }
}

const PACKAGED = `#!/bin/sh\n[ "$1" = --version ] && echo v24.21.0 && exit\nexec ${process.execPath} "$@"\n`

const runs = () => readFileSync(join(root(), 'runs'), 'utf8').trim().split('\n')

it('what an old npm has left out is added by a newer one', () => {
  expect(prepare('20.0.0', { PACKAGED, LEAVES_OUT: 'yes' })).toEqual({
    status: 0,
    said: 'Installing 2 packages…\n',
    refused: '',
  })
  expect(runs()).toEqual(['ci', 'install', 'newer install'])
  expect(existsSync(join(root(), 'node_modules/.bin/node'))).toBe(true)
})

it('what that one has not added either is named', () => {
  const { status, refused } = prepare('20.0.0', { PACKAGED, LEAVES_OUT: 'yes', LOSES: 'yes' })
  expect(status).toBe(1)
  expect(refused).toMatch(/^npm has left out node_modules\/compiled\b.*\n$/)
})

it('a clone on which nothing was left out is installed once', () => {
  expect(prepare('20.0.0', { PACKAGED }).status).toBe(0)
  expect(prepare('20.0.0', { PACKAGED })).toEqual({ status: 0, said: '', refused: '' })
  expect(runs()).toEqual(['ci'])
})

it.each(['18.20.4', '20.0.0'])('where no newer Node can be had than %s, one line says what is needed', (version) => {
  const { status, refused } = prepare(version, {})
  expect(status).toBe(1)
  expect(refused).toMatch(
    new RegExp(`^Node 24\\.7 or newer is needed: this machine has ${version}, .*nodejs\\.org.*\n$`),
  )
})

it.each(['16.20.2', '14.21.3'])(
  'on Node %s, which is older than any that npm can begin with, nothing is installed',
  (version) => {
    const { status, refused } = prepare(version, { PACKAGED })
    expect(status).toBe(1)
    expect(refused).toMatch(
      new RegExp(`^Node 18 or newer is needed: this machine has ${version}\\..*nodejs\\.org.*\n$`),
    )
    expect(existsSync(join(root(), 'runs'))).toBe(false)
  },
)

it('what runs before Node 24 is there uses nothing that an older Node does not know', () => {
  const sources = ['prepare', 'chosen-node', 'installed-packages'].map((name) =>
    readFileSync(join(import.meta.dirname, `${name}.mjs`), 'utf8'),
  )
  for (const source of sources) {
    expect(source).not.toMatch(
      /\?\.|\?\?|import\.meta\.(?:dirname|filename)|\bwith \{|Promise\.(?:withResolvers|try)|\.toSorted|\.toReversed|\.toSpliced|Object\.groupBy|\busing \b|import\.meta\.main/,
    )
  }
})

it('the package, the readme and the installation name the same oldest Node', () => {
  const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8')
  expect(JSON.parse(read('package.json'))).toMatchObject({ engines: { node: '>=18' } })
  expect(read('README.md')).toContain('Node 18 or newer')
  expect(read('docs/install.md')).toContain('Node 18 and npm 9 are enough')
})
