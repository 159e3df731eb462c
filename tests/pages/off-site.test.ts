import { addMinutes } from 'date-fns/addMinutes'
import { expect, test, vi } from 'vitest'
import { MACHINE_PATHS, SECURITY_PATH } from '#domain/site/machine-paths.ts'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import { fieldMoment } from '#domain/text/riyadh-time.ts'
import { listPendingFiles } from '#server/data/site/files-store.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { fillPages } from './page-paths.ts'
import { staffSite } from './staff-site.ts'

/** Stands in the name, the address and the texts of everything that visitors must not see, and nowhere else. */
const HIDDEN = 'zyrquon'
/** Finds it, and is no part of what a page says of the search itself. */
const SOUGHT = 'zyrqu'
const PRICE = '8317.25'
const AS_TOLD = /8[,٬]?317[.٫]25/

const { site, see, send, post } = staffSite(async (services) => {
  await fillPages(services)
  valueOf(await services.categories.create(aCategory({ slug: 'tape', name: { ar: 'شريط', en: 'Tape' } })))
  valueOf(await services.products.create(aProduct({ slug: 'other', code: null, categoryId: 'tape' })))
})
const NOBODY = { as: 'nobody' } as const
const visit = (path: string) => see(path, NOBODY)
async function save(path: string, fields: Record<string, string>) {
  const page = await send(path, fields)
  if (page.path === path) throw new Error(`${path} answered ${page.status}`)
  return page
}

const PAGES = [
  '/',
  '/categories',
  '/categories/pu-foam',
  '/categories/tape',
  '/pu-foam/805',
  '/tape/other',
  '/products',
  '/collection',
  '/catalogue',
  '/blogs',
  '/blogs/joints',
  '/brands',
  `/search?q=${SOUGHT}`,
  '/search?q=foam',
  `/products?q=${SOUGHT}`,
].flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))

const CALLS = ['categories', 'products', 'blogs'].map((kind) => `/api/${kind}/getall.php`)
const SEARCHES = LOCALES.flatMap((lang) => [
  `/api/search?q=${SOUGHT}&lang=${lang}`,
  `/api/search/suggest?q=${SOUGHT}&lang=${lang}`,
])

/** But for the one that says until when it holds. */
const TOLD = MACHINE_PATHS.filter((path) => path !== SECURITY_PATH)

async function publicAddresses() {
  const { html } = await visit('/sitemap.xml')
  const parts = [...html.matchAll(/<loc>[^<]*(\/sitemap-[^<]*)<\/loc>/g)].map(([, path]) => path!)
  return [...PAGES, ...CALLS, ...SEARCHES, ...TOLD, ...parts]
}

/** What everybody is answered at every address, with what marks it as the same as before. */
async function everything() {
  const answers: Record<string, { status: number; etag: string | null; text: string }> = {}
  for (const path of await publicAddresses()) {
    const { status, headers: told, html } = await visit(path)
    answers[path] = { status, etag: told.get('etag'), text: html.toLowerCase() }
  }
  return answers
}

const inMinutes = (minutes: number) => fieldMoment(addMinutes(new Date(), minutes).toISOString())
const named = (kind: 'product' | 'category' | 'post', at: string): Record<string, string> => {
  const [ar, en] = [`${HIDDEN} ${at} ع`, `${HIDDEN} ${at}`]
  if (kind === 'category') return { name_ar: ar, name_en: en, category_slug: `${HIDDEN}-${at}` }
  if (kind === 'product') {
    const product = { product_name_ar: ar, product_name_en: en, product_slug: `${HIDDEN}-${at}` }
    return { ...product, category_id: 'pu-foam', code: `${HIDDEN}-${at}`, brand_en: HIDDEN, brand_ar: HIDDEN }
  }
  const text = {
    snippet_ar: en,
    snippet_en: en,
    detail_ar: `<p>${en}</p>`,
    detail_en: `<p>${en}</p>`,
    date: '2026-03-01',
  }
  return { title_ar: ar, title_en: en, slug: `${HIDDEN}-${at}`, category: 'Technology', ...text }
}
const FORMS = { product: '/admin/items', category: '/admin/categories', post: '/admin/blogs' } as const
const KINDS = ['product', 'category', 'post'] as const
const SEEN = { product: '805', category: 'pu-foam', post: 'joints' } as const
const PAGE_OF = { product: '/pu-foam/', category: '/categories/', post: '/blogs/' } as const

test('drafts, plans and unpublished changes change nothing that anybody else is answered', async () => {
  // A page names the renditions of its pictures as soon as there are any.
  await site().withDb((db) =>
    vi.waitFor(async () => expect(await listPendingFiles(db, 1)).toEqual([]), { timeout: 60_000, interval: 200 }),
  )
  await everything()
  const before = await everything()
  for (const kind of KINDS) {
    const form = FORMS[kind]
    await save(`${form}/add`, { ...named(kind, 'draft'), intent: 'draft' })
    await save(`${form}/add`, { ...named(kind, 'later'), publish_at: inMinutes(600) })
    await save(`${form}/edit/${SEEN[kind]}`, { ...named(kind, 'change'), intent: 'draft' })
  }
  await save('/admin/items/edit/other', { ...named('product', 'moved'), publish_at: inMinutes(600) })
  const after = await everything()
  expect(Object.keys(after)).toEqual(Object.keys(before))
  for (const path of Object.keys(before)) expect(after[path], path).toEqual(before[path])
  expect(JSON.stringify(after)).not.toContain(HIDDEN)
})

test('what is not on the site is found under no address, by no call and in no request', async () => {
  for (const kind of KINDS) {
    for (const at of ['draft', 'later', 'change', 'moved']) {
      for (const locale of LOCALES) {
        const { status, html } = await visit(localizedPath(locale, `${PAGE_OF[kind]}${HIDDEN}-${at}`))
        expect(status).toBe(404)
        expect(html).not.toContain(`${HIDDEN} ${at}`)
      }
    }
  }
  const ask = (path: string, fields: Record<string, string>) => post(`/api/${path}`, fields, NOBODY)
  const calls = [
    ['products/getproduct.php', { product_id: `${HIDDEN}-draft` }],
    ['categories/getcategory.php', { category_id: `${HIDDEN}-draft` }],
    ['blogs/getblog.php', { blog_id: `${HIDDEN}-draft` }],
  ] as const
  for (const [path, fields] of calls) {
    expect([path, (await ask(path, fields)).status]).toEqual([path, 404])
    expect([path, (await ask(path, { ...fields, draft: '1' })).status]).toEqual([path, 401])
  }
  for (const path of ['/api/versions/getall.php?kind=product&id=805', '/api/bin/getall.php']) {
    expect([path, (await visit(path)).status]).toEqual([path, 401])
  }
})

test('what goes onto the site is found at all these addresses, and what is taken off or deleted at none', async () => {
  for (const kind of KINDS) {
    await save(`${FORMS[kind]}/edit/${HIDDEN}-draft`, { ...named(kind, 'draft') })
    await save(`${FORMS[kind]}/edit/${HIDDEN}-later`, { ...named(kind, 'later'), publish_at: '' })
  }
  const seen = await everything()
  const shown = ['/', '/categories', '/en/categories/pu-foam', '/en/products', '/en/blogs', `/search?q=${SOUGHT}`]
  const told = [...CALLS, ...SEARCHES, '/feed.xml']
  for (const path of [...shown, ...told]) expect(seen[path]?.text, path).toContain(HIDDEN)
  expect(Object.entries(seen).some(([path, { text }]) => path.includes('sitemap') && text.includes(HIDDEN))).toBe(true)

  for (const kind of KINDS) {
    await save(`${FORMS[kind]}/edit/${HIDDEN}-draft`, { intent: 'unpublish' })
    await save(FORMS[kind], { 'id[]': `${HIDDEN}-later`, intent: 'bin', confirmed: '1' })
  }
  for (const [path, { text }] of Object.entries(await everything())) {
    expect(text.includes(HIDDEN), path).toBe(false)
  }
})

test.each([
  ['inherit', false],
  ['hidden', false],
  ['exact', true],
])('a preview tells prices as the page would: %s', async (visibility, isTold) => {
  const slug = `priced-${visibility}`
  const offer = { key: slug, sku: `Z-${visibility}`, price: PRICE, availability: 'InStock' }
  const pack = { stock_code: offer.sku }
  const fields = {
    ...named('product', 'priced'),
    ...pack,
    product_slug: slug,
    code: '',
    price_visibility: visibility,
    intent: 'publish',
  }
  await save('/admin/items/add', fields)
  await save('/admin/seo/add', offer)
  const shared = await save(`/admin/items/edit/${slug}`, { ...fields, intent: 'share' })
  const token = /\/preview\/([\w-]{22})/.exec(shared.html)![1]!
  for (const path of [`/preview/${token}`, `/en/preview/${token}`, `/preview/${token}.data`]) {
    const preview = await visit(path)
    expect(preview.status).toBe(200)
    expect(preview.headers.get('cache-control')).toBe('no-store')
    expect(preview.html).toContain(HIDDEN)
    expect([path, AS_TOLD.test(preview.html) || preview.html.includes(PRICE)]).toEqual([path, isTold])
    expect(preview.html).not.toContain('application/ld+json')
  }
  const ended = addMinutes(new Date(), -1).toISOString()
  await site().withDb((db) => db.updateTable('preview_links').set({ expires_at: ended }).execute())
  for (const path of [`/preview/${token}`, `/preview/${token}.data`]) {
    const gone = await visit(path)
    expect([path, gone.status, gone.headers.get('cache-control')]).toEqual([path, 404, 'no-store'])
    expect(gone.html).not.toContain(HIDDEN)
  }
})
