import { beforeAll, expect, it } from 'vitest'
import { SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { programsOf } from '#tests/support/calls.ts'
import { giveAccount } from '#tests/support/staff.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const { call, headersOf } = programsOf(site, 'sales')
beforeAll(async () => {
  const variants = ['RW1', 'RW2'].map((stockCode) => ({ ...BLANK_PACK, stockCode, boxQuantity: '12' }))
  valueOf(await site.services.products.create(aProduct({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' }, variants })))
  await post('prices/update', { prices: [{ stock_code: 'RW1', price: '18.75' }] })
})

type Quote = { quote_id: string; version: number; number: string | null; request_id: string; state: string }

const post = (path: string, fields: object, more: Record<string, string> = {}) =>
  call<Quote & Record<string, unknown>>(`${path}.php`, fields, 'sales', more)
const read = (query: string) => call<Quote[]>(`quotes/${query}`)

const customer = { customer_name: 'Huda', customer_email: 'huda@client.example', locale: 'en' }
const lines = [{ stock_code: 'RW1', qty: 2, unit: 'carton', discount: '10' }]
const begin = async (fields: object = {}) => (await post('quotes/add', { ...customer, lines, ...fields })).data

it('begins a quotation, changes it, sends it with its PDF, revises it and takes it back', async () => {
  const begun = await post('quotes/add', { ...customer, lines }, { 'Idempotency-Key': 'one' })
  expect(begun).toMatchObject({
    code: 200,
    data: {
      number: null,
      revision: 1,
      state: 'draft',
      version: 1,
      request_number: 'RQ-2026-00001',
      lines: [{ stock_code: 'RW1', name_en: 'Foam', unit_price: '18.75', pieces: 24, gross: '450.00', net: '405.00' }],
      vat: [{ rate: 15, taxable: '405.00', amount: '60.75' }],
      total: '465.75',
      currency: 'SAR',
      pdf_url: null,
    },
  })
  const { quote_id, request_id } = begun.data
  expect((await post('quotes/add', { ...customer, lines }, { 'Idempotency-Key': 'one' })).data.quote_id).toBe(quote_id)
  expect(await post('quotes/add', { request_id })).toMatchObject({ code: 409, data: { quote_id } })

  const changed = await post('quotes/update', { quote_id, version: 1, customer_vat: '300000000000003' })
  expect(changed).toMatchObject({ code: 200, data: { version: 2, customer_vat: '300000000000003', total: '465.75' } })
  expect(await post('quotes/update', { quote_id, version: 1, customer_cr: '1010101010' })).toMatchObject({ code: 409 })
  expect(await post('quotes/update', { quote_id, version: 2, customer_cr: '1', locale: 'en' })).toMatchObject({
    code: 422,
    data: { fields: { customer_cr: 'A commercial registration has 10 digits.' } },
  })

  const sent = await post('quotes/send', { quote_id, version: 2, by: 'mail' })
  expect(sent).toMatchObject({ code: 200, data: { number: 'QT-2026-00001', state: 'sent', sent_by: 'mail' } })
  expect(sent.data['pdf_url']).toBe(`${String(sent.data['status_url'])}/quote-1.pdf`)
  const pdf = await site.services.quotations.pdf(quote_id, 1)
  expect(pdf!.bytes.subarray(0, 5).toString()).toBe('%PDF-')
  expect(await post('quotes/update', { quote_id, version: 3, customer_name: 'B', locale: 'ar' })).toMatchObject({
    code: 409,
    message: 'أُرسل العرض ولا يُعدَّل. أنشئ نسخة معدّلة.',
  })

  const revised = await post('quotes/revise', { quote_id, version: 3 })
  expect(revised).toMatchObject({ data: { number: 'QT-2026-00001', revision: 2, state: 'draft' } })
  expect(await read('getquote.php?number=QT-2026-00001&revision=1')).toMatchObject({
    code: 200,
    data: { quote_id, revision: 1, state: 'sent', revisions: [{ revision: 1 }, { revision: 2 }] },
  })
  expect((await read(`getquote.php?quote_id=${quote_id}&revision=3`)).code).toBe(404)
  expect(await post('quotes/withdraw', { quote_id, version: 4, reason: 'Wrong price' })).toMatchObject({
    code: 200,
    data: { revision: 2, state: 'draft', revisions: [{ state: 'withdrawn' }, { state: 'draft' }] },
  })
})

it('refuses to send what has no price, and what nobody has', async () => {
  const { quote_id } = await begin({ lines: [{ stock_code: 'RW1' }, { stock_code: 'RW2' }, { name_en: 'Shelf' }] })
  expect(await post('quotes/send', { quote_id, version: 1, by: 'link' })).toMatchObject({
    code: 422,
    data: { fields: { lines: 'Lines without a price: 2, 3' } },
  })
  expect(await post('quotes/send', { quote_id, version: 1, by: 'sms', locale: 'en' })).toMatchObject({
    code: 422,
    data: { fields: { by: 'Choose one of the values in the list.' } },
  })
  for (const call of ['send', 'update', 'revise', 'withdraw'])
    expect((await post(`quotes/${call}`, { quote_id: 'none', version: 1 })).code).toBe(404)
  expect((await post('quotes/add', { ...customer, request_id: 'none' })).code).toBe(404)
  expect(await post('quotes/add', { ...customer, lines: [{ unit_price: '1.234' }] })).toMatchObject({
    code: 422,
    data: { fields: { 'unit_price[0]': expect.any(String) } },
  })
})

it('takes 500 lines with long names as a form and as JSON, and no more', async () => {
  const name = { name_ar: 'رغوة بولي يوريثان '.repeat(5), name_en: 'Polyurethane foam '.repeat(5) }
  const many = (count: number) => JSON.stringify(Array.from({ length: count }, () => ({ ...name, unit_price: '1.25' })))
  const asForm = { ...(await headersOf()), 'Content-Type': 'application/x-www-form-urlencoded' }
  const body = (count: number) => new URLSearchParams({ ...customer, lines: many(count) }).toString()
  const send = (count: number) =>
    site.app.request('/api/quotes/add.php', { method: 'POST', headers: asForm, body: body(count) })
  expect((await send(500)).status).toBe(200)
  expect((await send(501)).status).toBe(422)
  expect(await post('quotes/add', { ...customer, lines: many(500) })).toMatchObject({
    code: 200,
    data: { subtotal: '625.00' },
  })
})

it('lists quotations by state, day and words, for owners and sales alone', async () => {
  const { request_id } = await begin({ customer_name: 'Rami' })
  await giveAccount(site.db, { kind: 'staff', id: 'n-1', name: 'noura', role: 'sales', via: 'session' })
  await post('requests/update', { request_id, version: 1, assignee: 'noura' })
  const { data } = await read('getall.php?q=rami&state=draft&from=2026-01-01')
  expect(data).toMatchObject([
    { customer_name: 'Rami', number: null, state: 'draft', total: '465.75', assignee: 'noura' },
  ])
  expect((await read('getall.php?state=accepted')).data).toEqual([])
  expect((await read('getall.php?q=rami&updated_since=2026-01-01')).data).toHaveLength(1)
  expect((await read('getall.php?q=rami&updated_since=2999-01-01T00:00:00Z')).data).toEqual([])
  expect((await read('getall.php?updated_since=soon')).code).toBe(422)
  expect((await read('getall.php?per_page=1')).data).toHaveLength(1)
  for (const query of ['getall.php', 'getquote.php'])
    expect((await call(`quotes/${query}`, null, 'editor')).code).toBe(403)
})

it('gives accepted quotations with their lines to other systems, and as sheets', async () => {
  const { quote_id, version, request_id } = await begin({ customer_vat: '300000000000003', customer_reference: 'PO-1' })
  const { data: sent } = await post('quotes/send', { quote_id, version, by: 'link' })
  await site.services.quotations.answer(request_id, {
    kind: 'accept',
    fields: { revision: '1', key: 'k', acceptedBy: 'Huda', poNumber: 'PO-1' },
  })
  const accepted = { number: sent.number, customer_vat: '300000000000003', vat_total: '60.75', total: '465.75' }
  expect((await read('getall.php?state=accepted')).data).toMatchObject([
    { ...accepted, lines: [{ stock_code: 'RW1', pieces: 24, discount: '10.00', net: '405.00', vat_rate: 15 }] },
  ])
  for (const format of ['xlsx', 'csv']) {
    const answer = await site.app.request(`/api/quotes/getall.php?state=accepted&format=${format}`, {
      headers: await headersOf(),
    })
    const file = Buffer.from(await answer.arrayBuffer())
    const rows = await allRows((await openSheet({ file, choice: {}, limits: SHEET_LIMITS })).rows())
    const [headings, row] = rows.map(({ cells }) => cells)
    const cell = (name: string) => row![headings!.indexOf(name)]
    expect(rows).toHaveLength(2)
    expect([cell('number'), cell('customer_vat'), cell('stock_code')]).toEqual([sent.number, '300000000000003', 'RW1'])
    expect(['pieces', 'unit_price', 'discount', 'net', 'vat_rate', 'total'].map((name) => Number(cell(name)))).toEqual([
      24, 18.75, 10, 405, 15, 465.75,
    ])
  }
})
