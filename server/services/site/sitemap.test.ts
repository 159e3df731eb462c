import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createSettings } from './settings.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { createSitemap, type SitemapEntry } from './sitemap.ts'

onOneDatabase('the sitemap', (db) => {
  const on = () => ({ db: db(), clock: tickingClock() })
  const sitemap = (records?: number) => createSitemap({ db: db(), records, settings: createSettings(on()) })

  beforeEach(async () => {
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    for (const slug of ['a', 'b', 'c', 'd', 'e']) {
      valueOf(await createProducts(on()).create(aProduct({ slug, categoryId: slug === 'e' ? null : 'foam' })))
    }
    for (const id of ['about', 'privacy'])
      await insertContent(db(), 'page', { id, body: {}, ...at('2026-05-01T00:00:00.000Z') })
    valueOf(await createPosts(on()).create(aPost({ slug: 'fire' })))
    valueOf(await createPosts(on()).update('fire', { slug: 'fire-joints' }))
  })

  function at(instant: string) {
    return { createdAt: instant, updatedAt: instant }
  }

  async function entriesOf(service: ReturnType<typeof sitemap>, part?: string): Promise<SitemapEntry[]> {
    const entries = await service.entries(part)
    if (!entries) throw new Error(`There is no part ${part}`)
    const all: SitemapEntry[] = []
    for await (const chunk of entries) all.push(...chunk)
    return all
  }

  it('names every page that may be found, at its own address, with the day of its last change', async () => {
    const all = await entriesOf(sitemap())
    const paths = all.map(({ path }) => path)
    expect(paths).toEqual(expect.arrayContaining(['/', '/about', '/categories/foam', '/foam/a', '/uncategorized/e']))
    expect(paths).toContain('/blogs/fire-joints')
    expect(paths).not.toContain('/search')
    // Nobody has asked a question.
    expect(paths).not.toContain('/faq')
    expect(new Set(paths).size).toBe(paths.length)
    const product = await createProducts(on()).get('a')
    expect(all.find(({ path }) => path === '/foam/a')?.changedAt).toBe(product?.updatedAt)
  })

  it('names a page in the languages in which it may be found', async () => {
    const all = await entriesOf(sitemap())
    expect(all.find(({ path }) => path === '/privacy-policy')?.locales).toEqual(['ar'])
    expect(all.find(({ path }) => path === '/about')?.locales).toEqual(['ar', 'en'])
  })

  it('is one file as long as it is short', async () => expect(await sitemap().parts()).toBeNull())

  it('has parts that together are the whole, each with the day of its last change, where it is long', async () => {
    const service = sitemap(2)
    const parts = (await service.parts()) ?? []
    expect(parts.map(({ name }) => name)).toEqual([
      'pages-1',
      'categories-1',
      'products-1',
      'products-2',
      'products-3',
      'posts-1',
    ])
    const together = await Promise.all(parts.map(({ name }) => entriesOf(service, name)))
    expect(together.flat()).toEqual(await entriesOf(sitemap()))
    expect(together.map((part) => part.length).slice(2, 5)).toEqual([2, 2, 1])
    const last = await createProducts(on()).get('e')
    expect(parts.find(({ name }) => name === 'products-3')?.changedAt).toBe(last?.updatedAt)
  })

  it('has no other parts', async () => {
    for (const part of ['people-1', 'products', 'products-0', 'products-1x', '', 'products-4', 'products-999999']) {
      expect(await sitemap(2).entries(part)).toBeNull()
    }
    valueOf(await createPosts(on()).remove('fire'))
    expect(await sitemap(2).entries('posts-1')).toBeNull()
    expect((await sitemap(2).parts())?.map(({ name }) => name)).not.toContain('posts-1')
  })

  it('has another state after every change of a record', async () => {
    const states = [await sitemap().state()]
    valueOf(await createProducts({ db: db(), clock: () => new Date('2027-01-01') }).update('a', { rating: 4 }))
    states.push(await sitemap().state())
    valueOf(await createPosts(on()).remove('fire'))
    states.push(await sitemap().state())
    expect(new Set(states).size).toBe(3)
  })
})
