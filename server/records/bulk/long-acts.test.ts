import { beforeEach, expect, it } from 'vitest'
import type { ManyAct } from '#domain/records/lists/bulk.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { aCategory, aProduct, recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAuditOfAct } from '#server/data/accounts/audit-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createEditing, createLongActs, createRecords } from '#server/services/records.ts'
import { type UnderWay } from './long-acts.ts'
import { noUploads } from '#tests/support/services/deps.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

const path = '/admin/items?q=foam'
const IDS = Array.from({ length: 13 }, (_, index) => `p-${String(index).padStart(2, '0')}`)

onOneDatabase('an act that is too long for a request', (db) => {
  let woken = 0
  const { on, products } = recordsDesk(db, [sara])
  const longActs = () => {
    const records = createRecords(on())
    return createLongActs({ ...on(), records, most: 4, onLongAct: () => woken++ })
  }
  const work = (signal = new AbortController().signal) => longActs().work(signal)
  const begin = async (ids: readonly string[], act: ManyAct) => {
    const outcome = await longActs().act({ kind: 'product', ids, act, path }, sara)
    return (outcome as UnderWay).underWay
  }
  /** Works until the act has come to so many records, as a server does that is stopped then. */
  const workUntil = async (id: string, most: number) => {
    const stopping = new AbortController()
    const looking = setInterval(() => {
      void longActs()
        .find(id)
        .then((act) => act && act.done >= most && stopping.abort())
    }, 1)
    await work(stopping.signal).finally(() => clearInterval(looking))
  }

  beforeEach(async () => {
    woken = 0
    valueOf(await createCategories(on()).create(aCategory({ slug: 'foam' })))
    for (const slug of IDS) valueOf(await products().create(aProduct({ slug, code: null, categoryId: 'foam' })))
  })

  it('is stored and done little by little, and so is its undo', async () => {
    const id = await begin([...IDS, 'none'], { to: 'bin' })
    expect(woken).toBe(1)
    expect(await longActs().find(id)).toMatchObject({
      state: 'under-way',
      done: 0,
      total: 14,
      path,
      by: { name: 'sara' },
    })
    expect(await products().count()).toBe(13)
    await work()
    expect(await products().count()).toBe(0)
    const left = { count: 1, names: [{ ar: 'none', en: 'none' }] }
    expect(await longActs().find(id)).toMatchObject({ state: 'done', done: 14, left })
    expect(await listAuditOfAct(db(), id)).toHaveLength(13)

    const undoing = { actId: id, isConfirmed: false, path }
    const { underWay } = valueOf(await longActs().undo(undoing, sara)) as UnderWay
    expect(await products().count()).toBe(0)
    await work()
    expect(await products().count()).toBe(13)
    expect(await longActs().find(underWay)).toMatchObject({ state: 'done', done: 13, left: { count: 0 } })
    expect(await longActs().undo(undoing, sara)).toEqual({ ok: false, failure: 'already' })
  })

  it('goes on where a server was stopped, and does nothing twice', async () => {
    const id = await begin(IDS, { to: 'unpublish' })
    await workUntil(id, 5)
    const stopped = await longActs().find(id)
    expect(stopped).toMatchObject({ state: 'under-way' })
    expect(await products().count()).toBe(13 - stopped!.done)
    await work()
    expect(await longActs().find(id)).toMatchObject({ state: 'done', done: 13, left: { count: 0 } })
    expect(await listAuditOfAct(db(), id)).toHaveLength(13)

    const { underWay } = valueOf(await longActs().undo({ actId: id, isConfirmed: false, path }, sara)) as UnderWay
    await workUntil(underWay, 10)
    await work()
    expect(await products().count()).toBe(13)
    expect(await longActs().find(underWay)).toMatchObject({ state: 'done', left: { count: 0 } })
  })

  it('is done once by several servers', async () => {
    const id = await begin(IDS, { to: 'bin' })
    await Promise.all([work(), work(), work()])
    await work()
    expect(await longActs().find(id)).toMatchObject({ state: 'done', done: 13, left: { count: 0 } })
    expect(await listAuditOfAct(db(), id)).toHaveLength(13)
  })

  it('ends where it is when it is taken back', async () => {
    const id = await begin(IDS, { to: 'bin' })
    await workUntil(id, 6)
    expect(await products().count()).toBeLessThan(13)
    const undoing = valueOf(await longActs().undo({ actId: id, isConfirmed: false, path }, sara))
    expect(undoing).toHaveProperty('underWay')
    await work()
    expect(await products().count()).toBe(13)
  })

  it('ends with the right of whoever asked for it', async () => {
    const id = await begin(IDS, { to: 'bin' })
    await db().updateTable('staff_users').set({ role: 'viewer' }).execute()
    await work()
    expect(await longActs().find(id)).toMatchObject({ state: 'failed', done: 0 })
    expect(await products().count()).toBe(13)
  })

  it('is done at once where it is short', async () => {
    const outcome = await longActs().act({ kind: 'product', ids: IDS.slice(0, 4), act: { to: 'bin' }, path }, sara)
    expect(outcome).toMatchObject({ done: IDS.slice(0, 4), left: [] })
    expect(woken).toBe(0)
  })

  it('is undone by whoever may do the opposite, as answer templates are by a salesperson', async () => {
    const omar = await giveAccount(db(), { ...sara, id: 'u-2', name: 'omar', role: 'sales' })
    const editing = createEditing({ ...on(), uploads: noUploads })
    const names = { label_ar: 'تسليم', label_en: 'Delivery', subject_ar: 'تسليم', subject_en: 'Delivery' }
    const whole = { ...names, body_ar: 'غداً', body_en: 'Tomorrow' }
    const { id } = recordOf(await editing.template.add(whole, omar))
    const gone = await editing.template.remove({ id }, omar)
    const undoing = { actId: (gone.ok && gone.actId) || '', isConfirmed: false, path }
    expect(valueOf(await longActs().undo(undoing, omar))).toMatchObject({ left: [] })
    const binned = await begin(IDS, { to: 'bin' })
    await expect(longActs().undo({ ...undoing, actId: binned }, omar)).rejects.toThrow('No right to records.write')
    await work()
    expect(await products().count()).toBe(0)
    await expect(longActs().undo({ ...undoing, actId: binned }, omar)).rejects.toThrow('No right to records.write')
  })
})
