import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'
import { openWire, type Wire } from '#tests/support/wire.ts'
import { staticFiles } from './static-files.ts'
import { sharedFolder } from '#tests/support/services/folders.ts'

const SCRIPT = 'export const a = 1;'.repeat(50)
/** Anything else than the script, so that it can be distinguished from what the server compresses. */
const COMPRESSED = brotliCompressSync('compressed with the build')
const SECRET = 'known to nobody'

const folder = sharedFolder()
let site: TestApp
beforeAll(async () => {
  const files = {
    'client/assets/entry-Cb47BBea.js': SCRIPT,
    'client/images/hero.3323ec88-800.avif': 'avif',
    'client/images/products/default.png': '0123456789',
    'client/catalogue/catalogue-ar.pdf': '%PDF-1.7',
    'client/favicon.svg': '<svg/>',
    'client/assets/page-Ab12Cd34.js': SCRIPT,
    'compressed/br/assets/page-Ab12Cd34.js': COMPRESSED,
    'secret.txt': SECRET,
  }
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  site = await openTestApp({
    files: await staticFiles({ plain: join(folder, 'client'), compressed: join(folder, 'compressed') }),
    pages: async () => new Response('no such page', { status: 404, headers: { 'Content-Type': 'text/html' } }),
  })
})
afterAll(() => site.close())

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  site.app.request(path, { method, headers: { Accept: '*/*', ...headers } })

it('sends what the build has compressed, and compresses the rest', async () => {
  const compressed = await ask('/assets/page-Ab12Cd34.js', { 'Accept-Encoding': 'br' })
  expect(compressed.headers.get('Content-Encoding')).toBe('br')
  expect(Buffer.from(await compressed.arrayBuffer())).toEqual(COMPRESSED)
  const other = await ask('/assets/page-Ab12Cd34.js', { 'Accept-Encoding': 'gzip' })
  expect(gunzipSync(Buffer.from(await other.arrayBuffer())).toString()).toBe(SCRIPT)
})

it.each([
  ['/assets/entry-Cb47BBea.js', 'text/javascript; charset=utf-8', 'public, max-age=31536000, immutable'],
  ['/images/hero.3323ec88-800.avif', 'image/avif', 'public, max-age=31536000, immutable'],
  ['/images/products/default.png', 'image/png', 'public, no-cache'],
  ['/favicon.svg', 'image/svg+xml; charset=utf-8', 'public, max-age=86400'],
  ['/catalogue/catalogue-ar.pdf', 'application/pdf', 'public, no-cache'],
])('%s comes with its type and is kept as long as its name allows', async (path, type, cache) => {
  const { status, headers } = await ask(path)
  expect(status).toBe(200)
  expect(headers.get('content-type')).toBe(type)
  expect(headers.get('cache-control')).toBe(cache)
  expect((await ask(path, { 'If-None-Match': headers.get('etag')! })).status).toBe(304)
})

it('text is compressed as the browser likes it, with a tag of its own', async () => {
  const br = await ask('/assets/entry-Cb47BBea.js', { 'Accept-Encoding': 'gzip, deflate, br, zstd' })
  const gzip = await ask('/assets/entry-Cb47BBea.js', { 'Accept-Encoding': 'gzip, br;q=0' })
  const plain = await ask('/assets/entry-Cb47BBea.js', { 'Accept-Encoding': 'identity' })
  expect(brotliDecompressSync(await br.arrayBuffer()).toString()).toBe(SCRIPT)
  expect(gunzipSync(await gzip.arrayBuffer()).toString()).toBe(SCRIPT)
  expect(await plain.text()).toBe(SCRIPT)
  expect([br, gzip, plain].map(({ headers }) => headers.get('content-encoding'))).toEqual(['br', 'gzip', null])
  expect(new Set([br, gzip, plain].map(({ headers }) => headers.get('etag'))).size).toBe(3)
  expect(br.headers.get('vary')).toBe('Accept-Encoding')
})

it('pictures are sent as they are, in parts if wanted, and may be shown by other sites', async () => {
  const response = await ask('/images/products/default.png', { 'Accept-Encoding': 'br', Range: 'bytes=2-4' })
  expect(response.status).toBe(206)
  expect(response.headers.get('content-encoding')).toBeNull()
  expect(response.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
  expect(await response.text()).toBe('234')
})

it('a document may be framed by the site itself', async () => {
  const { headers } = await ask('/catalogue/catalogue-ar.pdf')
  expect(headers.get('content-security-policy')).toBe(
    "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'",
  )
})

it.each(['/assets/gone.js', '/images/gone.png', '/fonts/x.woff2', '/logos/x.svg', '/icons/x.png', '/assets/'])(
  '%s is missing, which takes one line to say',
  async (path) => {
    const response = await ask(path)
    expect(response.status).toBe(404)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).trim().split('\n')).toHaveLength(1)
  },
)

it('whoever follows an old link to a picture gets the page of the site', async () => {
  const response = await ask('/images/gone.png', { Accept: 'text/html,application/xhtml+xml' })
  expect(response.headers.get('content-type')).toBe('text/html')
})

it.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('files cannot be asked with %s', async (method) => {
  for (const path of ['/favicon.svg', '/assets/entry-Cb47BBea.js', '/assets/gone.js']) {
    const response = await ask(path, {}, method)
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD')
  }
})

describe('nothing outside the folder is reached', () => {
  let wire: Wire
  beforeAll(async () => void (wire = await openWire(site)))
  afterAll(() => wire.close())

  // Over the wire, because everything that makes a `Request` takes the dots away first.
  it.each([
    '/secret.txt',
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/assets/..%2f..%2fsecret.txt',
    '/assets/%2e%2e/%2e%2e/secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/../compressed/br/assets/page-Ab12Cd34.js',
  ])('by %s', async (path) => {
    const answer = await wire.say(`GET ${path} HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\nConnection: close\r\n\r\n`)
    expect(answer).toMatch(/^HTTP\/1\.1 404 /)
    expect(answer).not.toContain(SECRET)
  })

  it('by //secret.txt, which leads to what is not there', async () => {
    const answer = await wire.say('GET //secret.txt HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n')
    expect(answer).toMatch(/^HTTP\/1\.1 308 /)
    expect(answer).toMatch(/^location: \/secret\.txt\r$/im)
    expect(answer).not.toContain(SECRET)
  })
})
