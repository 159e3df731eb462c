import { afterAll, beforeAll, expect, it } from 'vitest'
import { aCategory, aPost, aProduct, valueOf } from '../support/records.ts'
import { openTestApp, type TestApp } from '../support/test-app.ts'

let site: TestApp
beforeAll(async () => {
  site = await openTestApp({ env: { SITE_URL: 'https://www.example.com' } })
  const { id } = valueOf(await site.services.categories.create(aCategory({ slug: 'pu-foam' })))
  valueOf(await site.services.products.create(aProduct({ slug: 'ms-55', categoryId: id })))
  valueOf(await site.services.posts.create(aPost({ slug: 'fire-joints' })))
})
afterAll(() => site.close())

const ask = (path: string) => site.app.request(path, { headers: { Host: 'www.example.com' } })

it('search engines find every page in both languages, each with its counterpart', async () => {
  const response = await ask('/sitemap.xml')
  expect(response.headers.get('Content-Type')).toBe('application/xml; charset=utf-8')
  const text = await response.text()
  const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address)
  for (const path of [
    '/',
    '/en',
    '/pu-foam/ms-55',
    '/en/pu-foam/ms-55',
    '/en/categories/pu-foam',
    '/blogs/fire-joints',
  ]) {
    expect(addresses).toContain(`https://www.example.com${path}`)
  }
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(text).toContain('hreflang="en" href="https://www.example.com/en/pu-foam/ms-55"')
})

it('pages that ask to be left out are not offered', async () => {
  const text = await (await ask('/sitemap.xml')).text()
  for (const path of ['/search', '/addresses', '/policy<', '/terms-of-service', '/en/privacy-policy', '/admin']) {
    expect(text).not.toContain(`https://www.example.com${path}`)
  }
  expect(text).toContain('https://www.example.com/privacy-policy<')
})

it('robots.txt names the sitemap, and the sitemap is there', async () => {
  const robots = await (await ask('/robots.txt')).text()
  const address = /^Sitemap: (.+)$/m.exec(robots)?.[1] ?? ''
  expect((await ask(new URL(address).pathname)).status).toBe(200)
})

it('a phone that keeps the site knows its name, colours and icons', async () => {
  const response = await ask('/manifest.webmanifest')
  expect(response.headers.get('Content-Type')).toContain('application/manifest+json')
  const icon = (sizes: string, purpose: string) => expect.objectContaining({ sizes, purpose, type: 'image/png' })
  expect(await response.json()).toMatchObject({
    short_name: 'روابط',
    lang: 'ar',
    dir: 'rtl',
    theme_color: '#C1272D',
    icons: expect.arrayContaining([icon('192x192', 'any'), icon('512x512', 'any'), icon('512x512', 'maskable')]),
  })
})

it('a phone that keeps the English site knows it in English', async () => {
  const response = await ask('/en/manifest.webmanifest')
  expect(await response.json()).toMatchObject({ short_name: 'Rawabit', lang: 'en', dir: 'ltr', start_url: '/en' })
})

it.each(['/feed.xml', '/en/feed.xml', '/sitemap.xml'])(
  '%s is not sent again as long as nothing has changed',
  async (path) => {
    const first = await ask(path)
    expect(first.status).toBe(200)
    expect(first.headers.get('Content-Type')).toMatch(/^application\/(atom\+)?xml; charset=utf-8$/)
    const etag = first.headers.get('ETag') ?? ''
    const again = () => site.app.request(path, { headers: { Host: 'www.example.com', 'If-None-Match': etag } })
    expect((await again()).status).toBe(304)
    valueOf(await site.services.posts.update('fire-joints', { readingMinutes: 7 }))
    expect((await again()).status).toBe(200)
  },
)

it('a part of the sitemap that there is none of is not found', async () => {
  expect((await ask('/sitemap-people-1.xml')).status).toBe(404)
  expect((await ask('/sitemap-products-1.xml')).status).toBe(200)
})

it.each(['/sitemap.xml', '/sitemap-products-1.xml', '/feed.xml', '/manifest.webmanifest', '/robots.txt'])(
  '%s is only read',
  async (path) => {
    const response = await site.app.request(path, {
      method: 'POST',
      headers: { Host: 'www.example.com', Origin: 'https://www.example.com' },
    })
    expect(response.status).toBe(405)
    expect(response.headers.get('Allow')).toBe('GET, HEAD')
  },
)

it('a shared link of a record has a picture that is kept for good, and leads from an old one to the current one', async () => {
  const product = await site.services.products.get('ms-55')
  if (!product) throw new Error('There is no product')
  const path = site.services.socialPictures.pathOf({ kind: 'products', record: product }, 'en')
  const picture = await ask(path)
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/jpeg'])
  expect(picture.headers.get('Cache-Control')).toContain('immutable')
  expect(picture.headers.get('Cross-Origin-Resource-Policy')).toBe('cross-origin')
  const old = await ask(path.replace(/[0-9a-f]{20}/, '0a'))
  expect([old.status, old.headers.get('Location')]).toEqual([302, path])
  expect((await ask('/social/products/en/none/0a.jpg')).status).toBe(404)
  expect((await ask('/social/anything')).status).toBe(404)
})
