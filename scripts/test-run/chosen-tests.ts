import { existsSync, globSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { parseArgs } from 'node:util'

/** Where the site keeps everything that pages and browser tests ask: SQLite and a folder, or PostgreSQL and S3. */
type TestedStore = 'sqlite' | 'postgres'

/** The browser tests are Playwright's, all others projects of vitest. */
export type Suite = 'unit' | 'components' | 'pages' | 'faults' | 'browser'

export type ChosenTests = {
  store: TestedStore
  /** Whether everything is tested that takes long, too. */ isLong: boolean
  /** Of each suite; all tests where there are none. */ files: [Suite, string[]][]
}

/** Reads the words after `npm test --`. Throws an error with one clear line where they name nothing. */
export function readChosenTests(args: string[]): ChosenTests {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { store: { type: 'string', default: 'sqlite' }, long: { type: 'boolean', default: false } },
  })
  const { store, long } = values
  if (store !== 'sqlite' && store !== 'postgres') throw new Error(`--store is "${store}"; expected sqlite or postgres.`)
  const files = positionals.map(testFileOf)
  const bySuite = Map.groupBy(files, suiteOf)
  if (store === 'postgres' && files.length > 0) throw new Error('--store=postgres is for all tests, not for files.')
  const isLong = long || files.some((file) => file.includes('.long.test.'))
  return { store, isLong, files: [...bySuite] }
}

/** A test, a folder of tests, or what tests a file: the test beside it, or the one of its folder that imports it. */
function testFileOf(name: string): string {
  const path = name.replace(/^\.\//, '').replace(/\/$/, '')
  const [found] = isTest(path) ? [path] : testsBeside(path)
  if (found === undefined) throw new Error(`${name} is no test, no folder, and no file with a test beside it.`)
  return found
}

function testsBeside(path: string): string[] {
  const own = globSync(`${path.replace(/\.(tsx?|mjs)$/, '')}.test.{ts,tsx}`)
  const imports = `from './${basename(path)}'`
  const ofFolder = globSync(`${dirname(path)}/*.test.{ts,tsx}`)
  return [...own, ...ofFolder.filter((test) => readFileSync(test, 'utf8').includes(imports))]
}

function isTest(path: string): boolean {
  return existsSync(path) && (statSync(path).isDirectory() || /\.test\.tsx?$/.test(path))
}

function suiteOf(path: string): Suite {
  const [, folder] = /^tests\/(e2e|pages|faults)(?:\/|$)/.exec(path) ?? []
  if (folder === 'e2e') return 'browser'
  if (folder === 'pages' || folder === 'faults') return folder
  return path.startsWith('app/') || path.endsWith('.tsx') ? 'components' : 'unit'
}
