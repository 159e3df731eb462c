import { expect, it } from 'vitest'
import { haveEnded } from './works.ts'

/** Works as a form keeps them: each goes when it has ended, well or not. */
function someWorks() {
  const works = new Set<Promise<unknown>>()
  const begin = () => {
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    works.add(promise)
    void Promise.allSettled([promise]).then(() => works.delete(promise))
    return { end: resolve, fail: () => reject(new Error('offline')) }
  }
  return { works, begin }
}

/** Whether a promise has come to its end once all that can happen now has happened. */
async function isOver(promise: Promise<unknown>): Promise<boolean> {
  let over = false
  void promise.then(() => (over = true))
  await new Promise((resolve) => setImmediate(resolve))
  return over
}

it('nothing to wait for has ended', async () => expect(await haveEnded(new Set())).toBe(true))

it('what began while another was waited for is waited for, too', async () => {
  const { works, begin } = someWorks()
  const first = begin()
  const ended = haveEnded(works)
  const second = begin()
  first.end()
  expect(await isOver(ended)).toBe(false)
  second.end()
  expect(await ended).toBe(true)
})

it('what fails is told, also where it began later', async () => {
  const { works, begin } = someWorks()
  const first = begin()
  const ended = haveEnded(works)
  const second = begin()
  first.end()
  await isOver(ended)
  second.fail()
  expect(await ended).toBe(false)
})
