import { expect, test } from 'vitest'
import { aBrand, aStoredProduct, aVariant } from '#tests/support/records.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Product } from './product.ts'
import { toProductCard, toProductPage } from './product-view.ts'
import { EMPTY_OVERRIDE } from '#domain/records/seo-record.ts'

const variant = aVariant({ productCode: null })
const product = aStoredProduct({
  slug: '805-pu-foam-straw',
  category: { id: 'pu-foam', name: { ar: 'رغوة', en: 'PU Foam' }, accent: 1 },
  name: { ar: 'رغوة 805', en: '805 Foam' },
  description: { ar: 'رغوة جاهزة. تتمدد 1.5 مرة. تُدهن.', en: 'Ready foam. Expands 1.5 times. Paintable.' },
  properties: { ar: 'تلتصق بالخشب.\nمصنفة EN 15651-1.', en: 'Bonds wood.\nClassed EN 15651-1.' },
  applicationAreas: { ar: 'الأبواب، النوافذ', en: 'Doors\nWindows' },
  pdf: { ar: null, en: '805-tds.pdf' },
  mainVideo: 'https://www.youtube.com/watch?v=aaaaaaaaaaa',
  galleryVideos: ['https://www.youtube.com/watch?v=aaaaaaaaaaa', 'https://www.youtube.com/watch?v=bbbbbbbbbbb', 'x'],
  rating: 4.9,
  variants: [variant],
  specs: [{ key: 'yield', label: { ar: 'المردود', en: 'Yield' }, value: '45', unit: { ar: 'لتر', en: 'L' } }],
  certifications: ['ISO 9001'],
  hasSafetySheet: true,
})

const page = { override: null, prices: 'hidden' as const, now: new Date('2026-05-01T00:00:00Z') }

test('a card leads to the product under its category and shows its figures', () => {
  const card = toProductCard({ ...product, firstVariant: variant }, 'ar')
  expect(card.path).toBe('/pu-foam/805')
  expect(card.category).toEqual({ id: 'pu-foam', name: 'رغوة', accent: 1 })
  expect(card.figures.map((figure) => `${figure.value} ${figure.unit}`)).toEqual(['750 مل', '45 لتراً'])
})

test('a code is written as it stands on the pack', () => {
  expect(toProductCard({ ...product, code: 'ms-55', firstVariant: null }, 'ar').code).toBe('MS-55')
  expect(toProductPage({ ...product, code: 'df-750' }, 'en', page).code).toBe('DF-750')
})

test('a product whose category is gone has no category name', () => {
  const card = toProductCard({ ...product, category: null, firstVariant: null }, 'en')
  expect(card).toMatchObject({ path: '/uncategorized/805', category: null })
  expect(toProductPage({ ...product, category: null }, 'en', page).categoryPath).toBe('/categories')
})

test('the page splits properties and areas into items and keeps standards whole', () => {
  expect(toProductPage(product, 'ar', page)).toMatchObject({
    properties: ['تلتصق بالخشب', 'مصنفة EN 15651-1'],
    areas: ['الأبواب', 'النوافذ'],
  })
  expect(toProductPage(product, 'en', page).areas).toEqual(['Doors', 'Windows'])
})

test('a missing cell of the packaging table is a dash and a volume never breaks', () =>
  expect(toProductPage(product, 'en', page).packs).toEqual([
    {
      place: 1,
      stockCode: 'RW300101',
      productCode: '–',
      type: 'Straw',
      volume: '750\u00a0ml',
      boxQuantity: '12',
      facts: [],
      price: null,
      stock: null,
    },
  ]))

test('a volume of several measures parts between them alone', () => {
  const kit = { ...variant, volume: { ar: '200 مل + 50 جم', en: '200 ml + 50 g' } }
  const volume = (locale: Locale) => toProductPage({ ...product, variants: [kit] }, locale, page).packs[0]?.volume
  expect(volume('en')).toBe('200\u00a0ml + 50\u00a0g')
  expect(volume('ar')).toBe('200\u00a0مل + 50\u00a0جم')
})

test('the description is split after its first sentence, not inside a number', () => {
  expect(toProductPage(product, 'en', page)).toMatchObject({
    lead: 'Ready foam.',
    details: 'Expands 1.5 times. Paintable.',
  })
  const short = { ...product, description: { ar: 'رغوة', en: 'Foam' } }
  expect(toProductPage(short, 'en', page)).toMatchObject({ lead: 'Foam', details: '' })
})

test('a datasheet is stored under the code of its product, or what names a product without one, and in its language', () => {
  const pdf = { ar: 'a.pdf', en: 'b.pdf' }
  const name = (more: Partial<Product>) => toProductPage({ ...product, pdf, ...more }, 'ar', page).datasheet?.name
  expect(name({ code: 'ms-55' })).toBe('MS-55-TDS-ar.pdf')
  expect(name({ code: null })).toBe(`${product.id}-TDS-ar.pdf`)
  expect(name({ pdf: { ...pdf, ar: null } })).toBe('805-TDS-en.pdf')
})

test('the datasheet of the other language serves where the page has none of its own, and says so', () => {
  const files = [{ name: '805-tds.pdf', bytes: 210_000 }]
  expect(toProductPage(product, 'ar', { ...page, files }).datasheet).toEqual({
    url: '/d/805/tds/en',
    name: '805-TDS-en.pdf',
    locale: 'en',
    bytes: 210_000,
  })
  expect(toProductPage({ ...product, pdf: { ar: null, en: null } }, 'ar', page).datasheet).toBeNull()
})

test('pictures of other hosts, from which visitors load nothing, leave their place to the others', () => {
  const [away, here] = ['https://img.example/a.webp', 'b.webp'].map((file) => {
    return { file, width: null, height: null, color: null, renditions: { avif: [], webp: [] } }
  })
  const override = { ...EMPTY_OVERRIDE, altText: { ar: [], en: ['Away', 'Here'] } }
  const shown = toProductPage({ ...product, image: away!, gallery: [away!, here!] }, 'en', { ...page, override })
  expect(shown.image).toBeNull()
  expect(shown.gallery).toEqual([{ ...here, alt: 'Here' }])
  expect(toProductCard({ ...product, image: away!, firstVariant: null }, 'ar').image).toBeNull()
})

test('the main video is not shown twice and a link that is no video is left out', () => {
  const { videos } = toProductPage(product, 'en', page)
  expect(videos.main).toContain('aaaaaaaaaaa')
  expect(videos.others).toHaveLength(1)
})

test('a brand is named in the language of the page, and leads to its own where it has one', () => {
  const marks = { id: 'ab', version: 1, logo: null, logoWhite: null, image: null, productCount: 1 }
  const brand = { ...aBrand({ slug: 'anadol' }), ...marks, createdAt: '', updatedAt: '' }
  const shown = { name: 'أنادول بوند', logo: null }
  expect(toProductPage(product, 'ar', { ...page, brand }).brand).toEqual({ ...shown, path: '/brands/anadol' })
  expect(toProductPage(product, 'ar', page).brand).toEqual({ ...shown, path: null })
  expect(toProductPage({ ...product, brand: { ar: '', en: '' } }, 'ar', page).brand).toBeNull()
})

test('the breadcrumb writes the category in lower case with dashes', () => {
  const category = { id: 'PU Foam', name: { ar: 'رغوة', en: 'PU Foam' }, accent: 1 }
  expect(toProductPage({ ...product, category }, 'en', page).categoryPath).toBe('/categories/pu-foam')
})
