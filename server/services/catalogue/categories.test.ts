import { describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aFile, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertFile, saveRenditions } from '#server/data/site/files-store.ts'
import { createCategories } from './categories.ts'
import { createProducts } from './products.ts'

onOneDatabase('categories', (db) => {
  const service = () => createCategories({ db: db(), clock: tickingClock() })
  const products = () => createProducts({ db: db(), clock: tickingClock() })
  const add = async (slug: string, given = {}) => valueOf(await service().create(aCategory({ slug, ...given })))

  it('come back as they were sent, in both languages', async () => {
    const input = aCategory({
      slug: 'adhesives',
      name: { ar: 'الغِراءُ واللواصق ﷼ 🧱', en: 'Adhesives' },
      description: { ar: 'سطر أول\nسطر "ثانٍ" \'ثالث\' \\', en: 'x'.repeat(100_000) },
      sortId: 2,
      price: 12.5,
      rating: 4.8,
    })
    const created = valueOf(await service().create(input))
    expect(created).toEqual({
      ...input,
      id: 'adhesives',
      version: 1,
      productCount: 0,
      createdAt: '2026-05-01T00:00:01.000Z',
      updatedAt: '2026-05-01T00:00:01.000Z',
    })
    expect(await service().get('adhesives')).toEqual(created)
    expect(await service().findBySlug('adhesives')).toEqual(created)
  })

  it('are listed by place, those without one last, then by Arabic name, then by id', async () => {
    await add('none-b', { name: { ar: 'بناء', en: 'A' } })
    await add('none-a', { name: { ar: 'أدوات', en: 'B' } })
    await add('second', { sortId: 2 })
    await add('first-b', { sortId: 1, name: { ar: 'اسم', en: 'B' } })
    await add('first-a', { sortId: 1, name: { ar: 'اسم', en: 'A' } })
    await add('before', { sortId: -1 })
    const ids = (await service().list()).map(({ id }) => id)
    expect(ids).toEqual(['before', 'first-a', 'first-b', 'second', 'none-a', 'none-b'])
  })

  it('carry the number of their products', async () => {
    await add('foam')
    await add('glue')
    for (const slug of ['a', 'b']) await products().create(aProduct({ slug, categoryId: 'foam' }))
    await products().create(aProduct({ slug: 'c' }))
    expect((await service().list()).map(({ id, productCount }) => [id, productCount])).toEqual([
      ['foam', 2],
      ['glue', 0],
    ])
  })

  it('show their stored picture with the sizes that exist, or a picture of another host', async () => {
    const file = await insertFile(db(), aFile('foam'))
    await saveRenditions(db(), file.name, [
      { format: 'webp', width: 640, bytes: 9 },
      { format: 'avif', width: 640, bytes: 8 },
      { format: 'avif', width: 320, bytes: 4 },
    ])
    const stored = await add('foam', { image: file.name })
    expect(stored.image).toEqual({
      file: file.name,
      width: 1200,
      height: 900,
      color: '#e8e4dc',
      renditions: { avif: [320, 640], webp: [640] },
    })
    const remote = await add('remote', { image: 'https://img.example/a.webp' })
    expect(remote.image).toMatchObject({ file: 'https://img.example/a.webp', width: null })
  })

  describe('ids', () => {
    it('are the slug at creation, also in Arabic or figures, and stay when the slug changes', async () => {
      const { id } = await add('  PU Foam ')
      expect(id).toBe('pu-foam')
      const changed = valueOf(await service().update(id, { slug: 'foams' }))
      expect(changed).toMatchObject({ id: 'pu-foam', slug: 'foams' })
      expect(await add('رغوة البولي')).toMatchObject({ id: 'رغوة-البولي' })
      expect(await add('٨٠٥')).toMatchObject({ id: '805' })
      expect(await service().get('رغوة-البولي')).not.toBeNull()
    })

    it('get a suffix where the slug is taken, even by an id whose slug has changed', async () => {
      expect(await add('foam')).toMatchObject({ id: 'foam', slug: 'foam' })
      expect(await add('foam')).toMatchObject({ id: 'foam-2', slug: 'foam-2' })
      expect(await add('foam')).toMatchObject({ id: 'foam-3', slug: 'foam-3' })
      await service().update('foam', { slug: 'other' })
      expect(await add('foam')).toMatchObject({ id: 'foam-4', slug: 'foam' })
    })

    it('of another catalogue are stored, unless one of them exists', async () => {
      const imported = { id: '17', createdAt: '2020-01-01T00:00:00.000Z' }
      const first = await service().create(aCategory({ slug: 'foam' }), imported)
      expect(valueOf(first)).toMatchObject({ id: '17', slug: 'foam', createdAt: imported.createdAt })
      expect(await service().create(aCategory({ slug: 'glue' }), imported)).toMatchObject({
        ok: false,
        failure: { kind: 'conflict' },
      })
    })

    it('never hide a page of the site', async () => {
      for (const slug of ['admin', 'Blogs', 'en', 'api', 'uncategorized']) {
        const outcome = await service().create(aCategory({ slug }))
        expect(outcome).toMatchObject({ ok: false, failure: { kind: 'invalid' } })
        expect(outcome).toMatchObject({ failure: { fields: { category_slug: { ar: expect.any(String) } } } })
      }
      expect(await service().list()).toEqual([])
    })

    it('differ for two that are created with the same slug at the same moment', async () => {
      const slugs = await Promise.all(Array.from({ length: 6 }, () => add('foam')))
      expect(slugs.map(({ id }) => id).toSorted()).toEqual(['foam', 'foam-2', 'foam-3', 'foam-4', 'foam-5', 'foam-6'])
    })
  })

  describe('changes', () => {
    it('touch what is given and nothing else', async () => {
      const before = await add('foam', { sortId: 3, rating: 4 })
      const after = valueOf(await service().update('foam', { name: { ar: 'جديد', en: 'New' }, sortId: null }))
      expect(after).toEqual({
        ...before,
        name: { ar: 'جديد', en: 'New' },
        sortId: null,
        version: 2,
        updatedAt: after.updatedAt,
      })
    })

    it('keep the slug when it is sent empty, and find nothing of an unknown category', async () => {
      await add('foam')
      expect(valueOf(await service().update('foam', { slug: ' ' })).slug).toBe('foam')
      expect(await service().update('none', {})).toEqual({ ok: false, failure: { kind: 'not-found' } })
    })

    it('are refused for a slug that another record has, or that no address can show', async () => {
      await add('foam')
      await add('glue')
      expect(await service().update('glue', { slug: 'Foam' })).toMatchObject({ failure: { kind: 'conflict' } })
      expect(await service().update('glue', { slug: '!!' })).toMatchObject({
        failure: { kind: 'invalid', fields: { category_slug: { en: expect.any(String) } } },
      })
      expect(valueOf(await service().update('glue', { slug: 'glue' })).slug).toBe('glue')
    })
  })

  it('are refused with values that the site could not show', async () => {
    const pdf = await insertFile(db(), aFile('sheet', { kind: 'pdf' }))
    const refused = async (given: object) => {
      const outcome = await service().create(aCategory(given))
      return outcome.ok ? [] : Object.keys((outcome.failure as { fields: object }).fields)
    }
    expect(await refused({ image: 'nowhere.webp' })).toEqual(['image'])
    expect(await refused({ image: pdf.name })).toEqual(['image'])
    expect(await refused({ rating: 5.1, price: -1, sortId: 1.5 })).toEqual(['rating', 'price', 'category_sort_id'])
    expect(await refused({ rating: Number.NaN, sortId: 3e9 })).toEqual(['rating', 'category_sort_id'])
    expect(await refused({ slug: '؟' })).toEqual(['category_slug'])
  })

  describe('that go', () => {
    const fill = async (category: string, count: number) => {
      for (let index = 0; index < count; index++) await products().create(aProduct({ slug: 'p', categoryId: category }))
    }

    it('leave nothing when they are empty', async () => {
      await add('foam')
      expect(await service().remove('foam')).toEqual({ ok: true, value: [] })
      expect(await service().get('foam')).toBeNull()
      expect(await service().remove('foam')).toMatchObject({ failure: { kind: 'not-found' } })
    })

    it('are refused while they have products, and say how many', async () => {
      await add('foam')
      await fill('foam', 3)
      const outcome = await service().remove('foam')
      expect(outcome).toMatchObject({ ok: false, failure: { kind: 'conflict', count: 3 } })
      expect(outcome).toMatchObject({
        failure: { message: { ar: expect.stringContaining('3'), en: expect.stringMatching(/has 3.products/) } },
      })
      expect(await service().get('foam')).not.toBeNull()
    })

    it('hand all of their products to another category, however many', async () => {
      for (const slug of ['foam', 'glue']) await add(slug)
      await fill('foam', 41)
      expect(await service().remove('foam', { moveTo: 'glue' })).toMatchObject({ ok: true })
      expect((await service().get('glue'))?.productCount).toBe(41)
      const listed = await db().selectFrom('product_listing').select('category_id').distinct().execute()
      expect(listed).toEqual([{ category_id: 'glue' }])
    })

    it('leave their products without a category', async () => {
      await add('foam')
      await fill('foam', 2)
      expect(await service().remove('foam', { uncategorise: true })).toMatchObject({ ok: true })
      expect((await products().list()).map(({ category }) => category)).toEqual([null, null])
    })

    it('stay when their products have nowhere to go', async () => {
      await add('foam')
      await fill('foam', 1)
      for (const moveTo of ['foam', 'none', '']) {
        expect(await service().remove('foam', { moveTo })).toMatchObject({
          failure: { kind: 'invalid', fields: { move_to: { ar: expect.any(String) } } },
        })
      }
      expect((await service().get('foam'))?.productCount).toBe(1)
    })

    it('never leave a product behind that came in at the same moment', async () => {
      for (let round = 0; round < 5; round++) {
        await add(`round-${round}`)
        const [removed, created] = await Promise.all([
          service().remove(`round-${round}`),
          products().create(aProduct({ slug: 'late', categoryId: `round-${round}` })),
        ])
        expect(removed.ok).toBe(!created.ok)
      }
    })
  })
})
