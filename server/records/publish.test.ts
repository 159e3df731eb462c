import { beforeEach, describe, expect, it } from 'vitest'
import type { FormFields } from '#domain/fields/form-values.ts'
import { onOneDatabase } from '#tests/support/database.ts'
import { recordOf, valueOf } from '#tests/support/records.ts'
import { giveAccount, sara, vera } from '#tests/support/staff.ts'
import { listAudit } from '#server/data/accounts/audit-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { createCategories } from '#server/services/catalogue/categories.ts'
import { createItemList } from '#server/services/catalogue/item-list.ts'
import { createProducts } from '#server/services/catalogue/products.ts'
import { readItemListQuery } from '#domain/catalogue/item-list.ts'
import { createPosts } from '#server/services/posts/posts.ts'
import { createRedirects } from '#server/services/site/redirects.ts'
import { createEditing, createRecords } from '#server/services/records.ts'
import { noUploads } from '#tests/support/services/deps.ts'

const siteUrl = 'https://site.example'
const foam = { category_slug: 'pu-foam', name_ar: 'رغوة', name_en: 'Foam' }
const whole = { product_slug: 's20', category_id: 'pu-foam', product_name_ar: 'أ', product_name_en: 'Foam 20' }
const LATER = '2026-06-01T09:30'
const LATER_UTC = '2026-06-01T06:30:00.000Z'

onOneDatabase('a draft', (db) => {
  let now: Date
  const clock = () => (now = new Date(now.getTime() + 1000))
  const on = () => ({ db: db(), clock })
  const editing = () => createEditing({ ...on(), uploads: noUploads })
  const records = () => createRecords({ ...on(), siteUrl })
  const products = () => createProducts(on())
  const head = (id = 's20') => findRecord(db(), 'product', id)
  const newest = async (id = 's20') => (await editing().product.newest(id, sara))?.record
  const add = async (fields: FormFields) => valueOf(await editing().product.add({ ...whole, ...fields }, sara))
  const update = async (fields: FormFields, how = {}) =>
    valueOf(await editing().product.update({ product_id: 's20', ...fields }, sara, how))
  const refused = async (fields: FormFields) => {
    const outcome = await editing().product.update({ product_id: 's20', ...fields }, sara)
    if (outcome.ok) throw new Error('Not refused')
    return outcome.failure
  }
  const actOf = async (saved: Promise<{ ok: boolean }>) => {
    const outcome = (await saved) as { ok: boolean; actId?: string | null }
    if (!outcome.ok || !outcome.actId) throw new Error(`Nothing was done: ${JSON.stringify(outcome)}`)
    return outcome.actId
  }
  const act = (fields: FormFields) => actOf(editing().product.update({ product_id: 's20', ...fields }, sara))
  const undo = async (actId: string) => valueOf(await records().undo(actId, sara))
  const listed = async () => (await createItemList(on()).page(readItemListQuery(new URLSearchParams()), 'en')).items

  beforeEach(async () => {
    now = new Date('2026-05-01T00:00:00.000Z')
    for (const somebody of [sara, vera]) await giveAccount(db(), somebody)
    valueOf(await editing().category.add(foam, sara))
  })

  describe('that is new', () => {
    it('needs a name in one language and nothing else, and stands nowhere on the site', async () => {
      const saved = valueOf(await editing().product.add({ product_name_ar: 'رغوة', intent: 'draft' }, sara))
      expect(saved).toMatchObject({ did: 'draft', head: { state: 'draft', published: null, draft: 1, number: 1 } })
      expect(saved.record).toMatchObject({ id: 'رغوة', name: { ar: 'رغوة', en: '' }, slug: '', version: 1 })
      expect(await products().count()).toBe(0)
      expect(await listed()).toMatchObject([{ id: 'رغوة', publication: { state: 'draft' }, name: { ar: 'رغوة' } }])
      const nameless = await editing().product.add({ product_name_ar: ' ', intent: 'draft' }, sara)
      expect(nameless).toMatchObject({ failure: { kind: 'invalid' } })
      expect(Object.keys((nameless as { failure: { fields: object } }).failure.fields)).toEqual([
        'product_name_ar',
        'product_name_en',
      ])
    })

    it('of a category and of a post, too', async () => {
      const category = recordOf(await editing().category.add({ name_en: 'Tapes', intent: 'draft' }, sara))
      expect(category).toMatchObject({ id: 'tapes', productCount: 0 })
      const text = { title_en: 'Draft', detail_en: '<p onclick="x">a</p>', intent: 'draft' }
      const drafted = recordOf(await editing().post.add(text, sara))
      expect(drafted).toMatchObject({ id: 'draft', detail: { en: '<p>a</p>' }, date: '2026-05-01' })
      expect(await createCategories(on()).get('tapes')).toBeNull()
      expect(await createPosts(on()).get('draft')).toBeNull()
      expect(await editing().post.newest('draft', vera)).toMatchObject({ record: { title: { en: 'Draft' } } })
    })

    it('keeps its id for itself, and a category none of an address of the site', async () => {
      await add({ intent: 'draft' })
      expect(recordOf(await editing().product.add(whole, sara))).toMatchObject({ id: 's20-2', slug: 's20' })
      const reserved = await editing().category.add({ category_slug: 'contact', name_en: 'C', intent: 'draft' }, sara)
      expect(reserved).toMatchObject({ failure: { fields: { category_slug: expect.anything() } } })
      const named = recordOf(await editing().category.add({ name_en: 'Contact', intent: 'draft' }, sara))
      expect(named.id).toBe('new-category')
    })

    it('is made once for a key that comes again', async () => {
      const fields = { ...whole, intent: 'draft', creation_key: 'key' }
      const [one, other] = await Promise.all([editing().product.add(fields, sara), editing().product.add(fields, sara)])
      expect([recordOf(one).id, recordOf(other).id]).toEqual(['s20', 's20'])
      valueOf(await editing().product.update({ product_id: 's20' }, sara))
      expect(valueOf(await editing().product.add(fields, sara))).toMatchObject({
        did: 'unchanged',
        record: { id: 's20' },
      })
      await update({ intent: 'unpublish' })
      expect(valueOf(await editing().product.add(fields, sara))).toMatchObject({
        did: 'unchanged',
        record: { id: 's20' },
      })
    })

    it('is refused for what could not be stored at all', async () => {
      const outcome = await editing().product.add({ product_name_en: 'a', rating: 'x', intent: 'draft' }, sara)
      expect(outcome).toMatchObject({ failure: { kind: 'invalid', fields: { rating: expect.anything() } } })
    })
  })

  describe('of what is on the site', () => {
    beforeEach(() => add({ stock_code: 'A, B' }))

    it('leaves the site as it is, and shows in its form and in the list', async () => {
      const saved = await update({ product_name_en: 'Later', intent: 'draft', version: 1 })
      expect(saved).toMatchObject({ did: 'draft', head: { state: 'published', published: 1, draft: 2, draftBase: 1 } })
      expect((await products().get('s20'))?.name.en).toBe('Foam 20')
      expect(await newest()).toMatchObject({ version: 2, name: { en: 'Later' } })
      expect(await listed()).toMatchObject([{ publication: { state: 'changed' }, name: { en: 'Later' } }])
      expect(await head()).toMatchObject({ name: { en: 'Later' } })
    })

    it('may empty what the site asks for, which is asked for when it goes up: all at once', async () => {
      await update({ product_name_ar: '', product_name_en: 'Later', category_id: '', intent: 'draft' })
      expect(await newest()).toMatchObject({ name: { ar: '', en: 'Later' }, category: null })
      const failure = await refused({ rating: 'x' })
      expect(Object.keys((failure as { fields: object }).fields).toSorted()).toEqual(
        ['category_id', 'product_name_ar', 'rating'].toSorted(),
      )
      await update({ product_name_ar: 'جديد', category_id: 'pu-foam' })
      expect(await products().get('s20')).toMatchObject({ version: 3, name: { ar: 'جديد', en: 'Later' } })
      expect(await head()).toMatchObject({ published: 3, draft: null, draftBase: null })
    })

    it('is not written again when it says nothing new', async () => {
      expect(await update({ product_name_en: 'Foam 20', intent: 'draft' })).toMatchObject({ did: 'unchanged' })
      await update({ product_name_en: 'Later', intent: 'draft' })
      const again = await editing().product.update(
        { product_id: 's20', product_name_en: 'Later', intent: 'draft' },
        sara,
      )
      expect(again).toMatchObject({ value: { did: 'unchanged' }, actId: null })
      expect(await head()).toMatchObject({ number: 2 })
    })

    it('is stale when somebody else has saved since', async () => {
      await update({ product_name_en: 'First', intent: 'draft', version: 1 })
      expect(await refused({ product_name_en: 'Second', intent: 'draft', version: 1 })).toMatchObject({
        kind: 'stale',
        current: { version: 2, name: { en: 'First' } },
      })
      expect(await refused({ product_name_en: 'Second', version: 1 })).toMatchObject({ kind: 'stale' })
    })

    it('stays in place when a call changes what is on the site, and takes that over', async () => {
      await update({ product_name_en: 'Later', intent: 'draft' })
      await update({ product_name_ar: 'ب', stock_code: 'C', version: 1 }, { base: 'site' })
      expect(await products().get('s20')).toMatchObject({ version: 3, name: { ar: 'ب', en: 'Foam 20' } })
      expect(await head()).toMatchObject({ published: 3, draft: 2, draftBase: 1, name: { en: 'Later' } })
      expect(await newest()).toMatchObject({
        version: 3,
        name: { ar: 'ب', en: 'Later' },
        variants: [{ stockCode: 'C' }],
      })
      expect(await listed()).toMatchObject([{ publication: { state: 'changed' }, name: { en: 'Later' } }])
      const stale = await editing().product.update({ product_id: 's20', version: 1 }, sara, { base: 'site' })
      expect(stale).toMatchObject({ failure: { kind: 'stale', current: { version: 3 } } })
    })

    it('is dropped, and that can be undone', async () => {
      await update({ product_name_en: 'Later', intent: 'draft' })
      const dropped = await act({ intent: 'discard' })
      expect(await newest()).toMatchObject({ version: 3, name: { en: 'Foam 20' } })
      expect(await head()).toMatchObject({ published: 3, draft: null })
      expect((await products().get('s20'))?.version).toBe(3)
      await undo(dropped)
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      expect(await head()).toMatchObject({ state: 'published', published: 3, draft: 4 })
      expect(await update({ intent: 'discard' })).toMatchObject({ did: 'discarded' })
      expect(await update({ intent: 'discard' })).toMatchObject({ did: 'unchanged' })
    })

    it('saved and undone leaves no draft; published and undone leaves it again', async () => {
      const saved = await act({ product_name_en: 'Later', intent: 'draft' })
      const { actId } = await undo(saved)
      expect(await head()).toMatchObject({ draft: null, state: 'published' })
      await undo(actId!)
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      const published = await act({})
      expect((await products().get('s20'))?.name.en).toBe('Later')
      await undo(published)
      expect((await products().get('s20'))?.name.en).toBe('Foam 20')
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      expect(await listed()).toMatchObject([{ publication: { state: 'changed' } }])
    })
  })

  describe('goes up', () => {
    it('under the id that it has, in the place where it was made', async () => {
      await add({ intent: 'draft' })
      valueOf(await editing().product.add({ ...whole, product_slug: 'newer' }, sara))
      const { record, did, head: now } = await update({})
      expect({ did, id: record.id, version: record.version }).toEqual({ did: 'published', id: 's20', version: 2 })
      expect(now).toMatchObject({ state: 'published', published: 2, draft: null, number: 2 })
      expect((await products().list()).map(({ id }) => id)).toEqual(['newer', 's20'])
      expect(await listed()).toMatchObject([{ id: 'newer' }, { id: 's20', publication: { state: 'published' } }])
      const [line] = await listAudit(db())
      expect(line).toMatchObject({ action: 'product.update', detail: { act: 'publish' } })
    })

    it('not while another record has its slug', async () => {
      await add({ intent: 'draft', product_slug: 'taken' })
      await editing().product.update({ product_id: 'taken', product_slug: 's20', intent: 'draft' }, sara)
      await add({})
      const outcome = await editing().product.update({ product_id: 'taken' }, sara)
      expect(outcome).toMatchObject({ failure: { kind: 'conflict', field: 'product_slug' } })
      expect(await newest('taken')).toMatchObject({ slug: 's20' })
      valueOf(await editing().category.remove({ category_id: 'pu-foam', uncategorise: '1' }, sara))
      const all = await editing().product.update({ product_id: 'taken', product_name_ar: '' }, sara)
      expect(all).toMatchObject({ failure: { kind: 'invalid' } })
      expect(Object.keys((all as { failure: { fields: object } }).failure.fields).toSorted()).toEqual(
        ['category_id', 'product_name_ar', 'product_slug'].toSorted(),
      )
    })
  })

  describe('that was on the site', () => {
    beforeEach(() => add({ stock_code: 'A' }))

    it('keeps its content, its redirects and its place', async () => {
      valueOf(await createRedirects({ ...on(), siteUrl }).edit(null, { from: '/old', to: '/pu-foam/s20' }, sara))
      valueOf(await editing().product.add({ ...whole, product_slug: 'newer' }, sara))
      expect(await update({ intent: 'unpublish' })).toMatchObject({ did: 'unpublished', head: { published: null } })
      expect(await products().get('s20')).toBeNull()
      expect(await newest()).toMatchObject({ version: 2, variants: [{ stockCode: 'A' }] })
      expect(await listed()).toMatchObject([{ id: 'newer' }, { id: 's20', publication: { state: 'draft' } }])
      expect(await createRedirects({ ...on(), siteUrl }).find('/old')).toBeNull()
      expect(await findRecord(db(), 'redirect', '/old')).toBeNull()
      await update({})
      expect((await products().list()).map(({ id }) => id)).toEqual(['newer', 's20'])
      expect(await createRedirects({ ...on(), siteUrl }).find('/old')).toBe('/pu-foam/s20')
    })

    it('comes back by undo, with the draft that it had', async () => {
      await update({ product_name_en: 'Later', intent: 'draft' })
      const off = await act({ intent: 'unpublish' })
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      const { actId } = await undo(off)
      expect((await products().get('s20'))?.name.en).toBe('Foam 20')
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      await undo(actId!)
      expect(await products().get('s20')).toBeNull()
      expect(await head()).toMatchObject({ state: 'draft' })
    })

    it('stays on it as a category that has products, unless those go elsewhere', async () => {
      const off = (fields = {}) =>
        editing().category.update({ category_id: 'pu-foam', intent: 'unpublish', ...fields }, sara)
      expect(await off()).toMatchObject({ failure: { kind: 'conflict', count: 1 } })
      const actId = await actOf(off({ uncategorise: '1' }))
      expect((await products().get('s20'))?.category).toBeNull()
      await undo(actId)
      expect((await products().get('s20'))?.category?.id).toBe('pu-foam')
    })
  })

  it('of a category with many products is what it becomes once those stand elsewhere, as one act', async () => {
    valueOf(await editing().category.add({ ...foam, category_slug: 'glue' }, sara))
    const ids = Array.from({ length: 45 }, (_, at) => `p-${at}`)
    for (const product_slug of ids) await add({ product_slug })
    const fields = { category_id: 'pu-foam', intent: 'unpublish', move_to: 'glue' }
    const off = await actOf(editing().category.update(fields, sara))
    expect(await createCategories(on()).get('pu-foam')).toBeNull()
    expect(await products().count({ categoryId: 'glue' })).toBe(45)
    expect((await undo(off)).left).toEqual([])
    expect(await products().count({ categoryId: 'pu-foam' })).toBe(45)
  })

  describe('for later', () => {
    it('is scheduled by a time in the future, whichever button was pressed', async () => {
      const saved = await add({ publish_at: LATER, unpublish_at: '2026-07-01 ٠٨:٠٠', intent: 'publish' })
      expect(saved).toMatchObject({
        did: 'scheduled',
        head: {
          state: 'scheduled',
          publishAt: LATER_UTC,
          unpublishAt: '2026-07-01T05:00:00.000Z',
          plannedBy: { name: 'sara' },
        },
      })
      expect(await products().count()).toBe(0)
      expect(await listed()).toMatchObject([{ publication: { state: 'scheduled' } }])
      expect(await update({ intent: 'draft', product_name_en: 'Other' })).toMatchObject({ did: 'scheduled' })
      expect(await update({ intent: 'draft', publish_at: '' })).toMatchObject({
        did: 'draft',
        head: { publishAt: null },
      })
      expect(await update({ publish_at: '', unpublish_at: '' })).toMatchObject({ did: 'published' })
      expect(await head()).toMatchObject({ unpublishAt: null, plannedBy: null })
    })

    it('is refused beside the field', async () => {
      const plan = (fields: FormFields) => editing().product.add({ ...whole, ...fields }, sara)
      expect(await plan({ publish_at: '2026-04-01T09:30', unpublish_at: 'soon' })).toMatchObject({
        failure: {
          fields: {
            publish_at: { en: 'Choose a time in the future.' },
            unpublish_at: { en: 'This is not a date and time.' },
          },
        },
      })
      expect(await plan({ publish_at: LATER, unpublish_at: '2026-05-20T09:30' })).toMatchObject({
        failure: { fields: { unpublish_at: { en: 'The end must come after the beginning.' } } },
      })
      expect(await plan({ intent: 'schedule' })).toMatchObject({
        failure: { fields: { publish_at: expect.anything() } },
      })
      expect(await plan({ publish_at: LATER, product_name_ar: '' })).toMatchObject({
        failure: { fields: { product_name_ar: expect.anything() } },
      })
      expect(await products().count()).toBe(0)
    })

    it('of what is on the site leaves that there until then', async () => {
      await add({})
      const saved = await update({ product_name_en: 'Later', publish_at: LATER })
      expect(saved).toMatchObject({ did: 'scheduled', head: { state: 'published', draft: 2, publishAt: LATER_UTC } })
      expect((await products().get('s20'))?.name.en).toBe('Foam 20')
    })

    it('takes its end along when its times are emptied: what is on the site stays there', async () => {
      await add({})
      await update({ publish_at: LATER, unpublish_at: '2026-07-01T08:00', product_name_en: 'Other', intent: 'draft' })
      expect(await update({ publish_at: '', unpublish_at: '', intent: 'draft' })).toMatchObject({ did: 'draft' })
      expect(await head()).toMatchObject({ state: 'published', publishAt: null, unpublishAt: null, plannedBy: null })
    })

    it('goes with the change that is dropped, and leaves what is on the site the end that it had', async () => {
      await add({ unpublish_at: '2026-08-01T08:00' })
      await update({ publish_at: LATER, unpublish_at: '2026-07-01T08:00', product_name_en: 'Other', intent: 'draft' })
      const dropped = await act({ intent: 'discard' })
      const ends = '2026-08-01T05:00:00.000Z'
      expect(await head()).toMatchObject({ publishAt: null, unpublishAt: ends, plannedBy: { name: 'sara' } })
      await undo(dropped)
      expect(await head()).toMatchObject({ publishAt: LATER_UTC, unpublishAt: '2026-07-01T05:00:00.000Z' })
      await update({ intent: 'discard' })
      await update({ unpublish_at: '' })
      await update({ publish_at: LATER, unpublish_at: '2026-07-01T08:00', product_name_en: 'Other', intent: 'draft' })
      await update({ intent: 'discard' })
      expect(await head()).toMatchObject({ publishAt: null, unpublishAt: null, plannedBy: null })
    })

    it('an end goes with what is on the site, and alone is a save of its own', async () => {
      await add({})
      const planned = await act({ unpublish_at: LATER })
      expect(await head()).toMatchObject({ state: 'published', unpublishAt: LATER_UTC, published: 2, number: 2 })
      expect(await update({ product_name_en: 'Other' })).toMatchObject({ head: { unpublishAt: LATER_UTC } })
      expect(await update({ product_name_en: 'Foam 20' })).toMatchObject({ did: 'published' })
      expect((await undo(planned)).left).toHaveLength(1)
      const ended = await act({ unpublish_at: '' })
      await undo(ended)
      expect(await head()).toMatchObject({ unpublishAt: LATER_UTC, plannedBy: { name: 'sara' } })
    })

    it('undone is what it was before', async () => {
      await add({ intent: 'draft' })
      const planned = await act({ publish_at: LATER })
      await undo(planned)
      expect(await head()).toMatchObject({ state: 'draft', publishAt: null })
    })
  })

  describe('in the bin', () => {
    const bin = async () => {
      const actId = await actOf(editing().product.remove({ product_id: 's20' }, sara))
      const [binned] = (await records().bin({})).records
      return { actId, binId: binned!.binId, state: binned!.state }
    }
    const restore = async (binId: string) => valueOf(await records().restoreFromBin({ binId }, sara))

    it('comes back as a draft', async () => {
      await add({ intent: 'draft' })
      const { binId, state } = await bin()
      expect(state).toBe('draft')
      expect(await listed()).toEqual([])
      await restore(binId)
      expect(await head()).toMatchObject({ state: 'draft', draft: 2 })
      expect(await products().count()).toBe(0)
      expect(await listed()).toMatchObject([{ publication: { state: 'draft' } }])
    })

    it('comes back scheduled, but for a time that has passed', async () => {
      await add({ publish_at: LATER })
      await restore((await bin()).binId)
      expect(await head()).toMatchObject({ state: 'scheduled', publishAt: LATER_UTC })
      const { binId } = await bin()
      now = new Date('2026-06-02T00:00:00.000Z')
      await restore(binId)
      expect(await head()).toMatchObject({ state: 'draft', publishAt: null, plannedBy: null })
    })

    it('comes back with its changes; an undo does the same', async () => {
      await add({})
      await update({ product_name_en: 'Later', intent: 'draft' })
      const { actId } = await bin()
      await undo(actId)
      expect((await products().get('s20'))?.name.en).toBe('Foam 20')
      expect(await newest()).toMatchObject({ name: { en: 'Later' } })
      expect(await listed()).toMatchObject([{ publication: { state: 'changed' }, name: { en: 'Later' } }])
    })
  })

  it('is what a version of an unpublished record becomes again, or of a published one where that is asked for', async () => {
    await add({ intent: 'draft' })
    await update({ product_name_en: 'Second', intent: 'draft' })
    const request = { kind: 'product', id: 's20', number: 1 } as const
    valueOf(await records().restore(request, sara))
    expect(await products().count()).toBe(0)
    expect(await newest()).toMatchObject({ version: 3, name: { en: 'Foam 20' } })
    await update({})
    valueOf(await records().restore({ ...request, number: 2, as: 'draft' }, sara))
    expect((await products().get('s20'))?.name.en).toBe('Foam 20')
    expect(await newest()).toMatchObject({ name: { en: 'Second' } })
    valueOf(await records().restore({ ...request, number: 2 }, sara))
    expect((await products().get('s20'))?.name.en).toBe('Second')
  })
})
