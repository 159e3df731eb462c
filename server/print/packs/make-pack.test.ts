import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { degrees, PDFDocument } from '@cantoo/pdf-lib'
import { expect, test } from 'vitest'
import { readPdf } from '#tests/support/print/read-pdf.ts'
import { Typesetter } from '#server/print/typesetter.ts'
import { makePack } from './make-pack.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const folder = sharedFolder()

async function file(name: string, pages: number, turn = 0) {
  const document = await PDFDocument.create()
  for (let page = 1; page <= pages; page++) {
    const added = document.addPage([595.28, 841.89])
    added.drawText(`${name} page ${page}`, { x: 50, y: 400 })
    added.setRotation(degrees(turn))
  }
  const path = join(folder, `${name}.pdf`)
  writeFileSync(path, await document.save())
  return { path, product: 0, name, url: null }
}

const product = {
  name: 'S20',
  requirement: 'Neutral silicone',
  origin: ['Iberseal', 'Made in Spain'],
  figures: [{ label: 'Movement', value: '25%', method: 'ISO 9047' }],
  standards: ['EN 15651-1'],
}
const words = {
  cover: 'Cover',
  title: 'Submittal pack',
  products: 'Products',
  missing: 'Missing',
  leftOut: 'Left out',
  unsigned: 'Unsigned',
  contents: 'Contents',
  compliance: 'Compliance',
  documents: 'Documents',
  page: 'page',
  columns: ['Requirement', 'Product', 'Figures', 'Standards', 'Proof'],
  reasons: { encrypted: 'it is protected', broken: 'it cannot be read' },
}
const front = {
  locale: 'en' as const,
  title: 'Malqa Tower',
  author: 'Rawabit',
  colour: '#c1272d',
  project: 'Malqa Tower',
  foot: 'Malqa Tower · R-7',
  facts: [{ label: 'Client', value: 'Al Bina' }],
  house: { name: 'Rawabit', lines: ['Riyadh'] },
  leftOut: [],
  missing: ['S20: Safety data sheet'],
  siteUrl: 'https://site.example',
  products: [product],
  words,
}

test('documents stand behind cover, contents and table with their pages, each with the number of the pack', async () => {
  const broken = { path: join(folder, 'broken.pdf'), product: 0, name: 'Broken', url: '/d/broken' }
  writeFileSync(broken.path, '%PDF-1.7 and no more')
  const documents = [await file('TDS', 1), await file('Certificate', 3, 90), broken]
  const target = join(folder, 'pack.pdf')
  const answer = await makePack(new Typesetter(), { front, documents, target, mostPages: 600 })
  expect(answer).toEqual({ pages: 7, isTooLarge: false, leftOut: [{ at: 2, reason: 'broken' }] })
  const bytes = readFileSync(target)
  const { pages, title, language, bookmarks } = await readPdf(bytes)
  expect([title, language]).toEqual(['Malqa Tower', 'en'])
  expect(pages[0]).toContain('S20: Safety data sheet')
  expect(pages[0]).toContain('Broken: it cannot be read')
  expect(pages[1]).toMatch(/Compliance\s*3.*TDS\s*4.*Certificate\s*5/s)
  expect(pages[2]).toMatch(/Neutral silicone.*ISO 9047.*TDS, page\s*4.*Certificate, page\s*5/s)
  expect(pages[3]).toContain('TDS page 1')
  expect(pages.map((page) => page.includes('Malqa Tower · R-7'))).toEqual(pages.map(() => true))
  expect(pages[6]).toMatch(/Certificate page 3.*7\/7/s)
  expect(bookmarks).toEqual(['Cover', 'Compliance', 'Documents', 'S20', 'TDS', 'Certificate'])
  const sizes = (await PDFDocument.load(bytes)).getPages().map((page) => page.getRotation().angle)
  expect(sizes.slice(4)).toEqual([90, 90, 90])
})

test('there is no pack of files that cannot be read, nor of too many pages', async () => {
  const target = join(folder, 'none.pdf')
  const broken = { path: join(folder, 'missing.pdf'), product: 0, name: 'Broken', url: null }
  const none = await makePack(new Typesetter(), { front, documents: [broken], target, mostPages: 600 })
  expect(none).toEqual({ pages: 0, isTooLarge: false, leftOut: [{ at: 0, reason: 'broken' }] })
  const large = { front, documents: [await file('Large', 8)], target, mostPages: 10 }
  expect(await makePack(new Typesetter(), large)).toMatchObject({ isTooLarge: true, pages: 8 })
})
