import { beforeEach, describe, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createCategories } from './categories.ts'
import { createEditing, type EditingService } from '#server/services/records.ts'
import { createProducts } from './products.ts'
import { noUploads } from '#tests/support/services/deps.ts'

onOneDatabase('removing a category', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  const categories = () => createCategories({ db: db(), clock: tickingClock() })
  const products = () => createProducts({ db: db(), clock: tickingClock() })
  let editing: EditingService
  beforeEach(async () => {
    editing = createEditing({ db: db(), clock: tickingClock(), uploads: noUploads })
    for (const slug of ['foam', 'glue']) valueOf(await categories().create(aCategory({ slug })))
  })

  const fill = async (categoryId: string, count: number) => {
    for (let index = 0; index < count; index++) valueOf(await products().create(aProduct({ slug: 'p', categoryId })))
  }
  const remove = (id: string, choice: object = {}) => editing.category.remove({ category_id: id, ...choice }, sara)
  const countOf = async (id: string) => (await categories().get(id))?.productCount
  const lines = async () => (await listAudit(db())).map(({ action, detail }) => [action, detail])

  it('asks what becomes of its products', async () => {
    await fill('foam', 1)
    for (const silent of [{}, { move_to: '', uncategorise: '0' }]) {
      expect(await remove('foam', silent)).toMatchObject({ failure: { kind: 'conflict', count: 1 } })
    }
    for (const [field, value] of [
      ['move_to', 'nowhere'],
      ['uncategorise', 'perhaps'],
    ] as const) {
      const fields = { [field]: { ar: expect.any(String) } }
      expect(await remove('foam', { [field]: value })).toMatchObject({ failure: { kind: 'invalid', fields } })
    }
    valueOf(await remove('foam', { move_to: 'glue' }))
    expect(await products().list()).toMatchObject([{ category: { id: 'glue' }, version: 2 }])
    expect(await lines()).toEqual([['category.delete', { products: 1, movedTo: 'glue' }]])
  })

  describe('with a great many products', () => {
    it('lets others save meanwhile, and says what moved', async () => {
      await fill('foam', 61)
      const done: string[] = []
      await Promise.all([
        remove('foam', { move_to: 'glue' }).then(() => done.push('removed')),
        categories()
          .update('glue', { price: 5 })
          .then(() => done.push('saved')),
      ])
      expect(done).toEqual(['saved', 'removed'])
      expect(await countOf('glue')).toBe(61)
      expect(await lines()).toEqual([
        ['category.delete', { products: 1, movedTo: 'glue' }],
        ['category.empty', { products: 61, movedTo: 'glue' }],
      ])
    })

    it('moves none of them when it is refused', async () => {
      await fill('foam', 25)
      for (const choice of [{}, { move_to: 'nowhere' }, { uncategorise: '1', version: '9' }]) {
        expect((await remove('foam', choice)).ok).toBe(false)
      }
      expect(await countOf('foam')).toBe(25)
      expect(await lines()).toEqual([])
    })

    it('ends, also when the other category is removed into this one', async () => {
      for (const id of ['foam', 'glue']) await fill(id, 41)
      const outcomes = await Promise.all([remove('foam', { move_to: 'glue' }), remove('glue', { move_to: 'foam' })])
      expect(outcomes.map(({ ok }) => ok).toSorted()).toEqual([false, true])
      expect([await countOf('foam'), await countOf('glue')].filter(Boolean)).toEqual([82])
    })
  })
})
