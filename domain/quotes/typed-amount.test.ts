import { expect, test } from 'vitest'
import { readDiscount, readPrice, readQuantity } from './typed-amount.ts'

test.each([
  ['18.75', 1875n],
  ['18.7', 1870n],
  ['18', 1800n],
  ['18.', 1800n],
  ['.5', 50n],
  ['0', 0n],
  ['0.00', 0n],
  ['١٢٫٥', 1250n],
  ['۱۲٫۵', 1250n],
  ['١٬٢٥٠٫٥٠ ر.س', 125_050n],
  ['1,250.50', 125_050n],
  ['1.250,50', 125_050n],
  ['52,50', 5250n],
  ['12,5', 1250n],
  ['12،5', 1250n],
  ['1,250', 125_000n],
  ['SAR 1,250.50', 125_050n],
  ['1250 ريال', 125_000n],
  ['\u20c11\u00a0250.50', 125_050n],
  [' \u200f18.75\u200e ', 1875n],
  ['9,999,999.99', 999_999_999n],
  [18.75, 1875n],
  [0.1, 10n],
])('the price %s is %s halalas', (typed, value) => expect(readPrice(typed)).toEqual({ value }))

test.each([
  ['', null],
  [' ', null],
  [null, null],
  [undefined, null],
])('an empty price is none', (typed, value) => expect(readPrice(typed)).toEqual({ value }))

test.each([
  ['18.755', 'price-too-precise'],
  ['18.750', 'price-too-precise'],
  ['١٢٫٥٥٥', 'price-too-precise'],
  [0.1 + 0.2, 'price-too-precise'],
  ['-1', 'price-negative'],
  ['−1.50', 'price-negative'],
  ['10,000,000', 'price-too-high'],
  ['9'.repeat(28), 'price-too-high'],
  ['9'.repeat(40), 'price-malformed'],
  ['1,25,0', 'price-malformed'],
  ['1,250,50', 'price-malformed'],
  ['1.2.3', 'price-malformed'],
  ['1e3', 'price-malformed'],
  ['x', 'price-malformed'],
  ['-', 'price-malformed'],
  ['.', 'price-malformed'],
  [true, 'price-malformed'],
  [['1'], 'price-malformed'],
  [Number.NaN, 'price-malformed'],
])('the price %s is refused', (typed, problem) => expect(readPrice(typed)).toEqual({ problem }))

test.each([
  ['10', 1000n],
  ['12.5 %', 1250n],
  ['١٢٫٥٪', 1250n],
  ['33,33', 3333n],
  ['100', 10_000n],
  ['', 0n],
  [undefined, 0n],
])('the discount %s', (typed, value) => expect(readDiscount(typed)).toEqual({ value }))

test.each(['100.01', '12.555', '-1', 'half', {}, '1000'])('the discount %s is refused', (typed) =>
  expect(readDiscount(typed)).toEqual({ problem: 'discount-malformed' }),
)

test.each([
  ['24', 24],
  ['٢٤', 24],
  ['۲۴', 24],
  ['1,200', 1200],
  ['١٬٢٠٠', 1200],
  [100_000, 100_000],
])('the quantity %s', (typed, value) => expect(readQuantity(typed)).toEqual({ value }))

test.each(['', '0', '-1', '1.5', '1.0', '100001', 'dozen', null, 1.5])('the quantity %s is refused', (typed) =>
  expect(readQuantity(typed)).toEqual({ problem: 'quantity-malformed' }),
)
