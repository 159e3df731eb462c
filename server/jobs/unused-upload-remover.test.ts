import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createLog } from '../log.ts'
import { createUnusedUploadRemover } from './unused-upload-remover.ts'

const NOW = new Date('2026-01-10T12:00:00Z')
let lines: string[]

beforeEach(() => {
  vi.useFakeTimers()
  lines = []
})

afterEach(() => {
  vi.useRealTimers()
})

function remover(removeUnused: (storedBefore: Date) => Promise<number>) {
  const stream = { write: (text: string) => lines.push(text) > 0, once: () => {} }
  const log = createLog({ level: 'info', format: 'text', stream, now: () => NOW })
  return createUnusedUploadRemover({ uploads: { removeUnused }, log, clock: () => NOW })
}

test('uploads that nobody has used for three days go, and the log counts them', async () => {
  const asked: string[] = []
  const job = remover(async (storedBefore) => asked.push(storedBefore.toISOString()))
  job.start()
  expect(asked).toEqual([])
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000)
  await job.stop()
  expect(asked).toEqual(['2026-01-07T12:00:00.000Z', '2026-01-07T12:00:00.000Z'])
  expect(lines.join('')).toContain('unused uploads removed count=2')
})

test('a removal that fails is logged and tried again', async () => {
  let tries = 0
  const job = remover(async () => {
    tries++
    throw new Error('away')
  })
  job.start()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000)
  await job.stop()
  expect(tries).toBe(2)
  expect(lines.join('')).toContain('away')
})

test('nothing goes after the stop, and one that never began can be stopped', async () => {
  let tries = 0
  const job = remover(async () => ++tries)
  await job.stop()
  job.start()
  await job.stop()
  await vi.advanceTimersByTimeAsync(2 * 60 * 60 * 1000)
  expect(tries).toBe(0)
})
