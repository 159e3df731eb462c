import { expect, test } from 'vitest'
import { BLANK_PACK, type Variant } from './pack-fields.ts'
import { datedStock } from './stock.ts'

const pack = (stockCode: string, given: Partial<Variant> = {}): Variant => ({ ...BLANK_PACK, stockCode, ...given })
const known = [
  pack('A1', { stockState: 'in_stock', stockAsOf: '2026-10-04' }),
  pack('B2', { stockState: 'ask', stockAsOf: '2026-10-04' }),
]
const dayOf = (sent: Variant) => datedStock([sent], known, '2026-11-26')[0]?.stockAsOf

test('a state is as of the day on which it was set', () => {
  expect(dayOf(pack('C3', { stockState: 'in_stock' }))).toBe('2026-11-26')
  expect(dayOf({ ...known[1]!, stockState: 'on_order' })).toBe('2026-11-26')
})

test('a state that is sent again keeps its day, however its stock code is cased', () => {
  expect(dayOf(known[1]!)).toBe('2026-10-04')
  expect(dayOf({ ...known[1]!, stockCode: 'b2' })).toBe('2026-10-04')
})

test('a day of its own counts', () => {
  expect(dayOf({ ...known[0]!, stockAsOf: '2026-11-20' })).toBe('2026-11-20')
  expect(dayOf(pack('C3', { stockState: 'ask', stockAsOf: '2026-11-01' }))).toBe('2026-11-01')
})

test('no state has no day', () => expect(dayOf({ ...known[0]!, stockState: null })).toBeNull())

test('packs without a stock code are distinguished by their places', () => {
  const [first, second] = [
    pack('', { stockState: 'ask', stockAsOf: '2026-10-04' }),
    pack('', { stockState: 'in_stock', stockAsOf: '2026-10-04' }),
  ]
  expect(datedStock([first, { ...second, stockState: 'ask' }], [first, second], '2026-11-26')).toMatchObject([
    { stockAsOf: '2026-10-04' },
    { stockAsOf: '2026-11-26' },
  ])
})
