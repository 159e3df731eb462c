import { beforeAll, expect, it } from 'vitest'
import { insertContent } from '#server/data/site/content-store.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  const now = '2026-05-01T00:00:00.000Z'
  const pages = { policy: {}, catalogue: { existing_file_ar: 'catalogue.pdf' } }
  for (const [id, body] of Object.entries(pages))
    await insertContent(site.db, 'page', { id, body, createdAt: now, updatedAt: now })
  const { categories, products } = site.services
  valueOf(await categories.create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
  const product = (code: string, ar: string, areas: string, categoryId: string | null) =>
    aProduct({ slug: code, code, categoryId, name: { ar, en: code }, applicationAreas: { ar: areas, en: '' } })
  valueOf(await products.create(product('k-1', 'رغوة الأبواب', 'تركيب النوافذ', 'foams')))
  valueOf(await products.create(product('k-2', 'مسدس', 'رش الرغوة', null)))
})

async function search(query: Record<string, string>) {
  const response = await site.app.request(`/api/search?${new URLSearchParams(query)}`)
  return ((await response.json()) as { data: Record<string, unknown> }).data
}

it('answers with names first, and then with what comes closest and why', async () =>
  expect(await search({ q: 'رغوة' })).toMatchObject({
    total: 1,
    mode: 'names',
    products: [{ product_id: 'k-1', category_id: 'foams', name: 'رغوة الأبواب', path: '/foams/k-1' }],
    closest: [{ product_id: 'k-2', matches: ['رغوة'] }],
  }))

it('says what the closest leave out where nothing holds all the words', async () =>
  expect(await search({ q: 'رغوة النوافذ للسباكين' })).toMatchObject({
    total: 0,
    mode: 'partial',
    closest: [{ product_id: 'k-1' }],
    without: ['للسباكين'],
  }))

it.each([
  ['توصيل', '/policy'],
  ['الضمان', '/policy'],
  ['warranty', '/policy'],
  ['عرض سعر', '/contact'],
  ['كتالوج', '/catalogue'],
])('finds the page of the site that %s is about: %s', async (q, path) =>
  expect(await search({ q })).toMatchObject({ pages: [{ path }] }),
)

it('finds no page for which nobody has written anything', async () =>
  expect(await search({ q: 'سياسة الخصوصية' })).toMatchObject({ pages: [] }))

it('finds nothing where nothing is close', async () => {
  expect(await search({ q: 'iphone' })).toMatchObject({ total: 0, mode: 'none', closest: [], products: [] })
  expect(await search({ q: 'k-9' })).toMatchObject({ mode: 'none', closest: [] })
})
