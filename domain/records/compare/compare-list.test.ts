import { expect, test } from 'vitest'
import { compareKeys } from './compare-list.ts'
import { compareRows } from './compare-rows.ts'

const told = (before: string[], after: string[]) =>
  compareKeys(before, after).map(({ as, value }) => (as === 'same' ? value : `${as} ${value}`))

test('tells what came into a list, left it and stands elsewhere', () => {
  expect(told(['a', 'b', 'c'], ['a', 'c', 'd'])).toEqual(['a', 'removed b', 'c', 'added d'])
  expect(told(['a', 'b', 'c', 'd'], ['d', 'a', 'b', 'c'])).toEqual(['moved d', 'a', 'b', 'c'])
  expect(told([], ['a'])).toEqual(['added a'])
  expect(told(['a'], [])).toEqual(['removed a'])
})

test('rows are matched by their code wherever they stand', () => {
  const before = [
    { stock_code: 'A1', volume: '750 ml' },
    { stock_code: 'B1', volume: '500 ml' },
    { stock_code: 'C1', volume: '300 ml' },
  ]
  const after = [
    { stock_code: 'C1', volume: '300 ml' },
    { stock_code: 'A1', volume: '1 l' },
    { stock_code: 'D1', volume: '5 l' },
  ]
  expect(compareRows(before, after, ['stock_code'])).toMatchObject([
    { as: 'same', moved: true, key: 'C1' },
    { as: 'changed', moved: false, key: 'A1', cells: [{ column: 'stock_code' }, { before: '750 ml', after: '1 l' }] },
    { as: 'removed', key: 'B1' },
    { as: 'added', key: 'D1' },
  ])
})

test('rows without a code, or with the same one, are matched by their place', () => {
  const rows = (...volumes: string[]) => volumes.map((volume) => ({ stock_code: '', volume }))
  expect(compareRows(rows('1 l', '2 l'), rows('1 l', '3 l'), ['stock_code'])).toMatchObject([
    { as: 'same', key: '' },
    { as: 'changed', key: '', cells: [{ before: '2 l', after: '3 l' }] },
  ])
  const twice = [{ stock_code: 'A' }, { stock_code: 'A' }]
  expect(compareRows(twice, twice, ['stock_code']).map(({ as }) => as)).toEqual(['same', 'same'])
})
