import { beforeAll, expect, it } from 'vitest'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
beforeAll(async () => {
  const { categories, products } = site.services
  valueOf(await categories.create(aCategory({ slug: 'foams' })))
  const variants = [aVariant({ stockCode: 'RW-800501', productCode: 'K1-750' })]
  valueOf(await products.create(aProduct({ slug: 'first', code: 'k-1', categoryId: 'foams', variants })))
})

const ask = async (path: string, language = '') => {
  const { status, headers } = await site.app.request(path, { headers: { 'accept-language': language } })
  return { status, location: headers.get('location'), vary: headers.get('vary'), cache: headers.get('cache-control') }
}

it.each([
  ['/p/K1', '', '/foams/first'],
  ['/p/k-1', 'fr, en;q=0.8, ar;q=0.7', '/en/foams/first'],
  ['/p/first', 'en;q=0.5, ar;q=0.9', '/foams/first'],
  ['/en/p/rw800501', 'ar', '/en/foams/first#packaging'],
  ['/ar/p/K-1-750', 'en', '/foams/first#packaging'],
])('%s leads a reader of "%s" to %s', async (path, language, location) => {
  const answer = await ask(path, language)
  expect(answer).toMatchObject({ status: 302, location, cache: 'no-store' })
  if (path.startsWith('/p/')) expect(answer.vary).toContain('Accept-Language')
})

it('leads nowhere by a code that nobody has', async () => {
  expect((await ask('/p/K-2')).location).toBeNull()
})
