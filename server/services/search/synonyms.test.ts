import { beforeEach, describe, expect, it } from 'vitest'
import { SYNONYM_LIMITS } from '#domain/search/synonym-form.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { firstSynonyms } from '#server/data/engine/migrations/first-synonyms.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createMissedSearches } from './missed-searches.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSearch } from './search.ts'
import { createSynonyms } from './synonyms.ts'

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

onOneDatabase('synonyms', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const on = () => ({ db: db(), clock: tickingClock() })
  const synonyms = () => createSynonyms(on())
  const save = (words: string, id: string | null = null, version = '') => synonyms().edit(id, { words, version }, sara)

  it('hold in the search from the next query on, and end with their group', async () => {
    valueOf(await createCategories(on()).create(aCategory({ slug: 'tape' })))
    const name = { ar: 'شريط ألمنيوم', en: 'Aluminium tape' }
    valueOf(await createProducts(on()).create(aProduct({ slug: 'at-50', categoryId: 'tape', name })))
    const search = createSearch({ db: db() })
    const find = async (text: string) => {
      const request = {
        text,
        page: 1,
        pageSize: 5,
        categoryId: null,
        counted: false,
        categories: 0,
        posts: 0,
        closest: 12,
      }
      return (await search.find(request)).products.map(({ id }) => id)
    }
    expect(await find('قصدير لاصق')).toEqual([])
    const group = valueOf(await save('قصدير لاصق\nألمنيوم'))
    expect(await find('قصدير لاصق')).toEqual(['at-50'])
    valueOf(await save('قصدير لاصق\nزجاج', group.id, '1'))
    expect(await find('قصدير لاصق')).toEqual([])
    valueOf(await save('قصدير لاصق\naluminium', group.id, '2'))
    expect(await find('القصدير اللاصق')).toEqual(['at-50'])
    valueOf(await synonyms().remove(group.id, sara))
    expect(await find('قصدير لاصق')).toEqual([])
  })

  it('that a site begins with can all be saved again as they are', async () => {
    for (const words of firstSynonyms) valueOf(await save(words.join('\n')))
    for (const { id, words, version } of await synonyms().list()) {
      const saved = valueOf(await save(words.join('\n'), id, String(version)))
      expect(saved).toEqual({ id, words, version })
    }
  })

  it('are read one to a line or with commas between, and each counts once', async () => {
    const group = valueOf(await save(' دهان ،  paint, PAINT\n\nبوية;دهانٌ '))
    expect(group.words).toEqual(['دهان', 'paint', 'بوية'])
  })

  it('take what was searched by them off the list of what nobody found', async () => {
    const missed = createMissedSearches(on())
    for (const text of ['Paint', 'ladder']) missed.note(text, BROWSER)
    await missed.write()
    valueOf(await save('دهان\nPAINT'))
    expect((await missed.list()).map(({ query }) => query)).toEqual(['ladder'])
  })

  describe('are refused', () => {
    it.each([
      ['without a name', '   '],
      ['with one name in two forms', 'سيارة\nالسيارة'],
      ['with signs alone', 'دهان\n***'],
      ['with a name as long as a sentence', `دهان\n${'a'.repeat(SYNONYM_LIMITS.letters + 1)}`],
      ['with more names than anybody reads', Array.from({ length: 40 }, (_, index) => `name${index}`).join('\n')],
      ['with a name of another group', 'دهان\nسيليكون'],
      ['with a form of a name of another group', 'دهان\nالسليكون'],
    ])('%s', async (_, words) => {
      valueOf(await save('سيليكون\nسليكون'))
      const before = await synonyms().list()
      expect(await save(words)).toMatchObject({
        failure: { kind: 'invalid', fields: { words: { ar: expect.any(String), en: expect.any(String) } } },
        sent: { words },
      })
      expect(await synonyms().list()).toEqual(before)
    })
  })
})
