import { beforeEach, expect, it } from 'vitest'
import { recordRefusals } from '../../../../content/admin/marked.ts'
import { categoryNotEmpty } from '../../../../content/refusals.ts'
import { Forbidden } from '../../../../domain/accounts/permissions.ts'
import type { StaffCaller } from '../../../../domain/accounts/caller.ts'
import { onEveryDatabase } from '../../../../tests/support/database.ts'
import { aCategory, aProduct, tickingClock, valueOf } from '../../../../tests/support/records.ts'
import { giveAccount } from '../../../../tests/support/staff.ts'
import { listAuditOfAct } from '../../../data/accounts/audit-store.ts'
import { createCategories } from '../../catalogue/categories.ts'
import { createProducts } from '../../catalogue/products.ts'
import { createRecords } from '../records.ts'

const sara: StaffCaller = { kind: 'staff', id: 'u-1', name: 'sara', role: 'editor', via: 'session' }
const vera: StaffCaller = { kind: 'staff', id: 'u-2', name: 'vera', role: 'viewer', via: 'session' }

onEveryDatabase('an act on many records', (db) => {
  let clock = tickingClock()
  const on = () => ({ db: db(), clock: () => clock() })
  const records = () => createRecords({ ...on(), siteUrl: 'https://site.example' })
  const products = () => createProducts(on())
  const named = async (ids: string[]) => {
    for (const slug of ids) valueOf(await products().create(aProduct({ slug, code: null, categoryId: 'foam' })))
  }

  beforeEach(async () => {
    clock = tickingClock()
    for (const somebody of [sara, vera]) await giveAccount(db(), somebody)
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
  })

  it('is weighed without being done, says what it leaves out and why, and is one act whose undo takes all back', async () => {
    const ids = Array.from({ length: 45 }, (_, index) => `p-${String(index).padStart(2, '0')}`)
    await named(ids)
    const weighed = await records().weighMany('product', [...ids, 'none'], { to: 'bin' }, sara)
    expect(weighed.done).toEqual(ids)
    expect(weighed.left).toEqual([{ id: 'none', name: { ar: 'none', en: 'none' }, reason: recordRefusals.gone }])
    expect(await products().get('p-44')).not.toBeNull()

    const { actId, ...done } = await records().actOnMany('product', [...ids, 'none'], { to: 'bin' }, sara)
    expect(done).toEqual(weighed)
    expect((await records().bin({ kind: 'product' })).total).toBe(45)
    expect(await listAuditOfAct(db(), actId)).toHaveLength(45)
    expect(valueOf(await records().undo(actId, sara)).left).toEqual([])
    expect((await records().bin({ kind: 'product' })).total).toBe(0)
    expect(await products().get('p-44')).not.toBeNull()
  })

  it('leaves a category that has products, and says how many', async () => {
    await named(['a', 'b'])
    valueOf(await createCategories(on()).create(aCategory({ slug: 'glue', name: { ar: 'غراء', en: 'Glue' } })))
    const reason = categoryNotEmpty(2)
    const left = [expect.objectContaining({ id: 'foam', reason })]
    expect(await records().weighMany('category', ['foam', 'glue'], { to: 'bin' }, sara)).toEqual({
      done: ['glue'],
      left,
    })
    expect(await records().actOnMany('category', ['foam', 'glue'], { to: 'bin' }, sara)).toMatchObject({
      done: ['glue'],
      left,
    })
  })

  it('is refused to whoever may not do it to one', async () => {
    await named(['a'])
    await expect(records().weighMany('product', ['a'], { to: 'bin' }, vera)).rejects.toThrow(Forbidden)
    await expect(records().actOnMany('product', ['a'], { to: 'bin' }, vera)).rejects.toThrow(Forbidden)
    expect(await products().get('a')).not.toBeNull()
  })
})
