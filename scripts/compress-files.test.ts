import { mkdtempSync, mkdirSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressFiles } from './site-build.ts'

test('texts are compressed in both codings under their own names, pictures are not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pack-'))
  mkdirSync(join(folder, 'client/assets'), { recursive: true })
  writeFileSync(join(folder, 'client/assets/page.js'), 'let page')
  writeFileSync(join(folder, 'client/picture.avif'), 'avif')
  compressFiles(join(folder, 'client'), join(folder, 'compressed'))
  expect(brotliDecompressSync(readFileSync(join(folder, 'compressed/br/assets/page.js'))).toString()).toBe('let page')
  expect(gunzipSync(readFileSync(join(folder, 'compressed/gzip/assets/page.js'))).toString()).toBe('let page')
  expect(readdirSync(join(folder, 'compressed/br'))).toEqual(['assets'])
})
