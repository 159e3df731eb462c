import { expect, test } from 'vitest'
import { askedBin, publicationOf, readListState } from './list-state.ts'

const ask = (text: string) => new URLSearchParams(text)

test('a list is narrowed to a state that it knows, and leads to the bin with its kind and words', () => {
  expect(readListState(ask('state=scheduled'))).toBe('scheduled')
  expect(readListState(ask('state=bin'))).toBeNull()
  expect(readListState(ask('state=gone'))).toBeNull()
  expect(askedBin(ask('state=bin&q=foam&page=4'), 'product')).toEqual({ kind: 'product', search: 'foam', page: 1 })
  expect(askedBin(ask('state=draft'), 'product')).toBeNull()
})

test('a record that nobody has saved is as its list says', () => {
  expect(publicationOf(undefined).state).toBe('published')
  expect(publicationOf(undefined, 'draft').state).toBe('draft')
})
