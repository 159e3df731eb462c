import { expect, test } from 'vitest'
import { groupedMoney, moneyText } from './halalas.ts'
import type { QuoteFormLine } from './line-form.ts'
import { toLineColumns, toLineValues, toTypedTotals, type LineValues } from './line-values.ts'

const foam: QuoteFormLine = {
  kind: 'pack',
  stockCode: 'RW1',
  nameAr: 'رغوة',
  nameEn: 'Foam',
  note: '',
  qty: 24,
  unit: 'piece',
  boxQuantity: 12,
  unitPrice: 1875n,
  discount: 1000n,
  vatRate: 15,
}
const typed = (values: Partial<LineValues>): LineValues => ({ ...toLineValues(foam), ...values })

test('a line stands in its form as people type it', () => {
  expect(toLineValues(foam)).toMatchObject({ qty: '24', unit_price: '18.75', discount: '10', box_quantity: '12' })
  expect(toLineValues({ ...foam, discount: 1250n }).discount).toBe('12.5')
  expect(toLineValues({ ...foam, discount: 0n }).discount).toBe('')
  expect(toLineValues({ ...foam, unitPrice: 0n }).unit_price).toBe('0.00')
  expect(toLineValues({ ...foam, unitPrice: null }).unit_price).toBe('')
  expect(toLineColumns([toLineValues(foam)])['stock_code[]']).toEqual(['RW1'])
})

test('what is typed is reckoned as the server reckons it', () => {
  const { totals, nets, unpriced } = toTypedTotals([
    typed({}),
    typed({ qty: '7', unit_price: '3.33', discount: '١٢٫٥' }),
    typed({ qty: '3', unit: 'carton', unit_price: '0.95', discount: '' }),
    typed({ kind: 'delivery', qty: '1', unit_price: '150', discount: '' }),
    typed({ unit_price: '' }),
  ])
  expect(nets.map((net) => net && moneyText(net))).toEqual(['405.00', '20.40', '34.20', '150.00', null])
  expect([moneyText(totals.subtotal), moneyText(totals.vatTotal), moneyText(totals.total)]).toEqual([
    '609.60',
    '91.44',
    '701.04',
  ])
  expect(unpriced).toEqual([5])
})

test('cartons of which nobody knows what they hold count nothing', () => {
  const { totals, nets } = toTypedTotals([typed({ unit: 'carton', box_quantity: '' })])
  expect([nets, totals.total]).toEqual([[null], 0n])
})

test('money is grouped where it is read', () =>
  expect(['0.05', '999.00', '1250.50', '1234567.89'].map(groupedMoney)).toEqual([
    '0.05',
    '999.00',
    '1,250.50',
    '1,234,567.89',
  ]))
