import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { valueOf } from '#tests/support/records.ts'
import { openWire, type Wire } from '#tests/support/wire.ts'

let site: TestApp
let wire: Wire
let picture: { address: string; bytes: Buffer }
let sheet: { address: string; bytes: Buffer }

beforeAll(async () => {
  site = await openTestApp()
  wire = await openWire(site)
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const
  const image = await sharp({ create: { width: 500, height: 500, channels: 3, background: '#fff', noise } })
    .png()
    .toBuffer()
  picture = await store(image, 'image')
  sheet = await store(readFileSync(join(import.meta.dirname, '../support/print/sheet.pdf')), 'pdf')
})
afterAll(async () => {
  await wire.close()
  await site.close()
})

async function store(given: Buffer, kind: 'image' | 'pdf') {
  const { name } = valueOf(await site.services.uploads.store(given, { kind, originalName: `a.${kind}` }))
  const address = `/api/uploads/${name}`
  const bytes = Buffer.from(await (await site.app.request(address)).arrayBuffer())
  return { address, bytes }
}

const ask = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(wire.origin + address, { method, headers })

describe('an uploaded file', () => {
  it('comes with its type, for ever', async () => {
    const response = await ask(picture.address)
    expect(response.status).toBe(200)
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-disposition': 'inline',
      'content-security-policy':
        "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; sandbox",
      'cross-origin-resource-policy': 'cross-origin',
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-length': String(picture.bytes.length),
    })
    expect(Buffer.from(await response.arrayBuffer()).equals(picture.bytes)).toBe(true)
  })

  it('that is a document may be framed by the site itself', async () => {
    const { headers } = await ask(sheet.address)
    expect(headers.get('content-type')).toBe('application/pdf')
    expect(headers.get('content-security-policy')).toBe(
      "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
    )
  })

  it('is not sent again to who has it', async () => {
    const etag = (await ask(picture.address, {}, 'HEAD')).headers.get('etag')!
    const response = await ask(picture.address, { 'If-None-Match': etag })
    expect(response.status).toBe(304)
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
  })

  it('is described without being sent', async () => {
    const response = await ask(picture.address, {}, 'HEAD')
    expect(response.headers.get('content-length')).toBe(String(picture.bytes.length))
    expect(await response.text()).toBe('')
  })

  it('comes in parts, large or small', async () => {
    for (const { address, bytes } of [picture, sheet]) {
      const part = await ask(address, { Range: 'bytes=1000-1999' })
      expect(part.status).toBe(206)
      expect(part.headers.get('content-range')).toBe(`bytes 1000-1999/${bytes.length}`)
      expect(Buffer.from(await part.arrayBuffer()).equals(bytes.subarray(1000, 2000))).toBe(true)
      const end = await ask(address, { Range: 'bytes=-10' })
      expect(Buffer.from(await end.arrayBuffer()).equals(bytes.subarray(-10))).toBe(true)
      const several = await ask(address, { Range: 'bytes=0-9,20-29' })
      expect(several.status).toBe(206)
      const body = Buffer.from(await several.arrayBuffer())
      expect(body.length).toBe(Number(several.headers.get('content-length')))
      expect(body.includes(bytes.subarray(20, 30))).toBe(true)
    }
  })

  it('has nothing beyond its end, and does not come in dozens of parts', async () => {
    expect((await ask(picture.address, { Range: `bytes=${picture.bytes.length}-` })).status).toBe(416)
    expect((await ask(picture.address, { Range: 'bytes=0-0,1-1,2-2,3-3,4-4,5-5' })).status).toBe(416)
  })

  it.each([
    'nothing.webp',
    '..',
    'a',
    'x'.repeat(10_000),
    '%F0%9F%A7%B4',
    'a%20b.webp',
    '.env',
    `${'0'.repeat(32)}.webp`,
  ])('does not exist: %s', async (name) => {
    const response = await site.app.request(`/api/uploads/${name}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ status: 'error' })
  })
})
