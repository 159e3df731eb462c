import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { followSoon, waitedBefore } from './follow-soon.ts'
import { fetchData } from './load-ahead.ts'

const FOAM = { href: 'https://example.com/en/pu-foam/805', path: '/en/pu-foam/805' }
const HOME = { href: 'https://example.com/en', path: '/en' }

const followed: string[] = []
const navigate = (path: string) => void followed.push(path)

beforeEach(() => {
  followed.length = 0
  vi.useFakeTimers()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers a way to let the data come. */
function fetchSlowly({ href }: { href: string }): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Response>()
  vi.stubGlobal('fetch', () => promise)
  fetchData(href, { id: 'site/product', address: `${href}.data`, modules: Promise.resolve() })
  return async () => {
    resolve(new Response('[{"_1":2},"site/product",{"_3":4},"data",{"_5":6},"name","Foam"]\n'))
    await vi.waitFor(() => vi.advanceTimersByTimeAsync(0))
  }
}

test('a page that was not fetched ahead is gone to at once', async () => {
  void followSoon(HOME, navigate)
  await vi.advanceTimersByTimeAsync(1)
  expect(followed).toEqual([HOME.path])
})

test('a page that is being fetched is gone to when it is there', async () => {
  const arrive = fetchSlowly(FOAM)
  void followSoon(FOAM, navigate)
  await vi.advanceTimersByTimeAsync(30)
  expect(followed).toEqual([])
  await arrive()
  await vi.waitFor(() => expect(followed).toEqual([FOAM.path]))
})

test('nobody waits long for a page before he sees that it is on its way', async () => {
  fetchSlowly(FOAM)
  let waited = 0
  void followSoon(FOAM, (path) => {
    navigate(path)
    waited = waitedBefore()
  })
  await vi.advanceTimersByTimeAsync(110)
  expect(followed).toEqual([FOAM.path])
  expect(waited).toBeGreaterThanOrEqual(100)
  await vi.advanceTimersByTimeAsync(0)
  expect(waitedBefore()).toBe(0)
})

test('of two links that are pressed in a moment the second is followed', async () => {
  fetchSlowly(FOAM)
  void followSoon(FOAM, navigate)
  await vi.advanceTimersByTimeAsync(20)
  void followSoon(HOME, navigate)
  await vi.advanceTimersByTimeAsync(200)
  expect(followed).toEqual([HOME.path])
})
