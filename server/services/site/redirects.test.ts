import { beforeEach, describe, expect, it } from 'vitest'
import { seoRefusals } from '#content/seo/refusals.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createRedirects } from './redirects.ts'

onOneDatabase('redirects', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const on = () => ({ db: db(), clock: tickingClock() })
  const redirects = () => createRedirects({ ...on(), siteUrl: 'https://example.com' })
  const posts = () => createPosts(on())
  const products = () => createProducts(on())
  const categories = () => createCategories(on())
  const find = (path: string) => redirects().find(path)
  const save = (from: string, to: string, before: { from: string; version: number } | null = null) =>
    redirects().edit(before?.from ?? null, { from, to, version: String(before?.version ?? '') }, sara)

  beforeEach(async () => {
    valueOf(await categories().create(aCategory({ slug: 'foam' })))
    valueOf(await categories().create(aCategory({ slug: 'glue' })))
    valueOf(await products().create(aProduct({ slug: '805', categoryId: 'foam' })))
    valueOf(await posts().create(aPost({ slug: 'fire-joints' })))
  })

  describe('are kept by themselves', () => {
    it('from every address that an article had, straight to the one it has now', async () => {
      for (const slug of ['second', 'third', 'fourth']) valueOf(await posts().update('fire-joints', { slug }))
      expect(await find('/blogs/second')).toBe('/blogs/fourth')
      expect(await find('/en/blogs/third')).toBe('/blogs/fourth')
      expect(await find('/blogs/fourth')).toBeNull()
      // Its first slug is its id, under which it is found without one.
      expect(await redirects().count()).toBe(2)
    })

    it('from old names of categories and products, whatever happens to the product’s category', async () => {
      valueOf(await categories().update('foam', { slug: 'old-foam' }))
      valueOf(await categories().update('foam', { slug: 'new-foam' }))
      valueOf(await products().update('805', { slug: 'old-straw' }))
      valueOf(await products().update('805', { slug: 'new-straw' }))
      expect(await find('/categories/old-foam')).toBe('/categories/foam')
      expect(await find('/foam/old-straw')).toBe('/foam/805')
      valueOf(await products().update('805', { categoryId: 'glue' }))
      expect(await find('/foam/old-straw')).toBe('/glue/805')
      expect(await find('/glue/old-straw')).toBe('/glue/805')
    })

    it('and end when a record takes the address, or gets its old one back', async () => {
      valueOf(await posts().update('fire-joints', { slug: 'second' }))
      valueOf(await posts().update('fire-joints', { slug: 'third' }))
      valueOf(await posts().create(aPost({ slug: 'second' })))
      expect(await find('/blogs/second')).toBeNull()
      valueOf(await posts().update('fire-joints', { slug: 'fourth' }))
      valueOf(await posts().update('fire-joints', { slug: 'third' }))
      expect(await find('/blogs/third')).toBeNull()
      expect(await find('/blogs/fourth')).toBe('/blogs/third')
    })

    it('and go with their record', async () => {
      valueOf(await posts().update('fire-joints', { slug: 'second' }))
      valueOf(await posts().update('fire-joints', { slug: 'third' }))
      valueOf(await posts().remove('fire-joints'))
      expect(await redirects().count()).toBe(0)
    })

    it('also for letters that addresses write with percent signs', async () => {
      valueOf(await posts().update('fire-joints', { slug: 'فواصل' }))
      valueOf(await posts().update('fire-joints', { slug: 'حريق' }))
      expect(await find(encodeURI('/blogs/فواصل'))).toBe(`/blogs/${encodeURIComponent('حريق')}`)
    })
  })

  describe('that staff write', () => {
    it('lead to pages and records of the site, in both languages alike', async () => {
      valueOf(await save('/Index.php/', '/collection?category=foam'))
      valueOf(await save('https://example.com/en/old-foam', 'https://example.com/en/foam/805'))
      expect(await find('/index.php')).toBe('/collection?category=foam')
      expect(await find('/en/old-foam')).toBe('/foam/805')
      expect((await redirects().list()).map(({ from, origin }) => [from, origin])).toContainEqual([
        '/old-foam',
        'staff',
      ])
    })

    it('lead by their query first, and by the path alone where no query is named', async () => {
      valueOf(await save('/product.php?id=805&lang=ar', '/foam/805'))
      valueOf(await save('/en/Product.php/?ID=702', '/faq#delivery'))
      expect(await find('/product.php?lang=ar&id=805&utm_source=mail')).toBe('/foam/805')
      expect(await find('/en/product.php?id=702')).toBe('/faq#delivery')
      expect(await find('/product.php?id=703')).toBeNull()
      expect(await find('/product.php')).toBeNull()
      valueOf(await save('/product.php', '/products'))
      expect(await find('/product.php?id=703')).toBe('/products?id=703')
      expect(await find('/product.php?id=%')).toBe('/products?id=%')
      expect(await find('/product.php?id=702')).toBe('/faq#delivery')
      expect(await save('/product.php?id=702', '/about')).toMatchObject({ failure: { kind: 'invalid' } })
      valueOf(await save('/oldest', '/product.php?id=702'))
      expect(await find('/oldest')).toBe('/faq#delivery')
    })

    it('keep the part of a page that they name, behind the query that a visitor brings along', async () => {
      const saved = valueOf(await save('/help', '/faq#delivery'))
      expect(saved.to).toBe('/faq#delivery')
      expect(await find('/help?from=mail')).toBe('/faq?from=mail#delivery')
    })

    it('lead to a record as a whole: its address may change, and a part of it would be lost', async () => {
      for (const to of ['/foam/805#specifications', '/blogs/fire-joints?page=2']) {
        expect(await save('/old', to)).toMatchObject({ failure: { fields: { to: seoRefusals.toPartOfRecord } } })
      }
    })

    it('follow their record when its address changes', async () => {
      valueOf(await save('/news', '/blogs/fire-joints'))
      valueOf(await posts().update('fire-joints', { slug: 'second' }))
      expect(await find('/news')).toBe('/blogs/second')
    })

    it('never lead to another redirect, but to where that one leads', async () => {
      valueOf(await save('/old', '/about'))
      valueOf(await save('/older', '/old'))
      expect(await find('/older')).toBe('/about')
      valueOf(await posts().update('fire-joints', { slug: 'second' }))
      valueOf(await posts().update('fire-joints', { slug: 'third' }))
      valueOf(await save('/oldest', '/blogs/second'))
      expect(await find('/oldest')).toBe('/blogs/third')
    })

    it.each([
      ['/about', '/faq', 'from'],
      ['/blogs/fire-joints', '/faq', 'from'],
      ['/any/805', '/faq', 'from'],
      ['/admin/login', '/faq', 'from'],
      ['/api/uploads/x', '/faq', 'from'],
      ['news', '/faq', 'from'],
      ['/*/x', '/faq', 'from'],
      ['/', '/faq', 'from'],
      ['/news', '/nowhere', 'to'],
      ['/news', '/news', 'to'],
      ['/news', 'https://evil.example/about', 'to'],
      ['/news', '//evil.example/about', 'to'],
      ['/news', '/blogs/none', 'to'],
    ])('from %s to %s are refused', async (from, to, field) => {
      expect(await save(from, to)).toMatchObject({
        failure: { kind: 'invalid', fields: { [field]: expect.anything() } },
      })
      expect(await redirects().count()).toBe(0)
    })

    it('may begin elsewhere after a change, and where no other begins', async () => {
      const first = valueOf(await save('/old', '/about'))
      valueOf(await save('/older', '/faq', { from: '/old', version: first.version }))
      expect([await find('/old'), await find('/older')]).toEqual([null, '/faq'])
      expect(await save('/older', '/faq')).toMatchObject({ failure: { kind: 'invalid' } })
    })

    it('are found by a part of either address, and told from those that were stored', async () => {
      valueOf(await save('/old_shop', '/about'))
      valueOf(await save('/oldish', '/faq'))
      valueOf(await categories().update('foam', { slug: 'a' }))
      valueOf(await categories().update('foam', { slug: 'b' }))
      const froms = async (filter: { search?: string; origin?: 'kept' | 'staff' }) =>
        (await redirects().list(filter)).map(({ from }) => from).toSorted()
      expect(await froms({ search: 'd_s' })).toEqual(['/old_shop'])
      expect(await froms({ search: 'faq' })).toEqual(['/oldish'])
      expect(await froms({ search: 'foam' })).toEqual(['/categories/a'])
      expect(await froms({ origin: 'kept' })).toEqual(['/categories/a'])
      expect(await redirects().count({ origin: 'staff' })).toBe(2)
    })
  })
})
