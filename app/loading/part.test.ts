import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { reportErrorContext } from '#app/context.ts'
import { loadPart, partsData, type Part } from './part.ts'

function contextWithLog() {
  const log: unknown[] = []
  const context = new RouterContextProvider()
  context.set(reportErrorContext, (error) => log.push(error))
  return { context, log }
}

test('a part that loads is shown', async () => {
  const { context, log } = contextWithLog()
  expect(await loadPart(context, async () => ['805'])).toEqual({ ok: true, value: ['805'] })
  expect(log).toEqual([])
})

test('a part that fails leaves the page standing and its error in the log', async () => {
  const { context, log } = contextWithLog()
  const error = new Error('The database is gone')
  expect(await loadPart(context, () => Promise.reject(error))).toEqual({ ok: false })
  expect(log).toEqual([error])
})

test('only a page with a failed part is kept out of caches', () => {
  const cacheControl = (part: { ok: boolean }) => {
    const posts: Part<string[]> = part.ok ? { ok: true, value: [] } : { ok: false }
    const answer = partsData({ title: 'Home', posts })
    return new Headers(answer.init?.headers).get('Cache-Control')
  }
  expect(cacheControl({ ok: true })).toBeNull()
  expect(cacheControl({ ok: false })).toBe('no-store')
})
