import { mkdtempSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { packFiles } from './pack-files.ts'

test('texts are packed in both codings under their own names, pictures are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/page.js'), 'let page')
  writeFileSync(join(folder, 'client/picture.avif'), 'avif')
  packFiles(join(folder, 'client'), join(folder, 'packed'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'packed/br/assets/page.js'))).toString()).toBe('let page')
  expect(gunzipSync(readFileSync(join(folder, 'packed/gzip/assets/page.js'))).toString()).toBe('let page')
  expect(readdirSync(join(folder, 'packed/br'))).toEqual(['assets'])
})
