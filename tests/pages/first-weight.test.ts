import { globSync, readFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { parse } from 'postcss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoSite } from '#tests/support/demo/demo-data.ts'
import type { Site } from '#tests/support/site.ts'
import { ask, visitorHeaders, type Page } from './page.ts'

/** What a server sends in its first go, before it has heard that anything came: ten packets. */
const FIRST_GO_BYTES = 10 * 1460

test.each(['/', '/en'])('what is seen of %s comes in the first go, with head and styles', async (path) => {
  const page = await ask(path)
  expect(page.html).toContain('<style id="critical-css">')
  const [seen = '', ...scripts] = page.html.split('<script>window.__reactRouterContext')
  expect(scripts).not.toEqual([])
  expect(brotliCompressSync(seen).length + headBytes(page)).toBeLessThanOrEqual(FIRST_GO_BYTES)
})

// A finger that has tapped is taken for a pointer that stays: what it touched would remain lit, and be rendered again for
// it while the next page is made.
test('what a pointer is over lights up, and nothing that a finger has tapped', async () => {
  const pages = await Promise.all(['/', '/admin/login'].map((path) => ask(path)))
  const sheets = globSync('build/client/assets/*.css').map((path) => readFileSync(path, 'utf8'))
  const lit: string[] = []
  const stuck: string[] = []
  for (const text of [...pages.flatMap((page) => page.texts('style')), ...sheets]) {
    const sheet = parse(text)
    sheet.walkAtRules('media', (media) => {
      if (!/hover: ?hover/.test(media.params)) return
      media.walkRules(/:hover/, ({ selector }) => void lit.push(selector))
      media.remove()
    })
    sheet.walkRules(/:hover/, ({ selector }) => void stuck.push(selector))
  }
  // What Leaflet brings along says so of its own controls, which those of the site overrule.
  expect(stuck.filter((selector) => !selector.startsWith('.leaflet-'))).toEqual([])
  expect(lit.length).toBeGreaterThan(40)
})

describe('over the wire', () => {
  let site: Site
  beforeAll(async () => {
    site = await openDemoSite()
  })
  afterAll(() => site.stop())

  // In haste the first time, for it may never be asked for again; densely for whoever comes later.
  test.each([
    ['/', 29_000, 20_000],
    ['/en', 27_000, 19_500],
  ])('all of %s comes in %d bytes, later in %d', async (path, hasty, dense) => {
    const all = async () => {
      const { head, body } = await bytesOver(site.origin + path)
      return head + body
    }
    expect(await all()).toBeLessThanOrEqual(hasty)
    await expect.poll(all, { timeout: 60_000, interval: 500 }).toBeLessThanOrEqual(dense)
  })
})

/** What travels to a browser that takes Brotli. */
async function bytesOver(address: string): Promise<{ head: number; body: number }> {
  const headers = { ...visitorHeaders(), 'Accept-Encoding': 'gzip, deflate, br' }
  const { promise, resolve, reject } = Promise.withResolvers<IncomingMessage>()
  request(address, { headers }, resolve).on('error', reject).end()
  const answer = await promise
  expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
  let body = 0
  for await (const chunk of answer) body += (chunk as Buffer).length
  const pairs = answer.rawHeaders.length / 2
  return { head: `HTTP/1.1 200 OK\r\n\r\n${answer.rawHeaders.join('')}`.length + pairs * ': \r\n'.length, body }
}

function headBytes({ headers }: Page): number {
  const lines = [...headers].map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 200 OK\r\n${lines.join('')}\r\n`.length
}
