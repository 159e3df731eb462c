import { expect, it } from 'vitest'
import { createHealth } from './health.ts'

const fine = async () => 1
const broken = async () => {
  throw new Error('disk full')
}
const silent = () => new Promise(() => {})

it('is fine when every part answers', async () => {
  expect(await createHealth({ database: fine, storage: fine }).check()).toEqual({ ok: true, reasons: [] })
})

it('names the parts that fail, and not why: the reasons are public', async () => {
  const health = await createHealth({ database: fine, storage: broken }).check()
  expect(health).toEqual({ ok: false, reasons: ['storage does not answer'] })
})

it('does not wait for a silent part for ever', async () => {
  const health = await createHealth({ database: silent, storage: broken }, 5).check()
  expect(health.reasons).toEqual(['database does not answer', 'storage does not answer'])
})
