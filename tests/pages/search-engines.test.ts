import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fixedPages } from '#content/seo/fixed-pages.ts'
import { productPage } from '#content/pages/product.ts'
import { LOCALES, localizedPath, type Locale } from '#domain/text/locale.ts'
import { sharp } from '#server/files/sharp.ts'
import { openFilledSite, type FilledSite } from '#tests/support/filled-site.ts'
import { byLength } from '#tests/support/test-level.ts'
import { aCategory, aPost, aProduct, valueOf } from '#tests/support/records.ts'
import { objectionsTo, thingsOf, type Thing } from '#tests/support/search-engine-rules.ts'
import { ask, Page, siteOrigin, visitorHeaders } from './page.ts'
import { type SitePage, sitePages } from './site-pages.ts'

const pages = new Map<string, Page>()

beforeAll(async () => {
  for (const { address } of sitePages) pages.set(address, await ask(address))
})
afterAll(() => pages.clear())

function pageOf({ address }: Pick<SitePage, 'address'>): Page {
  const page = pages.get(address)
  if (!page) throw new Error(`${address} was not asked for`)
  return page
}

/** What a page tells search engines in their own notation; it must be one block. */
function structuredData(page: Page): unknown[] {
  return structuredTexts(page).map((text) => JSON.parse(text))
}

function structuredTexts(page: Page): string[] {
  const scripts = page.all('script').filter(({ attribs }) => attribs['type'] === 'application/ld+json')
  return scripts.map(({ children }) => children.map((child) => ('data' in child ? child.data : '')).join(''))
}

describe.each(sitePages)('$address', (sitePage) => {
  const { noindex } = sitePage

  test('tells search engines what they accept, or nothing where it is left out of search', () => {
    const told = structuredData(pageOf(sitePage))
    if (noindex) return expect(told).toEqual([])
    expect(told.flatMap(objectionsTo)).toEqual([])
    const kinds = told.flatMap(thingsOf).map((thing) => thing['@type'])
    expect(kinds).toEqual(expect.arrayContaining(['Organization', 'WebSite']))
  })

  test('has a description that a search result can show', () => {
    const { length } = pageOf(sitePage).meta('description') ?? ''
    expect(length).toBeGreaterThan(40)
    expect(length).toBeLessThanOrEqual(200)
  })
})

test('each kind of page tells what it is about', () => {
  const kindsOf = (address: string) =>
    structuredData(pageOf({ address }))
      .flatMap(thingsOf)
      .map((one) => one['@type'])
  for (const locale of LOCALES) {
    const at = (path: string) => kindsOf(localizedPath(locale, path))
    expect(at('/pu-foam/805')).toEqual(expect.arrayContaining(['ItemPage', 'BreadcrumbList', 'Product', 'FAQPage']))
    expect(at('/categories/pu-foam')).toEqual(expect.arrayContaining(['CollectionPage', 'BreadcrumbList', 'ItemList']))
    expect(at('/products')).toEqual(expect.arrayContaining(['BreadcrumbList', 'ItemList']))
    expect(at('/blogs/how-to-choose-pu-foam')).toEqual(expect.arrayContaining(['BlogPosting', 'BreadcrumbList']))
    expect(at('/faq')).toContain('FAQPage')
    expect(at('/contact')).toContain('ContactPage')
  }
})

test('a thing has one address, and one kind, on all pages', () => {
  const things = [...pages.values()].flatMap((page) => structuredData(page).flatMap(thingsOf))
  const byId = Map.groupBy(things, (thing: Thing) => thing['@id'])
  const unclear = [...byId].filter(([, same]) => new Set(same.map((thing) => thing['@type'])).size > 1)
  expect(unclear.map(([id]) => id)).toEqual([])
  const organizations = things.filter((thing) => thing['@type'] === 'Organization')
  expect(new Set(organizations.map((thing) => thing['@id']))).toEqual(new Set([`${siteOrigin()}/#organization`]))
})

test('every product tells machines the price and the stock that its page shows, in both languages', async () => {
  const answer = await fetch(`${siteOrigin()}/api/products/getall.php`, { headers: visitorHeaders() })
  const { data } = (await answer.json()) as { data: { id: string; category_id: string; price_visibility: string }[] }
  const told = { exact: 0, from: 0, hidden: 0 }
  for (const { id, category_id: category, price_visibility: visibility } of data) {
    for (const locale of LOCALES) {
      const page = await ask(localizedPath(locale, `/${category}/${id}`))
      const product = structuredData(page)
        .flatMap(thingsOf)
        .find((thing) => thing['@type'] === 'Product')
      const offer = product?.['offers'] as { price?: string; lowPrice?: string; availability?: string } | undefined
      const price = offer?.price ?? offer?.lowPrice
      const isOnRequest = page.visibleText.includes(productPage.priceOnRequest[locale])
      expect([id, visibility === 'hidden', isOnRequest]).toEqual([id, offer === undefined, price === undefined])
      const excluding = productPage.price[locale](price ?? '', '').split('(')[0] ?? ''
      if (price) expect([id, page.visibleText.includes(excluding)]).toEqual([id, true])
      if (offer?.availability) expect(page.visibleText).toMatch(shownStock(offer.availability, locale))
      told[visibility as keyof typeof told]++
    }
  }
  expect(told).toEqual({ exact: 102, from: 12, hidden: 8 })
})

function shownStock(availability: string, locale: Locale): RegExp {
  const words = productPage.stock[availability.endsWith('InStock') ? 'in_stock' : 'on_order'][locale]
  return new RegExp(`${words}\\s*\\d\\d `)
}

describe('a record whose words would end the block of data, or hide its end,', () => {
  const ENDING = '</script><!--<script> &'
  let site: FilledSite
  beforeAll(async () => {
    site = await openFilledSite(async ({ categories, products, posts }) => {
      const words = { ar: ENDING, en: ENDING }
      valueOf(await categories.create(aCategory({ slug: 'pu-foam', name: words })))
      valueOf(await products.create(aProduct({ slug: '805', categoryId: 'pu-foam', description: words })))
      valueOf(await posts.create(aPost({ slug: 'joints', snippet: words })))
    })
  })
  afterAll(() => site.stop())

  test.each(['/en/pu-foam/805', '/en/categories/pu-foam', '/en/blogs/joints'])('stays within it: %s', async (path) => {
    const html = await (await fetch(site.origin + path, { headers: visitorHeaders() })).text()
    const [block = ''] = structuredTexts(new Page(path, 200, new Headers(), html))
    expect(JSON.stringify(JSON.parse(block))).toContain(ENDING)
    expect(block).not.toMatch(/[<>&\u2028\u2029]/)
  })
})

test('every picture of a shared link is 1200 by 630 pixels large, as its page says', async () => {
  const addresses = new Set([...pages.values()].map((page) => page.meta('og:image') ?? ''))
  // The site's own, and one for each record.
  expect(addresses.size).toBeGreaterThan(20)
  // Each is made when it is asked for first.
  for (const address of [...addresses].filter((_, at) => at % byLength({ short: 5, long: 1 }) === 0)) {
    const answer = await fetch(address, { headers: visitorHeaders() })
    expect([address, answer.status, answer.redirected]).toEqual([address, 200, false])
    const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata()
    expect([address, width, height]).toEqual([address, 1200, 630])
  }
})

test('the pages that ask to be left out of search are those of docs/specification S24, and the list of a visitor', async () => {
  const both = [
    '/policy',
    '/quote',
    '/search',
    '/sign-in',
    '/terms-of-service',
    ...optional('/addresses', '/my-data', '/compare', '/documents/request', '/submittal'),
  ]
  const expected = [
    ...both.flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path))),
    '/en/privacy-policy',
  ]
  const addresses = Object.keys(fixedPages).flatMap((path) => LOCALES.map((locale) => localizedPath(locale, path)))
  const found = await Promise.all(
    addresses.map(async (address) => ((await ask(address)).meta('robots')?.includes('noindex') ? [address] : [])),
  )
  expect(found.flat().toSorted()).toEqual(expected.toSorted())
})

function optional(...paths: string[]): string[] {
  return paths.filter((path) => fixedPages[path])
}

describe('the sitemap', () => {
  test('names pages that answer under their own address and may be found, in both languages', async () => {
    const text = await (await fetch(`${siteOrigin()}/sitemap.xml`, { headers: visitorHeaders() })).text()
    const addresses = [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address)
    expect(addresses.length).toBeGreaterThan(150)
    const known = new Map(addresses.map((address) => [new URL(address).pathname, address]))
    for (const { address, noindex } of sitePages.filter(({ path }) => !path.includes('?'))) {
      expect([address, known.has(address)]).toEqual([address, !noindex])
      if (!noindex) expect(pageOf({ address }).links('canonical')['canonical']).toBe(known.get(address))
    }
  })

  test('says when a record was last changed', async () => {
    const text = await (await fetch(`${siteOrigin()}/sitemap.xml`, { headers: visitorHeaders() })).text()
    const entry = text.split('\n').find((line) => line.includes('/pu-foam/805</loc>'))
    const changed = /<lastmod>([^<]+)<\/lastmod>/.exec(entry ?? '')?.[1] ?? ''
    expect(Date.now() - Date.parse(changed)).toBeLessThan(24 * 60 * 60 * 1000)
  })
})

describe.each(LOCALES)('the feed in %s', (locale) => {
  test('is named by the pages of its language, and its articles are there', async () => {
    const home = pageOf({ address: localizedPath(locale, '/') })
    const link = home.all('link').find(({ attribs }) => attribs['type'] === 'application/atom+xml')
    const answer = await fetch(link?.attribs['href'] ?? '', { headers: visitorHeaders() })
    expect(answer.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8')
    const articles = [...(await answer.text()).matchAll(/<link rel="alternate" type="text\/html" href="([^"]+)"\/>/g)]
    expect(articles).toHaveLength(9)
    for (const [, address = ''] of articles) expect((await ask(new URL(address).pathname)).status).toBe(200)
  })
})
