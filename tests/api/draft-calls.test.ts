import { addDays } from 'date-fns/addDays'
import { beforeAll, describe, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { toRiyadhMoment } from '#domain/text/riyadh-time.ts'
import { programsOf } from '#tests/support/calls.ts'
import { aCategory, tickingClock, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

type Data = Record<string, unknown>
type Role = 'editor' | 'viewer' | null

/** Works with forms. */
const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'session' }

const site = testSite({ env: { TRUST_PROXY: '1' } })
const { call } = programsOf(site, 'editor')
beforeAll(async () => {
  await giveAccount(site.db, NOURA)
  valueOf(await site.services.categories.create(aCategory({ slug: 'foam' })))
})

const ask = (path: string, fields: Data | null, role: Role = 'editor') =>
  call<Data & { fields?: Record<string, string> }>(path, fields, role)

const NAMES = { product_name_ar: 'رغوة', product_name_en: 'Foam', category_id: 'foam' }
const add = (id: string, more: Data = {}) => ask('products/add.php', { product_slug: id, ...NAMES, ...more })
const update = (id: string, more: Data) => ask('products/update.php', { product_id: id, ...more })
const remove = (...ids: string[]) => Promise.all(ids.map((id) => ask('products/delete.php', { product_id: id })))
const read = (id: string, role: Role = 'editor', more: Data = {}) =>
  ask('products/getproduct.php', { product_id: id, ...more }, role)
const list = async (query = '', role: Role = 'editor') => {
  const told = await ask(`products/getall.php${query}`, null, role)
  return { ...told, ids: Array.isArray(told.data) ? told.data.map((one: Data) => one['id']) : [] }
}

/** A day on which clocks in tests have not come, as programs write it without an offset. */
const LATER = toRiyadhMoment(addDays(tickingClock()(), 30).toISOString()).slice(0, 16)

describe('a record that is added by a call', () => {
  it('is on the site, and staff are told how it stands', async () => {
    const { code, data } = await add('live')
    expect(code).toBe(200)
    expect(data).toMatchObject({
      state: 'published',
      has_draft: false,
      version: 1,
      publish_at: null,
      unpublish_at: null,
    })
    expect((await read('live', null)).code).toBe(200)
  })

  it('stays off the site as a draft, of which less is asked', async () => {
    const { code, data } = await ask('products/add.php', { product_name_en: 'Half', state: 'draft' })
    expect(code).toBe(200)
    expect(data).toMatchObject({ id: 'half', state: 'draft', has_draft: false })
    expect((await read('half')).code).toBe(404)
    expect((await read('half', null)).code).toBe(404)
    expect((await list()).ids).not.toContain('half')
  })

  it('waits for its time, which is told with the offset of Riyadh', async () => {
    const { code, data } = await add('planned', { publish_at: LATER })
    expect(code).toBe(200)
    expect(data).toMatchObject({ state: 'scheduled', publish_at: `${LATER}:00+03:00`, unpublish_at: null })
    expect((await read('planned', null)).code).toBe(404)
  })

  it('is refused with what is wrong, beside its field', async () => {
    const wrong = [
      [{ state: 'hidden' }, 'state'],
      [{ publish_at: 'soon' }, 'publish_at'],
      [{ publish_at: '2020-01-01T10:00' }, 'publish_at'],
      [{ unpublish_at: '2020-01-01T10:00' }, 'unpublish_at'],
      [{ publish_at: LATER, unpublish_at: LATER }, 'unpublish_at'],
      [{ publish_at: '2099-01-01T10:00' }, 'publish_at'],
    ] as const
    for (const [fields, name] of wrong) {
      const { code, data } = await add('wrong', fields)
      expect(code, name).toBe(422)
      expect(Object.keys(data.fields ?? {})).toEqual([name])
    }
    expect((await read('wrong', 'editor', { draft: 1 })).code).toBe(404)
  })
})

describe('an update by a call', () => {
  it('of what is on the site is live at once and leaves its draft in place', async () => {
    await add('changed')
    const fields = { product_id: 'changed', product_name_en: 'Draft', intent: 'draft' }
    expect(await site.services.editing.product.update(fields, NOURA)).toMatchObject({ ok: true })
    const { data } = await update('changed', { code: 'C-1' })
    expect(data).toMatchObject({ product_name_en: 'Foam', code: 'C-1', state: 'published', has_draft: true })
    expect((await read('changed', null)).data['code']).toBe('C-1')
    const newest = (await read('changed', 'editor', { draft: 1 })).data
    expect(newest).toMatchObject({ product_name_en: 'Draft', code: 'C-1', has_draft: true })
    expect((await list('?state=changed')).ids).toEqual(['changed'])
  })

  it('of what staff took off the site does not bring it back, unless it says so', async () => {
    await add('off')
    expect((await update('off', { state: 'draft' })).data).toMatchObject({ state: 'draft' })
    expect((await read('off', null)).code).toBe(404)
    expect((await update('off', { code: 'O-1' })).data).toMatchObject({ state: 'draft', code: 'O-1' })
    expect((await read('off', null)).code).toBe(404)
    expect((await update('off', { state: 'published' })).data).toMatchObject({ state: 'published', code: 'O-1' })
    expect((await read('off', null)).data['code']).toBe('O-1')
  })

  it('plans, keeps a plan of which it says nothing, and ends one', async () => {
    await add('later', { publish_at: LATER })
    expect((await update('later', { code: 'L-1' })).data).toMatchObject({
      state: 'scheduled',
      publish_at: `${LATER}:00+03:00`,
    })
    expect((await update('later', { state: 'draft' })).data).toMatchObject({ state: 'draft', publish_at: null })
    await add('ends')
    expect((await update('ends', { unpublish_at: LATER })).data).toMatchObject({
      state: 'published',
      unpublish_at: `${LATER}:00+03:00`,
    })
    expect((await update('ends', { unpublish_at: '' })).data).toMatchObject({ state: 'published', unpublish_at: null })
  })

  it('that sends back what was read changes nothing, however the record stands', async () => {
    await add('read-live', { unpublish_at: LATER })
    await add('read-draft', { state: 'draft' })
    await add('read-later', { publish_at: LATER, state: 'scheduled' })
    await add('read-changed')
    const planned = { product_id: 'read-changed', product_name_en: 'Planned', publish_at: LATER, intent: 'schedule' }
    expect(await site.services.editing.product.update(planned, NOURA)).toMatchObject({ ok: true })
    const reads = [['read-live'], ['read-draft', 1], ['read-later', 1], ['read-changed'], ['read-changed', 1]] as const
    for (const [id, asDraft] of reads) {
      const draft = asDraft ? { draft: 1 } : {}
      const { data } = await read(id, 'editor', draft)
      const told = await update(id, data)
      expect(told.code, `${id}: ${told.message}`).toBe(200)
      expect((await read(id, 'editor', draft)).data).toEqual(data)
    }
    expect((await read('read-changed', 'editor', { draft: 1 })).data).toMatchObject({ product_name_en: 'Planned' })
    expect((await update('read-live', { state: null, code: 'R-1' })).data).toMatchObject({ state: 'published' })
    expect((await update('read-draft', { state: null, code: 'R-2' })).data).toMatchObject({ state: 'draft' })
    await remove('read-live', 'read-draft', 'read-later', 'read-changed')
  })

  it('to be scheduled says for when', async () => {
    await add('when', { state: 'draft' })
    expect((await update('when', { state: 'scheduled' })).data.fields).toHaveProperty('publish_at')
    expect((await add('when-too', { state: 'scheduled' })).data.fields).toHaveProperty('publish_at')
    expect((await update('when', { state: 'scheduled', publish_at: LATER })).data).toMatchObject({ state: 'scheduled' })
    await remove('when')
  })

  it('knows no button of a form', async () => {
    await add('buttons')
    const { data } = await update('buttons', { intent: 'unpublish', product_name_en: 'Still there' })
    expect(data).toMatchObject({ state: 'published', product_name_en: 'Still there' })
  })
})

describe('what is not on the site', () => {
  it('is listed for staff alone, and never silently left out', async () => {
    for (const state of ['draft', 'scheduled', 'changed', 'all']) {
      expect((await list(`?state=${state}`, null)).code).toBe(401)
      expect((await list(`?state=${state}`, 'viewer')).code).toBe(200)
    }
    expect((await list('?state=hidden')).code).toBe(422)
    expect((await list('?state=hidden', null)).code).toBe(422)
    for (const draft of [1, '1', true]) expect((await read('live', null, { draft })).code).toBe(401)
    expect((await read('live', 'editor', { draft: 'x' })).code).toBe(422)
    expect((await read('live', null, { draft: 0 })).code).toBe(200)
  })

  it('stands in its list, and all there is in that of all, a page at a time', async () => {
    expect((await list('?state=draft')).ids).toEqual(['later', 'half'])
    expect((await list('?state=scheduled')).ids).toEqual(['planned'])
    const all = await list('?state=all')
    expect(all.ids).toHaveLength(8)
    const page = await list('?state=all&page=2&per_page=4')
    expect(page.ids).toEqual(all.ids.slice(4, 8))
    expect(page.headers.get('x-total-count')).toBe('8')
    for (const answer of [all, page]) expect(answer.headers.get('cache-control')).toBe('no-store')
  })

  it('adds nothing to what others are answered', async () => {
    const [mine, theirs] = [await list(), await list('', null)]
    expect(mine.ids).toEqual(theirs.ids)
    expect(mine.headers.get('cache-control')).toBe('no-store')
    expect(theirs.headers.get('cache-control')).toBe('public, no-cache')
    for (const one of mine.data as unknown as Data[]) expect(one).toMatchObject({ state: 'published' })
    for (const one of theirs.data as unknown as Data[]) {
      for (const name of ['state', 'has_draft', 'publish_at', 'unpublish_at']) expect(one).not.toHaveProperty(name)
    }
    expect((await read('live')).data).toMatchObject({ state: 'published', has_draft: false })
    expect((await read('live', null)).data).not.toHaveProperty('state')
  })
})

it('categories and articles are no different', async () => {
  const category = { category_slug: 'tape', name_en: 'Tape', state: 'draft' }
  expect((await ask('categories/add.php', category)).data).toMatchObject({ state: 'draft' })
  const post = { title_en: 'Later', state: 'draft' }
  expect((await ask('blogs/add.php', post)).data).toMatchObject({ state: 'draft', blog_id: 'later' })
  const idsOf = async (path: string) => ((await ask(path, null)).data as unknown as Data[]).map(({ id }) => id)
  expect(await idsOf('categories/getall.php')).toEqual(['foam'])
  expect(await idsOf('categories/getall.php?state=all')).toEqual(['tape'])
  expect(await idsOf('blogs/getall.php?state=draft')).toEqual(['later'])
  expect((await ask('categories/getcategory.php', { category_id: 'tape', draft: 1 })).data).toMatchObject({
    name_en: 'Tape',
    state: 'draft',
  })
  expect((await ask('blogs/getblog.php', { blog_id: 'later', draft: 1 })).code).toBe(200)
  expect((await ask('blogs/getblog.php', { blog_id: 'later' })).code).toBe(404)
})
