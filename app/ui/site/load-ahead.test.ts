import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { fetchData, isJustFetched, loadAhead } from './load-ahead.ts'

const HREF = 'https://example.com/en/pu-foam/805'
const ROUTE = {
  id: 'site/product',
  address: '/en/pu-foam/805.data?_routes=site%2Fproduct',
  modules: Promise.resolve(),
}

/** What the framework sends: the route's data are `{ name: 'Foam' }`. */
const DATA = '[{"_1":2},"site/product",{"_3":4},"data",{"_5":6},"name","Foam"]\n'
const FAILED = '[{"_1":2},"site/product",{"_3":4},"error","gone"]\n'

const request = new Request(HREF)
const serverLoader = () => Promise.resolve({ name: 'from the server' })
const load = () => loadAhead({ request, serverLoader })

let answer: () => Promise<Response>
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  answer = () => Promise.resolve(new Response(DATA))
  vi.stubGlobal('fetch', () => answer())
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

test('whoever follows a link at once is shown what was fetched when he reached for it', async () => {
  fetchData(HREF, ROUTE)
  expect(await load()).toEqual({ name: 'Foam' })
})

test('what was fetched is shown once', async () => {
  fetchData(HREF, ROUTE)
  await load()
  expect(await load()).toEqual({ name: 'from the server' })
})

test('whoever takes his time is shown what the server has then', async () => {
  fetchData(HREF, ROUTE)
  vi.advanceTimersByTime(2000)
  expect(await load()).toEqual({ name: 'from the server' })
})

test.each([
  ['an error of the page', () => Promise.resolve(new Response(FAILED))],
  ['a redirect', () => Promise.resolve(new Response(DATA, { status: 202 }))],
  ['something that is none of it', () => Promise.resolve(new Response('<html>'))],
  ['nothing', () => Promise.reject(new TypeError('offline'))],
])('where the answer was %s, the server is asked', async (_what, given) => {
  answer = given
  fetchData(HREF, ROUTE)
  expect(await load()).toEqual({ name: 'from the server' })
})

test('the same page is not fetched again for a while', () => {
  fetchData(HREF, ROUTE)
  expect(isJustFetched(HREF)).toBe(true)
  expect(isJustFetched('https://example.com/en')).toBe(false)
  vi.advanceTimersByTime(11_000)
  expect(isJustFetched(HREF)).toBe(false)
})
