import { expect, test } from 'vitest'
import { readRedirectListQuery, redirectListSearch } from './redirect-list.ts'

test('the list keeps what was asked of it in its address', () => {
  const query = { search: 'old page', origin: 'kept', page: 3 } as const
  expect(readRedirectListQuery(new URLSearchParams(redirectListSearch(query)))).toEqual(query)
  expect(redirectListSearch({ search: '', origin: null, page: 1 })).toBe('')
})

test('what cannot be read means the whole list', () => {
  const query = readRedirectListQuery(new URLSearchParams('origin=moon&page=-4'))
  expect(query).toEqual({ search: '', origin: null, page: 1 })
})
