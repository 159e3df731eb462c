import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { readEvents } from '#tests/support/inbox/event-stream.ts'
import { createInboxEvents, type InboxEventsService, type Listening } from './inbox-events.ts'

const silent = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} }

let events: InboxEventsService
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  events = createInboxEvents({
    changes: {
      last: async () => 0,
      since: async () => [],
      counts: async () => ({ unread: 0, overdue: 0 }),
      noteDue: async () => {},
    },
    sessions: { stillOpen: async (ids) => new Set(ids) },
    log: silent,
  })
})
afterEach(() => {
  events.close()
  vi.useRealTimers()
})

const listen = (sessionId: string) => events.listen({ sessionId, after: null })

function reading(listening: Listening) {
  if (typeof listening === 'string') throw new Error(listening)
  return readEvents(listening)
}

test('a comment keeps a stream open every 25 seconds, and nothing is left of one that was closed', async () => {
  const { comments, close } = reading(await listen('a'))
  await vi.advanceTimersByTimeAsync(0)
  const first = comments()
  await vi.advanceTimersByTimeAsync(24_999)
  expect(comments()).toBe(first)
  await vi.advanceTimersByTimeAsync(1)
  expect(comments()).toBe(first + 1)
  await vi.advanceTimersByTimeAsync(50_000)
  expect(comments()).toBe(first + 3)
  await close()
  await vi.advanceTimersByTimeAsync(1000)
  expect(vi.getTimerCount()).toBe(0)
})

test('a server has 200 streams, and takes the next where one was closed', async () => {
  const open = await Promise.all(Array.from({ length: 200 }, (_, place) => listen(`session ${place % 40}`)))
  expect(open.filter((listening) => typeof listening === 'string')).toEqual([])
  expect(await listen('another')).toBe('server-full')
  await reading(open[0]!).close()
  expect(await listen('session 1')).toBe('session-full')
  expect(await listen('another')).toBeInstanceOf(ReadableStream)
})
