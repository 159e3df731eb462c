import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import type { CompiledQuery } from 'kysely'
import { describe, expect, it } from 'vitest'
import type { Product } from '#domain/products/product.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile, saveRenditions } from '#server/data/site/files-store.ts'
import { createCategories } from './categories.ts'
import { createProducts } from './products.ts'

onOneDatabase('products', (db) => {
  const clock = tickingClock()
  const service = () => createProducts({ db: db(), clock })
  const add = async (slug: string, given = {}) => valueOf(await service().create(aProduct({ slug, ...given })))
  const addCategory = async (slug: string) =>
    valueOf(await createCategories({ db: db(), clock }).create(aCategory({ slug })))
  const addFile = async (label: string, kind: 'image' | 'pdf' = 'image') =>
    (await insertFile(db(), aFile(label, { kind }))).name

  it('come back as they were sent, with their category and pictures', async () => {
    const category = await addCategory('pu-foam')
    const [main, other, sheet] = [await addFile('main'), await addFile('other'), await addFile('sheet', 'pdf')]
    const input = aProduct({
      categoryId: category.id,
      description: { ar: 'نص عربي طويل، '.repeat(20_000), en: 'Line one\nLine "two"' },
      image: main,
      imageUrl: 'https://img.example/805.webp',
      pdf: { ar: sheet, en: null },
      gallery: [other, 'https://img.example/b.webp', main, other],
      galleryVideos: ['https://youtu.be/abcdefghijk', 'not a link'],
      rating: 4.9,
      variants: [
        aVariant(),
        aVariant({
          ...BLANK_PACK,
          stockCode: null,
          type: { ar: null, en: null },
          volume: { ar: null, en: '1.5 L' },
          boxQuantity: null,
        }),
        aVariant({ ...BLANK_PACK, stockCode: '' }),
      ],
      specs: [
        { key: 'service', label: { ar: 'حرارة', en: 'Temperature' }, value: '-40 / +90', unit: { ar: '°م', en: '°C' } },
      ],
      certifications: ['DIN 4102-1 B3', 'EN 15651-1'],
      jointYield: { kind: 'foam', litres: 45, packs: [{ can_ml: 750, litres: 45 }] },
      hasSafetySheet: true,
    })
    const created = valueOf(await service().create(input))
    const { categoryId: _id, image: _image, gallery: _gallery, ...same } = input
    expect(created).toMatchObject(same)
    expect(created).toMatchObject({ id: '805-pu-foam', category: { id: 'pu-foam', name: category.name } })
    expect(created.image).toMatchObject({ file: main, width: 1200, renditions: { avif: [], webp: [] } })
    expect(created.gallery.map(({ file }) => file)).toEqual(input.gallery)
    expect(await service().get(created.id)).toEqual(created)
    expect(await service().findBySlug(created.slug)).toEqual(created)
    // Whole products in lists name their pictures and know no more of them.
    const named = (file: string) => expect.objectContaining({ file, width: null })
    expect(await service().list()).toEqual([{ ...created, image: named(main), gallery: input.gallery.map(named) }])
  })

  it('need no more than both names', async () => {
    const created = await add('bare', { code: null })
    expect(created).toMatchObject({
      code: null,
      category: null,
      image: null,
      gallery: [],
      variants: [],
      jointYield: null,
      hasSafetySheet: false,
    })
    expect(await service().summaries()).toMatchObject([{ firstVariant: null }])
  })

  describe('lists', () => {
    it('are eight where the latest are asked for', async () => {
      for (let count = 1; count <= 9; count++) await add(`p-${count}`)
      const latest = (await service().latest()).map(({ id }) => id)
      expect(latest).toEqual(['p-9', 'p-8', 'p-7', 'p-6', 'p-5', 'p-4', 'p-3', 'p-2'])
    })

    it('begin with the newest, and order those of the same moment by id', async () => {
      const create = (slug: string, createdAt?: string) =>
        service().create(aProduct({ slug }), createdAt ? { createdAt } : {})
      await create('b', '2026-01-01T00:00:00.000Z')
      await create('a', '2026-01-01T00:00:00.000Z')
      await create('ب', '2026-01-01T00:00:00.000Z')
      await create('a-2', '2026-01-01T00:00:00.000Z')
      await create('newest')
      const order = ['newest', 'a', 'a-2', 'b', 'ب']
      expect((await service().list()).map(({ id }) => id)).toEqual(order)
      expect((await service().summaries()).map(({ id }) => id)).toEqual(order)
      expect((await service().summaries({ limit: 2, offset: 1 })).map(({ id }) => id)).toEqual(['a', 'a-2'])
      expect((await service().list({ offset: 3 })).map(({ id }) => id)).toEqual(['b', 'ب'])
    })

    it('come whole in portions, each product once', async () => {
      const moments = ['2026-01-01T00:00:00.000Z', '2026-01-02T00:00:00.000Z']
      for (let count = 1; count <= 60; count++) {
        valueOf(await service().create(aProduct({ slug: `p-${count}` }), { createdAt: moments[Number(count > 55)]! }))
      }
      const portions: Product[][] = []
      for await (const some of service().portions()) portions.push(some)
      expect(portions.length).toBeGreaterThan(1)
      expect(portions.flat()).toEqual(await service().list())
    })

    it('have another state after each change of what they show', async () => {
      const states = [await service().state()]
      const changed = async () => states.push(await service().state())
      await addCategory('foam')
      await changed()
      await add('a', { categoryId: 'foam' })
      await changed()
      valueOf(await service().update('a', { variants: [aVariant()] }))
      await changed()
      valueOf(await service().remove('a'))
      await changed()
      expect(states.map((state, index) => state !== states[index - 1])).toEqual(states.map(() => true))
      expect(await service().state()).toBe(states.at(-1))
    })

    it('hold those of one category, or of all', async () => {
      await addCategory('foam')
      await add('a', { categoryId: 'foam' })
      await add('b')
      expect((await service().summaries({ categoryId: 'foam' })).map(({ id }) => id)).toEqual(['a'])
      expect((await service().list({ categoryId: 'none' })).map(({ id }) => id)).toEqual([])
      expect(await service().count()).toBe(2)
      expect(await service().count({ categoryId: 'foam' })).toBe(1)
    })

    it('carry the day on which the stock of a pack was set', async () => {
      const pack = aVariant({ stockCode: 'RW1', stockState: 'in_stock' })
      const { id, variants } = await add('a', { variants: [pack], priceVisibility: 'from' })
      expect(variants).toMatchObject([{ stockState: 'in_stock', stockAsOf: '2026-05-01' }])
      const later = createProducts({ db: db(), clock: () => new Date('2026-11-26T10:00:00Z') })
      const same = valueOf(await later.update(id, { variants }))
      expect(same).toMatchObject({ priceVisibility: 'from', variants: [{ stockAsOf: '2026-05-01' }] })
      const changed = await later.update(id, { variants: [{ ...same.variants[0]!, stockState: 'ask' }] })
      expect(valueOf(changed).variants).toMatchObject([{ stockState: 'ask', stockAsOf: '2026-11-26' }])
    })

    it('carry what a card shows', async () => {
      const category = await addCategory('foam')
      const image = await addFile('main')
      await saveRenditions(db(), image, [{ format: 'avif', width: 320, bytes: 1 }])
      const variants = [
        aVariant({ volume: { ar: null, en: '750 ml' } }),
        aVariant({ ...BLANK_PACK, stockCode: 'second' }),
      ]
      const product = await add('a', { categoryId: 'foam', image, variants, gallery: [image] })
      expect(await service().summaries()).toEqual([
        {
          id: 'a',
          slug: 'a',
          code: '805',
          category: { id: 'foam', name: category.name, accent: 3 },
          name: product.name,
          brand: product.brand,
          brandId: null,
          image: { file: image, width: 1200, height: 900, color: '#e8e4dc', renditions: { avif: [320], webp: [] } },
          rating: 5,
          specs: [],
          createdAt: product.createdAt,
          firstVariant: variants[0],
        },
      ])
      expect((await service().summaries())[0]).not.toHaveProperty('description')
    })

    it('take as many queries for sixty products as for two', async () => {
      const image = await addFile('main')
      const queriesFor = async (read: () => Promise<unknown>) => {
        const executor = db().getExecutor()
        let queries = 0
        const compile = executor.executeQuery.bind(executor)
        executor.executeQuery = (query: CompiledQuery, ...rest: never[]) => {
          queries++
          return compile(query, ...rest) as never
        }
        await read()
        executor.executeQuery = compile
        return queries
      }
      const fill = async (count: number) => {
        for (let index = 0; index < count; index++) await add('p', { image, gallery: [image], variants: [aVariant()] })
      }
      await fill(2)
      const few = [await queriesFor(() => service().list()), await queriesFor(() => service().summaries())]
      await fill(58)
      expect([await queriesFor(() => service().list()), await queriesFor(() => service().summaries())]).toEqual(few)
      expect(few).toEqual([3, 2])
    })
  })

  describe('changes', () => {
    it('touch what is given and nothing else', async () => {
      const image = await addFile('main')
      const before = await add('a', { image, gallery: [image], variants: [aVariant()], jointYield: { kind: 'foam' } })
      const after = valueOf(await service().update('a', { rating: 0, imageUrl: '' }))
      expect(after).toEqual({ ...before, rating: 0, version: 2, updatedAt: after.updatedAt })
      expect(after.updatedAt > before.updatedAt).toBe(true)
    })

    it('clear what is sent empty', async () => {
      await addCategory('foam')
      const image = await addFile('main')
      const full = { categoryId: 'foam', image, gallery: [image], variants: [aVariant()], jointYield: { kind: 'foam' } }
      await add('a', { ...full, pdf: { ar: await addFile('sheet', 'pdf'), en: null } })
      const cleared = valueOf(
        await service().update('a', {
          categoryId: null,
          code: null,
          image: null,
          gallery: [],
          variants: [],
          jointYield: null,
          pdf: { ar: null, en: null },
        }),
      )
      expect(cleared).toMatchObject({
        category: null,
        code: null,
        image: null,
        gallery: [],
        variants: [],
        jointYield: null,
        pdf: { ar: null, en: null },
      })
    })

    it('replace rows and pictures as a whole, in their new order', async () => {
      const [first, second] = [await addFile('first'), await addFile('second')]
      const variants = [aVariant({ ...BLANK_PACK, stockCode: 'A' }), aVariant({ ...BLANK_PACK, stockCode: 'B' })]
      await add('a', { gallery: [first, second], variants })
      const changed = valueOf(
        await service().update('a', { gallery: [second, first], variants: variants.toReversed() }),
      )
      expect(changed.gallery.map(({ file }) => file)).toEqual([second, first])
      expect(changed.variants.map(({ stockCode }) => stockCode)).toEqual(['B', 'A'])
    })

    it('at the same moment leave one of them whole', async () => {
      await add('a')
      const rows = (stockCode: string) => [aVariant({ stockCode }), aVariant({ stockCode })]
      const outcomes = await Promise.all(['A', 'B', 'C'].map((code) => service().update('a', { variants: rows(code) })))
      expect(outcomes.every(({ ok }) => ok)).toBe(true)
      const codes = (await service().get('a'))!.variants.map(({ stockCode }) => stockCode)
      expect(codes).toHaveLength(2)
      expect(codes[0]).toBe(codes[1])
    })

    it('of an unknown product find nothing', async () => {
      expect(await service().update('none', { rating: 9 })).toMatchObject({ failure: { kind: 'not-found' } })
      expect(await service().remove('none')).toMatchObject({ failure: { kind: 'not-found' } })
    })
  })

  it('are refused with a category or files that do not exist, and leave nothing behind', async () => {
    const [image, sheet] = [await addFile('image'), await addFile('sheet', 'pdf')]
    const refused = async (given: object) => {
      const outcome = await service().create(aProduct(given))
      return outcome.ok ? [] : Object.keys((outcome.failure as { fields: object }).fields)
    }
    expect(await refused({ categoryId: 'none' })).toEqual(['category_id'])
    expect(await refused({ image: 'none.webp', gallery: [image, 'none.webp'] })).toEqual([
      'product_image',
      'gallery_images',
    ])
    expect(await refused({ image: sheet, pdf: { ar: null, en: image } })).toEqual(['product_image', 'product_pdf_en'])
    expect(await refused({ rating: 6 })).toEqual(['rating'])
    expect(await service().count()).toBe(0)
  })

  it('go with their rows and pictures', async () => {
    const image = await addFile('image')
    await add('a', { gallery: [image], variants: [aVariant()] })
    expect(await service().remove('a')).toMatchObject({ ok: true })
    expect(await service().get('a')).toBeNull()
    expect(await db().selectFrom('product_variants').selectAll().execute()).toEqual([])
    expect(await db().selectFrom('product_images').selectAll().execute()).toEqual([])
  })
})
