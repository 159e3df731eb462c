import { beforeAll, expect, test } from 'vitest'
import { load } from '#tests/support/page-loader.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loader } from './home.tsx'

const site = testSite()
beforeAll(async () => {
  const { categories, products, posts } = site.services
  valueOf(await categories.create(aCategory()))
  for (let count = 1; count <= 9; count++) valueOf(await products.create(aProduct({ slug: `product-${count}` })))
  for (let day = 1; day <= 4; day++)
    valueOf(await posts.create(aPost({ slug: `post-${day}`, date: `2026-03-0${day}` })))
})

test('the home page shows the newest eight products and three articles', async () => {
  const { value, headers } = await load(loader, { services: site.services, path: '/' })
  expect(value.products.ok && value.products.value.map((product) => product.id)).toEqual(
    [9, 8, 7, 6, 5, 4, 3, 2].map((count) => `product-${count}`),
  )
  expect(value.posts.ok && value.posts.value.map((post) => post.id)).toEqual(['post-4', 'post-3', 'post-2'])
  expect(headers.get('Cache-Control')).toBeNull()
})

test('a part that cannot be loaded leaves the others standing, and no cache keeps that', async () => {
  const list = () => Promise.reject(new Error('The database is gone'))
  const services = { ...site.services, categories: { ...site.services.categories, list } }
  const { value, status, headers, reported } = await load(loader, { services, path: '/en' })
  expect([value.categories.ok, value.products.ok, value.posts.ok]).toEqual([false, true, true])
  expect([status, headers.get('Cache-Control')]).toEqual([200, 'no-store'])
  expect(reported).toHaveLength(1)
})
