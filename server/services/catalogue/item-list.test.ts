import { beforeEach, describe, expect, it } from 'vitest'
import { readItemListQuery } from '#domain/catalogue/item-list.ts'
import { productGaps } from '#domain/products/product-gaps.ts'
import type { ProductInput } from '#domain/products/product.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { createCategories } from './categories.ts'
import { createItemList, type ItemListService } from './item-list.ts'
import { createProducts, type ProductsService } from './products.ts'

const complete: Partial<ProductInput> = {
  variants: [aVariant()],
  image: 'https://img.example/a.webp',
  pdf: { ar: 'https://img.example/a.pdf', en: null },
}

onEveryDatabase("staff's list of products", (db) => {
  let list: ItemListService
  let products: ProductsService
  beforeEach(async () => {
    const deps = { db: db(), clock: tickingClock() }
    list = createItemList(deps)
    products = createProducts(deps)
    const categories = createCategories(deps)
    valueOf(await categories.create(aCategory({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' } })))
    valueOf(await categories.create(aCategory({ slug: 'glue', name: { ar: 'غراء', en: 'Glue' } })))
  })
  const add = async (slug: string, given: Partial<ProductInput> = {}) =>
    valueOf(await products.create(aProduct({ slug, code: slug, categoryId: 'foam', ...complete, ...given })))
  const page = (query = '', locale: 'ar' | 'en' = 'en') =>
    list.page(readItemListQuery(new URLSearchParams(query)), locale)
  const ids = async (query = '', locale: 'ar' | 'en' = 'en') => (await page(query, locale)).items.map(({ id }) => id)

  it('shows what a row needs', async () => {
    await add('a', { categoryId: 'glue', variants: [] })
    expect(await page()).toEqual({
      items: [
        {
          id: 'a',
          code: 'a',
          name: { ar: 'رغوة 805', en: '805 PU Foam' },
          category: { id: 'glue', name: { ar: 'غراء', en: 'Glue' }, accent: expect.any(Number) },
          image: expect.objectContaining({ file: 'https://img.example/a.webp' }),
          gaps: ['packs'],
          publication: { state: 'published', publishAt: null, unpublishAt: null, notPublished: null },
        },
      ],
      total: 1,
      missing: 1,
    })
  })

  it('names the other products of a code, in whatever capitals', async () => {
    await add('a', { code: 'DF-750' })
    await add('b', { code: 'df-750' })
    await add('c', { code: null })
    const others = async (code: string, besides: string | null) =>
      (await list.withCode(code, besides)).map(({ id }) => id)
    expect(await others('Df-750', 'b')).toEqual(['a'])
    expect(await others(' df-750 ', null)).toEqual(['a', 'b'])
    expect(await others('df-75', null)).toEqual([])
    expect(await others('', 'a')).toEqual([])
    expect((await list.withCode('df-750', 'a'))[0]?.name).toEqual({ ar: 'رغوة 805', en: '805 PU Foam' })
  })

  it('begins with the newest, and has fifty on a page', async () => {
    for (let index = 0; index < 51; index++) await add(`p-${String(index).padStart(2, '0')}`)
    expect(await ids()).toHaveLength(50)
    expect((await ids())[0]).toBe('p-50')
    expect(await ids('page=2')).toEqual(['p-00'])
    expect((await ids('sort=-newest'))[0]).toBe('p-00')
    expect((await page('page=2')).total).toBe(51)
  })

  it('is ordered by either name, code or category, both ways', async () => {
    await add('b', { name: { ar: 'ب', en: 'x' }, categoryId: 'glue' })
    await add('c', { name: { ar: 'إ', en: 'Z' } })
    await add('a', { name: { ar: 'ج', en: 'y' } })
    expect(await ids('sort=name-ar')).toEqual(['c', 'b', 'a'])
    expect(await ids('sort=name-en')).toEqual(['b', 'a', 'c'])
    expect(await ids('sort=-name-en')).toEqual(['c', 'a', 'b'])
    expect(await ids('sort=code')).toEqual(['a', 'b', 'c'])
    expect(await ids('sort=category')).toEqual(['a', 'c', 'b'])
    expect(await ids('sort=-category')).toEqual(['b', 'c', 'a'])
    expect(await ids('sort=category&q=x')).toEqual(['b'])
    expect(await ids('sort=category&category=foam')).toEqual(['a', 'c'])
  })

  it('begins with products of no category where it is ordered by these, page by page', async () => {
    const slugs = Array.from({ length: 60 }, (_, index) => `f-${String(index).padStart(2, '0')}`)
    for (const slug of slugs) await add(slug)
    await add('glued', { categoryId: 'glue' })
    await add('loose', { categoryId: null })
    const whole = ['loose', ...slugs.toReversed(), 'glued']
    expect([...(await ids('sort=category')), ...(await ids('sort=category&page=2'))]).toEqual(whole)
    const reversed = [...(await ids('sort=-category')), ...(await ids('sort=-category&page=2'))]
    expect(reversed).toEqual(whole.toReversed())
    expect(await ids('sort=category&page=3')).toEqual([])
  })

  describe('finds', () => {
    it('names in either language and codes, whatever the capitals and forms of letters', async () => {
      await add('df-750', { name: { ar: 'رغوة إسمنتية', en: 'ALU Foam' } })
      await add('ms-55', { name: { ar: 'مانع تسرب', en: 'Hybrid Sealant' } })
      expect(await ids('q=alu')).toEqual(['df-750'])
      expect(await ids('q=اسمنتيه')).toEqual(['df-750'])
      expect(await ids('q=DF-٧٥٠')).toEqual(['df-750'])
      expect(await ids('q=sealant+hybrid')).toEqual(['ms-55'])
      expect(await ids('q=nothing')).toEqual([])
    })

    it('codes with and without their hyphens', async () => {
      await add('df-750')
      await add('ms55', { name: { ar: 'مانع MS-60', en: 'Sealant EN 15651-1' } })
      for (const code of ['df750', 'DF٧٥', 'df-750', 'DF-75']) expect(await ids(`q=${code}`)).toEqual(['df-750'])
      for (const code of ['ms55', 'MS-55', 'ms60', '15651-1']) expect(await ids(`q=${code}`)).toEqual(['ms55'])
      expect(await ids('q=df-570')).toEqual([])
    })

    it('signs that mean something to databases as what they are', async () => {
      await add('a', { name: { ar: '50% أقل', en: '50% less_dust' } })
      await add('b', { name: { ar: '50 جم', en: '50 g' } })
      expect(await ids('q=50%25')).toEqual(['a'])
      expect(await ids('q=s_d')).toEqual(['a'])
      expect(await ids('q=%5C')).toEqual([])
    })

    it('a product by its new name as soon as it has one, and no longer by the old one', async () => {
      await add('a', { name: { ar: 'قديم', en: 'Old' } })
      valueOf(await products.update('a', { name: { ar: 'جديد', en: 'New' } }))
      expect(await ids('q=new')).toEqual(['a'])
      expect(await ids('q=old')).toEqual([])
      await products.remove('a')
      expect((await page('q=new')).total).toBe(0)
    })

    it('those of a category or a brand', async () => {
      await add('a', { categoryId: 'glue' })
      await add('b', { brand: { ar: 'مسار', en: 'MASAR' } })
      expect(await ids('category=glue')).toEqual(['a'])
      expect(await ids('brand=MASAR')).toEqual(['b'])
      expect(await ids('brand=MASAR&category=glue')).toEqual([])
      expect(await list.brands()).toEqual(['ANADOL BOND', 'MASAR'])
    })

    it('products in the category that they were moved to', async () => {
      await add('a', { categoryId: 'glue' })
      await add('b')
      const categories = createCategories({ db: db(), clock: tickingClock() })
      valueOf(await categories.remove('glue', { moveTo: 'foam' }))
      expect(await ids('category=foam&sort=code')).toEqual(['a', 'b'])
      valueOf(await products.update('b', { categoryId: null }))
      expect(await ids('category=foam')).toEqual(['a'])
      valueOf(await categories.remove('foam', { uncategorise: true }))
      expect((await page('category=foam')).total).toBe(0)
      expect(await ids('sort=code')).toEqual(['a', 'b'])
    })

    it.each([1, 3, 5])('the same in portions of %d, however few it may name', async (atOnce) => {
      for (const slug of ['e', 'd', 'c', 'b', 'a']) {
        await add(slug, { name: { ar: slug, en: `Foam ${slug}` }, categoryId: slug === 'c' ? 'glue' : 'foam' })
      }
      await add('f', { image: null })
      await add('other', { name: { ar: 'غراء', en: 'Glue' } })
      for (const mostNamed of [1, 100]) {
        list = createItemList({ db: db(), limits: { atOnce, mostNamed } })
        expect(await page('q=foam&sort=code')).toMatchObject({ total: 6, missing: 1 })
        expect(await ids('q=foam&sort=code')).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
        expect(await ids('q=foam&category=glue')).toEqual(['c'])
        expect(await page('q=foam&missing=1')).toMatchObject({ total: 1, items: [{ id: 'f' }] })
        expect(await ids('q=foam&brand=none')).toEqual([])
        expect(await ids('q=foam&sort=category')).toEqual(['f', 'a', 'b', 'd', 'e', 'c'])
        expect(await ids('q=foam&page=2')).toEqual([])
      }
    })
  })

  it('says what a product lacks, and shows those alone that lack something', async () => {
    const whole = await add('whole')
    const partial = await add('partial', { description: { ar: 'وصف', en: '' }, image: null })
    expect(productGaps(whole)).toEqual([])
    const { items, total, missing } = await page('missing=1')
    expect(items.map(({ id, gaps }) => [id, gaps])).toEqual([['partial', productGaps(partial)]])
    expect([total, missing, (await page()).missing]).toEqual([1, 1, 1])
    valueOf(await products.update('partial', { description: { ar: 'وصف', en: 'Text' }, image: complete.image }))
    expect((await page()).missing).toBe(0)
  })

  it('takes in products that were there before it', async () => {
    await add('a')
    await db().deleteFrom('product_listing').execute()
    expect(await ids()).toEqual([])
    expect(await list.complete()).toBe(1)
    expect(await list.complete()).toBe(0)
    expect(await ids('q=foam')).toEqual(['a'])
  })
})
