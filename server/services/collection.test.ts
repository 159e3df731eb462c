import { describe, expect, it } from 'vitest'
import { onEveryDatabase } from '../../tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '../../tests/support/records.ts'
import { readCollectionQuery } from '../../domain/collection-query.ts'
import { createCategories } from './categories.ts'
import { createCollection } from './collection.ts'
import { createProducts } from './products.ts'

const BRANDS = { anadol: { ar: 'أنادول بوند', en: 'ANADOL BOND' }, masar: { ar: 'مسار', en: 'MASAR' } }

onEveryDatabase('the collection', (db) => {
  const clock = tickingClock()

  async function fill() {
    for (const slug of ['foam', 'tapes', 'empty']) {
      valueOf(await createCategories({ db: db(), clock }).create(aCategory({ slug })))
    }
    const products = createProducts({ db: db(), clock })
    const add = async (
      slug: string,
      categoryId: string | null,
      brand: keyof typeof BRANDS,
      rating: number,
      name: string,
    ) =>
      valueOf(
        await products.create(
          aProduct({ slug, categoryId, brand: BRANDS[brand], rating, name: { ar: name, en: slug } }),
        ),
      )
    await add('c-foam', 'foam', 'anadol', 4, 'ب')
    await add('a-foam', 'foam', 'masar', 5, 'ج')
    await add('b-tape', 'tapes', 'masar', 4, 'ا')
    await add('d-loose', null, 'anadol', 3, 'د')
  }

  const explore = async (search: string, locale: 'ar' | 'en' = 'ar') => {
    const query = readCollectionQuery(new URLSearchParams(search))
    const { products, ...rest } = await createCollection({ db: db() }).explore(query, locale)
    return { ids: products.map(({ id }) => id), ...rest }
  }

  it('without a query holds everything, newest first, with the sizes of all choices', async () => {
    await fill()
    expect(await explore('')).toEqual({
      ids: ['d-loose', 'b-tape', 'a-foam', 'c-foam'],
      total: 4,
      categoryCounts: new Map([
        ['foam', 2],
        ['tapes', 1],
      ]),
      brands: [
        { brand: BRANDS.anadol, count: 2 },
        { brand: BRANDS.masar, count: 2 },
      ],
    })
  })

  describe('narrows and orders', () => {
    it.each([
      ['category=foam', ['a-foam', 'c-foam']],
      ['category=foam&category=tapes', ['b-tape', 'a-foam', 'c-foam']],
      ['category=foam&brand=MASAR', ['a-foam']],
      ['brand=ANADOL+BOND', ['d-loose', 'c-foam']],
      ['sort=rating', ['a-foam', 'b-tape', 'c-foam', 'd-loose']],
      ['sort=name', ['b-tape', 'c-foam', 'a-foam', 'd-loose']],
      ['category=unknown', []],
      ["brand=' or 1=1 --", []],
      ['page=2', []],
    ])('%s', async (search, ids) => {
      await fill()
      expect((await explore(search)).ids).toEqual(ids)
    })

    it('names in the language of the page', async () => {
      await fill()
      expect((await explore('sort=name', 'en')).ids).toEqual(['a-foam', 'b-tape', 'c-foam', 'd-loose'])
    })
  })

  it('counts a choice as if only the other kind were chosen, so that adding one never leads nowhere unseen', async () => {
    await fill()
    const { total, categoryCounts, brands } = await explore('category=tapes&brand=ANADOL BOND')
    expect(total).toBe(0)
    expect(Object.fromEntries(categoryCounts)).toEqual({ foam: 1 })
    expect(brands.map(({ count }) => count)).toEqual([0, 1])
  })
})
