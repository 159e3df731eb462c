import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import { TickSlice, TimeSlice } from './time-slice.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

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

it('of a tick is used up by what lies between its steps too, and another begins with the next tick', async () => {
  const clock = vi.spyOn(performance, 'now')
  const slice = new TickSlice(2)
  const stepAt = (milliseconds: number) => {
    slice.begin()
    clock.mockReturnValue(milliseconds)
    return slice.isOver()
  }
  clock.mockReturnValue(0)
  expect([0.1, 1.9, 2, 2.1, 3.9].map(stepAt)).toEqual([false, false, true, false, false])
  await yieldToEventLoop()
  clock.mockReturnValue(10)
  expect([11, 12].map(stepAt)).toEqual([false, true])
})
