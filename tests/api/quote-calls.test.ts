import { afterAll, beforeAll, expect, it } from 'vitest'
import { someone } from '../support/records.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
let headers: Record<string, string>
beforeAll(async () => {
  site = await openTestApp()
  const { secret } = await site.services.apiTokens.create({ name: 'desk', role: 'sales', days: 5 }, someone)
  headers = { Authorization: `Bearer ${secret}`, 'Content-Type': 'application/json' }
})
afterAll(() => site.close())

async function calculate(fields: Record<string, unknown>) {
  const init = { method: 'POST', headers, body: JSON.stringify(fields) }
  const answer = await site.app.request('/api/quotes/calculate.php', init)
  return { code: answer.status, ...((await answer.json()) as { data?: unknown; message?: string }) }
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
      'unit_price[1]': 'لا يكون السعر سالباً.',
      'vat_rate[1]': 'نسبة الضريبة 15 أو 0.',
      'unit[1]': 'الوحدة حبة أو كرتون.',
      'unit[2]': 'لا يُعرف كم حبة في كرتون هذه العبوة. اطلبها بالحبة.',
    },
  })
})

it.each([{}, { lines: 'x' }, { lines: [1] }, { lines: Array.from({ length: 501 }, () => ({})) }])(
  'refuses what is no list of lines: %#',
  async (fields) =>
    expect(await calculate(fields)).toMatchObject({ code: 422, data: { fields: { lines: expect.any(String) } } }),
)
