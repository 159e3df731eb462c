import { request, type IncomingMessage } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openDemoSite } from '#tests/support/demo/demo-data.ts'
import type { Site } from '#tests/support/site.ts'
import { ask, visitorHeaders, type Page } from './page.ts'

/** What a server sends in its first go, before it has heard that anything came: ten packets. */
const FIRST_GO_BYTES = 10 * 1460

test.each(['/', '/en'])(
  '%s comes with its head and the styles of its first view in the first go, compressed as densely as can be',
  async (path) => {
    const page = await ask(path)
    expect(page.html).toContain('<style id="critical-css">')
    expect(brotliCompressSync(page.html).length + headBytes(page)).toBeLessThanOrEqual(FIRST_GO_BYTES)
  },
)

describe('over the wire', () => {
  let site: Site
  beforeAll(async () => {
    site = await openDemoSite()
  })
  afterAll(() => site.stop())

  // In haste, for it may never be asked for again: this is more than the first go, and may not become much more.
  const [hasty, kept] = [
    'comes to whoever asks for it first in %d bytes',
    'comes in the first go to whoever comes later',
  ]
  test.each([
    ['/', 19_200],
    ['/en', 17_800],
  ])(`%s ${hasty}`, async (path, most) => {
    expect((await bytesOver(site.origin + path)).body).toBeLessThanOrEqual(most)
  })

  test.each(['/', '/en'])(`%s ${kept}`, async (path) => {
    const all = async () => {
      const { head, body } = await bytesOver(site.origin + path)
      return head + body
    }
    await expect.poll(all, { timeout: 60_000, interval: 500 }).toBeLessThanOrEqual(FIRST_GO_BYTES)
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
