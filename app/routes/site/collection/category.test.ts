import { beforeAll, expect, test } from 'vitest'
import { LONG_PAGE_SIZE } from '#domain/catalogue/collection-query.ts'
import { load } from '#tests/support/page-loader.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loader } from './category.tsx'

const site = testSite()
beforeAll(async () => {
  const { categories, products } = site.services
  valueOf(await categories.create(aCategory({ slug: 'pu-foam' })))
  valueOf(await categories.update('pu-foam', { slug: 'foams' }))
  valueOf(await categories.create(aCategory({ slug: 'sealants' })))
  valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam' })))
  valueOf(await products.create(aProduct({ slug: 's20', categoryId: 'sealants' })))
})

function open(address: string, services = site.services) {
  const [, categoryId = ''] = /categories\/([^?]+)/.exec(address) ?? []
  return load(loader, { services, path: address, params: { categoryId } })
}

test('a category shows its own products only', async () => {
  const { value } = await open('/en/categories/pu-foam')
  expect(value.category.name).toBe('PU Foam')
  expect(value.products.ok && value.products.value.products.map((product) => product.id)).toEqual(['805'])
})

test('the slug of a category leads for good to its id', async () => {
  const { status, headers } = await open('/en/categories/foams')
  expect([status, headers.get('Location')]).toEqual([301, '/en/categories/pu-foam'])
})

test('an id typed in capitals leads for good to the id', async () => {
  const { status, headers } = await open('/en/categories/PU-Foam')
  expect([status, headers.get('Location')]).toEqual([301, '/en/categories/pu-foam'])
})

test('a category that there is none of is not found', async () =>
  expect((await open('/categories/none')).status).toBe(404))

test('the category stands while its products cannot be loaded, and no cache keeps that', async () => {
  const explore = () => Promise.reject(new Error('The database is gone'))
  const broken = { ...site.services, collection: { ...site.services.collection, explore } }
  const { value, headers, reported } = await open('/categories/pu-foam', broken)
  expect(value.category.id).toBe('pu-foam')
  expect(value.products.ok).toBe(false)
  expect(headers.get('Cache-Control')).toBe('no-store')
  expect(reported).toHaveLength(1)
})

test('a long category is shown in pages, and counts all of its products', async () => {
  await fill('sealants', LONG_PAGE_SIZE + 4)
  const total = LONG_PAGE_SIZE + 5
  const first = await open('/categories/sealants')
  expect(first.value.products).toMatchObject({ value: { total, query: { page: 1 } } })
  expect(first.value.products.ok && first.value.products.value.products).toHaveLength(LONG_PAGE_SIZE)
  const second = await open('/categories/sealants?page=2')
  expect(second.value.products.ok && second.value.products.value.products).toHaveLength(5)
  const beyond = await open('/en/categories/sealants?page=3')
  expect([beyond.status, beyond.headers.get('Location')]).toEqual([302, '/en/categories/sealants?page=2'])
})

async function fill(categoryId: string, count: number) {
  for (let number = 1; number <= count; number++) {
    valueOf(await site.services.products.create(aProduct({ slug: `s20-${number}`, categoryId })))
  }
}
