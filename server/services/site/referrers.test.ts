import { beforeEach, expect, it } from 'vitest'
import type { FormFields } from '#domain/messages/message-form.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createReferrers } from './referrers.ts'

onOneDatabase('what refers to a record', (db) => {
  let clock = tickingClock()
  const on = () => ({ db: db(), clock: () => clock() })
  const referrers = () => createReferrers({ db: db() })
  const link = (href: string) => `<p><a href="${href}">link</a></p>`
  const write = async (slug: string, ...hrefs: string[]) => {
    const title = { ar: `مقال ${slug}`, en: `Article ${slug}` }
    const detail = { ar: '', en: hrefs.map(link).join('') }
    valueOf(await createPosts(on()).create(aPost({ slug, title, detail })))
  }

  beforeEach(async () => {
    clock = tickingClock()
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    valueOf(await createProducts(on()).create(aProduct({ slug: 's20', code: null, categoryId: 'foam' })))
  })

  it('are articles that link to it by any address that it has or had, and redirects', async () => {
    valueOf(await createProducts(on()).update('s20', { slug: 'foam-20' }))
    valueOf(await createProducts(on()).update('s20', { slug: 'gun-20' }))
    await write('by-id', '/foam/s20')
    await write('by-slug', '/en/foam/gun-20?size=1#packs')
    await write('by-old-slug', '/glue/foam-20')
    await write('other', '/foam/s200', '/categories/foam', '/blogs/by-id')
    const { records, redirects } = await referrers().of({ kind: 'products', id: 's20' })
    expect(records.map(({ name }) => name.en).toSorted()).toEqual([
      'Article by-id',
      'Article by-old-slug',
      'Article by-slug',
    ])
    expect(redirects).toBe(1)
  })

  it('are told of categories and articles as well; one that links to itself does not count', async () => {
    await write('one', '/categories/foam', '/blogs/one')
    await write('two', '/en/blogs/one')
    const ids = async (kind: 'categories' | 'posts', id: string) =>
      (await referrers().of({ kind, id })).records.map((record) => record.id)
    expect(await ids('categories', 'foam')).toEqual(['one'])
    expect(await ids('posts', 'one')).toEqual(['two'])
    expect(await referrers().of({ kind: 'posts', id: 'two' })).toEqual({ records: [], redirects: 0 })
  })

  it('are slides with a button to it, and entries of menus', async () => {
    const at = '2026-03-01T07:00:00.000Z'
    const put = (kind: 'slide' | 'page', id: string, body: FormFields) =>
      insertContent(db(), kind, { id, body, createdAt: at, updatedAt: at })
    await put('slide', 'fire', { title_ar: 'نار', title_en: 'Fire', link: '/en/foam/s20', link2: '/foam/s20#packs' })
    await put('slide', 'glue', { title_ar: 'غراء', title_en: 'Glue', link: '/categories/foam' })
    const entry = { quick_label_ar: 'رغوة', quick_label_en: 'Foam', quick_target: '/foam/s20' }
    await put('page', 'footer', { quick_links: [entry] })
    const { records } = await referrers().of({ kind: 'products', id: 's20' })
    expect(records.map(({ kind, id }) => [kind, id])).toEqual([
      ['slide', 'fire'],
      ['page', 'footer'],
    ])
  })
})
