import { expect, it } from 'vitest'
import { createSearch } from '#server/services/search/search.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { fillSynonyms } from '#tests/support/synonyms.ts'
import { queries, type ExpectedSearch } from './queries.ts'

onOneDatabase('the search over the demo catalogue', (db, engine) => {
  it('answers every query of the table with the products that are meant', async () => {
    await fillDemoCatalogue(db())
    await fillSynonyms(db())
    const service = createSearch({ db: db() })
    const firstOf = async (text: string) => {
      const request = {
        text,
        page: 1,
        pageSize: 60,
        categoryId: null,
        counted: false,
        categories: 0,
        posts: 0,
        closest: 12,
      }
      return (await service.find(request)).products.map(({ id }) => id)
    }
    const missed: { query: string; first: string[]; found: string[] }[] = []
    const groups: string[] = []
    for (const [group, searches] of Object.entries(queries)) {
      const answers = await Promise.all(
        searches.map(async ([query, first]) => ({ query, first, found: await firstOf(query) })),
      )
      const wrong = answers.filter((answer) => !isMeant(answer))
      missed.push(...wrong)
      groups.push(`${searches.length - wrong.length}/${searches.length} ${group}`)
    }
    const total = Object.values(queries).flat().length
    const rate = ((100 * (total - missed.length)) / total).toFixed(1)
    process.stdout.write(`search table (${engine}): ${total} queries, ${rate} % hit\n  ${groups.join('\n  ')}\n`)
    expect(total).toBeGreaterThanOrEqual(150)
    expect(missed).toEqual([])
  })
})

function isMeant({ first, found }: { first: ExpectedSearch[1]; found: string[] }): boolean {
  if (first.length === 0) return found.length === 0
  return found.slice(0, first.length).toSorted().join() === first.toSorted().join()
}
