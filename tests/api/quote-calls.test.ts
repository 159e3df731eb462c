import { beforeAll, expect, it } from 'vitest'
import { BLANK_PACK } from '#domain/products/pack-fields.ts'
import { programsOf } from '#tests/support/calls.ts'
import { aProduct, valueOf } from '#tests/support/records.ts'
import { testSite } from '#tests/support/test-app.ts'

const site = testSite()
const { call } = programsOf(site, 'sales')
beforeAll(async () => {
  const variants = ['RW1', 'RW2'].map((stockCode) => ({ ...BLANK_PACK, stockCode, boxQuantity: '12' }))
  valueOf(await site.services.products.create(aProduct({ slug: 'foam', name: { ar: 'رغوة', en: 'Foam' }, variants })))
})

const post = (path: string, fields: object) => call(`${path}.php`, fields)
const calculate = (fields: Record<string, unknown>) => post('quotes/calculate', fields)

async function prices(query = '') {
  const priced = await call<{ stock_code: string; price: string; version: number }[]>(`prices/getall.php${query}`)
  return { total: priced.headers.get('x-total-count'), data: priced.data, cache: priced.headers.get('cache-control') }
}

it('says what the lines of a quotation come to, in the digits of whoever typed them', async () => {
  const lines = [
    { qty: 24, unit_price: '18.75', discount: '10' },
    { qty: '٧', unit_price: '٣٫٣٣', discount: '١٢٫٥' },
    { qty: 3, unit: 'carton', box_quantity: 12, unit_price: 0.95 },
    { kind: 'delivery', name_ar: 'توصيل', name_en: 'Delivery', unit_price: '150.00' },
  ]
  const { code, data } = await calculate({ lines })
  expect(code).toBe(200)
  expect(data).toMatchObject({
    lines: [
      { kind: 'text', pieces: 24, unit_price: '18.75', discount: '10.00', gross: '450.00', net: '405.00' },
      { pieces: 7, net: '20.40' },
      { pieces: 36, net: '34.20', vat_rate: 15 },
      { kind: 'delivery', name_en: 'Delivery', net: '150.00' },
    ],
    subtotal: '609.60',
    discount_total: '47.91',
    vat: [{ rate: 15, taxable: '609.60', amount: '91.44' }],
    vat_total: '91.44',
    total: '701.04',
  })
})

it('takes a list as a text, too, and a line without a price counts nothing', async () => {
  const { data } = await calculate({ lines: '[{"qty":2},{"unit_price":"0.00"}]' })
  expect(data).toMatchObject({ lines: [{ unit_price: null, net: null }, { net: '0.00' }], total: '0.00' })
})

it('names the field of each line that is wrong', async () => {
  const lines = [
    { qty: 0, unit_price: '1.234', discount: '101' },
    { qty: 1, unit_price: '-1', vat_rate: 5, unit: 'pallet' },
    { qty: 1, unit: 'carton', unit_price: '1' },
  ]
  const { code, data } = await calculate({ lines, locale: 'ar' })
  expect(code).toBe(422)
  expect(data).toEqual({
    fields: {
      'qty[0]': 'اكتب عدداً صحيحاً من 1 إلى 100,000.',
      'unit_price[0]': 'اكتب السعر بمنزلتين عشريتين على الأكثر، مثل 18.75.',
      'discount[0]': 'اكتب خصماً من 0 إلى 100 بالمئة، بمنزلتين عشريتين على الأكثر.',
      'unit_price[1]': 'لا يمكن أن يكون السعر سالباً.',
      'vat_rate[1]': 'نسبة الضريبة 15 أو 0.',
      'unit[1]': 'الوحدة حبة أو كرتون.',
      'unit[2]': 'عدد الحبات في كرتون هذه العبوة غير محدد. اطلبها بالحبة.',
    },
  })
})

it.each([{}, { lines: 'x' }, { lines: [1] }, { lines: Array.from({ length: 501 }, () => ({})) }])(
  'refuses what is no list of lines: %#',
  async (fields) =>
    expect(await calculate(fields)).toMatchObject({ code: 422, data: { fields: { lines: expect.any(String) } } }),
)

it('saves prices all together, and lists them for owners and sales alone', async () => {
  const saved = await post('prices/update', {
    prices: [
      { stock_code: 'rw1', price: '18.75' },
      { stock_code: 'RW2', price: 0 },
    ],
  })
  expect(saved).toMatchObject({ code: 200, data: { act: expect.any(String), changed: 2 } })
  expect(await prices()).toMatchObject({
    total: '2',
    cache: 'no-store',
    data: [
      { stock_code: 'RW1', price: '18.75', version: 1, product_name_en: 'Foam', box_quantity: 12 },
      { stock_code: 'RW2', price: '0.00' },
    ],
  })
  expect((await prices('?q=rw2&per_page=1')).data.map(({ stock_code: code }) => code)).toEqual(['RW2'])
})

it('saves none where one is wrong, and names it', async () => {
  const wrong = await post('prices/update', {
    prices: [
      { stock_code: 'RW1', price: '20' },
      { stock_code: 'XX', price: '1' },
      { stock_code: 'RW2', price: '1.999' },
    ],
  })
  expect(wrong).toMatchObject({
    code: 422,
    data: {
      fields: {
        'stock_code[1]': 'No pack has this code.',
        'price[2]': 'Enter the price with at most two decimals, like 18.75.',
      },
    },
  })
  const stale = await post('prices/update', { prices: [{ stock_code: 'RW1', price: '20', version: 7 }] })
  expect(stale).toMatchObject({ code: 409, data: { fields: { 'price[0]': expect.any(String) } } })
  expect((await prices('?price=none')).total).toBe('0')
  expect((await prices()).data[0]).toMatchObject({ price: '18.75' })
})

it.each([{}, { prices: 'x' }, { prices: [1] }, { prices: [{ stock_code: 'RW1' }] }])(
  'refuses what is no list of prices: %#',
  async (fields) =>
    expect(await post('prices/update', fields)).toMatchObject({
      code: 422,
      data: { fields: { prices: expect.any(String) } },
    }),
)

it('names the groups of customers that the settings do not know', async () => {
  const group_prices = { nobody: '16', traders: '15', none: null }
  expect(await post('prices/update', { prices: [{ stock_code: 'RW1', group_prices }] })).toMatchObject({
    code: 422,
    data: { fields: { 'group_prices[0]': 'Price groups that are not in the settings: nobody, traders' } },
  })
})

it('takes names, prices and cartons of a quotation from the catalogue and the price list', async () => {
  const lines = [
    { stock_code: 'rw1', qty: 2, unit: 'carton' },
    { stock_code: 'RW1', unit_price: '' },
  ]
  expect((await calculate({ lines })).data).toMatchObject({
    lines: [
      { kind: 'pack', name_ar: 'رغوة', name_en: 'Foam', unit_price: '18.75', pieces: 24, net: '450.00' },
      { unit_price: null, net: null },
    ],
    total: '517.50',
  })
})

it('tells nobody else of prices, nor of their versions', async () => {
  const versions = 'versions/getall.php?kind=price&id=rw1'
  expect((await call('prices/getall.php', null, 'editor')).code).toBe(403)
  expect((await call(versions, null, 'editor')).code).toBe(404)
  expect((await call(versions)).code).toBe(200)
  expect(JSON.stringify((await call('products/getall.php', null, 'editor')).data)).not.toContain('18.75')
})
