import { beforeEach, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onEveryDatabase } from '#tests/support/database.ts'
import { valueOf } from '#tests/support/records.ts'
import { giveAccount, sara } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createItemList } from '#server/services/catalogue/item-list.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { readItemListQuery } from '#domain/catalogue/item-list.ts'
import { createEditing, createDuePublications, createRecords } from '#server/services/records.ts'
import { noUploads, errorLog } from '#tests/support/services/deps.ts'

const foam = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const whole = { product_slug: 's20', category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam 20' }
const BEGIN = '2026-06-01T09:30'
const END = '2026-06-02T09:30'
const BEFORE = '2026-06-01T06:29:59.999Z'
const AT = '2026-06-01T06:30:00.000Z'
const AFTER = '2026-06-03T00:00:00.000Z'

onEveryDatabase('what is planned', (db) => {
  let now = ''
  const clock = () => new Date(now)
  const on = () => ({ db: db(), clock })
  let plans = 0
  const editing = () => createEditing({ ...on(), uploads: noUploads, onPlan: () => (plans += 1) })
  const products = () => createProducts(on())
  const due = () => createDuePublications({ ...on(), log: errorLog })
  const doDue = async (at: string) => {
    now = at
    await due().doDue()
  }
  const head = (id = 's20') => findRecord(db(), 'product', id)
  const add = async (fields: FormFields) => valueOf(await editing().product.add({ ...whole, ...fields }, sara))
  const update = async (fields: FormFields) =>
    valueOf(await editing().product.update({ product_id: 's20', ...fields }, sara))
  const listed = async () => (await createItemList(on()).page(readItemListQuery(new URLSearchParams()), 'en')).items

  beforeEach(async () => {
    now = '2026-05-01T00:00:00.000Z'
    plans = 0
    await giveAccount(db(), sara)
    valueOf(await editing().category.add(foam, sara))
  })

  it('goes onto the site at its minute and off it at its end, as acts of the schedule', async () => {
    await add({ publish_at: BEGIN, unpublish_at: END })
    expect(await due().next()).toEqual(new Date(AT))
    await doDue(BEFORE)
    expect(await products().count()).toBe(0)
    await doDue(AT)
    expect(await products().get('s20')).toMatchObject({ version: 2, createdAt: '2026-05-01T00:00:00.000Z' })
    expect(await head()).toMatchObject({ state: 'published', publishAt: null, plannedBy: { name: 'sara' } })
    expect(await listed()).toMatchObject([{ publication: { state: 'published' } }])
    const [line] = await listAudit(db())
    expect(line).toMatchObject({ actor: { kind: 'system', name: 'schedule · sara' }, detail: { act: 'publish' } })
    await doDue('2026-06-02T06:30:00.000Z')
    expect(await products().count()).toBe(0)
    expect(await head()).toMatchObject({ state: 'draft', unpublishAt: null, plannedBy: null, number: 3 })
    expect(await due().next()).toBeNull()
  })

  it('brings changes of what is on the site onto it', async () => {
    await add({})
    await update({ product_name_en: 'Later', publish_at: BEGIN })
    await doDue(AT)
    expect((await products().get('s20'))?.name.en).toBe('Later')
    expect(await head()).toMatchObject({ draft: null, publishAt: null })
  })

  it('is done once by two servers', async () => {
    await add({ publish_at: BEGIN })
    now = AT
    await Promise.all([due().doDue(), due().doDue(), due().doDue()])
    expect(await head()).toMatchObject({ number: 2 })
    expect((await listAudit(db())).filter(({ detail }) => detail['act'] === 'publish')).toHaveLength(1)
  })

  it('and missed from beginning to end was never seen', async () => {
    await add({ publish_at: BEGIN, unpublish_at: END })
    await doDue(AFTER)
    expect(await products().count()).toBe(0)
    const notPublished = { en: 'Its beginning and its end passed while the site was not running.' }
    expect(await head()).toMatchObject({ state: 'draft', publishAt: null, unpublishAt: null, number: 1, notPublished })
    expect(await listed()).toMatchObject([{ publication: { state: 'draft' } }])
    expect((await listAudit(db()))[0]).toMatchObject({ action: 'record.not-published' })
  })

  it('is done in its order, where all of it was missed', async () => {
    await add({ publish_at: END })
    await add({ product_slug: 's30', publish_at: BEGIN })
    await doDue(AFTER)
    const done = (await listAudit(db())).filter(({ detail }) => detail['act'] === 'publish')
    expect(done.map(({ subject }) => subject.id).toSorted()).toEqual(['s20', 's30'])
    expect(await products().count()).toBe(2)
  })

  it('stays a draft where the site cannot take it, and says why', async () => {
    await add({ publish_at: BEGIN })
    await add({ product_slug: 's30', product_name_en: 'Other', publish_at: END })
    valueOf(await editing().category.remove({ category_id: 'pu-foam' }, sara))
    await doDue(AFTER)
    const reason = { en: 'Category: The chosen category does not exist.', ar: expect.stringContaining('الفئة') }
    expect(await head()).toMatchObject({ state: 'draft', publishAt: null, notPublished: reason })
    expect(await listed()).toMatchObject([{ publication: { state: 'draft' } }, { publication: { state: 'draft' } }])
    expect((await listAudit(db())).map(({ action }) => action)).toContain('record.not-published')
    expect(await products().count()).toBe(0)
    await update({ category_id: '', intent: 'draft' })
    expect(await head()).toMatchObject({ notPublished: null })
  })

  it('is not what ends a category that has products', async () => {
    await add({})
    valueOf(await editing().category.update({ category_id: 'pu-foam', unpublish_at: BEGIN }, sara))
    await doDue(AFTER)
    expect(await createCategories(on()).get('pu-foam')).not.toBeNull()
    const reason = { en: expect.stringMatching(/^It is still on the site: This category has 1/) }
    expect(await findRecord(db(), 'category', 'pu-foam')).toMatchObject({ unpublishAt: null, notPublished: reason })
    expect((await listAudit(db()))[0]).toMatchObject({ action: 'record.not-taken-off' })
  })

  it('can be taken back: what went up is a draft again', async () => {
    await add({ publish_at: BEGIN })
    await doDue(AT)
    const { actId } = (await listAudit(db()))[0]!.record!
    valueOf(await createRecords({ ...on(), siteUrl: 'https://site.example' }).undo(actId, sara))
    expect(await products().count()).toBe(0)
    expect(await head()).toMatchObject({ state: 'draft', publishAt: null })
  })

  it('wakes whoever waits for its minute', async () => {
    await add({})
    expect(plans).toBe(0)
    await update({ unpublish_at: END })
    expect(plans).toBe(1)
    const records = createRecords({ ...on(), siteUrl: 'https://site.example', onPlan: () => (plans += 1) })
    await records.actOnMany('product', ['s20'], { to: 'schedule', unpublishAt: AFTER }, sara)
    expect(plans).toBe(2)
  })
})
