import { setImmediate as turn } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { UNKNOWN_VISITOR } from '#domain/accounts/caller.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { createLog } from '#server/log.ts'
import { createPageMaker } from './page-maker.ts'
import type { Visit } from './page-making.ts'

const log = createLog({ level: 'error', format: 'json', stream: process.stderr, now: () => new Date() })

const visit: Visit = {
  requestId: 'request',
  visitor: UNKNOWN_VISITOR,
  quotas: { take: async () => null, giveBack: async () => {}, source: { visitor: '', network: '' } },
  fields: {},
  missed: () => {},
}

/** Makes a page of the same data at two instants, and tells whether the first one would have been good enough. */
async function isStillGood(first: string, second: string): Promise<boolean> {
  let now = new Date(first)
  const make = createPageMaker({
    config: testConfig(),
    log,
    now: () => now,
    pages: async (_request, { isWanted }) => {
      isWanted({ status: 200, loaderData: 'the same', actionData: null, errors: null })
      return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })
    },
  })
  const made = await make(new Request('https://site.example/'), visit)
  now = new Date(second)
  const digest = made === 'unchanged' ? null : made.digest
  return (await make(new Request('https://site.example/'), visit, digest)) === 'unchanged'
}

test('a page is rendered again once another day has begun in Riyadh, and not before', async () => {
  expect(await isStillGood('2026-12-30T21:00:00Z', '2026-12-31T20:59:59Z')).toBe(true)
  expect(await isStillGood('2026-12-31T20:59:59Z', '2026-12-31T21:00:00Z')).toBe(false)
})

test('between pages that are asked for in the same moment there is time for what can be answered at once', async () => {
  const done: string[] = []
  const make = createPageMaker({
    config: testConfig(),
    log,
    pages: async () => {
      done.push('page')
      return new Response('<p>page</p>', { headers: { 'Content-Type': 'text/html' } })
    },
  })
  const makings = [1, 2, 3].map((number) => make(new Request(`https://site.example/${number}`), visit))
  for (let answer = 1; answer <= 3; answer++) {
    await turn()
    done.push('answer')
  }
  await Promise.all(makings)
  expect(done).toEqual(['page', 'answer', 'page', 'answer', 'page', 'answer'])
})
