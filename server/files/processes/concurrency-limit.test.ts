import { setImmediate as tick } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createConcurrencyLimit } from './concurrency-limit.ts'

/** Starts work of these senders, in this order; answers in which order it ran, and how much at a time at most. */
async function ran(limited: ReturnType<typeof createConcurrencyLimit>, senders: string[]) {
  const started: string[] = []
  let running = 0
  let most = 0
  const work = (sender: string) => async () => {
    started.push(sender)
    most = Math.max(most, ++running)
    await tick()
    running--
    return sender
  }
  expect(await Promise.all(senders.map((sender) => limited(work(sender), sender)))).toEqual(senders)
  return { started: started.join(''), most }
}

test('no more run at a time than may, in the order in which they came', async () => {
  const limited = createConcurrencyLimit(2)
  expect(await ran((work) => limited(work), [...'abcde'])).toEqual({ started: 'abcde', most: 2 })
})

test('senders take turns, however much one of them has sent before', async () =>
  expect(await ran(createConcurrencyLimit(1), [...'aaaabbc'])).toEqual({ started: 'aabcaba', most: 1 }))

test('one sender does not take all places where that is not wanted', async () => {
  expect(await ran(createConcurrencyLimit(2, 1), [...'aaa'])).toEqual({ started: 'aaa', most: 1 })
  expect(await ran(createConcurrencyLimit(2, 1), [...'aaab'])).toEqual({ started: 'abaa', most: 2 })
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
