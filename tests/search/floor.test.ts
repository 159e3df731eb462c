import { expect, it } from 'vitest'
import type { SearchRecord } from '#domain/search/search-record.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { demoRecords, searchOf } from './demo-searcher.ts'

/** Parts of names as long as this are searched, beside whole names. */
const LENGTHS = [1, 2, 3, 5, 8]

onOneDatabase('the search over the demo catalogue', (db, engine) => {
  it('finds whatever the plain rule finds, for every part of every name', async () => {
    const records = await demoRecords(db(), engine)
    const find = searchOf(records)
    const plain = plainTexts(records)
    const queries = partsOf([...plain.values()].flat())
    expect(queries.size).toBeGreaterThan(3000)
    const lost = [...queries].flatMap((query) => {
      const products = find(query).of('product')
      const found = new Set(products.ids({ offset: 0, limit: Infinity }))
      return holding(plain, query)
        .filter((id) => !found.has(id))
        .map((id) => `${query} misses ${id}`)
    })
    expect(lost).toEqual([])
  })
})

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
