import { expect, it } from 'vitest'
import { TimeSlice } from './time-slice.ts'

it('is used up by what works take together, and another begins', () => {
  const slice = new TimeSlice(2)
  expect([0.5, 1, 0.6, 1.9, 0.2, 5].map((taken) => slice.isOverAfter(taken))).toEqual([
    false,
    false,
    true,
    false,
    true,
    true,
  ])
})
