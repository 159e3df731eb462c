import { expect, test } from 'vitest'
import { toProductSeo } from './product-seo.ts'
import type { SeoOverride } from '../records/seo-override.ts'

const pair = (text: string) => ({ ar: `${text} ع`, en: text })
const now = new Date('2028-02-29T10:00:00Z')

const override: SeoOverride = {
  metaTitle: pair('Title'),
  metaDescription: pair('Description'),
  keywords: { ar: ['رغوة'], en: ['foam'] },
  urlSlug: 'straw-foam',
  h1: pair('Tagline'),
  h2_1: pair('Why'),
  h2_2: pair('Where'),
  h2_3: pair('How much'),
  altText: { ar: ['عبوة'], en: ['A can'] },
  productName: pair('Foam'),
  sku: 'AB-805',
  brand: 'ANADOL BOND',
  price: 45,
  availability: 'PreOrder',
  faq: {
    ar: [{ question: 'ما هي؟', answer: ' ' }],
    en: [
      { question: 'What is it?', answer: 'Foam.' },
      { question: '', answer: 'Nothing.' },
    ],
  },
}

test('an override speaks the language of the page', () => {
  expect(toProductSeo(override, 'ar', now)).toMatchObject({ title: 'Title ع', keywords: ['رغوة'], altTexts: ['عبوة'] })
  expect(toProductSeo(override, 'en', now)).toMatchObject({
    tagline: 'Tagline',
    openings: { properties: 'Why', areas: 'Where', figures: 'How much' },
    price: 45,
    availability: 'PreOrder',
  })
})

test('half a question is left out', () => {
  expect(toProductSeo(override, 'ar', now).questions).toEqual([])
  expect(toProductSeo(override, 'en', now).questions).toEqual([{ question: 'What is it?', answer: 'Foam.' }])
})

test('a product without an override has no price, and no words but its own', () => {
  expect(toProductSeo(null, 'ar', now)).toMatchObject({ title: '', tagline: '', price: null, questions: [] })
})

test('a price stands for a year, the 29th of February to the 1st of March', () => {
  expect(toProductSeo(override, 'en', now).priceValidUntil).toBe('2029-03-01')
  expect(toProductSeo(override, 'en', new Date('2026-05-01T00:00:00Z')).priceValidUntil).toBe('2027-05-01')
})

test('the year of a price begins with the day in Riyadh', () => {
  expect(toProductSeo(override, 'en', new Date('2026-05-01T20:59:59Z')).priceValidUntil).toBe('2027-05-01')
  expect(toProductSeo(override, 'en', new Date('2026-05-01T21:00:00Z')).priceValidUntil).toBe('2027-05-02')
})
