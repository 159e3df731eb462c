import { Hono } from 'hono'
import { beforeEach, describe, expect, it } from 'vitest'
import { PageCache } from '#server/cache/page-cache.ts'
import { TableClocks } from '#server/data/engine/table-clocks.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { longListResponse } from './long-list.ts'

let clocks: TableClocks
let entries: string[]
let total: number
let reads: number
let app: Hono<HttpScope>

async function* portions() {
  reads += 1
  clocks.noteRead(['products'])
  for (const entry of entries) yield [entry, entry]
  yield []
}

beforeEach(() => {
  clocks = new TableClocks()
  entries = ['"a"', 'ب']
  total = 4
  reads = 0
  const pageCache = new PageCache({ clocks, limit: 1_000_000 })
  app = new Hono<HttpScope>()
  app.get('/list', (c) => longListResponse(c, { portions: portions(), total, state: entries.join() }, pageCache))
})

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const response = await app.request('/list', { headers, method })
  return { response, text: await response.text(), etag: response.headers.get('etag')! }
}

describe.each([
  ['short', 4],
  ['long', 60_000],
])('all of a %s list', (_name, length) => {
  beforeEach(() => void (total = length))

  it('is the envelope of all portions', async () => {
    const { response, text } = await ask()
    expect(JSON.parse(text)).toEqual({ status: 'success', data: ['"a"', '"a"', 'ب', 'ب'] })
    expect(response.headers.get('x-total-count')).toBe(String(total))
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  })

  it('is byte for byte what one text of all would be', async () => {
    entries = ['[{"a":1}],', ' \u2028\0\b"\\', 'نص 😀', '\ud800', '', '٫'.repeat(9000)]
    const data = entries.flatMap((entry) => [entry, entry])
    const response = await app.request('/list')
    const bytes = Buffer.from(await response.arrayBuffer())
    expect(bytes.equals(Buffer.from(JSON.stringify({ status: 'success', data })))).toBe(true)
  })

  it('may be empty', async () => {
    entries = []
    expect(JSON.parse((await ask()).text)).toEqual({ status: 'success', data: [] })
  })

  it('is sent again only after a change', async () => {
    const { etag } = await ask()
    expect(await ask({ 'If-None-Match': etag })).toMatchObject({ response: { status: 304 }, text: '' })
    entries = ['changed']
    clocks.changed(['products'])
    const { response, text } = await ask({ 'If-None-Match': etag })
    expect(response.status).toBe(200)
    expect(text).toContain('changed')
  })

  it('can be asked for its head', async () => {
    const { response, text } = await ask({}, 'HEAD')
    expect([response.status, text]).toEqual([200, ''])
  })
})

it('a short list is read once, and a long one never cached', async () => {
  await ask()
  await ask({ 'Accept-Encoding': 'br' })
  expect(reads).toBe(1)
  total = 60_000
  await ask()
  await ask()
  expect(reads).toBe(3)
})

it('a long list is not read on when nobody takes it', async () => {
  let read = 0
  const endless = async function* () {
    try {
      for (;;) yield [(read += 1)]
    } finally {
      left()
    }
  }
  let left = () => {}
  const isLeft = new Promise<void>((resolve) => (left = resolve))
  const pageCache = new PageCache({ clocks, limit: 1_000_000 })
  app.get('/endless', (c) => longListResponse(c, { portions: endless(), total: 60_000, state: '' }, pageCache))
  const reader = (await app.request('/endless')).body!.getReader()
  await reader.read()
  await reader.cancel()
  await isLeft
  expect(read).toBeLessThan(10)
})

it('a list that cannot be read to its end is not answered as if that were all', async () => {
  const broken = async function* () {
    yield ['a']
    throw new Error('away')
  }
  const pageCache = new PageCache({ clocks, limit: 1_000_000 })
  const list = () => ({ portions: broken(), total, state: '' })
  app.onError(() => new Response('failed', { status: 500 }))
  app.get('/broken', (c) => longListResponse(c, list(), pageCache))
  expect((await app.request('/broken')).status).toBe(500)
  total = 60_000
  await expect((await app.request('/broken')).text()).rejects.toThrow('away')
})
