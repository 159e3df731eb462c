import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

test('no more run at a time than may, in the order in which they came', async () => {
  const limited = createConcurrencyLimit(2)
  const started: number[] = []
  let running = 0
  let most = 0
  const work = (name: number) => async () => {
    started.push(name)
    most = Math.max(most, ++running)
    await tick()
    running--
    return name
  }
  expect(await Promise.all([1, 2, 3, 4, 5].map((name) => limited(work(name))))).toEqual([1, 2, 3, 4, 5])
  expect(started).toEqual([1, 2, 3, 4, 5])
  expect(most).toBe(2)
})

test('work that fails gives its place on', async () => {
  const limited = createConcurrencyLimit(1)
  const failed = limited(async () => {
    throw new Error('broken')
  })
  const next = limited(async () => 'next')
  await expect(failed).rejects.toThrow('broken')
  expect(await next).toBe('next')
})
