import { expect, test } from 'vitest'
import { toProductSeo } from './product-seo.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'

const pair = (text: string) => ({ ar: `${text} ع`, en: text })

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
  expect(toProductSeo(override, 'ar')).toMatchObject({ title: 'Title ع', keywords: ['رغوة'], altTexts: ['عبوة'] })
  expect(toProductSeo(override, 'en')).toMatchObject({
    tagline: 'Tagline',
    openings: { properties: 'Why', areas: 'Where', figures: 'How much' },
  })
})

test('half a question is left out', () => {
  expect(toProductSeo(override, 'ar').questions).toEqual([])
  expect(toProductSeo(override, 'en').questions).toEqual([{ question: 'What is it?', answer: 'Foam.' }])
})

test('a product without an override has no words but its own', () =>
  expect(toProductSeo(null, 'ar')).toMatchObject({ title: '', tagline: '', questions: [] }))
