import { describe, expect, test } from 'vitest'
import { words } from '#content/print.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { toSearchable } from '#server/print/printed-text.ts'
import { demoPress, demoPrint } from '#tests/support/print/demo-print.ts'
import { type ReadPdf, readPdf } from '#tests/support/print/read-pdf.ts'
import { byLength } from '#tests/support/test-level.ts'

const demo = await demoPrint()
/** As it is typed by somebody who searches. */
const { categories, products } = toSearchable(demo.content)
const printed = byLength({ short: products.filter((_, place) => place % 8 === 0), long: products })
const press = demoPress({ isPlain: true })

const known = new Map<string, Promise<ReadPdf>>()
function read(name: string, print: () => ReturnType<typeof press>): Promise<ReadPdf> {
  const pdf = known.get(name) ?? print().then((made) => readPdf(made.pdf))
  known.set(name, pdf)
  return pdf
}

const readSheet = (id: string, locale: Locale) =>
  read(`${id} ${locale}`, () =>
    press(
      'sheet',
      demo.sheet(
        demo.content.products.find((one) => one.id === id)!,
        locale,
      ),
    ),
  )
const readCatalogue = (locale: Locale) => read(locale, () => press('catalogue', demo.catalogue(locale)))
const names: Record<Locale, string> = { ar: 'Arabic', en: 'English' }

describe.each(LOCALES)('a program that reads PDFs (%s)', (locale) => {
  test(`finds every word of every product in the ${names[locale]} catalogue`, async () => {
    const { pages } = await readCatalogue(locale)
    const text = pages.join('\n')
    expect(products.flatMap(({ name }) => lost(name[locale], text))).toEqual([])
  })

  test(`finds in the ${names[locale]} data sheets every word that they say of their products`, async () => {
    const silent: string[] = []
    for (const { id, name, description, properties, areas } of printed) {
      const { pages } = await readSheet(id, locale)
      const said = [name[locale], description[locale], ...properties[locale], ...areas[locale]].join(' ')
      silent.push(...lost(said, pages.join('\n')).map((word) => `${id}: ${word}`))
    }
    expect(silent).toEqual([])
  })

  test(`hears from the ${names[locale]} catalogue its language, title, parts and bookmarks`, async () => {
    const catalogue = await readCatalogue(locale)
    expect(catalogue).toMatchObject({ language: locale, isTagged: true })
    expect(catalogue.title).toContain(words.catalogue[locale])
    expect(missing(['H1', 'H2', 'H3', 'P', 'L', 'Table', 'TH', 'TD', 'Figure', 'Link'], catalogue)).toEqual([])
    const marked = [...categories, ...products].map(({ name }) => spaced(name[locale]))
    const bookmarks = new Set(catalogue.bookmarks.map(spaced))
    expect(marked.filter((name) => !bookmarks.has(name))).toEqual([])
    expect(products.filter(({ name }) => !catalogue.alternatives.includes(name[locale]))).toEqual([])
  })

  test(`hears from each ${names[locale]} data sheet its language, title, parts and bookmarks`, async () => {
    for (const { id, code, name } of printed) {
      const sheet = await readSheet(id, locale)
      expect(sheet, id).toMatchObject({ language: locale, isTagged: true })
      expect(sheet.title, id).toContain(`${code} – ${words.datasheet[locale]}`)
      expect(missing(['H1', 'H2', 'P', 'L', 'Table', 'TH', 'TD', 'Figure', 'Link'], sheet), id).toEqual([])
      const sections = [words.properties, words.areas, words.storage, words.packaging].map((title) => title[locale])
      expect(sheet.bookmarks.map(spaced), id).toEqual([name[locale], ...sections].map(spaced))
      expect(sheet.alternatives, id).toContain(name[locale])
    }
  })
})

/** The words that a text lacks, as words of their own. */
function lost(said: string, text: string): string[] {
  const there = wordsOf(text)
  return [...wordsOf(said)].filter((word) => !there.has(word))
}

function wordsOf(text: string): Set<string> {
  return new Set(text.match(/[\p{L}\p{N}]+/gu))
}

function missing(tags: string[], pdf: ReadPdf): string[] {
  return tags.filter((tag) => !pdf.tags.has(tag))
}

function spaced(text: string): string {
  return text.replace(/\s+/g, ' ')
}
