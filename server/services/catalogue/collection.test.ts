import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { PAGE_SIZE, readCollectionQuery } from '#domain/catalogue/collection-query.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { createCategories } from './categories.ts'
import { createCollection } from './collection.ts'
import { createProducts } from './products.ts'

const BRANDS = { anadol: { ar: 'أنادول بوند', en: 'ANADOL BOND' }, masar: { ar: 'مسار', en: 'MASAR' } }

onOneDatabase('the collection', (db) => {
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
    const { products, ...rest } = await createCollection({ db: db() }).explore(query, { locale })
    const countsOf = (key: string) => Object.fromEntries(rest.counts.get(key) ?? [])
    return { ids: products.map(({ id }) => id), countsOf, ...rest }
  }

  it('without a query holds everything, newest first, with the sizes of all choices', async () => {
    await fill()
    const { ids, total, countsOf } = await explore('')
    expect(ids).toEqual(['d-loose', 'b-tape', 'a-foam', 'c-foam'])
    expect(total).toBe(4)
    expect(countsOf('category')).toEqual({ foam: 2, tapes: 1 })
    expect(countsOf('brand')).toEqual({ 'ANADOL BOND': 2, MASAR: 2 })
  })

  it('follows what is saved, and says what there would be without each choice where there is nothing', async () => {
    await fill()
    const products = createProducts({ db: db(), clock })
    const collection = createCollection({ db: db() })
    const read = (search: string) =>
      collection.explore(readCollectionQuery(new URLSearchParams(search)), { locale: 'en' })
    expect((await read('base=ms&nonsense=1')).total).toBe(0)
    valueOf(await products.update('a-foam', { attributes: { typed: { base: 'ms' }, derived: {} } }))
    expect((await read('base=ms&nonsense=1')).products).toMatchObject([{ id: 'a-foam' }])
    valueOf(await products.remove('b-tape'))
    expect((await read('brand=MASAR')).total).toBe(1)
    const { wider } = await read('base=ms&category=tapes')
    expect(wider.map(({ key, total }) => [key, total])).toEqual([
      ['category', 1],
      ['base', 0],
    ])
  })

  it('orders names as their readers look them up', async () => {
    const products = createProducts({ db: db(), clock })
    for (const [slug, ar, en] of [
      ['one', 'أكريليك', 'beta'],
      ['two', 'إضافة', 'Alpha'],
      ['three', 'ابيض', 'alpine'],
      ['four', 'PU 40 رغوة', 'PU 40'],
      ['five', 'رغوة B1', 'فوم'],
      ['six', 'رغوة تركيب', '٤ sealants'],
    ] as const)
      valueOf(await products.create(aProduct({ slug, name: { ar, en } })))
    expect((await explore('sort=name')).ids).toEqual(['three', 'two', 'one', 'six', 'five', 'four'])
    expect((await explore('sort=name', 'en')).ids).toEqual(['six', 'two', 'three', 'one', 'four', 'five'])
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

  describe('tells names apart', () => {
    const addNamed = async (slug: string, name: string) =>
      valueOf(await createProducts({ db: db(), clock }).create(aProduct({ slug, name: { ar: name, en: name } })))
    const ids = async (locale: 'ar' | 'en') => (await explore('sort=name', locale)).ids

    it('by their last letter, however long they may be written', async () => {
      const start = 'لاصق '.repeat(40).slice(0, RECORD_LIMITS.name - 1)
      for (const end of ['ج', 'ا', 'ب']) await addNamed(`ends-${end}`, start + end)
      await addNamed('shorter', start)
      for (const locale of ['ar', 'en'] as const) {
        expect(await ids(locale)).toEqual(['shorter', 'ends-ا', 'ends-ب', 'ends-ج'])
      }
    })

    it('and where they are the same, has the newest first', async () => {
      for (const slug of ['first', 'second', 'third']) await addNamed(slug, 'رغوة')
      expect(await ids('ar')).toEqual(['third', 'second', 'first'])
    })

    it('where one is longer than any index could hold', async () => {
      const letters = Array.from({ length: 4000 }, (_, index) =>
        String.fromCodePoint(0x4e00 + ((index * 7919) % 20_000)),
      )
      await addNamed('endless', letters.join(''))
      await addNamed('short', 'ا')
      expect(await ids('en')).toEqual(['short', 'endless'])
    })
  })

  it('goes on in the same order on the next page', async () => {
    const products = createProducts({ db: db(), clock })
    const names = Array.from({ length: PAGE_SIZE + 2 }, (_, index) => String(index).padStart(3, '0'))
    for (const name of names.toReversed()) {
      valueOf(await products.create(aProduct({ slug: `p-${name}`, rating: 4, name: { ar: name, en: name } })))
    }
    const both = async (query: string) => [...(await explore(query)).ids, ...(await explore(`${query}&page=2`)).ids]
    for (const query of ['sort=name', 'sort=rating', '']) {
      expect(await both(query)).toEqual(names.map((name) => `p-${name}`))
    }
  })

  it('counts a choice as if only the other kind were chosen, so that adding one never leads nowhere unseen', async () => {
    await fill()
    const { total, countsOf } = await explore('category=tapes&brand=ANADOL BOND')
    expect(total).toBe(0)
    expect(countsOf('category')).toEqual({ foam: 1 })
    expect(countsOf('brand')).toEqual({ MASAR: 1 })
  })
})
