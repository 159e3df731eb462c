import { expect, it } from 'vitest'
import { createHealth, toldOfChanges } from './health.ts'

const fine = async () => 1
const broken = async () => {
  throw new Error('disk full')
}
const silent = () => new Promise(() => {})

it('is fine when every part answers', async () =>
  expect(await createHealth({ database: fine, storage: fine }).check()).toEqual({
    ok: true,
    reasons: [],
    degraded: null,
  }))

it('is degraded, and fine, where pages are served and nothing can be stored', async () => {
  const degradation = async () => 'the disk is full'
  const health = await createHealth({ database: fine }, { degradation }).check()
  expect(health).toEqual({ ok: true, reasons: [], degraded: 'the disk is full' })
})

it('names the parts that fail, and not why: the reasons are public', async () => {
  const health = await createHealth({ database: fine, storage: broken }).check()
  expect(health).toMatchObject({ ok: false, reasons: ['storage does not answer'] })
})

it('does not wait for a silent part for ever', async () => {
  const health = await createHealth({ database: silent, storage: broken }, { patienceMs: 5 }).check()
  expect(health.reasons).toEqual(['database does not answer', 'storage does not answer'])
})

it('a part that fails tells the log why, once for each time that it begins to', async () => {
  const told: unknown[][] = []
  const log = { warn: (...line: unknown[]) => void told.push(line), info: (...line: unknown[]) => void told.push(line) }
  let isAway = false
  const probe = toldOfChanges(
    'storage',
    async () => (isAway ? Promise.reject(new Error('status 500')) : undefined),
    log,
  )
  await probe()
  isAway = true
  for (let look = 0; look < 3; look++) await expect(probe()).rejects.toThrow('500')
  isAway = false
  await probe()
  await probe()
  expect(told).toEqual([['storage does not answer', { reason: 'status 500' }], ['storage answers again']])
})
