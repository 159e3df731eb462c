import { beforeAll, expect, it } from 'vitest'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  const { categories, products, posts } = site.services
  valueOf(await categories.create(aCategory({ slug: 'foams', name: { ar: 'رغوات', en: 'Foams' } })))
  for (let index = 0; index < 7; index += 1) {
    const name = { ar: `رغوة ${index}`, en: `Foam ${index}` }
    valueOf(await products.create(aProduct({ slug: `p${index}`, code: `k-${index}`, categoryId: 'foams', name })))
  }
  valueOf(await posts.create(aPost({ slug: 'joints', title: { ar: 'عن الرغوة', en: 'On foam' } })))
})

async function suggest(query: Record<string, string>) {
  const response = await site.app.request(`/api/search/suggest?${new URLSearchParams(query)}`)
  const { data } = (await response.json()) as { data: { suggestions: { path: string; name: string }[]; total: number } }
  return { status: response.status, ...data }
}

it('offers a few of everything, in the language that is asked for', async () => {
  const { status, suggestions, total } = await suggest({ q: 'foam', lang: 'en' })
  expect(status).toBe(200)
  expect(total).toBe(7)
  expect(suggestions.map(({ path }) => path)).toEqual([
    ...[6, 5, 4, 3, 2].map((index) => `/en/foams/p${index}`),
    '/en/categories/foams',
    '/en/blogs/joints',
  ])
  expect(suggestions[0]).toMatchObject({ kind: 'product', name: 'Foam 6', code: 'K-6', thumbnail: null, accent: 6 })
  expect((await suggest({ q: 'k3' })).suggestions).toMatchObject([{ path: '/foams/p3', name: 'رغوة 3' }])
})

it.each([
  ['nothing', ''],
  ['blanks and marks that nobody sees', ' \u200e\u0000 '],
  ['ten thousand letters', 'س'.repeat(10_000)],
  ['markup', '<script>alert(1)</script>'],
  ['wildcards', '%_*?'],
  ['diacritics alone', '\u064b\u064c'],
  ['half a letter', '\ud83d'],
])('offers nothing for %s, and does not mind', async (_name, q) => {
  expect(await suggest({ q })).toMatchObject({ status: 200, suggestions: [], total: 0 })
})

it('refuses a language that the site does not speak', async () => {
  const response = await site.app.request('/api/search/suggest?q=foam&lang=fr')
  expect([response.status, await response.json()]).toEqual([
    422,
    { status: 'error', message: 'lang must be ar or en', data: { fields: { lang: 'must be ar or en' } } },
  ])
})
