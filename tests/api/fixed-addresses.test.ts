import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '#tests/support/test-app.ts'

const HOST = { Host: 'www.example.com' }

describe('fixed addresses', () => {
  let site: TestApp
  beforeAll(async () => {
    site = await openTestApp({ env: { SITE_URL: 'https://www.example.com' } })
  })
  afterAll(() => site.close())

  it('tell crawlers what to leave alone', async () => {
    const text = await (await site.app.request('/robots.txt', { headers: HOST })).text()
    expect(text).toContain('Sitemap: https://www.example.com/sitemap.xml')
    expect(text).toContain('Disallow: /admin')
  })

  it.each(['/healthz', '/readyz', '/robots.txt', '/favicon.ico', '/api/docs', '/api/openapi.json'])(
    '%s can only be read',
    async (target) => {
      const response = await site.app.request(target, { method: 'POST', headers: HOST })
      expect(response.status).toBe(405)
      expect(response.headers.get('allow')).toBe('GET, HEAD')
    },
  )

  it('are none where the sitemap has no such part', async () => {
    const statusOf = async (path: string) => (await site.app.request(path, { headers: HOST })).status
    expect(await statusOf('/sitemap.xml')).toBe(200)
    expect(await statusOf('/sitemap-pages-1.xml')).toBe(200)
    for (const part of ['products-1', 'products-999', 'people-1'])
      expect(await statusOf(`/sitemap-${part}.xml`)).toBe(404)
  })

  it('say that the site is not ready while it stops or a part of it is away', async () => {
    const stopping = await openTestApp({ isDraining: () => true })
    expect((await stopping.app.request('/readyz')).status).toBe(503)
    expect(await (await stopping.app.request('/readyz')).text()).toBe('shutting down\n')
    expect((await stopping.app.request('/healthz')).status).toBe(200)
    await stopping.close()
    const gone = await openTestApp()
    await gone.close()
    const response = await gone.app.request('/readyz')
    expect(response.status).toBe(503)
    expect(await response.text()).toBe('database does not answer; storage does not answer\n')
  })
})

it('whoever finds a hole reads whom to tell', async () => {
  const site = await openTestApp()
  const text = await (await site.app.request('/.well-known/security.txt')).text()
  expect(text).toMatch(
    /^Contact: (?:mailto:\S+@\S+|http\S+)\nExpires: 20\S+Z\nPreferred-Languages: ar, en\nCanonical: http/,
  )
  await site.close()
})
