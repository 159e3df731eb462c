import { describe, expect, it, test } from 'vitest'
import { BLANK_PACK, type Variant } from '#domain/products/pack-fields.ts'
import { readGridCell } from './grid-cells.ts'
import { readPostedGrid } from './grid-names.ts'
import { evaluateGrid, type GridContent } from './evaluate-grid.ts'

const pack = (stockCode: string, more: Partial<Variant> = {}): Variant => ({ ...BLANK_PACK, stockCode, ...more })
const foam: GridContent = {
  code: '805',
  name: { ar: 'رغوة', en: 'Foam' },
  variants: [pack('RW1', { boxQuantity: '12', stockState: 'in_stock', weightKg: 1.5 }), pack('RW2')],
}
const PRICES: Record<string, string> = { RW1: '52.50' }

type Meanwhile = { base?: GridContent | null; current?: GridContent }

function evaluated(cells: Record<string, string>, { base = foam, current = foam }: Meanwhile = {}) {
  const fields = Object.fromEntries(Object.entries(cells).map(([name, text]) => [name.replace('c.', 'c.foam.'), text]))
  const [posted] = readPostedGrid(fields)
  return evaluateGrid({ posted: posted!, base, current, priceOf: (code) => PRICES[code ?? ''] ?? '' })
}

describe('the names of the grid', () => {
  it('are read by product, whatever its id looks like', () => {
    const posted = readPostedGrid({
      'v.a.1.x': '7',
      'c.a.1.x.0.price': '5',
      'p.a.1.x.0': '4.00',
      'c.a.1.x.new.stock_code': 'N',
      'c.b.0.colour': 'red',
      'c.b.0.type': ['old', 'new'],
      'v.c': '1',
      columns: 'price',
    })
    expect(posted.map(({ id, version }) => [id, version])).toEqual([
      ['a.1.x', 7],
      ['b', null],
    ])
    expect(posted[0]!.cells).toEqual([
      { place: 0, field: 'price', typed: '5' },
      { place: 'new', field: 'stock_code', typed: 'N' },
    ])
    expect(posted[0]!.prices.get(0)).toBe('4.00')
    expect(posted[1]!.cells).toEqual([{ place: 0, field: 'type', typed: 'new' }])
  })

  it('leave out a cell that was given up for another value', () => {
    expect(readPostedGrid({ 'c.a.0.price': '5', 'k.a.0.price': 'theirs' })).toEqual([])
    expect(readPostedGrid({ 'c.a.0.price': '5', 'k.a.0.price': 'mine' })).toHaveLength(1)
  })
})

test.each([
  ['price', '١٬٢٥٠٫٥٠ ر.س', '1250.50'],
  ['price', '12,5', '12.50'],
  ['price', '0', '0.00'],
  ['price', '', ''],
  ['price', '1.234', 'too-precise'],
  ['price', 'about ten', 'not-a-number'],
  ['price', '10000000', 'out-of-range'],
  ['box_quantity', '٢٤', '24'],
  ['box_quantity', '1.5', 'not-whole'],
  ['box_quantity', '0', 'out-of-range'],
  ['stock_state', 'تحت الطلب', 'on_order'],
  ['stock_state', '3', 'in_stock'],
  ['stock_state', 'soon', 'unknown-state'],
  ['stock_code', ' RW٣٠٠ ', 'RW300'],
  ['stock_code', '1.5E+05', 'scientific-code'],
  ['stock_code', '12-May', 'date-in-code'],
  ['volume', '٧٥٠ ml', '750 ml'],
  ['type_ar', 'أبيض ٣', 'أبيض ٣'],
  ['product_name_en', 'x'.repeat(201), 'too-long'],
] as const)('%s: %s is %s', (field, typed, expected) => {
  const reading = readGridCell(field, typed)
  expect(reading.ok ? reading.value : reading.problem.kind).toBe(expected)
})

describe('the cells of one product', () => {
  it('come to nothing where they say what they were filled with', () =>
    expect(
      evaluated({
        'c.0.code': '805',
        'c.0.product_name_ar': ' رغوة ',
        'c.0.box_quantity': '١٢',
        'c.0.stock_state': 'In stock',
        'c.0.price': '52.5',
        'c.1.stock_code': 'RW2',
        'c.new.stock_code': '',
      }),
    ).toEqual({ fields: {}, prices: [], mine: {}, problems: {}, conflicts: {} }))

  it('change what they say, and keep of a pack what the grid does not show', () => {
    const { fields, prices, mine } = evaluated({
      'c.0.product_name_en': 'Foam X',
      'c.1.box_quantity': '6',
      'c.0.price': '60',
      'c.0.stock_state': 'ask',
    })
    expect(fields['product_name_en']).toBe('Foam X')
    expect(fields['stock_code[]']).toEqual(['RW1', 'RW2'])
    expect(fields['box_quantity[]']).toEqual(['12', '6'])
    expect(fields['weight_kg[]']).toEqual(['1.5', ''])
    expect(fields['stock_state[]']).toEqual(['ask', ''])
    expect(prices).toEqual([{ place: 0, stockCode: 'RW1', price: '60.00' }])
    expect(Object.keys(mine)).toHaveLength(4)
  })

  it('add a pack in the empty row, with its price', () => {
    const { fields, prices } = evaluated({ 'c.new.stock_code': 'RW3', 'c.new.price': '9', 'c.new.type': '' })
    expect(fields['stock_code[]']).toEqual(['RW1', 'RW2', 'RW3'])
    expect(prices).toEqual([{ place: 'new', stockCode: 'RW3', price: '9.00' }])
  })

  it('refuse what cannot be stored, each cell with its reason', () => {
    const { problems, fields } = evaluated({
      'c.0.box_quantity': 'twelve',
      'c.0.product_name_ar': '',
      'c.new.price': '5',
      'c.1.price': '7',
      'c.1.type': 'red',
    })
    expect(problems).toEqual({
      '0.box_quantity': { kind: 'not-a-number' },
      '0.product_name_ar': { kind: 'missing' },
      'new.price': { kind: 'price-without-code' },
    })
    expect(fields['type[]']).toEqual(['', 'red'])
  })

  it('refuse two prices of one stock code', () => {
    const twice = { ...foam, variants: [pack('RW1'), pack('rw1')] }
    const both = { base: twice, current: twice }
    expect(evaluated({ 'c.0.price': '1', 'c.1.price': '2' }, both).problems).toEqual({
      '1.price': { kind: 'price-twice' },
    })
    expect(evaluated({ 'c.0.price': '1', 'c.1.price': '1' }, both).problems).toEqual({})
  })

  describe('that somebody else has saved meanwhile', () => {
    const theirs: GridContent = {
      ...foam,
      name: { ar: 'رغوة', en: 'Foam of theirs' },
      variants: [pack('RW0'), foam.variants[0]!, pack('RW2', { type: { ar: null, en: 'white' } })],
    }

    it('are merged cell by cell, packs by their codes', () => {
      const { fields, conflicts } = evaluated(
        {
          'c.0.product_name_en': 'Foam',
          'c.0.product_name_ar': 'رغوة جديدة',
          'c.0.box_quantity': '24',
          'c.1.type': '',
        },
        { current: theirs },
      )
      expect(conflicts).toEqual({})
      expect(fields['product_name_en']).toBeUndefined()
      expect(fields['product_name_ar']).toBe('رغوة جديدة')
      expect(fields['stock_code[]']).toEqual(['RW0', 'RW1', 'RW2'])
      expect(fields['box_quantity[]']).toEqual(['', '24', ''])
      expect(fields['type[]']).toEqual(['', '', 'white'])
    })

    it('are a conflict where both changed one, unless both say the same', () => {
      const mine = { 'c.0.product_name_en': 'Foam of mine', 'c.1.type': 'White' }
      expect(evaluated(mine, { current: theirs }).conflicts).toEqual({
        '0.product_name_en': { mine: 'Foam of mine', theirs: 'Foam of theirs' },
        '1.type': { mine: 'White', theirs: 'white' },
      })
      expect(evaluated({ 'c.0.product_name_en': 'Foam of theirs' }, { current: theirs })).toMatchObject({
        fields: {},
        conflicts: {},
      })
    })

    it('are a conflict where nobody knows what they were filled from', () => {
      const { conflicts } = evaluated({ 'c.0.product_name_en': 'Foam' }, { base: null, current: theirs })
      expect(conflicts).toEqual({ '0.product_name_en': { mine: 'Foam', theirs: 'Foam of theirs' } })
    })

    it('are refused where their pack is gone', () => {
      const one = { ...foam, variants: [foam.variants[1]!] }
      const { problems, fields } = evaluated(
        { 'c.0.type': 'red', 'c.0.box_quantity': '12', 'c.1.type': 'blue' },
        { current: one },
      )
      expect(problems).toEqual({ '0.type': { kind: 'pack-gone' } })
      expect(fields['type[]']).toEqual(['blue'])
    })

    it('are compared with the price that was seen', () => {
      expect(evaluated({ 'c.0.price': '60', 'p.foam.0': '50.00' }).conflicts).toEqual({
        '0.price': { mine: '60', theirs: '52.50' },
      })
      expect(evaluated({ 'c.0.price': '50', 'p.foam.0': '50.00' })).toMatchObject({ prices: [], conflicts: {} })
    })
  })
})
