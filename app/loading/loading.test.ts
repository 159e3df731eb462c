import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { load } from '#tests/support/page-loader.ts'
import { testSite } from '#tests/support/test-app.ts'
import { INBOX_PAGE_SIZE } from '#domain/messages/inbox-query.ts'
import { aCategory, aQuote, someone, valueOf } from '#tests/support/records.ts'
import { loader as loadChecks } from '#app/routes/admin/site/checks.tsx'
import { loader as loadItems } from '#app/routes/admin/records/list.tsx'
import { loader as loadLiveList } from '#app/routes/admin/records/live-list.tsx'
import { loader as loadSearch } from '#app/routes/admin/site/search.tsx'
import { loader as loadBlogs } from '#app/routes/site/blogs.tsx'
import { loader as loadCategory } from '#app/routes/site/collection/category.tsx'
import { loader as loadCollection } from '#app/routes/site/collection/collection.tsx'
import { loader as loadProducts } from '#app/routes/site/products.tsx'
import { RouterContextProvider } from 'react-router'
import { reportErrorContext } from '#app/context.ts'
import { insertContent } from '#server/data/site/content-store.ts'
import { localeOfPath } from '#domain/text/locale.ts'
import { loadFrame } from './frame.ts'
import { loadInboxList } from './inbox-list.ts'
import { loadPart, type Part, partsData } from './part.ts'
import { aboutPage, contactPage, documentPage } from './site-page.ts'
import { shownRows } from './import-rows.ts'

const NOURA = { kind: 'staff', id: 'noura', name: 'noura', role: 'sales', via: 'session' } as const

describe('loading', () => {
  describe('frame', () => {
    const site = testSite()
    afterEach(() => void vi.useRealTimers())

    test.each([
      ['2026-12-31T20:59:59Z', 2026],
      ['2026-12-31T21:00:00Z', 2027],
    ])('at %s the footer names the year that it is in Riyadh', async (instant, year) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(instant) })
      const { value } = await load(loadFrame, { services: site.services, path: '/' })
      expect(value.footer.copyright).toContain(`© ${year} `)
    })
  })

  describe('inbox list', () => {
    const site = testSite()
    beforeAll(async () => {
      for (let count = 0; count <= INBOX_PAGE_SIZE; count++)
        await site.services.messages.receive(aQuote({ idempotencyKey: `key-${count}` }), [])
    })

    const open = async (search: string) =>
      (await load(loadInboxList, { services: site.services, path: `/admin/inbox${search}`, staff: NOURA })).value

    test('an empty page leads to the last one that has rows', async () => {
      const second = await open('?show=new&page=2')
      expect(second).toMatchObject({ query: { page: 2 }, rows: { length: 1 }, pages: 2 })
      await site.services.inbox.setStates([second.rows[0]!.id], 'spam', someone)
      expect(await open('?show=new&page=2')).toMatchObject({
        query: { page: 1 },
        search: '?show=new',
        rows: { length: INBOX_PAGE_SIZE },
        total: INBOX_PAGE_SIZE,
      })
    })

    test('a list in which nothing is found is one empty page', async () =>
      expect(await open('?show=closed&page=3')).toMatchObject({ query: { page: 1 }, rows: { length: 0 }, pages: 1 }))
  })

  describe('last page', () => {
    const site = testSite()
    beforeAll(async () => {
      valueOf(await site.services.categories.create(aCategory({ slug: 'foam' })))
    })

    const LISTS: [string, (args: never) => Promise<unknown>][] = [
      ['/admin/items?sort=code', loadItems],
      ['/admin/redirects?origin=staff', loadLiveList],
      ['/admin/checks?check=picture', loadChecks],
      ['/admin/search?list=synonyms', loadSearch],
      ['/admin/seo?q=foam', loadLiveList],
      ['/en/products?utm_source=mail', loadProducts],
      ['/categories/foam?utm_source=mail', loadCategory],
      ['/blogs?utm_source=mail&utm_medium=a', loadBlogs],
      ['/en/collection?brand=anadol&utm_source=mail', loadCollection],
    ]

    test.each(LISTS)('%s leads from a page behind its end to the last one', async (path, loader) => {
      const asked = { services: site.services, staff: NOURA, params: { categoryId: 'foam' } }
      const { status, headers } = await load(loader, { ...asked, path: `${path}&page=4` })
      expect([status, headers.get('Location')]).toEqual([302, path])
      expect((await load(loader, { ...asked, path })).status).toBe(200)
    })
  })

  function contextWithLog() {
    const log: unknown[] = []
    const context = new RouterContextProvider()
    context.set(reportErrorContext, (error) => log.push(error))
    return { context, log }
  }

  test('a part that loads is shown', async () => {
    const { context, log } = contextWithLog()
    expect(await loadPart(context, async () => ['805'])).toEqual({ ok: true, value: ['805'] })
    expect(log).toEqual([])
  })

  test('a part that fails leaves the page standing and its error in the log', async () => {
    const { context, log } = contextWithLog()
    const error = new Error('The database is gone')
    expect(await loadPart(context, () => Promise.reject(error))).toEqual({ ok: false })
    expect(log).toEqual([error])
  })

  test('only a page with a failed part is kept out of caches', () => {
    const cacheControl = (part: { ok: boolean }) => {
      const posts: Part<string[]> = part.ok ? { ok: true, value: [] } : { ok: false }
      const answer = partsData({ title: 'Home', posts })
      return new Headers(answer.init?.headers).get('Cache-Control')
    }
    expect(cacheControl({ ok: true })).toBeNull()
    expect(cacheControl({ ok: false })).toBe('no-store')
  })

  describe('site page', () => {
    const AT = { createdAt: '2026-05-01T00:00:00.000Z', updatedAt: '2026-05-01T00:00:00.000Z' }

    const site = testSite()
    beforeAll(async () => {
      const about = { hero_title_ar: 'عن {site}', hero_title_en: 'About {site}', hero_subtitle_ar: 'في {year}' }
      await insertContent(site.db, 'page', { id: 'about', body: about, ...AT })
      await site.services.settings.get()
    })

    type Args = { url: URL; context: Parameters<typeof aboutPage>[0] }
    const about = ({ url, context }: Args) => aboutPage(context, localeOfPath(url.pathname))
    const policy = ({ url, context }: Args) => documentPage(context, 'policy', localeOfPath(url.pathname))
    const contact = ({ url, context }: Args) => contactPage(context, localeOfPath(url.pathname))

    const at = (path: string) => ({ services: site.services, path })

    test('a page says what was written for it, with the values of the site', async () => {
      const { name } = await site.services.settings.get()
      const { value } = await load(about, at('/en/about'))
      expect(value.title).toBe(`About ${name.en}`)
    })

    test('a page for which nothing was written is not there', async () =>
      expect(await load(policy, at('/policy'))).toMatchObject({ status: 404 }))

    test('the page with the form is there all the same', async () => {
      const { value, status } = await load(contact, at('/contact'))
      expect([status, value.title]).toEqual([200, 'تواصل معنا'])
    })

    test('no link round it leads to a page that is not there', async () => {
      const { value } = await load(loadFrame, at('/en'))
      const paths = value.navigation.map(({ path }) => path)
      expect(paths).toEqual(expect.arrayContaining(['/', '/categories', '/about', '/contact']))
      expect([...paths, ...value.footer.information.map(({ path }) => path)]).not.toContain('/policy')
      expect([value.privacyPolicy, value.footer.callLine, value.footer.developerCredit]).toEqual([null, '', ''])
    })
  })
})

test('pictures of an archive are shown by their own names', () => {
  const change = { field: 'image' as const, before: null, after: '063558aa.webp' }
  const row = {
    row: 2,
    result: 'changed' as const,
    productId: null,
    changes: [change],
    cells: [],
    isWarned: false,
    place: null,
  }
  const pictures = { 'Photos/Front side.WEBP': '063558aa.webp' }
  const [shown] = shownRows([row], { names: new Map(), pictures, fields: [], locale: 'en' })
  expect(shown!.cells[0]!.after).toBe('Front side.WEBP')
})
