import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { createCategories, type CategoriesService } from './categories.ts'
import { createCategoryOrder, type CategoryOrder } from './category-type.ts'

onOneDatabase('the order of categories', (db) => {
  beforeEach(() => giveAccount(db(), sara))
  let categories: CategoriesService
  let order: CategoryOrder
  beforeEach(async () => {
    const deps = { db: db(), clock: tickingClock() }
    categories = createCategories(deps)
    order = createCategoryOrder(deps)
    for (const [index, slug] of ['a', 'b', 'c', 'e'].entries()) {
      valueOf(await categories.create(aCategory({ slug, sortId: index < 3 ? index + 1 : null })))
    }
  })
  const ids = async () => (await categories.list()).map(({ id }) => id)

  it('is what staff made it, written in one go and told of', async () => {
    await order.orderCategories(['e', 'b', 'a', 'c'], sara)
    expect(await ids()).toEqual(['e', 'b', 'a', 'c'])
    const lines = await listAudit(db())
    expect(lines.map(({ action, subject }) => `${action} ${subject.id}`).toSorted()).toEqual([
      'category.update a',
      'category.update c',
      'category.update e',
    ])
    expect(lines[0]).toMatchObject({ actor: { name: 'sara' }, detail: { changed: ['category_sort_id'] } })
  })

  it('leaves categories alone whose place stays the same', async () => {
    expect((await order.orderCategories(['a', 'b', 'c', 'e'], sara)).actId).not.toBeNull()
    expect((await categories.list()).map(({ version }) => version)).toEqual([1, 1, 1, 2])
    expect(await order.orderCategories(['a', 'b', 'c', 'e'], sara)).toEqual({ actId: null })
  })

  it('keeps those that were not named at the end, and forgets those that are gone', async () => {
    await order.orderCategories(['c', 'gone', 'a'], sara)
    expect(await ids()).toEqual(['c', 'a', 'b', 'e'])
  })
})
