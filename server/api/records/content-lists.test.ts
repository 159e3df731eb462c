import { beforeAll, describe, expect, it } from 'vitest'
import { UNKNOWN_VISITOR, type StaffCaller } from '#domain/accounts/caller.ts'
import { seedOf } from '#tests/support/content/demo-texts.ts'
import { giveContent } from '#tests/support/content/site-content.ts'
import { newAddress } from '#tests/support/customers.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { testSite } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'editor', via: 'token' }
const site = testSite({ env: { TRUST_PROXY: '1' }, identify: () => ({ ...UNKNOWN_VISITOR, staff: async () => NOURA }) })

beforeAll(async () => {
  await giveAccount(site.db, NOURA)
  const { products } = site.services
  valueOf(await products.create(aProduct({ slug: 's20', code: 'S20' }), { id: 's20' }))
  await giveContent(
    site.db,
    'equivalent',
    seedOf('equivalent').filter(({ maker }) => maker === 'Silmarex'),
  )
})

async function call(name: string, fields?: object) {
  const init = { method: 'POST', headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': newAddress() } }
  const path = `/api/equivalents/${name}.php`
  const response = await site.app.request(path, fields ? { ...init, body: JSON.stringify(fields) } : {})
  const { data, message } = (await response.json()) as { data: Record<string, unknown>; message?: string }
  return { status: response.status, data, message }
}

describe('equivalents of other makers’ products', () => {
  it('lists those whose product is on the site', async () => {
    const { data } = await call('getall')
    expect(data).toMatchObject([
      { maker: 'Silmarex', product: 'Neutra 25', ours: 's20', grade: 'equal', checked_on: '2026-10-15' },
    ])
    expect(data).not.toHaveProperty('0.checked_by')
  })

  it('finds them by maker, product and other names, in either script', async () => {
    const found = async (query: string) => (await site.services.equivalents.find(query)).map(({ product }) => product)
    expect(await found('silmarex NEUTRA')).toEqual(['Neutra 25'])
    expect(await found('نيوترا ٢٥')).toEqual(['Neutra 25'])
    expect(await found('neutra 26')).toEqual([])
  })

  const row = { maker: 'Acme', product: 'Seal 1', ours: 's20', grade: 'close', checked_on: '2025-01-01' }
  it.each([
    ['an unknown product', { ours: 'none' }, 'ours'],
    ['a grade that is none', { grade: 'same' }, 'grade'],
    ['no maker', { maker: '' }, 'maker'],
    ['no product', { product: '' }, 'product'],
    ['a day to come', { checked_on: '2099-01-01' }, 'checked_on'],
  ])('refuses %s', async (_what, wrong, field) => {
    const { status, data } = await call('add', { ...row, ...wrong })
    expect([status, Object.keys(data['fields'] as object)]).toEqual([422, [field]])
  })

  it('adds, changes and removes one', async () => {
    const differing = [{ key: 'movement', theirs: '20 %', ours: '25 %' }]
    const added = await call('add', { ...row, aliases: ['اكمي سيل'], differing })
    expect(added).toMatchObject({ status: 200, data: { ...row, aliases: ['اكمي سيل'], differing } })
    const id = added.data['id']
    expect(await call('update', { id, grade: 'ask' })).toMatchObject({ data: { grade: 'ask', maker: 'Acme' } })
    expect(await call('delete', { id })).toMatchObject({ status: 200 })
    expect((await call('getall')).data).toHaveLength(1)
  })
})

describe('a name that no equivalent is listed for', () => {
  it('is stored in the inbox, with a mobile number or an email address where one is given', async () => {
    expect(await call('request', { name: 'Fixall 9', contact: '0501234567' })).toMatchObject({ status: 200 })
    expect(await call('request', { name: 'Fixall 8', contact: 'a@b.example' })).toMatchObject({ status: 200 })
    expect((await site.services.inbox.list({ kind: 'equivalent' })).map(({ content }) => content)).toMatchObject([
      { kind: 'equivalent', asked: 'Fixall 8', email: 'a@b.example', phone: '' },
      { kind: 'equivalent', asked: 'Fixall 9', email: '', phone: '+966501234567' },
    ])
  })

  it('is refused where it is empty', async () => {
    expect(await call('request', { name: ' ' })).toMatchObject({
      status: 422,
      data: { fields: { name: expect.any(String) } },
    })
  })
})

it('equivalents go out as a sheet and come back', async () => {
  const { equivalents, exports } = site.services
  const [{ id } = { id: '' }] = await equivalents.find('neutra')
  const search = new URLSearchParams()
  const asked = { format: 'csv', lang: 'ar', separator: undefined, columns: null, template: false, ids: [id] } as const
  const file = Buffer.from(
    await new Response(await exports.file('equivalents', { ...asked, search }, NOURA)).arrayBuffer(),
  )
  const { rows: back } = valueOf(await equivalents.readSheet(file))
  expect(back).toMatchObject([
    {
      row: 2,
      fields: { maker: 'Silmarex', ours: 's20', aliases: [expect.any(String), 'neutra25'], state: 'published' },
    },
  ])
  expect(await equivalents.importRows(back, { by: NOURA, isTrial: false })).toMatchObject({ same: 1, actId: null })
  const csv = [
    'maker,product,ours,grade,checked_on,aliases,differing,state',
    'SILMAREX,Neutra 25,S20,close,,,modulus: > 0.4 MPa > 0.3 MPa | move: 20 % > 25 %,',
    'Acme,Seal 2,S20,close,2025-01-01,Seal II | سيل ٢,,draft',
    'Acme,Seal 3,s20,close,2025-01-01,,move: 20 %,',
    'Acme,Seal 4,s20,close,2025-01-01,,,soon',
  ].join('\n')
  const { rows } = valueOf(await equivalents.readSheet(Buffer.from(csv)))
  const trial = await equivalents.importRows(rows, { by: NOURA, isTrial: true })
  expect(trial).toMatchObject({ added: 1, changed: 1, same: 0, actId: null })
  expect(trial.refused.map(({ row, fields }) => [row, Object.keys(fields)[0]])).toEqual([
    [4, 'ours[0]'],
    [5, 'state'],
  ])
  await equivalents.importRows(rows, { by: NOURA, isTrial: false })
  const [changed, ...others] = await equivalents.find('')
  expect([others, changed!.grade, changed!.differing]).toEqual([
    [],
    'close',
    [
      { key: 'modulus', theirs: '> 0.4 MPa', ours: '0.3 MPa' },
      { key: 'move', theirs: '20 %', ours: '25 %' },
    ],
  ])
  expect(await site.services.recordList.counts('equivalent')).toMatchObject({ draft: 1 })
})

it('a sheet may name several of ours for one product of a maker', async () => {
  const { equivalents, products } = site.services
  valueOf(await products.create(aProduct({ slug: 's30', code: 'S30' })))
  const imported = async (lines: string[], isTrial: boolean) => {
    const csv = ['maker,product,ours,grade,checked_on', ...lines].join('\n')
    const { rows } = valueOf(await equivalents.readSheet(Buffer.from(csv)))
    return equivalents.importRows(rows, { by: NOURA, isTrial })
  }
  const both = ['Acme,Twin,s20,equal,2025-01-01', 'Acme,Twin,s30,close,2025-01-01']
  expect(await imported(both, false)).toMatchObject({ added: 2, refused: [] })
  expect(await imported(both.toReversed(), true)).toMatchObject({ same: 2 })
  expect(await imported(['Acme,Twin,,ask,2025-01-01'], true)).toMatchObject({
    refused: [{ row: 2, fields: { ours: {} } }],
  })
})
