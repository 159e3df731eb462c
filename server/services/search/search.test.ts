import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aBrand, aCategory, aPost, aProduct, aVariant, tickingClock, valueOf } from '#tests/support/records.ts'
import { insertSynonyms } from '#server/data/search/synonyms-store.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { markNeutral, saveSettings, unmarkNeutral } from '#server/data/site/settings-store.ts'
import { createBrands } from '#server/services/catalogue/brands.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { listMissedSearches } from '#server/data/search/missed-searches-store.ts'
import { createSearch } from './search.ts'
import { createMissedSearches } from './missed-searches.ts'

onOneDatabase('the search', (db) => {
  const clock = tickingClock()
  const products = () => createProducts({ db: db(), clock })
  const categories = () => createCategories({ db: db(), clock })
  const posts = () => createPosts({ db: db(), clock })
  const addProduct = async (slug: string, given = {}) =>
    valueOf(await products().create(aProduct({ slug, code: null, ...given })))
  const request = { page: 1, pageSize: 60, categoryId: null, counted: true, categories: 8, posts: 6, closest: 12 }

  /** Two servers over the same database. */
  function twoServers() {
    const servers = [createSearch({ db: db() }), createSearch({ db: db() })]
    return async (text: string) => {
      const [one, other] = await Promise.all(servers.map((search) => search.find({ ...request, text })))
      expect(one).toEqual(other)
      return one!
    }
  }
  const idsOf = (found: { products: { id: string }[] }) => found.products.map(({ id }) => id)

  it('answers with whole records of every kind', async () => {
    valueOf(await categories().create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
    await addProduct('805', { categoryId: 'foams', name: { ar: 'رغوة 805', en: '805 Foam' } })
    valueOf(await posts().create(aPost({ slug: 'joints', tags: { ar: [], en: ['foam'] } })))
    const found = await twoServers()('foam')
    expect(found).toMatchObject({
      total: 1,
      ofCategory: 1,
      page: 1,
      pages: 1,
      products: [{ id: '805', name: { en: '805 Foam' }, category: { id: 'foams' } }],
      byCategory: [{ id: 'foams', name: { ar: 'رغوات', en: 'Foams' }, count: 1 }],
      categories: [{ id: 'foams' }],
      posts: [{ slug: 'joints' }],
      missed: false,
    })
  })

  it('finds a brand and its products by every name that it has or had, also after it got another', async () => {
    const brands = createBrands({ db: db(), clock })
    valueOf(await brands.create(aBrand({ aliases: ['Zedbond'] })))
    await addProduct('805', { name: { ar: 'رغوة', en: 'Foam' }, brand: { ar: '', en: 'zedbond' } })
    const find = twoServers()
    const found = async (text: string) => {
      const answer = await find(text)
      return [answer.brands.map(({ slug }) => slug), idsOf(answer)]
    }
    expect(await found('zedbond')).toEqual([['anadol-bond'], ['805']])
    valueOf(await brands.update('anadol-bond', { name: { ar: 'كوارتز', en: 'Quartzo' } }))
    for (const name of ['quartzo', 'كوارتز', 'anadol']) expect(await found(name)).toEqual([['anadol-bond'], ['805']])
    valueOf(await brands.remove('anadol-bond'))
    expect(await found('quartzo'), 'by what is written on it from now on').toEqual([[], ['805']])
    expect(await found('anadol bond')).toEqual([[], []])
    expect(await twoServers()('xyz')).toMatchObject({ total: 0, products: [], missed: true })
  })

  it('knows of every change, whichever server made it, at once', async () => {
    const found = twoServers()
    expect(idsOf(await found('مخمل'))).toEqual([])

    const { id } = await addProduct('a', { name: { ar: 'مخمل', en: 'Velvet' } })
    expect(idsOf(await found('مخمل'))).toEqual([id])

    valueOf(
      await products().update(id, { name: { ar: 'حرير', en: 'Silk' }, variants: [aVariant({ stockCode: 'ZZ9' })] }),
    )
    expect(idsOf(await found('مخمل'))).toEqual([])
    expect(idsOf(await found('silk'))).toEqual([id])
    expect(idsOf(await found('zz9'))).toEqual([id])

    valueOf(await products().remove(id))
    expect(idsOf(await found('silk'))).toEqual([])
  })

  it('keeps what short texts have found for no longer than it is true', async () => {
    const found = twoServers()
    expect(idsOf(await found('v'))).toEqual([])
    const { id } = await addProduct('a', { name: { ar: 'مخمل', en: 'Velvet' } })
    for (let times = 0; times < 3; times++) expect(idsOf(await found('v'))).toEqual([id])
    expect((await found('ve')).marks).toEqual((await found('ve')).marks)
    for (let letter = 0; letter < 60; letter++) await found(String.fromCodePoint(0x627 + letter))
    expect(idsOf(await found('v'))).toEqual([id])
    valueOf(await products().update(id, { name: { ar: 'حرير', en: 'Silk' } }))
    expect(idsOf(await found('v'))).toEqual([])
    expect(idsOf(await found('si'))).toEqual([id])
    await insertSynonyms(db(), { id: 's', words: ['qq', 'silk'] }, clock().toISOString())
    expect(idsOf(await found('qq'))).toEqual([id])
    valueOf(await products().remove(id))
    expect(idsOf(await found('qq'))).toEqual([])
  })

  it('follows products through the life of their categories', async () => {
    const found = twoServers()
    for (const slug of ['gaskets', 'tapes']) {
      valueOf(await categories().create(aCategory({ slug, name: { ar: slug, en: slug } })))
    }
    const { id } = await addProduct('a', { categoryId: 'gaskets' })
    expect(idsOf(await found('gaskets'))).toEqual([id])

    valueOf(await categories().update('gaskets', { name: { ar: 'إسفنج', en: 'Sponges' } }))
    expect(idsOf(await found('gaskets'))).toEqual([])
    expect(idsOf(await found('اسفنج'))).toEqual([id])

    valueOf(await categories().remove('gaskets', { moveTo: 'tapes' }))
    expect(await found('sponges')).toMatchObject({ total: 0, categories: [] })
    expect(idsOf(await found('tapes'))).toEqual([id])

    valueOf(await categories().remove('tapes', { uncategorise: true }))
    expect(await found('tapes')).toMatchObject({ total: 0, categories: [] })
  })

  it('finds nothing in a category that is not there, least of all what has none', async () => {
    await addProduct('805', { categoryId: null, name: { ar: 'رغوة', en: 'Foam' } })
    const found = await createSearch({ db: db() }).find({ ...request, text: 'foam', categoryId: 'gone' })
    expect(found).toMatchObject({ total: 1, ofCategory: 0, products: [] })
  })

  it('follows posts and synonyms', async () => {
    const found = twoServers()
    const { id } = valueOf(await posts().create(aPost({ title: { ar: 'عنوان', en: 'Title' } })))
    expect((await found('عنوان')).posts).toHaveLength(1)
    expect((await found('headline')).posts).toHaveLength(0)

    await insertSynonyms(db(), { id: 's', words: ['title', 'headline'] }, clock().toISOString())
    expect((await found('headline')).posts).toHaveLength(1)

    valueOf(await posts().remove(id))
    expect((await found('عنوان')).posts).toHaveLength(0)
  })

  it('finds the page of the company by what that is called now', async () => {
    const now = clock().toISOString()
    await insertContent(db(), 'page', { id: 'about', body: {}, createdAt: now, updatedAt: now })
    const find = twoServers()
    const pagesOf = async (...names: string[]) => {
      const found = await Promise.all(names.map((name) => find(name)))
      return found.flatMap(({ sitePages }) => sitePages)
    }
    expect(await pagesOf('rawabit', 'sindan')).toEqual(['/about'])
    await markNeutral(db(), 'zedline.example', now)
    expect(await pagesOf('rawabit')).toEqual([])
    expect(await pagesOf('zedline')).toEqual(['/about'])
    await unmarkNeutral(db())
    expect(await pagesOf('rawabit', 'zedline')).toEqual(['/about'])
    await saveSettings(db(), { name: { ar: 'سندان', en: 'Sindan' } }, now)
    expect(await pagesOf('sindan', 'سندان')).toEqual(['/about', '/about'])
    expect(await pagesOf('rawabit')).toEqual([])
  })

  it('takes nothing of what was taken back', async () => {
    const found = twoServers()
    await found('foam')
    const giveUp = db()
      .transaction()
      .execute(async (tx) => {
        valueOf(await createProducts({ db: tx, clock }).create(aProduct({ name: { ar: 'وهم', en: 'Phantom' } })))
        throw new Error('taken back')
      })
    await expect(giveUp).rejects.toThrow('taken back')
    expect(idsOf(await found('phantom'))).toEqual([])
    await addProduct('real', { name: { ar: 'حقيقي', en: 'Real' } })
    expect(idsOf(await found('real'))).toEqual(['real'])
  })

  it('answers a page at a time, newest first, and the last for one beyond', async () => {
    for (let index = 0; index < 5; index += 1) await addProduct(`p${index}`)
    const search = createSearch({ db: db() })
    const page = async (number: number) => {
      const found = await search.find({ ...request, text: 'foam', page: number, pageSize: 2 })
      return [found.page, found.pages, idsOf(found)]
    }
    expect(await page(1)).toEqual([1, 3, ['p4', 'p3']])
    expect(await page(3)).toEqual([3, 3, ['p0']])
    expect(await page(99)).toEqual([3, 3, ['p0']])
  })

  it('loses nothing of many changes at the same time', async () => {
    const found = twoServers()
    await found('foam')
    const names = Array.from({ length: 12 }, (_, index) => `n${index}`)
    await Promise.all(names.map((name) => addProduct(name)))
    const searches = await Promise.all([found('foam'), found('foam'), found('foam')])
    for (const each of searches) expect(idsOf(each).toSorted()).toEqual(names.toSorted())
  })
})

const BROWSER = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0'

onOneDatabase('missed searches', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const service = () => createMissedSearches({ db: db(), clock: tickingClock() })

  it('are counted by what was meant, the most frequent first', async () => {
    const missed = service()
    for (const text of ['إسمنت', 'اسمنتٌ', 'paint', ' PAINT ', 'اسمنت']) missed.note(text, BROWSER)
    missed.note('paint', 'Googlebot/2.1')
    missed.note('x', BROWSER)
    expect(await missed.list()).toMatchObject([
      { query: 'اسمنت', times: 3 },
      { query: 'paint', times: 2 },
    ])
    missed.note('paint', BROWSER)
    missed.note('paint', BROWSER)
    const [first] = await missed.list({ limit: 1 })
    expect(first).toMatchObject({ query: 'paint', times: 4 })
    expect(await missed.count()).toBe(2)
  })

  it('stand apart from those for which products came close, and are as they were found last', async () => {
    const missed = service()
    const lists = async () => {
      const [none, closest] = [await missed.list({ isClosest: false }), await missed.list({ isClosest: true })]
      return [none, closest].map((list) => list.map(({ query, times }) => `${query} ${times}`))
    }
    missed.note('paint', BROWSER)
    missed.note('clear basin', BROWSER, true)
    missed.note('ladder', BROWSER, true)
    expect(await lists()).toEqual([['paint 1'], ['ladder 1', 'clear basin 1']])
    missed.note('paint', BROWSER, true)
    expect(await lists()).toEqual([[], ['paint 2', 'ladder 1', 'clear basin 1']])
    valueOf(await missed.forgetAll(false, sara))
    expect([await missed.count(false), await missed.count(true)]).toEqual([0, 3])
  })

  it('cost no writing until it is time for it', async () => {
    const missed = service()
    missed.note('paint', BROWSER)
    expect(await listMissedSearches(db())).toEqual([])
    await missed.write()
    expect(await listMissedSearches(db())).toHaveLength(1)
  })

  it('are forgotten one by one or all at once, and the record of changes does not repeat them', async () => {
    const missed = service()
    for (const text of ['paint', 'cement', 'ladder']) missed.note(text, BROWSER)
    await missed.write()
    valueOf(await missed.forget('paint', sara))
    expect(await missed.forget('paint', sara)).toMatchObject({ failure: { kind: 'not-found' } })
    expect((await missed.list()).map(({ query }) => query).toSorted()).toEqual(['cement', 'ladder'])
    missed.note('tape', BROWSER)
    valueOf(await missed.forgetAll(false, sara))
    expect(await missed.list()).toEqual([])
    const lines = await listAudit(db())
    expect(lines.map(({ action, detail }) => [action, detail])).toEqual([
      ['missed-search.delete', { searches: 3 }],
      ['missed-search.delete', { searches: 1 }],
    ])
    expect(JSON.stringify(lines)).not.toContain('paint')
  })

  it('never fill the database or the memory: the rarest and oldest are forgotten', async () => {
    const missed = service()
    missed.note('keep this', BROWSER)
    missed.note('keep this', BROWSER)
    await missed.write()
    for (let round = 0; round < 6; round += 1) {
      for (let index = 0; index < 300; index += 1) missed.note(`noise ${round} ${index}`, BROWSER)
      await missed.write()
    }
    const cached = await missed.list()
    expect(cached).toHaveLength(1000)
    expect(cached[0]).toMatchObject({ query: 'keep this', times: 2 })
    expect(cached.some(({ query }) => query.startsWith('noise 5'))).toBe(true)
    expect(cached.some(({ query }) => query.startsWith('noise 0 1'))).toBe(false)
  })
})
