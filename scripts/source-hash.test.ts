import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { sourceHash } from './source-hash.ts'

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'source-hash-'))
  write('app/home.tsx', 'one')
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(name: string, text: string) {
  mkdirSync(dirname(join(root, name)), { recursive: true })
  writeFileSync(join(root, name), text)
}

test('the site is not built again when nothing changed', () => {
  const before = sourceHash(root)
  write('app/home.tsx', 'one')
  expect(sourceHash(root)).toBe(before)
})

test.each([
  ['a changed page', 'app/home.tsx', 'two'],
  ['a new picture', 'public/images/hero.webp', 'bytes'],
  ['a new version of a package', 'package-lock.json', '{}'],
])('the site is built again after %s', (_change, name, text) => {
  const before = sourceHash(root)
  write(name, text)
  expect(sourceHash(root)).not.toBe(before)
})

test('a changed test needs no new build', () => {
  const before = sourceHash(root)
  write('app/home.test.ts', 'test')
  expect(sourceHash(root)).toBe(before)
})

test.each([
  'scripts/site-build.ts',
  'scripts/command.ts',
  'scripts/icons.ts',
  'scripts/pack.ts',
  'scripts/pack/brotli.ts',
])('the site is built again after a change of %s, which its build imports or names', (name) => {
  const scripts: Record<string, string> = {
    'scripts/site-build.ts': "import {\n  pack,\n} from './pack.ts'",
    'vite.config.ts': "import { icons } from './scripts/icons.ts'; const input = 'scripts/command.ts'",
    'scripts/command.ts': '',
    'scripts/icons.ts': '',
    'scripts/pack.ts': "export const pack = () => import('./pack/brotli.ts')",
    'scripts/pack/brotli.ts': '',
  }
  for (const [script, text] of Object.entries(scripts)) write(script, text)
  const before = sourceHash(root)
  write(name, `${scripts[name]}\n// changed`)
  expect(sourceHash(root)).not.toBe(before)
})

test('a script that is no part of the build needs no new one', () => {
  write('scripts/site-build.ts', '')
  const before = sourceHash(root)
  write('scripts/shots.ts', 'pictures')
  expect(sourceHash(root)).toBe(before)
})
