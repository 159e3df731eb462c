import { expect, test } from 'vitest'
import type { Locale } from '#domain/text/locale.ts'
import { chatText } from './contact-ways.ts'
import { readTakenOrigin, readTakenRows } from './taken-form.ts'
import { reopened, type QuoteFormLine } from './line-form.ts'
import type { QuotationDossier } from './quotation-record.ts'
import type { RequestLine } from './request-line.ts'
import { toRepeatedList } from './request-view.ts'
import { groupedMoney, moneyText } from './halalas.ts'
import { type LineValues, toLineColumns, toLineValues, toTypedTotals } from './line-values.ts'

const frame = { number: 'RQ-2026-00001', url: 'https://site.example/x' }

test('a list in a chat has its number, a line each, and its link', () => {
  expect(chatText([['RW1', '750 ml', '2 cartons']], frame)).toBe(
    'RQ-2026-00001\nRW1 – 750 ml – 2 cartons\nhttps://site.example/x',
  )
  expect(chatText([['RW1', '', '1 piece']])).toBe('RW1 – 1 piece')
})

test('a long list is cut for a chat at whole lines', () => {
  const text = chatText(
    Array.from({ length: 200 }, (_, index) => [`RW${index}`, '750 ml', '2 cartons']),
    frame,
  )
  expect(text.length).toBeLessThanOrEqual(1800)
  expect(text).toMatch(/2 cartons\n\+ \d+\nhttps:\/\/site\.example\/x$/)
})

test('a row is a line by whatever it was called, and one in which nothing stands is none', () => {
  const { rows, problems } = readTakenRows({
    'item[]': ['RW300401', '', ' رغوة حمراء '],
    'qty[]': ['١٢', '', ''],
    'unit[]': ['carton', '', ''],
    'note[]': ['', '', 'by Sunday'],
  })
  expect(problems).toEqual({})
  expect(rows.map(({ place, line: { text, qty, unit, note } }) => [place, text, qty, unit, note])).toEqual([
    [0, 'RW300401', 12, 'carton', ''],
    [2, 'رغوة حمراء', 1, 'piece', 'by Sunday'],
  ])
})

test('what is wrong is told of the row where it stands', () => {
  const { problems } = readTakenRows({ 'item[]': ['', '', 'a'], 'qty[]': ['', '5', 'many'] })
  expect(problems).toEqual({ 'item[1]': 'missing', 'qty[2]': 'qty-invalid' })
})

test('a form of one row, and of none, is read as well', () => {
  expect(readTakenRows({ 'item[]': 'a', 'qty[]': '2' }).rows).toHaveLength(1)
  expect(readTakenRows({})).toEqual({ rows: [], problems: {} })
})

test('whatever else is sent for it, it came by telephone and in Arabic', () => {
  expect(readTakenOrigin({ source: 'visit', locale: 'en' })).toEqual({ cameBy: 'visit', locale: 'en' })
  expect(readTakenOrigin({ source: 'list', locale: 'fr' })).toEqual({ cameBy: 'phone', locale: 'ar' })
})

const asked = {
  stockCode: 'RW1',
  productId: '805',
  qty: 12,
  unit: 'piece',
  note: 'soon',
  text: '',
  name: { ar: '', en: '' },
} as RequestLine
const line = (given: Partial<QuoteFormLine>) => ({
  kind: 'pack',
  stockCode: 'RW1',
  nameAr: 'رغوة',
  nameEn: '',
  qty: 24,
  unit: 'carton',
  ...given,
})
const quoted = (state: string) =>
  ({
    revisions: [
      { state: 'replaced', form: { lines: [line({ qty: 9 })] } },
      {
        state,
        form: {
          lines: [
            line({}),
            line({ stockCode: 'RW2' }),
            line({ kind: 'text', stockCode: '', nameAr: 'رف', nameEn: 'Shelf' }),
            line({ kind: 'delivery', stockCode: '' }),
          ],
        },
      },
    ],
  }) as unknown as QuotationDossier

test('a request is repeated as it was asked for, unless a quotation of it was accepted', () => {
  for (const quotation of [null, quoted('sent')]) {
    expect(toRepeatedList({ lines: [asked], quotation }, 'ar')).toMatchObject([
      { stockCode: 'RW1', qty: 12, note: 'soon' },
    ])
  }
  const accepted = (locale: Locale) => toRepeatedList({ lines: [asked], quotation: quoted('accepted') }, locale)
  expect(accepted('ar')).toEqual([
    { stockCode: 'RW1', productId: '805', qty: 24, unit: 'carton', note: '', text: '' },
    { stockCode: 'RW2', productId: '', qty: 24, unit: 'carton', note: '', text: '' },
    { stockCode: '', productId: '', qty: 24, unit: 'carton', note: '', text: 'رف' },
  ])
  expect(accepted('en').map(({ text }) => text)).toEqual(['', '', 'Shelf'])
})

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

test('a line without a price that is opened again has that of the list, unless staff are to count first', () => {
  const pack = { nameAr: '', nameEn: '', boxQuantity: 12, price: 900n }
  const open = (line: Partial<QuoteFormLine>) => reopened({ ...foam, unitPrice: null, ...line }, pack, null).unitPrice
  expect([open({}), open({ note: '2 dozen' }), open({ unitPrice: 0n })]).toEqual([900n, null, 0n])
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
