import { beforeEach, expect, it } from 'vitest'
import { pinReasons } from '#content/admin/catalogue/product-order.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, valueOf } from '#tests/support/records.ts'
import { sara, vera } from '#tests/support/staff.ts'
import { createCategories } from './categories.ts'
import { createProductOrder } from './product-order-editing.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

onOneDatabase('the order of products', (db) => {
  const { on, records, products } = recordsDesk(db, [sara, vera])
  const order = () => createProductOrder(on())
  const listed = async (page = {}) => {
    const { products: some, total } = await products().shownList({ categoryId: 'foam', ...page })
    return [some.map(({ id }) => id).join(' '), total]
  }
  const latest = async () => (await products().latest()).map(({ id }) => id).join(' ')

  beforeEach(async () => {
    for (const slug of ['foam', 'glue']) valueOf(await createCategories(on()).create(aCategory({ slug })))
    for (const slug of ['a', 'b', 'c', 'd']) {
      valueOf(await products().create(aProduct({ slug, code: null, categoryId: 'foam' })))
    }
  })

  it('puts placed products first in their category, on every page of it, and all others behind', async () => {
    expect(await listed()).toEqual(['d c b a', 4])
    const { actId } = await order().place('foam', ['a', 'c', 'gone'], sara)
    expect(await listed()).toEqual(['a c d b', 4])
    expect(await listed({ offset: 1, limit: 2 })).toEqual(['c d', 4])
    expect(await listed({ offset: 3, limit: 2 })).toEqual(['b', 4])
    expect((await products().list()).map(({ id }) => id)).toEqual(['d', 'c', 'b', 'a'])
    const ids = async (isPlaced: boolean) =>
      (await products().ofCategory('foam', { isPlaced, limit: 3 })).map(({ id }) => id).join(' ')
    expect([await ids(true), await ids(false)]).toEqual(['a c d', 'd c b'])

    expect((await order().place('foam', ['a', 'c', 'gone'], sara)).actId).toBeNull()
    valueOf(await records().undo(actId!, sara))
    expect(await listed()).toEqual(['d c b a', 4])
  })

  it('forgets nothing of a product that leaves its category and comes back', async () => {
    await order().place('foam', ['a', 'b'], sara)
    valueOf(await products().update('a', { categoryId: 'glue' }))
    expect(await listed()).toEqual(['b d c', 3])
    valueOf(await products().update('a', { categoryId: 'foam' }))
    expect(await listed()).toEqual(['a b d c', 4])
  })

  it('is an undo behind until somebody places products anew, who is named', async () => {
    const { actId } = await order().place('foam', ['a'], sara)
    await order().place('foam', ['b'], sara)
    expect(valueOf(await records().undo(actId!, sara)).left).toEqual([expect.objectContaining({ en: 'PU Foam' })])
    expect(await listed()).toEqual(['b d c a', 4])
  })

  it('is for those alone who may change records', () =>
    expect(order().place('foam', ['a'], vera)).rejects.toThrow(Forbidden))

  it('pins up to eight products to the latest ones, in one act that can be undone', async () => {
    for (let count = 1; count <= 6; count++) {
      valueOf(await products().create(aProduct({ slug: `p-${count}`, code: null, categoryId: 'glue' })))
    }
    const ids = ['a', 'b', 'none']
    const evaluated = await records().evaluateMany('product', ids, { to: 'pin' }, sara)
    const { actId, ...done } = await records().actOnMany('product', ids, { to: 'pin' }, sara)
    expect(done).toEqual(evaluated)
    expect(done.done).toEqual(['a', 'b'])
    expect(await latest()).toBe('a b p-6 p-5 p-4 p-3 p-2 p-1')
    const all = ['p-1', 'p-2', 'p-3', 'p-4', 'p-5', 'p-6', 'c', 'd']
    const second = await records().actOnMany('product', all, { to: 'pin' }, sara)
    expect([second.done.length, second.left.map(({ reason }) => reason)]).toEqual([
      6,
      [pinReasons.full, pinReasons.full],
    ])
    await records().actOnMany('product', ['a'], { to: 'unpin' }, sara)
    expect((await latest()).startsWith('b p-1')).toBe(true)
    expect(valueOf(await records().undo(actId, sara)).left).toHaveLength(1)
  })

  it('pins a product no more that has left the site', async () => {
    await records().actOnMany('product', ['a'], { to: 'pin' }, sara)
    await records().actOnMany('product', ['a'], { to: 'unpublish' }, sara)
    expect(await latest()).toBe('d c b')
    expect(await order().pinned()).toEqual([])
    await records().actOnMany('product', ['a'], { to: 'publish' }, sara)
    expect(await latest()).toBe('a d c b')
  })
})
