import { createHash } from 'node:crypto'
import { describe, expect, it, test } from 'vitest'
import { setImmediate as turn } from 'node:timers/promises'
import { UNKNOWN_VISITOR } from '#domain/accounts/caller.ts'
import { testConfig } from '#tests/support/test-app.ts'
import { inlineScriptHashes, pagePolicy } from './content-security-policy.ts'
import { createPageMaker } from './page-maker.ts'
import type { Visit } from './page-making.ts'
import { errorLog } from '#tests/support/services/deps.ts'

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

describe('the policy of a page', () => {
  it('lets exactly the scripts run that the server wrote into it', () => {
    const html = '<script>one()</script><p></p><script type="module" async="">two()</script><script>one()</script>'
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')])
  })

  it('needs no hash for files and data', () => {
    const html = '<script src="/a.js"></script><script type="application/ld+json">{}</script>'
    expect(inlineScriptHashes(html)).toEqual([])
  })

  it('ends with the page, however the page ends', () => {
    expect(inlineScriptHashes('<script')).toEqual([])
    expect(inlineScriptHashes('<script>never closed')).toEqual([])
  })

  it('allows no style attributes, no frames around it and no foreign script', () => {
    const policy = pagePolicy(testConfig(), '')
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("style-src 'self';")
    expect(policy).toContain("frame-ancestors 'none'")
    expect(policy).not.toContain('unsafe')
    expect(policy).not.toContain('upgrade-insecure-requests')
  })

  it('shows the tiles of the configured map on pages with a map alone', () => {
    const config = testConfig({ MAP_TILES_URL: 'https://{s}.tiles.example/{z}/{x}/{y}.png' })
    expect(pagePolicy(config, '', { hasMap: true })).toContain("img-src 'self' data: blob: https://*.tiles.example;")
    expect(pagePolicy(config, '')).toContain("img-src 'self' data: blob:;")
  })

  it('asks for encrypted addresses where the site is encrypted', () =>
    expect(pagePolicy(testConfig({ SITE_URL: 'https://a.example' }), '')).toContain('upgrade-insecure-requests'))
})

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
    log: errorLog,
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
    log: errorLog,
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
