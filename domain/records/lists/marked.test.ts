import { expect, test } from 'vitest'
import { byReason, manyDoneText, readManyDone } from './marked.ts'

test('what is left out is told once for each reason, with a few names', () => {
  const left = ['a', 'b', 'c'].map((id) => ({
    id,
    name: { ar: id, en: id },
    reason: id === 'b' ? { ar: 'منشور', en: 'Published' } : { ar: 'ناقص', en: 'Incomplete' },
  }))
  expect(byReason(left, 1)).toEqual([
    { reason: { ar: 'ناقص', en: 'Incomplete' }, names: [{ ar: 'a', en: 'a' }], count: 2 },
    { reason: { ar: 'منشور', en: 'Published' }, names: [{ ar: 'b', en: 'b' }], count: 1 },
  ])
})

test('an address says what was done, and one that was made up says nothing', () => {
  const done = { kind: 'product', count: 27, out: 3 } as const
  expect(readManyDone(manyDoneText(done))).toEqual(done)
  for (const text of [null, '', 'product', 'stone-1-2', 'product--1-2', 'product-12345-0']) {
    expect(readManyDone(text)).toBeNull()
  }
})
