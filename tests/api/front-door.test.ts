import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { documentResponse } from '#app/context.ts'
import { inlineScriptHashes } from '#server/web/content-security-policy.ts'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const START = '<!DOCTYPE html><html><body><script>window.foreign = 1</script><p>صفحة</p>'
const SCRIPT = '<script>window.data = 1</script>'
const END = '</body></html>'

const asked: Request[] = []
const sent: unknown[] = []
let site: TestApp
beforeAll(async () => {
  site = await openTestApp({
    env: { SITE_URL: 'https://www.example.com' },
    pages: async (request, { matched, report, fields }) => {
      asked.push(request)
      sent.push(fields)
      matched(':category/:product')
      const { pathname } = new URL(request.url)
      if (pathname === '/broken') {
        report(new Error('render failed'))
        return new Response('Unexpected Server Error', { status: 500, headers: { 'Content-Type': 'text/plain' } })
      }
      if (pathname === '/part-failed') report(new Error('no posts'))
      if (pathname.endsWith('.data')) return new Response('[]', { headers: { 'Content-Type': 'text/x-script' } })
      if (pathname === '/thrown') throw new Error('no page at all')
      const headers = { 'Content-Type': 'text/html; charset=utf-8' }
      return documentResponse({ html: START + SCRIPT + END, scripts: SCRIPT }, { headers })
    },
  })
})
afterAll(() => site.close())

function ask(target: string, init: RequestInit = {}) {
  const headers = { Host: 'www.example.com', Accept: 'text/html', ...init.headers }
  return site.app.request(target, { ...init, headers })
}

function hashOfStyle(html: string): string {
  const style = /<style>([^<]*)<\/style>/.exec(html)![1]!
  return createHash('sha256').update(style).digest('base64')
}

describe('an odd address', () => {
  it.each([
    ['/%zz', 400, 'ar'],
    ['/en/%', 400, 'en'],
    ['/en/%00', 400, 'en'],
    ['/enamel/%00', 400, 'ar'],
    ['/a%2fb', 404, 'ar'],
    ['/%E0%A4%A', 400, 'ar'],
    ['/categories/%ff', 400, 'ar'],
    ['/pu-foam/%00', 400, 'ar'],
  ])('%s is refused with %d in its language', async (target, status, language) => {
    const response = await ask(target)
    expect(response.status).toBe(status)
    const html = await response.text()
    expect(html).toContain(`<html lang="${language}" dir="${language === 'ar' ? 'rtl' : 'ltr'}">`)
    expect(html).toContain('noindex')
    expect(response.headers.get('content-security-policy')).toContain(`style-src 'sha256-${hashOfStyle(html)}';`)
  })

  it('is refused in one line where no page was asked for', async () => {
    const response = await ask('/images/%zz.png', { headers: { Accept: 'image/webp,*/*' } })
    expect(response.status).toBe(400)
    expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8')
    expect((await response.text()).split('\n')).toHaveLength(2)
  })
})

describe('the name of the site', () => {
  it.each(['other.example', 'www.example.com.other.example', 'www.example.com:8080', '127.0.0.1'])(
    'is not %s',
    async (host) => expect((await ask('/en', { headers: { Host: host } })).status).toBe(421),
  )

  it.each(['www.example.com', 'WWW.Example.COM', 'www.example.com:443'])('may be written %s', async (host) =>
    expect((await ask('/en', { headers: { Host: host } })).status).toBe(200),
  )

  it('does not matter to those who ask whether it lives', async () => {
    expect((await ask('/healthz', { headers: { Host: '10.0.0.7:3000' } })).status).toBe(200)
    expect((await ask('/readyz', { headers: { Host: '10.0.0.7:3000' } })).status).toBe(200)
  })

  it('is whatever was asked for while none is configured', async () => {
    const trial = await openTestApp()
    expect((await trial.app.request('/en', { headers: { Host: '192.168.1.5:3000' } })).status).toBe(200)
    await trial.close()
  })
})

describe('writing', () => {
  const write = (headers: Record<string, string>, target = '/en/contact') =>
    ask(target, { method: 'POST', body: new URLSearchParams({ name: 'a' }), headers })

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { 'Sec-Fetch-Site': 'none' },
    { 'Sec-Fetch-Site': 'cross-site', Origin: 'https://www.example.com' },
    { Origin: 'https://evil.example' },
    { Origin: 'http://www.example.com' },
    { Origin: 'null' },
    { Cookie: 'sid=1' },
  ])('in a visitor’s name is refused to %o', async (headers) => {
    expect((await write(headers)).status).toBe(403)
    const call = await write(headers, '/api/products/getproduct.php')
    expect(call.status).toBe(403)
    expect(await call.json()).toMatchObject({ status: 'error' })
  })

  it.each<Record<string, string>>([
    { 'Sec-Fetch-Site': 'same-origin', Cookie: 'sid=1' },
    { Origin: 'https://www.example.com', Cookie: 'sid=1' },
    {},
  ])('is open to %o', async (headers) => expect((await write(headers)).status).toBe(200))

  it('works under any name while none is configured, and still only from the page itself', async () => {
    const trial = await openTestApp()
    const send = (origin: string) =>
      trial.app.request('http://192.168.1.5:3000/contact', { method: 'POST', headers: { Origin: origin } })
    expect((await send('http://192.168.1.5:3000')).status).toBe(200)
    expect((await send('http://evil.example')).status).toBe(403)
    await trial.close()
  })
})

describe('every answer', () => {
  const addresses = [
    '/en',
    '/',
    '/%zz',
    '/nothing',
    '/api/nothing',
    '/api/categories/getall.php',
    '/healthz',
    '/api/docs',
    '/broken',
    '/en/',
  ]

  it.each(addresses)('of %s carries the headers that protect it', async (target) => {
    const { headers } = await ask(target)
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin')
    expect(headers.get('permissions-policy')).toContain('camera=()')
    // A video that is pressed starts, and may fill the screen.
    expect(headers.get('permissions-policy')).not.toMatch(/autoplay|fullscreen/)
    expect(headers.get('strict-transport-security')).toBe('max-age=15768000')
    expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/)
    expect(headers.get('content-security-policy')).not.toContain('unsafe')
    expect(headers.get('access-control-allow-origin')).toBeNull()
    expect(headers.get('x-powered-by')).toBeNull()
    expect(headers.get('server')).toBeNull()
    expect(headers.get('x-request-id')).toMatch(/^[0-9a-f]{16}$/)
  })

  it('does not promise encryption where there is none', async () => {
    const trial = await openTestApp()
    expect((await trial.app.request('/en')).headers.get('strict-transport-security')).toBeNull()
    await trial.close()
  })
})

describe('a page', () => {
  it('runs the scripts that are its own, and no other that stands in it', async () => {
    const response = await ask('/en')
    expect(await response.text()).toBe(START + SCRIPT + END)
    expect(response.headers.get('content-security-policy')).toContain(
      `script-src 'self' ${inlineScriptHashes(SCRIPT).join(' ')};`,
    )
  })

  it('is asked for under the configured name, whatever the visitor wrote', async () => {
    await ask('/pu-foam/805?q=1', { headers: { Host: 'WWW.example.com', Origin: 'https://www.example.com' } })
    expect(asked.at(-1)?.url).toBe('https://www.example.com/pu-foam/805?q=1')
    expect(asked.at(-1)?.headers.get('origin')).toBeNull()
  })

  it('has one address', async () => {
    expect((await ask('/en/?a=1')).headers.get('location')).toBe('/en?a=1')
    expect((await ask('/en/')).status).toBe(308)
    expect((await ask('/')).status).toBe(200)
  })

  it.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS'])('cannot be asked with %s', async (method) => {
    const response = await ask('/en', { method })
    expect(response.status).toBe(405)
    expect(response.headers.get('allow')).toBe('GET, HEAD, POST')
  })

  it('gets a form as it was sent', async () => {
    await ask('/contact', { method: 'POST', body: new URLSearchParams({ name: 'سارة' }) })
    expect(sent.at(-1)).toEqual({ name: 'سارة' })
    const form = new FormData()
    form.set('name', 'سارة')
    await ask('/contact', { method: 'POST', body: form })
    expect(sent.at(-1)).toEqual({ name: 'سارة' })
  })

  it.each([
    [413, 'a'.repeat(40_000), 'application/x-www-form-urlencoded'],
    [415, '{}', 'application/json'],
    [400, '--x\r\nbroken', 'multipart/form-data; boundary=x'],
    [400, 'name=a&name=b', 'application/x-www-form-urlencoded'],
  ])('never sees a form that is refused with %d', async (status, body, type) => {
    const before = asked.length
    const response = await ask('/contact', { method: 'POST', body, headers: { 'Content-Type': type } })
    expect(response.status).toBe(status)
    expect(await response.text()).toContain('lang="ar"')
    expect(asked).toHaveLength(before)
  })

  it('that fails is replaced by one sentence and a number, which the log knows too', async () => {
    for (const target of ['/broken', '/thrown']) {
      const response = await ask(target)
      expect(response.status).toBe(500)
      const html = await response.text()
      const id = response.headers.get('x-request-id')!
      expect(html).toContain(id)
      expect(html).not.toMatch(/render failed|no page at all|Unexpected/)
      expect(site.lines.filter((line) => line.level === 'error' && line.id === id)).toHaveLength(1)
    }
  })

  it('may be kept only while it is the same for everyone', async () => {
    const cacheOf = async (target: string, headers = {}) =>
      (await ask(target, { headers })).headers.get('cache-control')
    expect(await cacheOf('/en')).toBe('no-cache')
    expect(await cacheOf('/en.data')).toBe('no-cache')
    expect(await cacheOf('/en', { Cookie: 'sid=1' })).toBe('no-store')
    expect(await cacheOf('/part-failed')).toBe('no-store')
    for (const target of [
      '/admin',
      '/admin/items',
      '/addresses',
      '/en/addresses',
      '/en/addresses.data',
      '/sign-in',
      '/ar/my-data',
    ]) {
      expect(await cacheOf(target)).toBe('no-store')
    }
  })
})

it('the log tells which page was asked for and from where, not what was typed or by whom', async () => {
  await ask('/pu-foam/secret-805?q=private', { headers: { Cookie: 'sid=private', 'User-Agent': 'private' } })
  const line = site.lines.at(-1)!
  expect(line).toMatchObject({ event: 'request', method: 'GET', route: '/:category/:product', status: 200 })
  expect(JSON.stringify(line)).not.toMatch(/private|secret/)
  expect(Object.keys(line)).toEqual(['time', 'level', 'event', 'id', 'method', 'route', 'status', 'ms', 'client'])
})
