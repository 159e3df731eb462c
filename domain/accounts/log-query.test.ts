import { expect, test } from 'vitest'
import { logKindsOf, logSearch, readLogQuery } from './log-query.ts'

const choices = { kinds: ['product', 'post'], acts: ['product.update', 'post.create'], people: ['noura'] }
const read = (query: string) => readLogQuery(new URLSearchParams(query), choices)

test('reads every filter, alone and together', () => {
  const query = 'q=foam&who=noura&kind=product&act=update&from=2026-11-01&to=2026-11-26&page=3'
  expect(read(query)).toEqual({
    q: 'foam',
    who: 'noura',
    kind: 'product',
    act: 'update',
    from: '2026-11-01',
    to: '2026-11-26',
    page: 3,
    of: '',
    ignored: [],
  })
  expect(read('act=product.update')).toMatchObject({ act: 'product.update', page: 1 })
  expect(logSearch(read(query))).toBe(`?${query}`)
  expect(logSearch(read(''))).toBe('')
})

test('says which filters are nothing that can be looked for, and leaves them out', () =>
  expect(read('who=nobody&kind=car&act=burn&from=2026-02-30&to=soon&q=x&page=-1&of=../x')).toEqual({
    q: 'x',
    who: '',
    kind: '',
    act: '',
    from: '',
    to: '',
    page: 1,
    of: '',
    ignored: ['who', 'kind', 'act', 'from', 'to'],
  }))

test('a role reads of what it works on', () => {
  expect(logKindsOf('owner')).toEqual(expect.arrayContaining(['product', 'message', 'staff']))
  expect(logKindsOf('editor')).toContain('settings')
  expect(logKindsOf('editor')).not.toContain('message')
  expect(logKindsOf('sales')).toEqual(['message', 'quote', 'inbox', 'price', 'alias'])
  expect(logKindsOf('viewer')).toEqual([])
  expect(logKindsOf(null)).toEqual([])
})

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=1.01', 1],
  ['page=-2', 1],
  ['page=1e3', 1],
])('the page that “%s” names is read as that of every list', (query, page) => expect(read(query).page).toBe(page))
