import { beforeEach, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { sara } from '#tests/support/staff.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { recordsDesk } from '#tests/support/services/records-desk.ts'

const foam = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const whole = { category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam' }
const LATER = '2026-06-01T06:30:00.000Z'

onOneDatabase('an act on what may be unpublished', (db) => {
  const { on, editing, records } = recordsDesk(db, [sara])
  const onSite = async () => (await createProducts(on()).list()).map(({ id }) => id).toSorted()
  const head = (id: string) => findRecord(db(), 'product', id)
  const add = async (id: string, fields: FormFields = {}) =>
    valueOf(await editing().product.add({ ...whole, product_slug: id, ...fields }, sara))
  const undo = async (actId: string) => valueOf(await records().undo(actId, sara))
  const all = ['live', 'changed', 'draft', 'bare', 'gone']

  beforeEach(async () => {
    valueOf(await editing().category.add(foam, sara))
    await add('live')
    await add('changed')
    valueOf(await editing().product.update({ product_id: 'changed', product_name_en: 'New', intent: 'draft' }, sara))
    await add('draft', { intent: 'draft' })
    await add('bare', { intent: 'draft', product_name_ar: '' })
  })

  it('publishes what can go up and says of the others why not; one undo takes it back', async () => {
    const evaluated = await records().evaluateMany('product', all, { to: 'publish' }, sara)
    const { actId, ...did } = await records().actOnMany('product', all, { to: 'publish' }, sara)
    expect(did).toEqual(evaluated)
    expect(did.done).toEqual(['changed', 'draft'])
    expect(did.left).toMatchObject([
      { id: 'live', name: { en: 'Foam' }, reason: { en: 'It is already on the site and has no changes.' } },
      { id: 'bare', reason: { en: expect.stringContaining('Arabic') } },
      { id: 'gone', name: { en: 'gone' }, reason: { en: 'It no longer exists.' } },
    ])
    expect(await onSite()).toEqual(['changed', 'draft', 'live'])
    expect((await undo(actId)).left).toEqual([])
    expect(await onSite()).toEqual(['changed', 'live'])
    expect(await head('changed')).toMatchObject({ state: 'published', draft: expect.any(Number) })
  })

  it('takes off the site and puts back', async () => {
    const { actId, done, left } = await records().actOnMany('product', all, { to: 'unpublish' }, sara)
    expect(done).toEqual(['live', 'changed'])
    expect(left.map(({ id }) => id)).toEqual(['draft', 'bare', 'gone'])
    expect(await onSite()).toEqual([])
    await undo(actId)
    expect(await onSite()).toEqual(['changed', 'live'])
  })

  it('plans a beginning for what is not on the site, and an end for what is', async () => {
    const begins = { publishAt: LATER, unpublishAt: undefined }
    const { actId, done } = await records().actOnMany(
      'product',
      ['changed', 'draft', 'bare'],
      { to: 'schedule', ...begins },
      sara,
    )
    expect(done).toEqual(['changed', 'draft'])
    expect(await head('draft')).toMatchObject({ state: 'scheduled', publishAt: LATER, plannedBy: { name: 'sara' } })
    expect(await head('changed')).toMatchObject({ state: 'published', publishAt: LATER })
    await undo(actId)
    expect(await head('draft')).toMatchObject({ state: 'draft', publishAt: null })
    const ends = { publishAt: undefined, unpublishAt: LATER }
    const ended = await records().actOnMany('product', ['live', 'draft'], { to: 'schedule', ...ends }, sara)
    expect(ended).toMatchObject({ done: ['live'], left: [{ id: 'draft' }] })
    const version = (await createProducts(on()).get('live'))?.version
    expect(await head('live')).toMatchObject({ unpublishAt: LATER, published: version, number: version })
    const wrong = { publishAt: '2026-06-02T00:00:00.000Z', unpublishAt: LATER }
    const refused = await records().evaluateMany('product', ['draft'], { to: 'schedule', ...wrong }, sara)
    expect(refused.left).toMatchObject([{ reason: { en: 'The end must come after the beginning.' } }])
  })

  it('moves into the bin what may go, and back as it was', async () => {
    const { actId } = await records().actOnMany('product', all.slice(0, 3), { to: 'bin' }, sara)
    expect(await onSite()).toEqual([])
    await undo(actId)
    expect(await onSite()).toEqual(['changed', 'live'])
    expect(await head('draft')).toMatchObject({ state: 'draft' })
  })
})
