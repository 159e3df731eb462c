import { expect, test } from 'vitest'
import { binSearch, readBinQuery } from './bin-query.ts'

test('what was asked of the bin stands in its address', () => {
  const query = { search: 'foam', kind: 'product' as const, page: 2 }
  expect(readBinQuery(new URLSearchParams(binSearch(query)))).toEqual(query)
})

test('what is usual stands in no address, and what nobody understands is what is usual', () => {
  const usual = { search: '', kind: null, page: 1 }
  expect(binSearch(usual)).toBe('')
  expect(readBinQuery(new URLSearchParams('?kind=spaceship&page=-3'))).toEqual(usual)
  expect(readBinQuery(new URLSearchParams('?kind=settings'))).toEqual(usual)
})
