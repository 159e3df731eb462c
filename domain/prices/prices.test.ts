import { expect, it, test } from 'vitest'
import { moneyText } from '#domain/quotes/halalas.ts'
import { listedPrice, readPriceGroup } from './price-terms.ts'
import { steppedPrice } from './price-step.ts'
import { quickest } from '#tests/support/quickest.ts'
import { readPastedPrices } from './prices-form.ts'

test.each([
  ['RW300101\t52.50', 'RW300101', '52.50'],
  ['RW300101;٥٢٫٥', 'RW300101', '52.5'],
  ['RW300102;52,50', 'RW300102', '52,50'],
  ['RW300102,52,50', 'RW300102', '52,50'],
  ['805,1,250.50', '805', '1,250.50'],
  ['MS 55 12.50 SAR', 'MS 55', '12.50 SAR'],
  ['RW1  10 ر.س', 'RW1', '10 ر.س'],
  ['RW1 -5', 'RW1', '-5'],
  ['RW1\tabc', 'RW1', 'abc'],
  ['RW1', 'RW1', undefined],
  ['RW1\t', 'RW1', undefined],
  ['RW 1 ,,5', 'RW 1', '5'],
])('%s', (line, stockCode, price) => expect(readPastedPrices(line)).toMatchObject([{ line: 1, stockCode, price }]))

it('leaves out empty lines and a line of headings, and counts as it was pasted', () =>
  expect(readPastedPrices('Stock code\tPrice\r\nRW1\t5\r\n\r\nRW2\t6\n')?.map(({ line }) => line)).toEqual([2, 4]))

it('is in time whatever a line is made of, and counts the lines before it reads them', () => {
  const hard = [',', '1,', '1 ', '. ', '-1 '].map((piece) => piece.repeat(240).concat('x'))
  expect(quickest(() => readPastedPrices(hard.join('\n')))).toBeLessThan(50)
  expect(readPastedPrices('RW1 5\n'.repeat(501))).toBeNull()
})

const contractors = readPriceGroup('contractors | مقاولون | Contractors | 7.5')!
const terms = {
  breaks: [
    { from: 24, halalas: 1750 },
    { from: 96, halalas: 1600 },
  ],
  groups: { traders: 1650 },
}
test.each([
  [23, null, '18.75', 'list'],
  [24, null, '17.50', 'break'],
  [96, null, '16.00', 'break'],
  [1, contractors, '17.34', 'group'],
  [24, contractors, '17.34', 'group'],
  [96, contractors, '16.00', 'break'],
  [1, { ...contractors, id: 'traders' }, '16.50', 'group'],
  [96, { ...contractors, id: 'traders' }, '16.00', 'break'],
  [1, { ...contractors, off: 0 }, '18.75', 'list'],
])('%i pieces for %j cost %s', (pieces, group, price, source) => {
  const listed = listedPrice({ price: 1875n, terms }, pieces, group)!
  expect([moneyText(listed.price), listed.source]).toEqual([price, source])
})

test('a price that there is not has no breaks, and groups are read as they are typed', () => {
  expect(listedPrice({ price: null, terms }, 96, contractors)).toBeNull()
  const wrong = ['', 'a|b', 'A B | x | y | 1', 'a | x | y | 100', 'a | x | y | -1', 'a | x | y | 1 | z']
  expect(wrong.map(readPriceGroup)).toEqual(wrong.map(() => null))
  expect(contractors).toEqual({ id: 'contractors', ar: 'مقاولون', en: 'Contractors', off: 750 })
})

test.each([
  [5250, { percent: 750 }, 5644],
  [5250, { percent: -9000 }, 525],
  [1, { percent: 5000 }, 2],
  [1, { percent: 4999 }, 1],
  [3, { percent: -5000 }, 2],
  [0, { percent: 50_000 }, 0],
  [999_999_999, { percent: 0 }, 999_999_999],
  [999_999_999, { percent: 1 }, null],
  [5250, { amount: 25 }, 5275],
  [5250, { amount: -5250 }, 0],
  [5250, { amount: -5251 }, null],
  [5250, { percent: 500, ending: 0 }, 5500],
  [5250, { percent: 500, ending: 50 }, 5550],
  [5250, { percent: 500, ending: 95 }, 5495],
  [5250, { amount: -5250, ending: 95 }, 95],
])('a price of %i halalas changed by %o is %s', (halalas, step, price) => {
  expect(steppedPrice(halalas, step)).toBe(price)
})
