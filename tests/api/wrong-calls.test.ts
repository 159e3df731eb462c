import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Visitor } from '../../domain/caller.ts'
import { endpoints, fileEndpoints } from '../../server/api/index.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

/** Somebody whom every row lets in, so that what is refused is refused for its body. */
const ANYBODY: Visitor = {
  staff: async () => ({ kind: 'staff', id: 'noura', name: 'Noura', role: 'owner', via: 'session' }),
  customer: async () => ({ kind: 'customer', uuid: 'sara', email: 'sara@client.example' }),
  cookies: [],
}

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ identify: () => ANYBODY })
})
afterAll(() => site.close())

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

async function expectError(response: Response, status: number) {
  expect(response.status).toBe(status)
  expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
  const body = (await response.json()) as { status: string; message: string }
  expect(body.status).toBe('error')
  expect(body.message).toMatch(/\w/)
}

describe.each([...endpoints, ...fileEndpoints])('$path', ({ path, method }) => {
  const address = path.replace(':file', 'a.webp')

  it.each(METHODS.filter((wrong) => wrong !== method))('refuses %s and names what it takes', async (wrong) => {
    const response = await site.app.request(address, { method: wrong })
    expect(response.headers.get('allow')).toBe(method === 'GET' ? 'GET, HEAD' : method)
    await expectError(response, 405)
  })
})

describe.each(endpoints.filter(({ body }) => body !== 'none'))('the body of $path', ({ path }) => {
  const send = (body: BodyInit, type?: string) =>
    site.app.request(path, { method: 'POST', body, headers: type ? { 'Content-Type': type } : {} })

  it.each(['text/plain', 'application/xml', 'application/octet-stream', 'nonsense'])(
    'is refused as %s',
    async (type) => {
      await expectError(await send('category_id=1', type), 415)
    },
  )

  it('is refused when it is malformed', async () => {
    await expectError(await send('{"category_id":', 'application/json'), 400)
    await expectError(await send('[]', 'application/json'), 400)
    await expectError(await send('--x\r\nbroken', 'multipart/form-data; boundary=x'), 400)
    await expectError(await send('no boundary', 'multipart/form-data'), 400)
  })

  it('is refused when it is too large', async () => {
    await expectError(await send('a'.repeat(33 * 1024), 'application/x-www-form-urlencoded'), 413)
  })

  it('is refused when a field comes twice', async () => {
    await expectError(await send('a=1&a=2', 'application/x-www-form-urlencoded'), 422)
  })

  it('may be empty, and then lacks its field', async () => {
    await expectError(await site.app.request(path, { method: 'POST' }), 422)
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
    await broken.close()
    const response = await broken.app.request('/api/products/getall.php')
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({ status: 'error', message: 'Failed to fetch products' })
    const id = response.headers.get('x-request-id')
    const told = broken.lines.filter(({ level }) => level === 'error')
    expect(told).toMatchObject([{ event: 'call failed', id, route: '/api/products/getall.php' }])
  })
})

describe('a database that is away for a moment', () => {
  it('is said to be, and when to come back', async () => {
    const locked = await openTestApp()
    locked.services.products.list = async () => {
      throw Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    }
    const response = await locked.app.request('/api/products/getall.php')
    await expectError(response, 503)
    expect(response.headers.get('retry-after')).toBe('5')
    await locked.close()
  })
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
