import { expect, test } from 'vitest'
import { printedIban, toStoredIban } from './iban.ts'

test.each([
  ['sa03 8000 0000 6080 1016 7519', 'SA0380000000608010167519'],
  ['GB29 NWBK 6016 1331 9268 19', 'GB29NWBK60161331926819'],
  ['SA0480000000608010167519', null],
  ['SA038000000060801016751', null],
  ['0380000000608010167519', null],
])('%s is %s', (typed, stored) => {
  expect(toStoredIban(typed)).toBe(stored)
})

test('stands on paper in groups of four', () => {
  expect(printedIban('SA0380000000608010167519')).toBe('SA03 8000 0000 6080 1016 7519')
})
