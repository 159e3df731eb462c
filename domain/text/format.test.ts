import { expect, test } from 'vitest'
import { countText, formatDay, formatNumber, joinUnit } from './format.ts'
import { formatMonths } from './format-months.ts'
import { formatDayOfMonth } from './staff-dates.ts'

const products = {
  ar: {
    zero: 'لا منتجات',
    one: 'منتج واحد',
    two: 'منتجان',
    few: '{count} منتجات',
    many: '{count} منتجاً',
    other: '{count} منتج',
  },
  en: { one: '{count} product', other: '{count} products' },
}

test.each([
  [0, 'لا منتجات', '0 products'],
  [1, 'منتج واحد', '1 product'],
  [2, 'منتجان', '2 products'],
  [7, '7 منتجات', '7 products'],
  [14, '14 منتجاً', '14 products'],
  [100, '100 منتج', '100 products'],
  [1200, '1,200 منتج', '1,200 products'],
])('%d products are counted by the rules of each language', (count, ar, en) => {
  expect(countText(count, products, 'ar')).toBe(ar)
  expect(countText(count, products, 'en')).toBe(en)
})

test('a day reads day, month, year with Latin digits in both languages', () => {
  expect(formatDay('2026-10-04', 'ar')).toBe('04 أكتوبر 2026')
  expect(formatDay('2026-09-30', 'en')).toBe('30 Sep 2026')
})

test('a text that is no date is not shown as one', () => {
  expect(formatDay('soon', 'ar')).toBeNull()
  expect(formatDayOfMonth('2026-11-12', 'ar')).toBe('12 نوفمبر')
  expect(formatDayOfMonth('2026-11-02', 'en')).toBe('2 November')
})

test('numbers are grouped with Latin digits', () => {
  expect(formatNumber(4500, 'ar')).toBe('4,500')
  expect(formatNumber(4.9, 'ar')).toBe('4.9')
  expect([0, 7, 999, 1000].map((value) => formatNumber(value, 'ar'))).toEqual(['0', '7', '999', '1,000'])
})

test('number and unit stay on one line', () => {
  expect(joinUnit('750', 'مل')).toBe('750\u00a0مل')
  expect(joinUnit('25%', '')).toBe('25%')
})

test('months are counted in words as the rest of the site spells them', () => {
  expect([1, 2, 3, 12].map((count) => formatMonths(count, 'ar'))).toEqual([
    'شهر',
    'شهران',
    '3\u00a0أشهر',
    '12\u00a0شهراً',
  ])
  expect(formatMonths(1, 'en')).toBe('1\u00a0month')
  expect(formatMonths(12, 'en')).toBe('12\u00a0months')
})
