import { expect, test } from 'vitest'
import { readPastedPrices } from '#domain/prices/prices-form.ts'
import { readNumberCell } from '#domain/sheets/number-cell.ts'
import { readPrice } from '#domain/quotes/typed-amount.ts'

/** Every door for money: forms, calls and the grid; sheets; the pasted price list. Halalas, or `refused`. */
const DOORS = {
  typed: (text: string) => {
    const read = readPrice(text)
    return 'value' in read ? Number(read.value) : 'refused'
  },
  cell: (text: string) => {
    const read = readNumberCell(text, { places: 2, least: 0, most: 9_999_999.99 })
    return read.ok ? Math.round((read.value ?? Number.NaN) * 100) : 'refused'
  },
  pasted: (text: string) => {
    const read = readPrice(readPastedPrices(`RW300101\t${text}`)?.[0]?.price)
    return 'value' in read ? Number(read.value) : 'refused'
  },
}

const SPELLINGS: [typed: string, halalas: number | 'refused'][] = [
  ['12', 1200],
  ['SAR. 12', 1200],
  ['SAR 12', 1200],
  ['SAR12.50', 1250],
  ['SR 12', 1200],
  ['12 SR', 1200],
  ['12 SR.', 1200],
  ['S.R. 12', 1200],
  ['12 Riyals', 1200],
  ['12 ريال', 1200],
  ['12 ريال سعودي', 1200],
  ['ريال 12', 1200],
  ['12.00 ر.س.', 1200],
  ['12 ر س', 1200],
  ['12 رس', 1200],
  ['ر.س 12', 1200],
  ['12/-', 1200],
  ['SAR 12.00/-', 1200],
  ['12/- SR', 1200],
  ['\u20c11\u00a0250.50', 125_050],
  ['1 250', 125_000],
  ['12 345 678 SAR', 'refused'],
  ['1 234 567.89', 123_456_789],
  ['١٬٢٥٠٫٥٠ ر.س', 125_050],
  ['1.250,50', 125_050],
  ['52,50', 5250],
  ['SAR .50', 50],
  ['SAR.12', 'refused'],
  ['SAR.50', 'refused'],
  ['12 50', 'refused'],
  ['1 2 3', 'refused'],
  ['1 2', 'refused'],
  ['1 23 4', 'refused'],
  ['12 345 6', 'refused'],
  ['1,25,0', 'refused'],
  ['0,500', 'refused'],
  ['15%', 'refused'],
  ['12 هللة', 'refused'],
  ['12 USD', 'refused'],
  ['about 12', 'refused'],
  ['12 SAR SAR', 'refused'],
  ['12-14', 'refused'],
  ['24 إلى 36', 'refused'],
]

test.each(SPELLINGS)('the price %j is the same at every door', (typed, halalas) => {
  const read = Object.fromEntries(Object.entries(DOORS).map(([door, readAt]) => [door, readAt(typed)]))
  expect(read).toEqual({ typed: halalas, cell: halalas, pasted: halalas })
})

test('a number among a page of blanks or marks is refused rather than cut', () =>
  expect(DOORS.typed(`12${' '.repeat(300)}x`)).toBe('refused'))
