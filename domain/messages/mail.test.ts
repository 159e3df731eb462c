import { expect, it } from 'vitest'
import { nextAttempt } from './mail.ts'

const created = new Date('2026-05-01T00:00:00Z')
const minutesUntilNext = (attempts: number) => {
  const next = nextAttempt(attempts, created, created)
  return next && (next.getTime() - created.getTime()) / 60_000
}

it('tries every minute for the first ten, then ever more rarely', () => {
  expect(Array.from({ length: 10 }, (_, index) => minutesUntilNext(index + 1))).toEqual(Array(10).fill(1))
  expect([11, 12, 13, 18, 19, 20, 99].map(minutesUntilNext)).toEqual([2, 4, 8, 256, 360, 360, 360])
})

it('gives up after five days', () => {
  const day = 24 * 60 * 60_000
  expect(nextAttempt(30, created, new Date(created.getTime() + 4 * day))).not.toBeNull()
  expect(nextAttempt(30, created, new Date(created.getTime() + 5 * day))).toBeNull()
})
