import { expect, test } from 'vitest'
import type { SeoOverride } from './seo-override.ts'
import { EMPTY_OVERRIDE, fromWrittenOverride, readSeoForm, seoTexts, toWrittenOverride } from './seo-record.ts'

const pair = (text: string) => ({ ar: `${text} ع`, en: text })

const override: SeoOverride = {
  metaTitle: pair('Title'),
  metaDescription: pair('Description'),
  keywords: { ar: ['رغوة', 'عزل'], en: ['foam'] },
  urlSlug: 'straw-foam',
  h1: pair('Tagline'),
  h2_1: pair('Why'),
  h2_2: pair('Where'),
  h2_3: pair('How much'),
  altText: { ar: ['عبوة', '', 'باب'], en: ['A can, with its straw'] },
  productName: pair('Foam'),
  sku: 'AB-805',
  brand: 'ANADOL BOND',
  availability: 'PreOrder',
  faq: { ar: [{ question: 'ما هي؟', answer: 'رغوة، طبعاً' }], en: [] },
}

/** As a browser sends it: fields of one value as text, repeated ones as lists. */
function sent(values: Record<string, string[]>) {
  return Object.fromEntries(Object.entries(values).map(([name, list]) => [name, name.endsWith('[]') ? list : list[0]]))
}

test('what the form shows is what it sends', () => {
  expect(readSeoForm(sent(seoTexts(override)), EMPTY_OVERRIDE)).toEqual({ input: override, problems: {} })
  expect(readSeoForm(sent(seoTexts(EMPTY_OVERRIDE)), override).input).toEqual(EMPTY_OVERRIDE)
})

test('what was not sent stays as it is', () =>
  expect(readSeoForm({ meta_title_en: 'New' }, override).input).toEqual({ metaTitle: { ar: 'Title ع', en: 'New' } }))

test.each([
  [{ meta_title_en: 'x'.repeat(201) }, 'meta_title_en'],
  [{ alt_text_ar: 'x\n'.repeat(60) }, 'alt_text_ar'],
  [{ 'question_en[]': ['Why?'], 'answer_en[]': ['x'.repeat(1001)] }, 'question_en[]'],
])('%o is refused beside its field', (fields, name) =>
  expect(Object.keys(readSeoForm(fields, override).problems)).toEqual([name]),
)

test.each([
  ['\nDoor', ['', 'Door']],
  ['\r\n \r\nA can, open\r\n', ['', '', 'A can, open']],
  [' \n\n', []],
])('every text of %j stays with its own picture', (text, texts) =>
  expect(readSeoForm({ alt_text_en: text }, EMPTY_OVERRIDE).input.altText?.en).toEqual(texts),
)

test('texts that leave the first picture to the product’s name are the same after a save that changed nothing', () => {
  const kept = { ...override, altText: { ar: ['', 'باب'], en: ['', '', 'Door'] } }
  expect(readSeoForm(sent(seoTexts(kept)), kept).input.altText).toEqual(kept.altText)
})

test('rows of questions in which nothing stands are left out', () => {
  const fields = { 'question_en[]': ['', 'Is it dry?', ''], 'answer_en[]': ['', 'Yes.', 'Half'] }
  expect(readSeoForm(fields, override).input.faq?.en).toEqual([
    { question: 'Is it dry?', answer: 'Yes.' },
    { question: '', answer: 'Half' },
  ])
})

test('the code of a product has Latin digits', () =>
  expect(readSeoForm({ sku: 'AB-٨٠٥' }, EMPTY_OVERRIDE).input).toEqual({ sku: 'AB-805' }))

test('an override is stored in the shape of the seed, and what was stored before a field was there says nothing in it', () => {
  const kept = toWrittenOverride(override)
  expect(kept.structuredData.product).toEqual({
    name: pair('Foam'),
    sku: 'AB-805',
    brand: 'ANADOL BOND',
    availability: 'PreOrder',
  })
  expect(fromWrittenOverride(kept)).toEqual(override)
  const { h1: _later, ...earlier } = kept
  expect(fromWrittenOverride(earlier as typeof kept)).toEqual({ ...override, h1: EMPTY_OVERRIDE.h1 })
})
