import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { demoSearcher } from './demo-searcher.ts'

/** What people of the trade type, and the products of which one comes first; `named` where it is called by its code. */
const queries = readFileSync(join(import.meta.dirname, 'spoken-queries.tsv'), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => {
    const [query = '', first = '', kind = ''] = line.split('\t')
    return { query, first: first.split('|'), kind }
  })

const FIRST_SCREEN = 12
/** Of a hundred. */
const FIRST = 88
const ON_FIRST_SCREEN = 95

onOneDatabase('a search in the words of the trade', (db, engine) => {
  it('shows what is meant first, or on the first screen', async () => {
    const find = await demoSearcher(db(), engine)
    const places = queries.map(({ query, first }) => {
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

  it('names a product that is called by its code, whatever else is said of it', async () => {
    const find = await demoSearcher(db(), engine)
    const byCode = queries.filter(({ kind }) => kind === 'code')
    expect(byCode.length).toBeGreaterThan(2)
    for (const { query, first } of byCode) expect(find(query).named.slice(0, 1), query).toEqual(first)
  })
})
