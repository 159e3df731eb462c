import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aCategory, aProduct, aVariant, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

const staff = (id: string, role: StaffCaller['role']): StaffCaller => {
  return { kind: 'staff', id, name: id, role, via: 'session' }
}
const OWNER = staff('olga', 'owner')
const EDITOR = staff('sara', 'editor')
const SALES = staff('omar', 'sales')

const site = testSite({
  env: { TRUST_PROXY: '1' },
  identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => caller }),
})
/** Who calls. */
let caller: StaffCaller | null = OWNER
beforeAll(async () => {
  for (const somebody of [OWNER, EDITOR, SALES]) await giveAccount(site.db, somebody)
  valueOf(await site.services.categories.create(aCategory()))
  const variants = [aVariant({ stockCode: 'RW1' }), aVariant({ stockCode: 'RW2' })]
  valueOf(await site.services.products.create(aProduct({ slug: '805', categoryId: 'pu-foam', variants })))
})

type Answer = { status: number; message?: string; data: Record<string, unknown> }

async function send(path: string, body: BodyInit, by: StaffCaller | null = OWNER, more = {}): Promise<Answer> {
  caller = by
  const headers = { 'X-Forwarded-For': newAddress(), 'Accept-Language': 'en', ...more }
  const answer = await site.app.request(`/api/${path}.php`, { method: 'POST', body, headers })
  const { message, data = {} } = (await answer.json()) as Answer
  return { status: answer.status, ...(message === undefined ? {} : { message }), data }
}

function form(fields: Record<string, string | File>): FormData {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

const csv = (text: string, name = 'list.csv') => new File([text], name)
const call = (path: string, fields: Record<string, string>, by?: StaffCaller | null) =>
  send(path, new URLSearchParams(fields), by)
const add = (fields: Record<string, string | File>, by?: StaffCaller | null) => send('imports/add', form(fields), by)
const work = () => site.services.imports.work(new AbortController().signal)
const PRICES = 'SKU,Price\nRW1,10\nRW2,20\n'
const incoming = () => readdirSync(join(site.config.dataDir, 'incoming'))

describe('a file that is sent', () => {
  it('is an import at once, and leaves nothing behind where it came in', async () => {
    const added = await add({ file: csv(PRICES), kind: 'prices' })
    expect(added).toMatchObject({ status: 200, data: { state: 'reading', file: { name: 'list.csv', size: 24 } } })
    expect(incoming()).toEqual([])
    await work()
    const id = String(added.data['import_id'])
    expect((await call('imports/get', { import_id: id })).data).toMatchObject({
      state: 'ready',
      counts: { changed: 2 },
    })
    expect(incoming()).toEqual([])
  })

  it('is refused by what is wrong with it', async () => {
    const refused = async (fields: Record<string, string | File>, by?: StaffCaller | null) => {
      const { status, data } = await add(fields, by)
      return [status, data['fields']]
    }
    expect(await refused({ kind: 'prices' })).toEqual([422, { file: 'Choose a file.' }])
    expect(await refused({ file: csv('') })).toEqual([422, { file: 'There are no rows in this file.' }])
    const old = new File([Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(600)])], 'a.xls')
    expect(await refused({ file: old })).toEqual([422, { file: 'Save it as XLSX or CSV.' }])
    const large = new File([new Uint8Array(20 * 1024 ** 2 + 1)], 'large.csv')
    expect(await refused({ file: large })).toEqual([413, { file: 'The file is larger than 20 MB. Split it.' }])
    expect(await refused({ file: csv(PRICES), mode: 'all' })).toEqual([422, { mode: 'There is no such value.' }])
    const twice = JSON.stringify({ 0: 'price', 1: 'price' })
    expect(await refused({ file: csv(PRICES), map: twice })).toEqual([422, { 'map[1]': expect.any(String) }])
    expect(await refused({ file: csv(PRICES) }, null)).toEqual([401, undefined])
    expect(await refused({ file: csv(PRICES) }, SALES)).toEqual([403, undefined])
    expect((await call('imports/get', { import_id: 'none' })).status).toBe(404)
    expect(incoming()).toEqual([])
  })

  it('is the same import when its key comes again', async () => {
    const one = await add({ file: csv(PRICES), kind: 'prices', creation_key: 'k-1' })
    const again = await add({ file: csv('SKU,Price\nRW1,99\n'), kind: 'prices', creation_key: 'k-1' })
    expect(again.data['import_id']).toBe(one.data['import_id'])
    const key = { 'Idempotency-Key': 'k-2' }
    const sent = () => send('imports/add', form({ file: csv(PRICES), kind: 'prices' }), OWNER, key)
    expect((await sent()).data['import_id']).toBe((await sent()).data['import_id'])
    const others = await add({ file: csv(PRICES), kind: 'prices', creation_key: 'k-1' }, SALES)
    expect(others.data['import_id']).not.toBe(one.data['import_id'])
    const long = await add({ file: csv(PRICES), kind: 'prices', creation_key: 'k'.repeat(101) })
    expect([long.status, Object.keys(long.data['fields'] as object)]).toEqual([422, ['creation_key']])
    const blank = () => send('imports/add', form({ file: csv(PRICES), kind: 'prices', creation_key: '' }), OWNER, key)
    expect((await blank()).data['import_id']).toBe((await sent()).data['import_id'])
  })
})

describe('an import of prices by a salesperson', () => {
  it('is theirs to run and to take back, with that too, and nobody else without prices', async () => {
    const { data } = await add({ file: csv(PRICES), kind: 'prices', run: '1' }, SALES)
    await work()
    const { data: done } = await call('imports/get', { import_id: String(data['import_id']) }, SALES)
    expect(done).toMatchObject({ state: 'done', counts: { changed: 2 }, undo_until: expect.any(String) })
    const act = String(done['act'])
    const prices = async () => [...(await site.services.priceList.pricesOf(['RW1', 'RW2'])).values()]
    expect(await prices()).toEqual([1000, 2000])
    expect((await call('acts/undo', { act }, EDITOR)).status).toBe(403)
    expect((await call('acts/undo', { act, dry_run: '1' }, SALES)).data).toMatchObject({
      undone: 2,
      binned: 0,
      kept: [],
    })
    expect(await prices()).toEqual([1000, 2000])
    const undone = await call('acts/undo', { act }, SALES)
    expect(undone).toMatchObject({ status: 200, data: { undone: 2, binned: 0, kept: [] } })
    expect(await prices()).toEqual([])
    expect(await call('acts/undo', { act }, SALES)).toMatchObject({ status: 409, message: 'Already undone.' })
    const again = await call('acts/undo', { act, locale: 'ar' }, SALES)
    expect(again).toMatchObject({ status: 409, message: 'سبق التراجع عنه.' })
    expect((await call('acts/undo', { act: String(undone.data['act']) }, SALES)).status).toBe(200)
    expect(await prices()).toEqual([1000, 2000])
    expect((await call('acts/undo', { act: 'none' }, SALES)).status).toBe(404)
  })

  it('is no way to change products', async () => {
    const products = await add({ file: csv('SKU,Qty/carton\nRW1,24\n') }, EDITOR)
    await work()
    const named = { import_id: String(products.data['import_id']) }
    for (const step of ['run', 'update', 'discard'])
      expect((await call(`imports/${step}`, named, SALES)).status).toBe(403)
    expect((await call('imports/discard', named, EDITOR)).data).toMatchObject({ state: 'discarded' })
    expect((await call('imports/run', named, EDITOR)).status).toBe(409)
  })
})
