import { expect, test } from 'vitest'
import { readStore } from './chosen-store.ts'

test('the suite asks a site on SQLite unless it is told otherwise', () => {
  expect(readStore([])).toBe('sqlite')
  expect(readStore(['--store=sqlite'])).toBe('sqlite')
  expect(readStore(['--store=postgres'])).toBe('postgres')
})

test('a store that does not exist, and an option that does not, are no way to test less', () => {
  expect(() => readStore(['--store=postgers'])).toThrow('--store is "postgers"; expected sqlite or postgres.')
  expect(() => readStore(['--stores=postgres'])).toThrow('--stores')
})
