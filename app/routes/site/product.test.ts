import { beforeAll, expect, test } from 'vitest'
import { load } from '#tests/support/page-loader.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'
import { loader } from './product.tsx'

const site = testSite()
beforeAll(async () => {
  const { categories, products } = site.services
  valueOf(await categories.create(aCategory({ slug: 'pu-foam' })))
  valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam' })))
  valueOf(await products.update('805', { slug: 'straw-foam' }))
  valueOf(await products.create(aProduct({ slug: 'alone' })))
})

function open(path: string) {
  const [categoryId = '', productId = ''] = path.split('/').slice(-2)
  return load(loader, { services: site.services, path, params: { categoryId, productId } })
}

test('a product opens under its category in the language of the path', async () => {
  expect((await open('/pu-foam/805')).value.name).toBe('رغوة 805')
  expect((await open('/en/pu-foam/805')).value.name).toBe('805 PU Foam')
})

test.each([
  ['/sealants/805', '/pu-foam/805'],
  ['/pu-foam/straw-foam', '/pu-foam/805'],
  ['/en/sealants/805', '/en/pu-foam/805'],
  ['/ar/sealants/805', '/pu-foam/805'],
  ['/pu-foam/alone', '/uncategorized/alone'],
])('%s leads for good to %s', async (path, canonical) => {
  const { status, headers } = await open(path)
  expect([status, headers.get('Location')]).toEqual([301, canonical])
})

test('a redirect keeps the query', async () => {
  const asked = {
    services: site.services,
    path: '/sealants/805?from=mail',
    params: { categoryId: 'sealants', productId: '805' },
  }
  expect((await load(loader, asked)).headers.get('Location')).toBe('/pu-foam/805?from=mail')
})

test('a product without a category has a place of its own', async () =>
  expect((await open('/uncategorized/alone')).value.category).toBeNull())

test('a product that there is none of is not found', async () => expect((await open('/pu-foam/999')).status).toBe(404))

test('an old name of a product leads to it, with its query and in its language', async () => {
  valueOf(await site.services.products.update('alone', { slug: 'first-name' }))
  valueOf(await site.services.products.update('alone', { slug: 'second-name' }))
  const { status, headers } = await open('/en/uncategorized/first-name')
  expect([status, headers.get('Location')]).toEqual([301, '/en/uncategorized/alone'])
})

test('a name that staff gave a product for search engines leads to it', async () => {
  const { seo } = site.services
  const by = await giveAccount(site.db, { kind: 'staff', id: 'sara', name: 'sara', role: 'editor', via: 'session' })
  valueOf(await seo.edit(null, { key: '805', url_slug: 'gap-foam' }, by))
  const { status, headers } = await open('/pu-foam/gap-foam')
  expect([status, headers.get('Location')]).toEqual([301, '/pu-foam/805'])
})
