import { describe, expect, test } from 'vitest'
import { type Locale, otherLanguagePath } from '#domain/text/locale.ts'
import { ask, askExactly, siteOrigin } from './page.ts'

describe('/ar is another name of the Arabic pages', () => {
  test.each(['/', '/categories', '/categories/pu-foam', '/pu-foam/805'])('/ar%s', async (path) => {
    const alias = await ask(`/ar${path === '/' ? '' : path}`)
    expect(alias.status).toBe(200)
    expect(alias.all('html')[0]?.attribs).toMatchObject({ lang: 'ar', dir: 'rtl' })
    expect(alias.links('canonical')['canonical']).toBe(siteOrigin() + path)
    expect(alias.links('alternate')['en']).toBe(siteOrigin() + otherLanguagePath(path))
    expect(alias.texts('h1')).toEqual((await ask(path)).texts('h1'))
  })
})

describe('a page that does not exist is status 404, in the language of its path', () => {
  test.each<[string, Locale]>([
    ['/nothing-here', 'ar'],
    ['/en/nothing-here', 'en'],
    ['/enamel', 'ar'],
    ['/enamel/1', 'ar'],
    ['/en/enamel/1', 'en'],
    ['/pu-foam/no-such-product', 'ar'],
    ['/en/pu-foam/no-such-product', 'en'],
    ['/pu-foam/805/more', 'ar'],
    ['/en/pu-foam/805/more', 'en'],
    ['/categories/5/6', 'ar'],
    ['/en/805', 'en'],
    ['/en/en', 'en'],
    ['/ar/en/categories', 'ar'],
    ['/ar/ar', 'ar'],
    ['/en/admin', 'en'],
  ])('%s', async (path, locale) => {
    const page = await ask(path)
    expect(page.status).toBe(404)
    expect(page.all('html')[0]?.attribs).toMatchObject({ lang: locale })
    expect(page.meta('robots')).toContain('noindex')
    expect(page.title).not.toBe('')
    expect(page.texts('h1')).toHaveLength(1)
  })

  test('says so in the specified words and leads back home', async () => {
    const arabic = await ask('/nothing-here')
    expect(arabic.visibleText).toContain('عذراً! الصفحة غير موجودة')
    expect(arabic.visibleText).toContain('404')
    expect(arabic.attributes('a', 'href')).toContain('/ar')
    const english = await ask('/en/nothing-here')
    expect(english.visibleText).toContain('Oops! Page Not Found')
    const home = english.all('a').find((link) => link.attribs['href'] === '/en')
    expect(home).toBeDefined()
    expect(english.texts('a')).toContain('Return to Home')
  })

  test('an unknown product leads to all products', async () => {
    expect((await ask('/pu-foam/no-such-product')).attributes('a', 'href')).toContain('/products')
    expect((await ask('/en/pu-foam/no-such-product')).attributes('a', 'href')).toContain('/en/products')
  })

  test('an unknown category says so and leads back to the categories', async () => {
    const arabic = await ask('/categories/no-such-category')
    expect([arabic.status, arabic.meta('robots')?.includes('noindex')]).toEqual([404, true])
    expect(arabic.visibleText).toContain('الفئة غير موجودة')
    const english = await ask('/en/categories/no-such-category')
    expect([english.status, english.meta('robots')?.includes('noindex')]).toEqual([404, true])
    expect(english.visibleText).toContain('Category Not Found')
    expect(english.attributes('a', 'href')).toContain('/en/categories')
  })

  test('an unknown article says so, by its title too, and leads back to the blog', async () => {
    const arabic = await ask('/blogs/no-such-article')
    expect([arabic.status, arabic.meta('robots')?.includes('noindex')]).toEqual([404, true])
    expect(arabic.title).toBe('المقال غير موجود | روابط')
    const english = await ask('/en/blogs/no-such-article')
    expect([english.status, english.meta('robots')?.includes('noindex')]).toEqual([404, true])
    expect(english.title).toBe('Blog not found | Rawabit')
    expect(english.attributes('a', 'href')).toContain('/en/blogs')
  })
})

describe('a missing file is a missing file and never a product', () => {
  test.each(['/assets/gone-Ab12.js', '/images/products/none.png', '/fonts/none.woff2', '/api/uploads/none.webp'])(
    '%s',
    async (path) => {
      const answer = await ask(path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable')
    },
  )

  test('the picture that stands in for a missing one is there', async () => {
    expect((await ask('/images/products/default.png')).status).toBe(200)
  })
})

describe('an address that is nearly right leads to the right one for good', () => {
  test.each([
    ['/adhesives/805', '/pu-foam/805'],
    ['/en/adhesives/805', '/en/pu-foam/805'],
    ['/pu-foam/805-pu-foam-straw', '/pu-foam/805'],
    ['/en/sealants/ms-55-hybrid-sealant-adhesive', '/en/hybrid-polymer/ms-55'],
  ])('%s leads to %s', async (path, target) => {
    const answer = await ask(path)
    expect([301, 308]).toContain(answer.status)
    expect(new URL(answer.headers.get('location') ?? '', siteOrigin()).href).toBe(siteOrigin() + target)
  })
})

test('an address that begins like that of another site stays on this one', async () => {
  const answer = await askExactly('//example.com/')
  expect([answer.status, answer.headers.get('location')]).toEqual([308, '/example.com/'])
})

test.each([
  ['/', '/en'],
  ['/en', '/'],
  ['/ar', '/en'],
  ['/ar/about?a=1', '/en/about?a=1'],
  ['/en/about', '/about'],
  ['/enamel/1', '/en/enamel/1'],
])('the language switch leads from %s to %s', async (address, other) => {
  const links = (await ask(address)).all('a').filter(({ attribs }) => attribs['hreflang'] !== undefined)
  expect(links[0]!.attribs['href']).toBe(other)
})
