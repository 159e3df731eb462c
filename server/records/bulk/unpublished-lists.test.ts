import { beforeEach, describe, expect, it } from 'vitest'
import { readItemListQuery } from '#domain/catalogue/item-list.ts'
import { readPostListQuery } from '#domain/posts/post-list.ts'
import type { RecordContent, RecordKindName } from '#domain/kinds.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import { createRecordList, createCategoryList } from '#server/services/catalogue/staff-lists.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { aRecordWithVersions } from '#tests/support/versions.ts'
import { setListedState } from '#server/data/catalogue/product-listing-store.ts'
import { updateRecord } from '#server/data/records/records-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createItemList } from '#server/services/catalogue/item-list.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createPostList } from '#server/services/posts/post-list.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

onOneDatabase("staff's lists of records that are not simply on the site", (db) => {
  const { on } = recordsDesk(db, [])
  const counts = (kind: RecordKindName) => createRecordList({ db: db() }).counts(kind)
  type Given = { kind: RecordKindName; id: string; content: RecordContent; head: Partial<RecordHead> }
  const keep = async ({ kind, id, content, head }: Given) => {
    const { key } = await aRecordWithVersions(db(), { kind, id, contents: [content] })
    await updateRecord(db(), key, head)
  }
  const draft = { state: 'draft', published: null, draft: 1 } as const
  const changed = { draft: 1, published: 1 }

  describe('shows products', () => {
    const list = () => createItemList({ db: db() })
    const page = async (query = '') => list().page(readItemListQuery(new URLSearchParams(query)), 'en')
    const ids = async (query: string) => (await page(query)).items.map(({ id }) => id)
    beforeEach(async () => {
      valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
      for (const slug of ['a', 'b', 'c', 'd']) {
        const name = { ar: `رغوة ${slug}`, en: `Foam ${slug}` }
        const image = slug === 'd' ? 'https://img.example/d.webp' : null
        valueOf(await createProducts(on()).create(aProduct({ slug, code: null, categoryId: 'foam', name, image })))
      }
      for (const [id, state] of Object.entries({ b: 'draft', c: 'scheduled', d: 'changed' } as const)) {
        await setListedState(db(), id, state)
      }
    })

    it('of every state, of one, and with every other filter', async () => {
      expect(await ids('')).toEqual(['d', 'c', 'b', 'a'])
      for (const [state, id] of Object.entries({ published: 'a', draft: 'b', scheduled: 'c', changed: 'd' })) {
        expect(await page(`state=${state}`)).toMatchObject({ items: [{ id, publication: { state } }], total: 1 })
        expect(await ids(`state=${state}&category=foam`)).toEqual([id])
        expect(await page(`state=${state}&q=foam`)).toMatchObject({ items: [{ id }], total: 1 })
        expect((await page(`state=${state}&missing=1&q=foam+d`)).total).toBe(state === 'changed' ? 1 : 0)
      }
      expect(await page('state=published&category=none')).toMatchObject({ items: [], total: 0, missing: 0 })
      expect(await counts('product')).toEqual({ draft: 1, scheduled: 1, changed: 1 })
    })

    it('with what is planned, and why that was not done', async () => {
      const publishAt = '2027-03-12T06:30:00.000Z'
      const notPublished = { ar: 'المعرّف مأخوذ.', en: 'The slug is taken.' }
      await keep({ kind: 'product', id: 'c', content: {}, head: { state: 'scheduled', published: null, publishAt } })
      await keep({ kind: 'product', id: 'b', content: {}, head: { ...draft, notPublished } })
      const { items } = await page()
      const of = (id: string) => items.find((item) => item.id === id)?.publication
      expect(of('c')).toEqual({ state: 'scheduled', publishAt, unpublishAt: null, notPublished: null })
      expect(of('b')).toMatchObject({ state: 'draft', notPublished })
    })

    it('by their ids, whatever the page, and no more than are wanted', async () => {
      const all = async (query: string, most = 10) =>
        (await list().ids(readItemListQuery(new URLSearchParams(query)), most)).toSorted()
      expect(await all('state=draft')).toEqual(['b'])
      expect(await all('q=foam')).toEqual(['a', 'b', 'c', 'd'])
      expect(await all('q=foam&state=scheduled')).toEqual(['c'])
      expect(await all('', 3)).toHaveLength(3)
      expect(await all('q=foam', 3)).toHaveLength(3)
    })
  })

  it('shows articles that are not on the site, as their drafts say', async () => {
    valueOf(await createPosts(on()).create(aPost({ slug: 'joints', title: { ar: 'فواصل', en: 'Joints' } })))
    await keep({ kind: 'post', id: 'joints', content: {}, head: changed })
    const content = { title_ar: 'مسودة', title_en: '', snippet_ar: 'مقتطف', slug: 'later' }
    await keep({ kind: 'post', id: 'later', content, head: draft })
    const list = createPostList({ db: db() })
    const find = (query = '') => list.find(readPostListQuery(new URLSearchParams(query)))
    expect((await find('state=draft')).rows).toMatchObject([
      { id: 'later', title: { ar: 'مسودة', en: '' }, gaps: ['ar', 'en'], publication: { state: 'draft' } },
    ])
    expect((await find('state=changed')).rows).toMatchObject([{ id: 'joints', title: { en: 'Joints' } }])
    expect((await find('q=مسودة')).total).toBe(1)
    expect((await find()).total).toBe(2)
    expect((await find('state=published')).total).toBe(0)
    expect(await counts('post')).toEqual({ draft: 1, changed: 1, scheduled: 0 })
  })

  it('shows categories of the site in their order, and then those that are not there', async () => {
    for (const [index, slug] of ['foam', 'glue'].entries()) {
      valueOf(await createCategories(on()).create(aCategory({ slug, sortId: index + 1 })))
    }
    await keep({ kind: 'category', id: 'tape', content: { name_ar: 'شريط', name_en: 'Tape' }, head: draft })
    const list = (state: 'draft' | 'published' | null = null) => createCategoryList({ db: db() }).list(state)
    expect((await list()).map(({ id }) => id)).toEqual(['foam', 'glue', 'tape'])
    expect(await list('draft')).toMatchObject([{ id: 'tape', name: { en: 'Tape' }, publication: { state: 'draft' } }])
    expect((await list('published')).map(({ id }) => id)).toEqual(['foam', 'glue'])
    expect(await counts('category')).toEqual({ draft: 1, changed: 0, scheduled: 0 })
  })
})
