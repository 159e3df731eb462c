import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { SearchRecord } from '#domain/search/search-record.ts'
import { readDemoContent } from '#seed/seed-files.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { byLength } from '#tests/support/test-level.ts'
import { demoRecords, demoSearcher, searchOf } from './demo-searcher.ts'

/**
 * A search and what people who know the products expect of it. Of each item of `must` one product is among the first
 * three; `mustNot` stand behind all of these or nowhere. Without `must` nothing is found.
 */
type Judged = { query: string; must: string[][]; mustNot: string[]; kind: string }

/** The rows of a table beside this file. */
const rowsOf = (file: string) =>
  readFileSync(join(import.meta.dirname, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t'))

const judged = rowsOf('judged-queries.tsv').map(([query = '', , must = '', mustNot = '', kind = '']): Judged => {
  const items = must === '-' ? [] : must.split(' ').map((item) => item.split('|'))
  return { query, must: items, mustNot: mustNot.split(' ').filter((id) => id !== ''), kind }
})

const SHOWN_FIRST = 3

const withFirst = ([query = '', first = '', kind = '']: string[]) => ({ query, first: first.split('|'), kind })

/** What people of the trade type, and the products of which one comes first; `code` where it is called by its code. */
const spoken = rowsOf('spoken-queries.tsv').map(withFirst)

/** By what visitors know of the catalogue, and the products that come first, in any order; none at all where none stand. */
const known = rowsOf('known-queries.tsv').map(withFirst)

const FIRST_SCREEN = 12
/** Of a hundred. */
const FIRST = 88
const ON_FIRST_SCREEN = 95

/** Every third of many searches of one kind, or all. */
const inShort = byLength<(all: string[]) => string[]>({
  short: (all) => all.filter((_, at) => at % 3 === 0),
  long: (all) => all,
})

/** Parts of names as long as this are searched, beside whole names. */
const LENGTHS = [1, 2, 3, 5, 8]

onOneDatabase('a search over the demo catalogue', (db, engine) => {
  async function searcher() {
    const find = await demoSearcher(db(), engine)
    return (text: string): string[] => {
      const { named, closest } = find(text)
      return [...named, ...closest]
    }
  }

  it('shows one of the right products among the first three, and none that is wrong before it', async () => {
    const find = await searcher()
    const missed = judged.filter((each) => !isRight(each, find(each.query)))
    const lines = missed.map(({ query, must, mustNot, kind }) => {
      const wanted = must.map((item) => item.join('|')).join(' ')
      return `  ${kind}: ${query} → ${find(query).slice(0, 8).join(' ')} (must ${wanted}; not ${mustNot.join(' ')})`
    })
    process.stdout.write(`judged searches (${engine}): ${judged.length - missed.length} of ${judged.length} right\n`)
    process.stdout.write(lines.map((line) => `${line}\n`).join(''))
    expect(judged).toHaveLength(200)
    expect(missed.length / judged.length).toBeLessThanOrEqual(0.03)
    const wrong = judged.filter((each) => showsWrong(each, find(each.query)))
    expect(wrong.map(({ query }) => query)).toEqual([])
    for (const [kind, all] of Map.groupBy(judged, (each) => each.kind)) {
      const share = missed.filter((each) => each.kind === kind).length / all.length
      expect(share, `searches of the kind ${kind} that miss`).toBeLessThanOrEqual(0.1)
    }
  })

  it('finds something for every keyword that a product is given for search engines', async () => {
    const find = await searcher()
    const { seo } = await readDemoContent('seed')
    const keywords = new Set(Object.values(seo).flatMap(({ keywords: { ar, en } }) => [...ar, ...en]))
    expect(keywords.size).toBeGreaterThan(600)
    expect(inShort([...keywords]).filter((keyword) => find(keyword).length === 0)).toEqual([])
  })

  it('shows what is meant first, or on the first screen', async () => {
    const find = await demoSearcher(db(), engine)
    const places = spoken.map(({ query, first }) => {
      const { named, closest } = find(query)
      return { query, place: [...named, ...closest].findIndex((id) => first.includes(id)) }
    })
    const share = (isGood: (place: number) => boolean) =>
      (100 * places.filter(({ place }) => isGood(place)).length) / places.length
    const low = places.filter(({ place }) => place !== 0).map(({ query, place }) => `  ${query}: ${place + 1}\n`)
    process.stdout.write(`spoken searches: ${places.length}, not first:\n${low.join('')}`)
    expect(share((place) => place === 0)).toBeGreaterThanOrEqual(FIRST)
    expect(share((place) => place >= 0 && place < FIRST_SCREEN)).toBeGreaterThanOrEqual(ON_FIRST_SCREEN)
  })

  it('shows first exactly what a visitor knows a part of', async () => {
    const find = await demoSearcher(db(), engine)
    expect(known.length).toBeGreaterThanOrEqual(200)
    for (const { query, first, kind } of known) {
      const { named, closest } = find(query)
      const found = kind === 'what is not there' ? named : [...named, ...closest].slice(0, first.length)
      expect(found.toSorted().join('|'), `${kind}: ${query}`).toBe(first.toSorted().join('|'))
    }
  })

  it('names a product that is called by its code, whatever else is said of it', async () => {
    const find = await demoSearcher(db(), engine)
    const byCode = spoken.filter(({ kind }) => kind === 'code')
    expect(byCode.length).toBeGreaterThan(2)
    for (const { query, first } of byCode) expect(find(query).named.slice(0, 1), query).toEqual(first)
  })

  it('finds whatever the plain rule finds, for every part of every name', async () => {
    const records = await demoRecords(db(), engine)
    const find = searchOf(records)
    const plain = plainTexts(records)
    const queries = partsOf([...plain.values()].flat())
    expect(queries.size).toBeGreaterThan(3000)
    const lost = inShort([...queries]).flatMap((query) => {
      const products = find(query).of('product')
      const found = new Set(products.ids({ offset: 0, limit: Infinity }))
      return holding(plain, query)
        .filter((id) => !found.has(id))
        .map((id) => `${query} misses ${id}`)
    })
    expect(lost).toEqual([])
  })
})

function isRight(each: Judged, found: string[]): boolean {
  if (each.must.length === 0) return found.length === 0
  const first = found.slice(0, SHOWN_FIRST)
  return each.must.every((item) => item.some((id) => first.includes(id))) && !showsWrong(each, found)
}

function showsWrong({ must, mustNot }: Judged, found: string[]): boolean {
  const last = Math.max(...must.flat().map((id) => found.indexOf(id)))
  return mustNot.some((id) => found.includes(id) && found.indexOf(id) < last)
}

/** What docs/specification 5 searches of each product: both names, and the Arabic name of its category. */
function plainTexts(records: SearchRecord[]): Map<string, string[]> {
  const categories = new Map(records.filter(({ kind }) => kind === 'category').map(({ id, names }) => [id, names[0]]))
  const products = records.filter(({ kind }) => kind === 'product')
  return new Map(
    products.map(({ id, names, categoryId }) => {
      const texts = [...names, categories.get(categoryId ?? '') ?? '']
      return [id, texts.map((text) => text.normalize('NFC').toLowerCase())]
    }),
  )
}

function holding(plain: Map<string, string[]>, query: string): string[] {
  return [...plain].filter(([, texts]) => texts.some((text) => text.includes(query))).map(([id]) => id)
}

/** As the box sends them: without blanks round them. */
function partsOf(texts: string[]): Set<string> {
  const parts = new Set(texts)
  for (const text of texts) {
    for (const length of LENGTHS) {
      for (let start = 0; start + length <= text.length; start += 1) parts.add(text.slice(start, start + length).trim())
    }
  }
  parts.delete('')
  return parts
}
