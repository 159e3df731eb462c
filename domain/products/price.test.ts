import { expect, test } from 'vitest'
import { shownPrice, toHalalas, withVat } from './price.ts'

test('VAT is 15 %, half a halala rounded up', () => {
  expect(withVat(2100)).toBe(2415)
  expect(withVat(1875)).toBe(2156)
  expect(withVat(10)).toBe(12)
  expect(withVat(0)).toBe(0)
})

test('a price is written with two decimals and in thousands, in Latin digits in both languages', () => {
  expect(shownPrice(toHalalas(21), 'en')).toEqual({ excluding: '21.00', including: '24.15' })
  expect(shownPrice(toHalalas(1250.5), 'ar')).toEqual({ excluding: '1,250.50', including: '1,438.08' })
})

test('what no coin can pay is rounded', () => expect(toHalalas(1.005)).toBe(100))
