import { expect, test } from 'vitest'
import { blankLine, givenPack, packLine, pastedLine, type PastedItem } from './quote-lines.ts'

const boxed = { stockCode: 'RW1', nameAr: 'رغوة', nameEn: 'Foam', boxQuantity: 12, price: '18.75' }
const loose = { ...boxed, boxQuantity: null }
const asked = (item: Partial<PastedItem>): PastedItem => ({
  stockCode: '',
  qty: 10,
  unit: 'piece',
  note: '',
  text: '',
  written: 'Foam',
  ...item,
})

test.each([
  [{}, boxed, { qty: '10', unit: 'piece', unit_price: '18.75', line_note: '' }],
  [{ unit: 'carton' }, boxed, { unit: 'carton', unit_price: '18.75', line_note: '' }],
  [{ unit: 'carton' }, loose, { unit: 'piece', unit_price: '', line_note: '10 cartons' }],
  [
    { unit: 'other', unit_word: 'dozen', note: 'red' },
    boxed,
    { unit: 'piece', unit_price: '', line_note: '10 dozen · red' },
  ],
  [{ unit: 'carton' }, null, { unit: 'piece', unit_word: 'Cartons', line_note: '' }],
  [{ unit: 'carton', text: 'قفازات' }, null, { unit: 'piece', unit_word: 'كرتون' }],
  [{ unit: 'other', unit_word: 'درزن', qty: null }, null, { qty: '', unit: 'piece', unit_word: 'درزن' }],
] as const)(
  'a pasted item %j is counted as it was written, and priced only where that is known',
  (item, pack, line) => {
    expect(pastedLine(asked(item), pack)).toMatchObject(line)
  },
)

test.each([
  [{ unit_word: 'كرتون' }, boxed, { qty: '10', unit: 'carton', unit_price: '18.75', line_note: '' }],
  [{ unit_word: 'Cartons' }, loose, { unit: 'piece', unit_price: '', line_note: '10 Cartons' }],
  [{ unit_word: 'kg', line_note: 'red' }, boxed, { unit: 'piece', unit_price: '', line_note: '10 kg · red' }],
  [{}, boxed, { unit: 'piece', unit_price: '18.75', line_note: '' }],
] as const)('a line in words %j keeps what was asked for when it is given a pack', (line, pack, expected) => {
  expect(givenPack({ ...blankLine('text'), qty: '10', ...line }, packLine(pack))).toMatchObject(expected)
})
