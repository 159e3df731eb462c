import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { endpoints, fileEndpoints } from '#server/api/index.ts'
import { createRateLimiter } from '#server/middleware/rate-limiter.ts'
import { mostBytes } from '#server/web/request/form-parts.ts'
import type { BodyKind } from '#server/web/request/request-body.ts'
import { giveAccount, visitorWhoIs } from '#tests/support/staff.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const NOURA: StaffCaller = { kind: 'staff', id: 'noura', name: 'Noura', role: 'owner', via: 'session' }

/** Somebody whom every row lets in, so that what is refused is refused for its body. */
const ANYBODY = visitorWhoIs(() => NOURA, { kind: 'customer', uuid: 'sara', email: 'sara@client.example' })

let site: TestApp
beforeAll(async () => {
  let minutes = 0
  // A minute between two calls: there are more of them than one visitor may make in one.
  const limiter = createRateLimiter({ now: () => (minutes += 1) * 60_000 })
  site = await openTestApp({ identify: () => ANYBODY, limiter })
  await giveAccount(site.db, NOURA)
})
afterAll(() => site.close())

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

async function expectError(response: Response, status: number, what = '') {
  expect(response.status, what).toBe(status)
  expect(response.headers.get('content-type'), what).toBe('application/json; charset=utf-8')
  const body = (await response.json()) as { status: string; message: string }
  expect(body.status, what).toBe('error')
  expect(body.message, what).toMatch(/\w/)
}

describe.each([...endpoints, ...fileEndpoints])('$path', ({ path, method }) => {
  const address = path.replace(':file', 'a.webp')

  it('refuses every other method and names what it takes', async () => {
    for (const wrong of METHODS.filter((one) => one !== method)) {
      const response = await site.app.request(address, { method: wrong })
      expect(response.headers.get('allow'), wrong).toBe(method === 'GET' ? 'GET, HEAD' : method)
      await expectError(response, 405, wrong)
    }
  })
})

const MULTIPART = 'multipart/form-data; boundary=x'
const MALFORMED: [kind: BodyKind, type: string, body: string][] = [
  ['json', 'application/json', '{"category_id":'],
  ['json', 'application/json', '[]'],
  ['multipart', MULTIPART, '--x\r\nbroken'],
  ['multipart', 'multipart/form-data', 'no boundary'],
]
const PART = '--x\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'
const TWICE: Record<BodyKind, { type: string; body: string }[]> = {
  form: [{ type: 'application/x-www-form-urlencoded', body: 'a=1&a=2' }],
  multipart: [{ type: MULTIPART, body: `${PART}${PART}--x--\r\n` }],
  // A name that comes twice in JSON means the last one.
  json: [],
}

const rows = endpoints.flatMap(({ path, body }) => (body === 'none' ? [] : [{ path, body }]))
describe.each(rows)('the body of $path', ({ path, body: rule }) => {
  const send = (body: BodyInit, headers: Record<string, string>) =>
    site.app.request(path, { method: 'POST', body, headers })

  it('is refused where it is of another type', async () => {
    for (const type of ['text/plain', 'application/xml', 'application/octet-stream', 'nonsense'])
      await expectError(await send('category_id=1', { 'Content-Type': type }), 415, type)
  })

  it('is refused when it is malformed', async () => {
    for (const [kind, type, body] of MALFORMED) {
      await expectError(await send(body, { 'Content-Type': type }), rule.kinds.includes(kind) ? 400 : 415, body)
    }
  })

  it('is refused when it is too large', async () => {
    const type = rule.kinds.includes('form') ? 'application/x-www-form-urlencoded' : MULTIPART
    const announced = { 'Content-Type': type, 'Content-Length': String(mostBytes(rule) + 1) }
    await expectError(await send('a=1', announced), 413)
  })

  it('is refused when a field comes twice', async () => {
    for (const { type, body } of rule.kinds.flatMap((kind) => TWICE[kind])) {
      await expectError(await send(body, { 'Content-Type': type }), 422)
    }
  })

  it('may be empty, and then lacks its field', async () => {
    const empty: BodyInit = rule.kinds.includes('form') ? new URLSearchParams() : new FormData()
    const response = await site.app.request(path, { method: 'POST', body: empty })
    await expectError(response, 422)
  })
})

describe('addresses of the API', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/products',
    '/api/products/getall',
    '/api/PRODUCTS/getall.php',
    '/api/uploads',
  ])('%s does not exist', async (path) => expectError(await site.app.request(path), 404))

  it.each(['/api/%zz', '/api/%00', '/api/products%2fgetall.php', '/api//products/getall.php'])(
    '%s is refused in the language of programs',
    async (path) => {
      const response = await site.app.request(path)
      expect([400, 404]).toContain(response.status)
      expect(await response.json()).toMatchObject({ status: 'error' })
    },
  )

  it('an error of ours says what failed and nothing of why', async () => {
    const broken = await openTestApp()
    await broken.services.products.count()
    await broken.close()
    const response = await broken.app.request('/api/products/getall.php')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ status: 'error', message: 'Failed to fetch products' })
    const id = response.headers.get('x-request-id')
    const told = broken.lines.filter(({ level }) => level === 'error')
    expect(told).toMatchObject([{ event: 'call failed', id, route: '/api/products/getall.php' }])
  })
})

it('a database that is away for a moment is said to be, and when to come back', async () => {
  const locked = await openTestApp()
  locked.services.products.count = async () => {
    throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  }
  const response = await locked.app.request('/api/products/getall.php')
  await expectError(response, 503)
  expect(response.headers.get('retry-after')).toBe('5')
  await locked.close()
})

describe('calls of one visitor', () => {
  const env = { TRUST_PROXY: '1' }
  const from = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

  it('are limited, and others are not made to wait', async () => {
    const limited = await openTestApp({ env })
    for (let count = 0; count < 600; count += 1) {
      const response = await limited.app.request('/api/categories/getall.php', from('203.0.113.7'))
      if (response.status !== 200) throw new Error(`Call ${count} was refused with ${response.status}`)
    }
    const refused = await limited.app.request('/api/products/getall.php', from('203.0.113.7'))
    await expectError(refused, 429)
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0)
    expect((await limited.app.request('/api/products/getall.php', from('203.0.113.8'))).status).toBe(200)
    expect((await limited.app.request('/en', from('203.0.113.7'))).status).toBe(200)
    await limited.close()
  })
})
