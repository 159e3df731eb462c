import fc from 'fast-check'
import { expect, it } from 'vitest'
import { readRanges } from './byte-ranges.ts'

it.each([
  ['bytes=0-0', [{ start: 0, end: 0 }]],
  ['bytes=10-19', [{ start: 10, end: 19 }]],
  ['bytes=90-', [{ start: 90, end: 99 }]],
  ['bytes=90-200', [{ start: 90, end: 99 }]],
  ['bytes=-5', [{ start: 95, end: 99 }]],
  ['bytes=-500', [{ start: 0, end: 99 }]],
  [
    'bytes=0-1, 5-6',
    [
      { start: 0, end: 1 },
      { start: 5, end: 6 },
    ],
  ],
  ['bytes=0-1,200-', [{ start: 0, end: 1 }]],
])('gives the parts asked for by %s', (header, ranges) => expect(readRanges(header, 100)).toEqual(ranges))

it.each([undefined, null, '', 'bytes', 'lines=0-1', 'bytes=a-b', 'bytes=-', 'bytes=5-4', 'bytes=0-99,0-99'])(
  'gives the whole file for %j',
  (header) => expect(readRanges(header, 100)).toBeNull(),
)

it.each(['bytes=100-', 'bytes=100-200', 'bytes=-0', 'bytes=0-0,1-1,2-2,3-3,4-4,5-5'])('has nothing for %s', (header) =>
  expect(readRanges(header, 100)).toBe('unsatisfiable'),
)

it('has nothing of an empty file', () => expect(readRanges('bytes=0-0', 0)).toBe('unsatisfiable'))

it('never reaches beyond the file', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...'0123456789-, ') }), fc.nat(1000), (spec, size) => {
      const ranges = readRanges(`bytes=${spec}`, size)
      if (!Array.isArray(ranges)) return
      for (const { start, end } of ranges) expect(start >= 0 && start <= end && end < size).toBe(true)
    }),
  )
})
