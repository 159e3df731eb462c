import { expect, test } from 'vitest'
import { documentNoindex } from '#content/seo/page-head.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Product } from '#domain/products/product.ts'
import { toProductPage } from '#domain/products/product-view.ts'
import { aStoredProduct } from '#tests/support/records.ts'
import type { MetaDescriptor } from 'react-router'
import { thingsOf } from '#tests/support/search-engine-rules.ts'
import { aSiteHead } from '#tests/support/site-head.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import { toSiteView } from '#domain/site/site-view.ts'
import { blogsHead } from '#content/pages/blogs.ts'
import { meta as homeMeta } from '#app/routes/site/home.tsx'
import { adminMeta } from './admin-meta.ts'
import { productHead } from './product-head.ts'
import { pageMeta, type PageMeta } from './page-meta.ts'
import { contentMeta, fixedMeta, type MetaScope, routeMeta } from './route-meta.ts'

const TITLE = { ar: 'المنتجات', en: 'Products' }

test.each([
  ['ar', 'روابط', 'المنتجات | إدارة روابط'],
  ['en', 'Rawabit', 'Products | Rawabit admin'],
] as const)('a screen of staff is named in the order of its language: %s', (locale, siteName, title) => {
  const frame = { locale, siteName, sidebarCollapsed: false }
  expect(adminMeta(TITLE)({ matches: [{ id: 'admin', loaderData: frame }] })[0]).toEqual({ title })
})

const NOBODY = { ar: '', en: '' }
const day = new Date('2026-05-01T00:00:00Z')
const name = { ar: 'غراء زد', en: 'Zed' }

function headOf(given: Partial<Product>, locale: Locale) {
  const product = aStoredProduct({ name, ...given })
  return productHead(
    { ...toProductPage(product, locale, { override: null, prices: 'hidden', now: day }), socialPicture: '/' },
    locale,
    'Zedline',
  )
}

test('a product is described with its brand', () => {
  expect(headOf({}, 'en').description).toMatch(/^Zed by ANADOL BOND: properties, .* from Zedline\.$/)
  expect(headOf({}, 'ar').description).toMatch(/^غراء زد من أنادول بوند: الخصائص /)
})

test('a product without a brand is described as whole', () => {
  expect(headOf({ brand: NOBODY }, 'en').description).toMatch(/^Zed: properties, /)
  expect(headOf({ brand: NOBODY }, 'ar').description).toMatch(/^غراء زد: الخصائص /)
})

const site = aSiteHead('ar', { name: 'روابط', slogan: 'روابط تدوم', keywords: ['لواصق', 'رغوة'] })

const page: PageMeta = { locale: 'ar', path: '/categories/pu-foam', title: 'الرغوة', description: 'كل أنواع الرغوة' }

function tag(tags: MetaDescriptor[], key: string): unknown {
  const found = new Map(Object.entries(tags.find((one) => Object.values(one).includes(key)) ?? {}))
  return found.get('content') ?? found.get('href')
}

test('a page is named by its own title and the site, the home page by the site and its slogan', () => {
  expect(pageMeta(site, page)).toContainEqual({ title: 'الرغوة | روابط' })
  expect(pageMeta(site, { ...page, title: null })).toContainEqual({ title: 'روابط | روابط تدوم' })
})

test('each language names itself as canonical and Arabic as the default', () => {
  const tags = pageMeta(site, { ...page, locale: 'en' })
  expect(tag(tags, 'canonical')).toBe('https://example.com/en/categories/pu-foam')
  expect(tag(tags, 'x-default')).toBe('https://example.com/categories/pu-foam')
})

test('the home page of each language is named without a doubled slash', () => {
  expect(tag(pageMeta(site, { ...page, path: '/' }), 'canonical')).toBe('https://example.com/')
  expect(tag(pageMeta(site, { ...page, path: '/', locale: 'en' }), 'canonical')).toBe('https://example.com/en')
})

test('search engines are told to leave a page out only where it says so', () => {
  expect(tag(pageMeta(site, page), 'robots')).toBe('index, follow')
  expect(tag(pageMeta(site, { ...page, noindex: true }), 'robots')).toBe('noindex')
})

test('a page without keywords of its own takes those of the site', () => {
  expect(tag(pageMeta(site, page), 'keywords')).toBe('لواصق, رغوة')
  expect(tag(pageMeta(site, { ...page, keywords: ['805'] }), 'keywords')).toBe('805')
})

test('a shared link shows a picture of 1200 by 630 at a whole address', () => {
  const tags = pageMeta(site, page)
  expect(tag(tags, 'og:image')).toBe('https://example.com/images/social.jpg')
  expect([tag(tags, 'og:image:width'), tag(tags, 'og:image:height')]).toEqual(['1200', '630'])
  expect(tag(tags, 'twitter:card')).toBe('summary_large_image')
})

function structured(tags: MetaDescriptor[]): unknown {
  const tagged = tags.find((one) => 'script:ld+json' in one)
  return tagged && Object.values(tagged)[0]
}

test('search engines are told what a page is, under its own address', () => {
  const things = thingsOf(structured(pageMeta(site, { ...page, locale: 'en' })))
  expect(things.find((thing) => thing['@type'] === 'WebPage')).toMatchObject({
    '@id': 'https://example.com/en/categories/pu-foam#page',
    url: 'https://example.com/en/categories/pu-foam',
    name: page.title,
    primaryImageOfPage: { url: 'https://example.com/images/social.jpg' },
  })
})

test('a page left out of search has no structured data', () =>
  expect(structured(pageMeta(site, { ...page, noindex: true }))).toBeUndefined())

test('feed readers find the articles of the page’s language', () => {
  const feed = pageMeta(site, { ...page, locale: 'en' }).find((one) =>
    Object.values(one).includes('application/atom+xml'),
  )
  expect(feed).toMatchObject({ rel: 'alternate', href: 'https://example.com/en/feed.xml' })
})

const frame = {
  site: toSiteView({ ...demoSettings, slogan: { ar: 'Bonds That Last', en: 'Bonds That Last' } }, 'en'),
  head: { origin: 'https://example.com', keywords: ['foam'], otherName: 'روابط', rating: null },
}

function scope(pathname: string, more: Partial<MetaScope> = {}): MetaScope {
  return { location: { pathname }, matches: [{ id: 'root' }, { id: 'site', loaderData: frame }], ...more }
}

test('a fixed page is named in the language of its path', () => {
  expect(fixedMeta(blogsHead)(scope('/en/blogs'))).toContainEqual({ title: 'News and Articles | Rawabit' })
  expect(fixedMeta(blogsHead)(scope('/blogs'))).toContainEqual({ title: 'الأخبار والمقالات | Rawabit' })
})

test('the home page is named by the site and its slogan, and described in the words of staff', () => {
  const head = homeMeta(scope('/en'))
  expect(head).toContainEqual({ title: 'Rawabit | Bonds That Last' })
  expect(head).toContainEqual({ name: 'description', content: demoSettings.description.en })
})

test('a fixed page is described under the name that staff gave the site', () => {
  const called = (name: string) => ({ id: 'site', loaderData: { ...frame, site: { ...frame.site, name } } })
  const descriptionOf = (name: string) => fixedMeta(blogsHead)(scope('/en/blogs', { matches: [called(name)] }))[1]
  expect(descriptionOf('Zedline')).toMatchObject({ content: expect.stringContaining(' from Zedline: ') })
  expect(descriptionOf('{name} $&')).toMatchObject({ content: expect.stringContaining(' from {name} $&: ') })
})

test('the alias of an Arabic page names the page without it', () => {
  const canonical = { tagName: 'link', rel: 'canonical', href: 'https://example.com/blogs' }
  expect(fixedMeta(blogsHead)(scope('/ar/blogs'))).toContainEqual(canonical)
})

test('a page that is left out of search in one language says so in that one only', () => {
  const loaderData = { title: 'Privacy', description: '' }
  const robots = (path: string) => contentMeta({}, documentNoindex.privacy)({ ...scope(path), loaderData })
  expect(robots('/en/privacy-policy')).toContainEqual({ name: 'robots', content: 'noindex' })
  expect(robots('/privacy-policy')).toContainEqual({ name: 'robots', content: 'index, follow' })
})

test('a page of texts has its head from them, and is named where it describes itself with nothing', () => {
  const head = (loaderData?: { title: string; description: string }) =>
    contentMeta()({ ...scope('/en/about'), loaderData })
  expect(head({ title: 'About', description: 'Who we are' })).toContainEqual({
    name: 'description',
    content: 'Who we are',
  })
  expect(head({ title: 'About', description: '' })).toContainEqual({ name: 'description', content: 'About' })
  expect(head()).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that was not found is kept out of search', () => {
  const error = { status: 404, statusText: '', internal: false, data: null }
  const missing = routeMeta(scope('/en/pu-foam/999', { error }), null)
  expect(missing).toContainEqual({ title: 'Page Not Found | Rawabit' })
  expect(missing).toContainEqual({ name: 'robots', content: 'noindex' })
})

test('a page that failed does not say that it is missing', () => {
  const failed = routeMeta(scope('/en/pu-foam/805', { error: new Error('The database is gone') }), null)
  expect(failed).toContainEqual({ title: 'Something went wrong. Please try again. | Rawabit' })
})

test('without the frame of the site nothing is named', () =>
  expect(routeMeta({ location: { pathname: '/' }, matches: [] }, null)).toEqual([]))
