import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { RATES } from '#server/middleware/rate-limit.ts'
import { createRateLimiter, type RateLimiter } from '#server/middleware/rate-limiter.ts'
import { staticFiles } from '#server/web/files/static-files.ts'
import { valueOf } from '#tests/support/records.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openWire, type Wire } from '#tests/support/wire.ts'
import { testFolder } from '#tests/support/services/folders.ts'

const SHEET = '.card { color: #1f2328 }\n'.repeat(400)
const VISITOR = '203.0.113.9'

const built = testFolder()
let limiter: RateLimiter
let site: TestApp
let wire: Wire
let name: string
let picture: string

beforeEach(async () => {
  mkdirSync(join(built(), 'plain/assets'), { recursive: true })
  writeFileSync(join(built(), 'plain/assets/page-1a2b3c4d.css'), SHEET)
  limiter = createRateLimiter()
  site = await openTestApp({
    env: { TRUST_PROXY: '1' },
    limiter,
    files: await staticFiles({ plain: join(built(), 'plain'), compressed: join(built(), 'compressed') }),
  })
  wire = await openWire(site)
  const bytes = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#c1272d' } })
    .png()
    .toBuffer()
  name = valueOf(await site.services.uploads.store(bytes, { kind: 'image', originalName: 'red.png' })).name
  picture = `/api/uploads/${name}`
})

afterEach(async () => {
  await wire.close()
  await site.close()
})

const ask = (target: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(wire.origin + target, { method, headers: { 'X-Forwarded-For': VISITOR, ...headers } })

/** The site no longer has the bytes: whoever gets them gets what was cached. */
function loseBytes() {
  rmSync(join(site.config.dataDir, 'uploads', name))
}

const own = ({ headers }: Response) =>
  [...headers].filter(([name]) => !['date', 'x-request-id'].includes(name)).toSorted()

describe('an uploaded picture', () => {
  it('is read once and then sent as it was answered', async () => {
    const first = await ask(picture)
    const bytes = await first.bytes()
    loseBytes()
    const again = await ask(picture, { Cookie: 'session=any' })
    expect(again.status).toBe(200)
    expect(await again.bytes()).toEqual(bytes)
    expect(own(again)).toEqual(own(first))
    expect(again.headers.get('x-request-id')).not.toBe(first.headers.get('x-request-id'))
  })

  it('says that the browser has it already, and is asked about without its bytes', async () => {
    const { headers } = await ask(picture)
    const tag = headers.get('etag')!
    const slowly = await site.app.request(picture, { headers: { 'If-None-Match': tag } })
    const again = await ask(picture, { 'If-None-Match': tag })
    expect(again.status).toBe(304)
    expect(await again.text()).toBe('')
    const connection = ['connection', 'keep-alive']
    expect(own(again).filter(([header]) => !connection.includes(header))).toEqual(own(slowly))
    const head = await ask(picture, {}, 'HEAD')
    expect(head.headers.get('content-length')).toBe(headers.get('content-length'))
  })

  it('still comes in parts', async () => {
    const bytes = await (await ask(picture)).bytes()
    const part = await ask(picture, { Range: 'bytes=1-3' })
    expect(part.status).toBe(206)
    expect(await part.bytes()).toEqual(bytes.slice(1, 4))
  })

  it('is gone in the moment in which it is removed', async () => {
    await ask(picture)
    await ask(picture)
    expect(await site.services.uploads.removeUnused(new Date('2100-01-01'))).toBe(1)
    expect((await ask(picture)).status).toBe(404)
  })

  it('is refused to whoever asks too often', async () => {
    await ask(picture)
    for (let count = 0; count < RATES.files.limit; count++) limiter.take(RATES.files, VISITOR)
    const refused = await ask(picture)
    expect(refused.status).toBe(429)
    expect(refused.headers.get('retry-after')).toMatch(/^\d+$/)
  })

  it('is not cached under addresses that anybody can think of', async () => {
    await ask(`${picture}?size=1`)
    loseBytes()
    expect((await ask(`${picture}?size=1`)).status).toBe(404)
  })

  it('is written down like any other answer', async () => {
    await ask(picture)
    await ask(picture)
    const requests = site.lines.filter(({ event }) => event === 'request')
    expect(requests.map(({ route, status }) => [route, status])).toEqual([
      ['/api/uploads/:file', 200],
      ['/api/uploads/:file', 200],
    ])
  })
})

it('a file of the built site comes to each client in the coding that it takes, the first time and later', async () => {
  for (const time of ['first', 'again'])
    for (const coding of ['br', 'gzip', 'identity']) {
      const sheet = await ask('/assets/page-1a2b3c4d.css', { 'Accept-Encoding': coding })
      expect(sheet.headers.get('content-encoding') ?? 'identity', time).toBe(coding)
      expect(sheet.headers.get('vary')).toContain('Accept-Encoding')
      expect(await sheet.text()).toBe(SHEET)
    }
})
