import { expect, test } from 'vitest'
import { readVersionQuery } from './version-query.ts'

const read = (query: string) => readVersionQuery(new URLSearchParams(query))

test('names a record, and two of its versions in their order', () => {
  expect(read('kind=product&id=s20')).toMatchObject({
    kind: 'product',
    id: 's20',
    page: 1,
    a: null,
    b: null,
    all: false,
  })
  expect(read('kind=product&id=s20&a=5&b=2&all=1')).toMatchObject({ a: 2, b: 5, all: true })
  expect(read('kind=product&id=s20&b=3')).toMatchObject({ a: null, b: 3 })
  expect(read('kind=product&id=s20&a=3')).toMatchObject({ a: null, b: 3 })
})

test('names the settings as they were before their first save', () => {
  expect(read('kind=settings&id=site&a=2&b=0')).toMatchObject({ a: 0, b: 2 })
  expect(read('kind=settings&id=site&restore=0')).toMatchObject({ restore: 0 })
})

test('what makes no sense is as if it were not there', () => {
  expect(read('kind=product&id=s20&a=x&b=-1&page=0&restore=1e3')).toMatchObject({
    a: null,
    b: null,
    page: 1,
    restore: null,
  })
  expect(read('kind=car&id=s20')).toBeNull()
  expect(read('kind=product')).toBeNull()
})
