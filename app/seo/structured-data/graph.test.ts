import { describe, expect, test } from 'vitest'
import { neutralSettings } from '#domain/site/neutral-settings.ts'
import { toSiteView } from '#domain/site/site-view.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { toPostPage } from '#domain/posts/post-page.ts'
import { toProductSeo } from '#domain/products/product-seo.ts'
import type { StockState } from '#domain/products/stock.ts'
import { type ProductPage, toProductPage } from '#domain/products/product-view.ts'
import { aStoredPost, aStoredProduct } from '#tests/support/records.ts'
import { objectionsTo, thingsOf, type Thing } from '#tests/support/search-engine-rules.ts'
import { aSiteHead } from '#tests/support/site-head.ts'
import type { SiteHead } from '#app/seo/site-head.ts'
import { structuredData, type PageSubject } from './graph.ts'

const noPicture = { width: null, height: null, color: null, renditions: { avif: [], webp: [] } }
const seo = { ...toProductSeo(null, 'en'), sku: 'AB-805' }
const machines = { price: '45.00', count: 1, state: 'in_stock', validUntil: '2027-05-01' } as const
const offer = { visibility: 'exact', price: { excluding: '45.00', including: '51.75' }, stock: null, machines } as const
const onRequest = { visibility: 'hidden', price: null, stock: null, machines: null } as const

const product: ProductPage = {
  ...toProductPage(
    aStoredProduct({ category: { id: 'pu-foam', name: { ar: '', en: 'PU Foam' }, accent: 1 }, rating: 5 }),
    'en',
    { override: null, prices: 'hidden', now: new Date() },
  ),
  gallery: [{ ...noPicture, file: 'abc.webp', alt: 'A can' }],
  offer,
  seo,
}

const post = toPostPage(
  aStoredPost({
    snippet: { ar: '', en: 'Ten questions.' },
    date: '2026-10-04',
    updatedAt: '2026-10-05T09:30:00.000Z',
    author: 'Admin',
    tags: { ar: [], en: ['fire', 'B1 foam'] },
    image: { ...noPicture, file: 'abc.webp' },
  }),
  'en',
  '',
)

const questions = [{ question: 'Is it dry?', answer: 'After an hour.' }]
const crumbs = [
  { label: 'Home', path: '/' },
  { label: '805', path: '/pu-foam/805' },
]
const list = [
  { name: '805', path: '/pu-foam/805' },
  { name: 'MS-55', path: '/hybrid-polymer/ms-55' },
]

type Asked = { subject?: PageSubject; locale?: Locale; site?: Partial<SiteHead> }

function tell({ subject = {}, locale = 'en', site = {} }: Asked) {
  const words = { name: 'Page', description: 'A page', picture: 'https://example.com/images/social.jpg' }
  const place = { origin: 'https://example.com', locale, path: '/pu-foam/805' }
  return structuredData(aSiteHead(locale, site), place, subject, words)
}

function told(asked: Asked, kind: string): Thing | undefined {
  return thingsOf(tell(asked)).find((thing) => thing['@type'] === kind)
}

const SUBJECTS: Record<string, PageSubject> = {
  'a page with nothing of its own': {},
  'a product': { kind: 'ItemPage', crumbs, product },
  'a product with questions': { kind: 'ItemPage', crumbs, product, questions },
  'a product without pictures, brand and category': {
    kind: 'ItemPage',
    product: { ...product, gallery: [], brand: null, category: null },
  },
  'an article': { crumbs, post },
  'an article that somebody signed': { post: { ...post, author: 'Sara', image: null, tags: [] } },
  'a list': { kind: 'CollectionPage', crumbs, list },
  'an empty list': { kind: 'CollectionPage', crumbs, list: [] },
  'questions and answers': { kind: 'FAQPage', questions },
  'the contact page': { kind: 'ContactPage' },
  'the page about the company': { kind: 'AboutPage' },
}

describe.each(LOCALES)('search engines have nothing to object to in %s', (locale) => {
  test.each(Object.entries(SUBJECTS))('%s', (_name, subject) =>
    expect(objectionsTo(tell({ subject, locale }))).toEqual([]),
  )
})

test('the rules catch what search engines object to', () => {
  const offerless = { ...product, offer: { ...offer, machines: { ...machines, validUntil: 'soon' } } }
  expect(objectionsTo(tell({ subject: { product: offerless } })).join()).toContain('priceValidUntil')
  const structured = tell({ subject: { post } })
  const [first] = structured['@graph']
  expect(objectionsTo({ ...structured, '@graph': [...structured['@graph'], first] }).join()).toContain('told twice')
  const withoutSite = structured['@graph'].filter((thing) => thing['@type'] !== 'WebSite')
  expect(objectionsTo({ ...structured, '@graph': withoutSite }).join()).toContain('spoken of and not told')
})

test('a product is offered in SAR, at a price valid for a year', () =>
  expect(told({ subject: { product } }, 'Product')).toMatchObject({
    '@id': 'https://example.com/#product-805',
    sku: 'AB-805',
    brand: { name: 'ANADOL BOND' },
    offers: {
      '@type': 'Offer',
      price: '45.00',
      priceCurrency: 'SAR',
      priceSpecification: { price: '45.00', priceCurrency: 'SAR', valueAddedTaxIncluded: false },
      priceValidUntil: '2027-05-01',
      availability: 'https://schema.org/InStock',
    },
    image: ['https://example.com/api/uploads/abc.webp'],
  }))

test('a product without a price has no offer', () => {
  const unpriced = { ...product, offer: onRequest }
  expect(told({ subject: { product: unpriced } }, 'Product')).not.toHaveProperty('offers')
})

test('a product whose page tells the lowest price is offered from that price', () => {
  const from = { ...product, offer: { ...offer, visibility: 'from' as const, machines: { ...machines, count: 3 } } }
  expect(objectionsTo(tell({ subject: { product: from } }))).toEqual([])
  const offers = told({ subject: { product: from } }, 'Product')?.['offers']
  expect(offers).toMatchObject({ '@type': 'AggregateOffer', lowPrice: '45.00', offerCount: 3, priceCurrency: 'SAR' })
  expect(offers).not.toHaveProperty('price')
})

test('stock is told as the page shows it, and not where one has to ask or nobody knows', () => {
  const withState = (state: StockState | null) => {
    const stated = { ...product, offer: { ...offer, machines: { ...machines, state } } }
    expect(objectionsTo(tell({ subject: { product: stated } }))).toEqual([])
    const offers = told({ subject: { product: stated } }, 'Product')?.['offers']
    return (offers as Thing | undefined)?.['availability']
  }
  expect(withState('in_stock')).toBe('https://schema.org/InStock')
  expect(withState('on_order')).toBe('https://schema.org/BackOrder')
  expect(withState('ask')).toBeUndefined()
  expect(withState(null)).toBeUndefined()
})

test('the rating is what the settings say, and goes when they switch it off', () => {
  const rated = told({ subject: { product }, site: { rating: { value: 4.2, count: 9 } } }, 'Product')
  expect(rated).toMatchObject({ aggregateRating: { ratingValue: 4.2, reviewCount: 9 } })
  expect(told({ subject: { product }, site: { rating: null } }, 'Product')).not.toHaveProperty('aggregateRating')
})

test('a product with neither price nor rating is left to its page: search engines would take it for an error', () => {
  const bare = { ...product, offer: onRequest }
  const asked = { subject: { product: bare }, site: { rating: null } }
  expect(told(asked, 'Product')).toBeUndefined()
  expect(objectionsTo(tell(asked))).toEqual([])
})

test('an article without an excerpt says nothing empty of itself', () => {
  expect(told({ subject: { post } }, 'BlogPosting')).toMatchObject({ description: 'Ten questions.' })
  expect(told({ subject: { post: { ...post, snippet: '' } } }, 'BlogPosting')).not.toHaveProperty('description')
})

test('a thing is the same in both languages', () => {
  for (const kind of ['Organization', 'WebSite', 'Product']) {
    const [ar, en] = LOCALES.map((locale) => told({ subject: { product }, locale }, kind)?.['@id'])
    expect(ar).toBe(en)
  }
})

test('an article says when it was published and changed, and who wrote it', () => {
  expect(told({ subject: { post } }, 'BlogPosting')).toMatchObject({
    datePublished: '2026-10-04T00:00:00+03:00',
    dateModified: '2026-10-05T09:30:00.000Z',
    author: { '@id': 'https://example.com/#organization' },
  })
  const signed = told({ subject: { post: { ...post, author: 'Sara' } } }, 'BlogPosting')
  expect(signed).toMatchObject({ author: { '@type': 'Person', name: 'Sara' } })
})

test('numbers of the company are mentioned once staff have filled them in', () => {
  const identity = { ...aSiteHead('ar').identity, vatNumber: '300000000000003', commercialRegistration: '1010000000' }
  expect(told({ site: { identity } }, 'Organization')).toMatchObject({
    vatID: '300000000000003',
    identifier: { propertyID: 'CR', value: '1010000000' },
  })
  expect(told({}, 'Organization')).not.toHaveProperty('vatID')
})

test('the list of a page has its entries in their order, under their own addresses', () =>
  expect(told({ subject: { list } }, 'ItemList')).toMatchObject({
    itemListElement: [
      { position: 1, url: 'https://example.com/en/pu-foam/805' },
      { position: 2, url: 'https://example.com/en/hybrid-polymer/ms-55' },
    ],
  }))

test('of a site that says nothing yet, nothing but its name is told', () => {
  const identity = { ...toSiteView(neutralSettings('shop.example'), 'en'), otherName: 'shop.example' }
  const head: SiteHead = { ...aSiteHead('en'), name: identity.name, slogan: '', identity }
  const place = { origin: 'https://shop.example', locale: 'en', path: '/' } as const
  const words = { name: 'shop.example', description: 'shop.example', picture: 'https://shop.example/p.png' }
  const [company] = structuredData(head, place, {}, words)['@graph']
  expect(Object.keys(company!).toSorted()).toEqual(['@id', '@type', 'legalName', 'logo', 'name', 'url'])
})
