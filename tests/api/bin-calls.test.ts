import { beforeAll, describe, expect, it } from 'vitest'
import { programsOf } from '#tests/support/calls.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

type Binned = { bin_id: string; id: string; kind: string }

const site = testSite({ env: { TRUST_PROXY: '1' } })
const { call } = programsOf(site, 'owner')
beforeAll(async () => {
  valueOf(await site.services.categories.create(aCategory({ slug: 'foam' })))
})

const bin = async (query = '') => (await call<Binned[]>(`bin/getall.php${query}`)).data

/** A product that was made and deleted; answers its name in the bin. */
async function binned(id: string): Promise<string> {
  valueOf(await site.services.products.create(aProduct({ categoryId: 'foam', slug: id, code: null }), { id }))
  expect((await call('products/delete.php', { product_id: id }, 'editor')).code).toBe(200)
  return (await bin()).find((record) => record.id === id)!.bin_id
}

describe('the calls of the bin', () => {
  it('list what was deleted, when and by whom, and when it goes for good', async () => {
    const binId = await binned('listed')
    const { code, data, headers } = await call<Record<string, string>[]>('bin/getall.php?kind=product', null, 'viewer')
    expect([code, headers.get('x-total-count')]).toEqual([200, '1'])
    const [first] = data
    expect(first).toMatchObject({
      bin_id: binId,
      kind: 'product',
      id: 'listed',
      name_en: expect.any(String),
      name_ar: expect.any(String),
      deleted_by: { kind: 'token', name: 'editor' },
    })
    const days = (Date.parse(first!['purge_at']!) - Date.parse(first!['deleted_at']!)) / 86_400_000
    expect(days).toBe(60)
    expect(await bin('?kind=category')).toEqual([])
    expect((await bin('?page=2&per_page=1')).length).toBe(0)
  })

  it('bring a record back under the id that it had, once', async () => {
    const binId = await binned('back')
    expect((await call('products/getproduct.php', { product_id: 'back' })).code).toBe(404)
    expect(await call('bin/restore.php', { bin_id: binId }, 'editor')).toMatchObject({
      code: 200,
      message: 'Brought back from the bin.',
      data: { id: 'back', kept_slug: false, taken: [], act: expect.any(String) },
    })
    expect((await call('products/getproduct.php', { product_id: 'back' })).code).toBe(200)
    expect((await call('bin/restore.php', { bin_id: binId }, 'editor')).code).toBe(404)
  })

  it.each([
    ['with its products', {}, 1, 'tubes'],
    ['without them, if told so', { products: '0' }, 0, null],
  ])('bring a category back %s', async (_how, said, back, category) => {
    valueOf(await site.services.categories.create(aCategory({ slug: 'tubes' }), { id: 'tubes' }))
    valueOf(
      await site.services.products.create(aProduct({ categoryId: 'tubes', slug: 'hose', code: null }), { id: 'hose' }),
    )
    const gone = await call('categories/delete.php', { category_id: 'tubes', uncategorise: '1' }, 'editor')
    expect(gone.code).toBe(200)
    const { bin_id } = (await bin('?kind=category')).find(({ id }) => id === 'tubes')!
    const { data } = await call('bin/restore.php', { bin_id, ...said }, 'editor')
    expect(data).toMatchObject({ id: 'tubes', products_back: back })
    expect((await site.services.products.get('hose'))?.category?.id ?? null).toBe(category)
    for (const [path, fields] of [
      ['products/delete.php', { product_id: 'hose' }],
      ['categories/delete.php', { category_id: 'tubes' }],
    ] as const) {
      expect((await call(path, fields, 'editor')).code).toBe(200)
    }
  })

  it('say that a category is gone, and bring its product back without it', async () => {
    valueOf(
      await site.services.categories.create(aCategory({ slug: 'tape', name: { ar: 'شريط', en: 'Mounting tape' } }), {
        id: 'tape',
      }),
    )
    const product = aProduct({ categoryId: 'tape', slug: 'roll', code: null })
    valueOf(await site.services.products.create(product, { id: 'roll' }))
    await call('products/delete.php', { product_id: 'roll' })
    await call('categories/delete.php', { category_id: 'tape' })
    const binId = (await bin('?kind=product')).find(({ id }) => id === 'roll')!.bin_id
    const refused = await call('bin/restore.php', { bin_id: binId })
    expect(refused).toMatchObject({
      code: 409,
      data: { fields: { category_id: expect.stringContaining('Mounting tape') } },
    })
    expect((await call('bin/restore.php', { bin_id: binId, category_id: '' })).code).toBe(200)
    expect((await call('products/getproduct.php', { product_id: 'roll' })).data['category']).toBeNull()
  })

  it('delete for good for owners alone', async () => {
    const binId = await binned('gone')
    expect((await call('bin/delete.php', { bin_id: binId }, 'editor')).code).toBe(403)
    expect(await call('bin/delete.php', { bin_id: binId })).toMatchObject({ code: 200, message: 'Deleted for good.' })
    expect((await call('bin/delete.php', { bin_id: binId })).code).toBe(404)
    expect((await call('bin/restore.php', { bin_id: binId })).code).toBe(404)
    expect((await bin()).some(({ bin_id }) => bin_id === binId)).toBe(false)
  })

  it('refuse what there is not', async () => {
    expect((await call('bin/getall.php?kind=car', null)).code).toBe(422)
    for (const path of ['bin/restore.php', 'bin/delete.php']) {
      expect((await call(path, {})).code).toBe(422)
      expect((await call(path, { bin_id: 'no-such' })).code).toBe(404)
    }
  })
})
