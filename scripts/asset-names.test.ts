import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { assetNames } from './asset-names.ts'

const nameOf = (folder: string, name: string) => assetNames(folder)({ names: [name] })

test('all fonts have one hash, which changes with any of them', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  writeFileSync(join(folder, 'a.woff2'), 'a')
  writeFileSync(join(folder, 'b.woff2'), 'b')
  const before = nameOf(folder, 'a.woff2')
  expect(before).toMatch(/^assets\/\[name\]-[\w-]{8}\[extname\]$/)
  expect(nameOf(folder, 'b.woff2')).toBe(before)
  writeFileSync(join(folder, 'b.woff2'), 'c')
  expect(nameOf(folder, 'a.woff2')).not.toBe(before)
})

test('any other file has its own', () => {
  const folder = mkdtempSync(join(tmpdir(), 'fonts-'))
  expect(nameOf(folder, 'app.css')).toBe('assets/[name]-[hash][extname]')
})
