import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readContent } from './content.ts'
import { CATALOGUE_FOLDER, catalogues, DATASHEET_FOLDER, datasheets } from './documents.ts'
import { hashOf, readManifest } from './manifest.ts'
import { fingerprint } from './manuscript.ts'
import { Press } from './press.ts'
import { PROJECT, projectSources } from './sources.ts'

const MEGABYTE = 1024 * 1024
const content = readContent(projectSources.content)
const manifest = readManifest()
const sheets = datasheets(content)
const all = [...catalogues(content), ...sheets]
const read = (path: string) => readFileSync(join(PROJECT, path))

describe('printed documents', () => {
  test('are made again whenever their content changes (if this fails: node scripts/print/make.ts)', () => {
    const outdated = all.filter(
      ({ path, manuscript }) => manifest[path]?.content !== fingerprint(manuscript, projectSources),
    )
    expect(outdated.map(({ path }) => path)).toEqual([])
  })

  test('on disk are those of the manifest, and there are no others', () => {
    const printed = [CATALOGUE_FOLDER, DATASHEET_FOLDER].flatMap((folder) =>
      readdirSync(join(PROJECT, folder))
        .filter((name) => name.endsWith('.pdf'))
        .map((name) => `${folder}/${name}`),
    )
    expect(printed.toSorted()).toEqual(Object.keys(manifest).toSorted())
    expect(printed.filter((path) => manifest[path]?.bytes !== hashOf(read(path)))).toEqual([])
  })

  test('exist in both languages for every product that names a datasheet', () => {
    const missing = content.products
      .filter((product) => product.namesDatasheet)
      .flatMap(({ id }) => [`${id}-tds-ar.pdf`, `${id}-tds-en.pdf`])
      .filter((name) => !existsSync(join(PROJECT, DATASHEET_FOLDER, name)))
    expect(missing).toEqual([])
  })

  test('keep to their pages: one for a datasheet, as many for both catalogues and a multiple of four for the printer', () => {
    expect(sheets.filter(({ path }) => manifest[path]?.pages !== 1).map(({ path }) => path)).toEqual([])
    const [arabic, english] = catalogues(content).map(({ path }) => manifest[path]?.pages)
    expect(arabic).toBe(english)
    expect((arabic ?? 1) % 4).toBe(0)
  })

  test('stay light enough to download', () => {
    const sizes = sheets.map(({ path }) => read(path).length)
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(70 * 1024)
    for (const { path } of catalogues(content)) expect(read(path).length).toBeLessThan(6 * MEGABYTE)
  })

  test('come out byte for byte the same when they are made again', async () => {
    const sheet = sheets.find(({ path }) => path.endsWith('/805-tds-ar.pdf'))
    const printed = await new Press(projectSources).print('sheet', sheet!.manuscript)
    expect(hashOf(printed.pdf)).toBe(manifest[sheet!.path]?.bytes)
  })
})
