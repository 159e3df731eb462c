import { beforeEach, expect, it } from 'vitest'
import { onOneDatabase } from '#tests/support/database.ts'
import { tickingClock, recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, olga, sara, vera } from '#tests/support/staff.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { importCatalogue } from '#server/exchange/catalogue-import.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createSettings } from '#server/services/site/settings.ts'
import type { EditOutcome } from '#server/records/transaction.ts'
import { createVersions } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

const siteUrl = 'https://site.example'
const foam = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const product = { product_slug: 's20', category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam 20' }

onOneDatabase('an undo', (db) => {
  const { on, editing, records, setClock } = recordsDesk(db, [olga, sara, vera])
  const kept = () => createVersions({ db: db() })
  const get = (id = 's20') => createProducts(on()).get(id)
  const nameOf = async (id = 's20') => (await get(id))?.name.en
  const undo = async (act: string, by = sara) => valueOf(await records().undo(act, by))
  /** Undoes what an undo did. */
  const redo = async (act: string) => undo((await undo(act)).actId!)
  const change = async (fields: object) => actOf(await editing().product.update({ product_id: 's20', ...fields }, sara))
  /** Answers the act of an import. */
  const importLines = async (lines: object[]) => {
    const read = async function* () {
      for (const line of lines) yield JSON.stringify(line)
    }
    valueOf(await importCatalogue({ ...on(), uploads: noUploads, siteUrl }, read, sara))
    const { versions } = (await kept().page({ kind: 'product', id: 's20' }, 'owner', { limit: 1 }))!
    return versions[0]!.actId
  }
  const remove = async (id = 's20') => actOf(await editing().product.remove({ product_id: id }, sara))

  beforeEach(async () => {
    recordOf(await editing().category.add(foam, sara))
    recordOf(await editing().product.add({ ...product, stock_code: 'A, B' }, sara))
  })

  it('of a save brings the version before back, and can be undone itself', async () => {
    const saved = await change({ product_name_en: 'Second', stock_code: 'C' })
    const undone = await undo(saved)
    expect(undone.left).toEqual([])
    expect(await get()).toMatchObject({ version: 3, name: { en: 'Foam 20' } })
    expect((await get())?.variants).toHaveLength(2)
    const { versions } = (await kept().page({ kind: 'product', id: 's20' }, 'owner', { limit: 1 }))!
    expect(versions).toMatchObject([{ number: 3, restoredFrom: 1, actId: undone.actId }])
    await undo(undone.actId!)
    expect(await get()).toMatchObject({ version: 4, name: { en: 'Second' } })
  })

  it('happens once', async () => {
    const saved = await change({ product_name_en: 'Second' })
    const { actId } = await undo(saved)
    expect(await records().undo(saved, sara)).toEqual({ ok: false, failure: 'already' })
    expect((await listAuditOfAct(db(), saved))[0]?.record?.undoneBy).toBe(actId)
    const again = await change({ product_name_en: 'Third' })
    const both = await Promise.all([records().undo(again, sara), records().undo(again, olga)])
    expect(both.some(({ ok }) => ok)).toBe(true)
    expect(await get()).toMatchObject({ name: { en: 'Foam 20' }, version: 5 })
  })

  it('leaves a record alone that was saved since, and names it', async () => {
    const saved = await change({ product_name_en: 'Second' })
    await change({ product_name_en: 'Third' })
    expect(await undo(saved)).toEqual({ actId: null, left: [{ ar: 'أ', en: 'Third' }] })
    expect(await nameOf()).toBe('Third')
  })

  it('of a creation moves the record into the bin, and back', async () => {
    const added = actOf(await editing().product.add({ ...product, product_slug: 'new' }, sara))
    const { actId } = await undo(added)
    expect(await get('new')).toBeNull()
    expect((await records().bin({ kind: 'product' })).records).toMatchObject([{ id: 'new' }])
    await undo(actId!)
    expect((await get('new'))?.id).toBe('new')
  })

  it('of a deletion brings the record back with what led to it, and bins it again', async () => {
    await change({ product_slug: 'other' })
    await change({ product_slug: 'third' })
    const { actId } = await undo(await remove())
    expect(await get()).toMatchObject({ slug: 'third', name: { en: 'Foam 20' } })
    expect(await createRedirects({ ...on(), siteUrl }).find('/pu-foam/other')).toBe('/pu-foam/s20')
    await undo(actId!)
    expect(await get()).toBeNull()
    expect((await records().bin({})).records).toHaveLength(1)
  })

  it('of a deletion leaves alone what somebody else has brought back', async () => {
    const removed = await remove()
    const [binned] = (await records().bin({})).records
    const back = valueOf(await records().restoreFromBin({ binId: binned!.binId }, olga))
    expect((await undo(removed)).left).toHaveLength(1)
    await undo(back.actId)
    expect(await get()).toBeNull()
  })

  it('of a deleted category puts its products back, those that were not moved since', async () => {
    recordOf(await editing().product.add({ ...product, product_slug: 'b', product_name_en: 'B' }, sara))
    recordOf(await editing().category.add({ ...foam, category_slug: 'glue' }, sara))
    const removed = actOf(await editing().category.remove({ category_id: 'pu-foam', move_to: 'glue' }, sara))
    recordOf(await editing().product.update({ product_id: 'b', rating: '4' }, sara))
    const undone = await undo(removed)
    expect(undone.left.map(({ en }) => en)).toEqual(['B'])
    expect((await get())?.category?.id).toBe('pu-foam')
    expect((await get('b'))?.category?.id).toBe('glue')
    await undo(undone.actId!)
    expect((await get())?.category?.id).toBe('glue')
    expect(await createCategories(on()).get('pu-foam')).toBeNull()
  })

  it('of an import takes back all that it added and changed', async () => {
    const lines = [
      { record: 'catalogue', format: 1 },
      { record: 'category', category_id: 'tape', ...foam, category_slug: 'tape' },
      { record: 'product', product_id: 's20', category_id: 'tape', product_name_en: 'Imported' },
      { record: 'product', product_id: 't1', ...product, product_slug: 't1', category_id: 'tape' },
      { record: 'redirect', from: '/old', to: '/about' },
    ]
    const act = await importLines(lines)
    expect(await get()).toMatchObject({ name: { en: 'Imported' }, category: { id: 'tape' } })
    const { actId, left } = await undo(act)
    expect(left).toEqual([])
    expect(await get()).toMatchObject({ name: { en: 'Foam 20' }, category: { id: 'pu-foam' } })
    expect([await get('t1'), await createCategories(on()).get('tape')]).toEqual([null, null])
    expect(await createRedirects({ ...on(), siteUrl }).find('/old')).toBeNull()
    await undo(actId!)
    expect([await nameOf(), (await get('t1'))?.category?.id]).toEqual(['Imported', 'tape'])
  })

  it('of an order of categories puts them back', async () => {
    recordOf(await editing().category.add({ ...foam, category_slug: 'glue' }, sara))
    await editing().orderCategories(['glue', 'pu-foam'], sara)
    const ids = async () => (await createCategories(on()).list()).map(({ id }) => id)
    expect(await ids()).toEqual(['glue', 'pu-foam'])
    const { versions } = (await kept().page({ kind: 'category', id: 'glue' }, 'owner', { limit: 1 }))!
    await redo(versions[0]!.actId)
    expect(await ids()).toEqual(['glue', 'pu-foam'])
  })

  it('of a redirect that begins elsewhere since brings the old address back', async () => {
    const redirects = createRedirects({ ...on(), siteUrl })
    valueOf(await redirects.edit(null, { from: '/old', to: '/about' }, sara))
    const moved = actOf(await redirects.edit('/old', { from: '/older', to: '/faq' }, sara))
    await undo(moved)
    expect([await redirects.find('/old'), await redirects.find('/older')]).toEqual(['/about', null])
  })

  it('of settings that touch people asks for the right and for the password', async () => {
    const settings = createSettings(on())
    valueOf(await settings.edit({ slogan_en: 'First' }, sara, false))
    const people = actOf(await settings.edit({ sales_email: 'new@sales.example' }, olga, true))
    await expect(records().undo(people, sara, { isConfirmed: true })).rejects.toThrow(
      'No right to people-settings.write',
    )
    await expect(records().undo(people, olga)).rejects.toThrow('password')
    expect((await settings.get()).salesEmail).toBe('new@sales.example')
    valueOf(await records().undo(people, olga, { isConfirmed: true }))
    expect((await settings.get()).salesEmail).not.toBe('new@sales.example')
  })

  it('of settings of the quote desk is for sales, and not for editors', async () => {
    const settings = createSettings(on())
    const sales = await giveAccount(db(), { ...sara, id: 'desk', name: 'desk', role: 'sales' })
    const saved = actOf(await settings.edit({ answer_hours: '3' }, sales, false))
    await expect(records().undo(saved, sara)).rejects.toThrow('No right to desk-settings')
    valueOf(await records().undo(saved, sales))
    expect((await settings.get()).answerHours).toBe(10)
  })

  it('is for those who may do the opposite, for thirty days, and of acts on records alone', async () => {
    const saved = await change({ product_name_en: 'Second' })
    await expect(records().undo(saved, vera)).rejects.toThrow('No right to records.write')
    expect(await nameOf()).toBe('Second')
    expect(await records().undo('none', olga)).toEqual({ ok: false, failure: 'impossible' })
    setClock(tickingClock('2026-06-01T00:00:00.000Z'))
    expect(await records().undo(saved, sara)).toEqual({ ok: false, failure: 'too-late' })
    expect(await nameOf()).toBe('Second')
  })
})

function actOf(outcome: EditOutcome<unknown>): string {
  valueOf(outcome)
  return (outcome.ok && outcome.actId) || 'none'
}
