import { describe, expect, it, test } from 'vitest'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'
import { LOCALES } from '#domain/text/locale.ts'
import fc from 'fast-check'
import { anyText } from '#tests/support/content/any-text.ts'
import { productFactNames } from '#content/pages/product-facts.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import type { FactKey } from '#domain/products/product-facts.ts'
import { BLANK_PRODUCT, type ProductDto, readProductForm } from '#domain/products/product-record.ts'
import type { ProductInput } from '#domain/products/product.ts'
import { degreesText, isPosition, readDegrees, readPosition, readPositionPair } from './position.ts'
import { readPublicationPlan, usualEnds, usualMoments } from './publication-plan.ts'
import { addressOfSlug, redirectKeys, toOwnPath, toOwnQuery } from './redirect.ts'
import { isReservedSegment } from './reserved-segments.ts'
import { findSeoKey, seoWords } from './seo-lookup.ts'
import { firstFree, slugify } from './slug.ts'
import { readVersionQuery } from './version-query.ts'
import { answeredBy, type AnyField, filesOf, neededBy, takenBy, field } from '#domain/fields/field.ts'
import { lineOrNone } from '#domain/fields/field-kinds.ts'

it.each([
  ['24.71', 24.71],
  ['-0', -0],
  ['+46.68', 46.68],
  ['90', 90],
  ['٢٤٫٧١', 24.71],
  ['24,71', 24.71],
  ['24.71°', 24.71],
])('%s is a latitude of %s', (text, degrees) => expect(readDegrees(text, 'latitude')).toBe(degrees))

it.each(['', 'NaN', 'Infinity', '1e1', '0x10', '24.71 46.68', '1,234.5', '90.0001', '-91', '24.', '.5', '--1', '2 4'])(
  '%j is no latitude',
  (text) => expect(readDegrees(text, 'latitude')).toBeNull(),
)

it('reaches further to the east than to the north', () => {
  expect(readDegrees('180', 'longitude')).toBe(180)
  expect(readDegrees('180.1', 'longitude')).toBeNull()
  expect(isPosition({ latitude: 90, longitude: -180 })).toBe(true)
  expect(isPosition({ latitude: Number.NaN, longitude: 0 })).toBe(false)
})

it('is shown with as many digits as anybody can use', () => {
  expect(degreesText(24.713552123456)).toBe('24.713552')
  expect(degreesText(46)).toBe('46')
  expect(degreesText(-0.0000001)).toBe('0')
})

it('is read from two texts, or from one that holds both', () => {
  const riyadh = { latitude: 24.7136, longitude: 46.6753 }
  expect(readPosition(' 24.7136', '46.6753 ')).toEqual(riyadh)
  expect(readPosition('24.7136', '')).toBeNull()
  expect(readPositionPair('24.7136, 46.6753')).toEqual(riyadh)
  expect(readPositionPair('٢٤٫٧١٣٦، ٤٦٫٦٧٥٣')).toEqual(riyadh)
  for (const text of ['24.7136', '24,7136', '24.7136,46.6753', '24.7136, 46.6753, 1', '95, 46', 'a, b']) {
    expect(readPositionPair(text)).toBeNull()
  }
})

const NOW = new Date('2026-11-26T09:00:00.000Z')
const plan = (publish_at?: unknown, unpublish_at?: unknown) =>
  readPublicationPlan(
    { ...(publish_at === undefined ? {} : { publish_at }), ...(unpublish_at === undefined ? {} : { unpublish_at }) },
    NOW,
  )

test('times are those of Riyadh', () =>
  expect(plan('2027-03-12T09:30', '2027-04-01 00:00')).toEqual({
    publishAt: '2027-03-12T06:30:00.000Z',
    unpublishAt: '2027-03-31T21:00:00.000Z',
    problems: {},
  }))

test('what is not sent says nothing, what is emptied clears', () => {
  expect(plan()).toEqual({ publishAt: undefined, unpublishAt: undefined, problems: {} })
  expect(plan('', null)).toEqual({ publishAt: null, unpublishAt: null, problems: {} })
})

test.each([
  ['a moment ago', '2026-11-26T11:59', undefined, { publish_at: 'past' }],
  ['this very minute', '2026-11-26T12:00', undefined, { publish_at: 'past' }],
  ['an end in the past', undefined, '2026-11-26T11:00', { unpublish_at: 'past' }],
  ['an end before the beginning', '2026-12-02T08:00', '2026-12-01T08:00', { unpublish_at: 'end-first' }],
  ['an end at the beginning', '2026-12-01T08:00', '2026-12-01T08:00', { unpublish_at: 'end-first' }],
  ['more than two years ahead', '2028-11-26T12:01', undefined, { publish_at: 'too-far' }],
  ['words', 'tomorrow', 'later', { publish_at: 'unreadable', unpublish_at: 'unreadable' }],
  ['no text', 5, undefined, { publish_at: 'unreadable' }],
])('%s is refused beside its field', (_, publish, unpublish, problems) =>
  expect(plan(publish, unpublish).problems).toEqual(problems),
)

test('the last minute of two years is taken', () => expect(plan('2028-11-26T12:00').problems).toEqual({}))

test.each([
  ['/en/Blogs/Old%20One/', '/blogs/old one'],
  ['/ar/about', '/about'],
  ['/index.php?id=5#top', '/index.php'],
  ['/', '/'],
  ['/en', '/'],
  ['/blogs/%D9%85%D9%82%D8%A7%D9%84', '/blogs/مقال'],
])('%s is kept as %s', (typed, path) => expect(toOwnPath(typed)).toBe(path))

test.each([
  '',
  'about',
  '//evil.example',
  'https://evil.example/a',
  '/a//b',
  '/a/../b',
  '/a\\b',
  '/%',
  '/a\nb',
  `/${'a'.repeat(500)}`,
])('%j is no path of the site', (typed) => expect(toOwnPath(typed)).toBeNull())

test('an old name of a product leads to it under every category', () => {
  expect(redirectKeys('/sealants/old-name', '')).toContain(addressOfSlug('products', 'old-name'))
  expect(redirectKeys('/blogs/old-name', '')).toContain(addressOfSlug('posts', 'old-name'))
  expect(redirectKeys('/categories/old-name', '')).toContain(addressOfSlug('categories', 'old-name'))
  expect(redirectKeys('/a/b/c', '')).toEqual(['/a/b/c'])
})

test.each([
  ['/product.php', ''],
  ['/product.php?#top', ''],
  ['/product.php?utm_source=mail&gclid=1', ''],
  ['/product.php?Lang=AR&ID=5&utm_source=mail#top', '?id=5&lang=ar'],
  ['/product.php?name=%D9%84%D8%A7%D8%B5%D9%82+one', '?name=لاصق one'],
  ['/product.php?name=a%26b', '?name=a%26b'],
])('of %s the query %j is kept', (typed, query) => {
  expect(toOwnQuery(typed)).toBe(query)
  expect(toOwnQuery(`/product.php${query}`)).toBe(query)
})

test.each(['/a?id=%', '/a?id=%00', `/a?id=${'5'.repeat(500)}`])('%j has no query that could be kept', (typed) => {
  expect(toOwnQuery(typed)).toBeNull()
})

it('keeps the addresses of pages, languages, staff and the API for the product', () => {
  for (const segment of ['categories', 'blogs', 'admin', 'api', 'en', 'ar', 'uncategorized', 'terms-of-service']) {
    expect(isReservedSegment(segment)).toBe(true)
  }
})

/** The first segment, without its language, of every address that a route names. */
function firstSegments(entries: RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path = '', children = [] }) => {
    const [first = ''] = path.split('/')
    const isLanguage = LOCALES.some((locale) => first === locale || first === `${locale}?`)
    if (first === '' || isLanguage) return firstSegments(children)
    return /^[:*]/.test(first) ? [] : [first]
  })
}

it('keeps the address of every page', () => {
  const segments = firstSegments(routes)
  expect(segments).toContain('terms-of-service')
  // The page of the design's parts stands in development alone.
  expect(segments.filter((segment) => !isReservedSegment(segment) && segment !== 'dev')).toEqual([])
})

it('leaves every other word to categories', () => {
  for (const segment of ['pu-foam', 'enamel', '805', 'فئات', 'blogs-2', 'admins']) {
    expect(isReservedSegment(segment)).toBe(false)
  }
})

const keys = ['702', '55', 'ms-55', 'ms-55-plus', 'a40', 'غراء']
const find = (id: string, slug = id, name = { ar: 'منتج', en: 'Product' }) => findSeoKey(keys, { id, slug, name })

it('takes the key that is the id or the slug, whatever its case', () => {
  expect(find('702')).toBe('702')
  expect(find('17', 'A40')).toBe('a40')
  expect(find('ms-55')).toBe('ms-55')
})

it('takes the longest key whose words stand together in id, slug or a name', () => {
  expect(find('x', 'ms-55-hybrid')).toBe('ms-55')
  expect(find('ms-55-plus-grey')).toBe('ms-55-plus')
  expect(find('17', 'foam', { ar: 'رغوة', en: 'PU Foam 702, Straw' })).toBe('702')
  expect(find('17', 'foam', { ar: 'غراء الخشب', en: 'Wood glue' })).toBe('غراء')
})

it('takes no key that is only a part of a word', () => {
  expect(find('7020')).toBeNull()
  expect(find('ms-550')).toBeNull()
  expect(find('17', 'xa40')).toBeNull()
  expect(findSeoKey(['', '-'], { id: 'a', slug: 'a', name: { ar: 'ا', en: 'a' } })).toBeNull()
})

it('asks only for groups of words that stand together in the product', () => {
  const words = seoWords({ id: 'ms-55', slug: 'ms-55', name: { ar: 'غراء', en: 'MS 55' } })
  expect(words.toSorted()).toEqual(['55', 'ms', 'ms-55', 'غراء'])
})

describe('slugify', () => {
  it.each([
    ['MS 55 – Hybrid', 'ms-55-hybrid'],
    ['  PU   Foam!  ', 'pu-foam'],
    ['805', '805'],
    ['رغوة البولي يوريثان', 'رغوة-البولي-يوريثان'],
    ['رغوة ٧٥٠ مل', 'رغوة-750-مل'],
    ['رَغْوَةٌ', 'رغوة'],
    ['Ünï/..\\Ко́д?#%', 'ünï-ко́д'],
    ['a.webp', 'a-webp'],
    ['ＷＩＤＥ', 'wide'],
    ['!!!', ''],
    ['', ''],
  ])('makes an address of %j', (text, slug) => expect(slugify(text)).toBe(slug.normalize('NFKC')))

  it('leaves a slug as it is, whatever the text was', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(slugify(text))).toBe(slugify(text))
      }),
    )
  })

  it('never gives a sign that an address would have to escape or that would end its segment', () => {
    fc.assert(
      fc.property(anyText, (text) => {
        expect(slugify(text)).not.toMatch(/[\s/\\?#%.:&]/)
      }),
    )
  })

  it('keeps addresses short', () => expect(slugify('ا '.repeat(500)).length).toBeLessThanOrEqual(120))
})

it('firstFree counts up from 2', () => {
  expect(firstFree('foam', new Set())).toBe('foam')
  expect(firstFree('foam', new Set(['foam']))).toBe('foam-2')
  expect(firstFree('foam', new Set(['foam', 'foam-2', 'foam-4']))).toBe('foam-3')
})

const read = (query: string) => readVersionQuery(new URLSearchParams(query))

test('names a record, and two of its versions in their order', () => {
  expect(read('kind=product&id=s20')).toMatchObject({
    kind: 'product',
    id: 's20',
    page: 1,
    a: null,
    b: null,
    all: false,
  })
  expect(read('kind=product&id=s20&a=5&b=2&all=1')).toMatchObject({ a: 2, b: 5, all: true })
  expect(read('kind=product&id=s20&b=3')).toMatchObject({ a: null, b: 3 })
  expect(read('kind=product&id=s20&a=3')).toMatchObject({ a: null, b: 3 })
})

test('names the settings as they were before their first save', () => {
  expect(read('kind=settings&id=site&a=2&b=0')).toMatchObject({ a: 0, b: 2 })
  expect(read('kind=settings&id=site&restore=0')).toMatchObject({ restore: 0 })
})

test('what makes no sense is as if it were not there', () => {
  expect(read('kind=product&id=s20&a=x&b=-1&page=0&restore=1e3')).toMatchObject({
    a: null,
    b: null,
    page: 1,
    restore: null,
  })
  expect(read('kind=car&id=s20')).toBeNull()
  expect(read('kind=product')).toBeNull()
})

const PLACED = { section: 'basics' as const }

test('a field that lacks one of its uses does not compile', () => {
  // @ts-expect-error -- says nothing of how it stands in its row
  expect(field({ blank: '', read: () => '', texts: () => ({}), answers: {} })).toBeDefined()
  // @ts-expect-error -- says nothing of what the API answers
  expect(field({ blank: '', read: () => '', texts: () => ({}), stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- cannot be read
  expect(field({ blank: '', texts: () => ({}), answers: {}, stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- has no part in the form
  expect(field({ blank: '', read: () => '', answers: {}, stored: 'apart' })).toBeDefined()
  // @ts-expect-error -- belongs to no section of the form
  const unplaced: Record<string, AnyField & { section: string }> = { hsCode: lineOrNone('hs_code') }
  expect(unplaced).toBeDefined()
})

test('a record, an answer or a label that forgets a field of the table does not compile', () => {
  const { hsCode: _forgotten, ...others } = BLANK_PRODUCT
  // @ts-expect-error -- lacks the customs code
  const product: ProductInput = others
  // @ts-expect-error -- lacks its name
  const names: Record<FactKey, unknown> = {}
  // @ts-expect-error -- the API answers no such name
  const answered: keyof ProductDto = 'customs_code'
  expect([product, names, answered, productFactNames.hsCode.en]).toHaveLength(4)
})

test('whatever stands in the table is read, described and answered', () => {
  const table = { custom: { ...PLACED, ...lineOrNone('custom_code', { required: true }) } }
  expect([Object.keys(takenBy(table)), neededBy(table)]).toEqual([['custom_code'], ['custom_code']])
  expect(answeredBy(table)).toEqual({ custom_code: { type: ['string', 'null'] } })
})

test('every name that a product takes says something, and what it needs and files are among them', () => {
  const names = Object.keys(takenBy(PRODUCT_FIELDS))
  expect(names).toContain('hs_code')
  for (const name of [...neededBy(PRODUCT_FIELDS), ...Object.keys(filesOf(PRODUCT_FIELDS))])
    expect(names).toContain(name)
  const sent = Object.fromEntries(names.map((name) => [name, '']))
  expect(Object.keys(readProductForm(sent, null).problems).toSorted()).toEqual(neededBy(PRODUCT_FIELDS).toSorted())
})

test.each([
  // A Saturday, late in the evening of Riyadh, and a Sunday there that is a Saturday in UTC.
  ['2026-10-03T20:30:00Z', '2026-10-04T09:00', '2026-10-04T09:00'],
  ['2026-10-03T21:30:00Z', '2026-10-05T09:00', '2026-10-11T09:00'],
])('of %s tomorrow begins at %s, and the week at %s', (now, tomorrow, sunday) => {
  expect(usualMoments(new Date(now))).toEqual({ tomorrow, sunday })
})

test('the usual ends come behind a planned beginning', () => {
  const thursday = new Date('2026-11-26T09:00:00Z')
  const [tomorrow, sunday] = ['2026-11-27T09:00', '2026-11-29T09:00']
  expect(usualEnds('', thursday)).toEqual({ tomorrow, sunday })
  expect(usualEnds(tomorrow, thursday)).toEqual({ sunday })
  expect(usualEnds(sunday, thursday)).toEqual({ sunday: '2026-12-06T09:00' })
})
