import { describe, expect, it, test } from 'vitest'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { joinMeasures } from './joined-measures.ts'
import { filledIn } from './filled-in.ts'
import { fromOtherLanguage } from './other-language.ts'
import { namedPack } from './pack-label.ts'
import { shownPrice, toHalalas, withVat } from './price.ts'
import { isProductGap, productGaps } from './product-gaps.ts'
import { toProductSeo } from './product-seo.ts'
import { withUnit, withUnits } from './units.ts'
import { BLANK_PACK, type Variant } from './pack-fields.ts'
import { datedStock } from './stock.ts'

test.each([
  ['رغوة 805 بالأنبوب 750 مل', 'رغوة 805 بالأنبوب 750_مل'],
  ['طقم 705 غراء 100 جم ومنشّط 400 مل', 'طقم 705 غراء 100_جم ومنشّط 400_مل'],
  ['705 Fast Mitre Adhesive Kit 100 g + 400 ml', '705 Fast Mitre Adhesive Kit 100_g + 400_ml'],
  ['TE-40 Hot Melt Sticks 11 mm', 'TE-40 Hot Melt Sticks 11_mm'],
])('the measures of "%s" are joined', (text, joined) => {
  expect(joinMeasures(text)).toBe(joined.replaceAll('_', '\u00a0'))
})

test.each(['806 متعدد الاستخدام', '660 Multi-Use', '805 PU Foam', 'S20 محايد', '610 لاصق', ''])(
  '"%s" has none',
  (text) => {
    expect(joinMeasures(text)).toBe(text)
  },
)

test.each([
  ['750 مل', 'en', '750 ml'],
  ['٧٥٠ مل', 'en', '750 ml'],
  ['750ml', 'ar', '750 مل'],
  ['200 ml + 50 g', 'ar', '200 مل + 50 جم'],
  ['أبيض، RAL 9010', 'en', 'White, RAL 9010'],
  ['رمادي فاتح', 'en', 'Light grey'],
  ['Saudi Arabia', 'ar', 'السعودية'],
  ['المملكة العربية السعودية', 'en', 'Saudi Arabia'],
  ['300×40', 'en', '300×40'],
  ['بالأنبوب', 'en', null],
  ['750 مل بالمسدس', 'en', null],
  ['', 'en', null],
] as const)('%j is %s %j', (text, locale, filled) => expect(fromOtherLanguage(text, locale)).toBe(filled))

test.each([
  ['السعودية', 'en', 'Saudi Arabia'],
  ['Saudi Arabia', 'ar', 'السعودية'],
  ['البرتغال', 'en', 'Portugal'],
  ['portugal', 'ar', 'البرتغال'],
  [' رمادي ', 'en', 'Grey'],
  ['Off-white', 'ar', 'أبيض مطفي'],
  ['750 ml', 'ar', '750 مل'],
  ['كرتون', 'en', 'carton'],
  ['رغوة', 'en', null],
  ['MS', 'ar', null],
  ['805', 'ar', null],
  [' ', 'en', null],
] as const)('%j fills the field of %s with %j', (text, locale, filled) => expect(filledIn(text, locale)).toBe(filled))

it.each([
  ['805 PU Foam, Straw Grade 750 ml', '750 ml · Straw', '805 PU Foam, Straw Grade · 750 ml · Straw'],
  ['805 PU Foam, Straw Grade 750 ml', '500 ml · Straw', '805 PU Foam, Straw Grade · 500 ml · Straw'],
  ['رغوة بولي يوريثان 805، 750 مل', '750 مل · بالأنبوب', 'رغوة بولي يوريثان 805 · 750 مل · بالأنبوب'],
  ['مانع تسرب MS-55 سعة 290 مل', '290 مل', 'مانع تسرب MS-55 · 290 مل'],
  ['مادة مانعة ٢٩٠ مل', '٦٠٠ مل', 'مادة مانعة · ٦٠٠ مل'],
  ['Primer 1 L', '750 ml', 'Primer 1 L · 750 ml'],
  ['Foam gun 805', 'Long barrel', 'Foam gun 805 · Long barrel'],
  ['Anchor M12 200 mm', '500 ml', 'Anchor M12 200 mm · 500 ml'],
  ['750 ml', '750 ml', '750 ml · 750 ml'],
  ['Foam', '', 'Foam'],
  ['', '750 ml', '750 ml'],
])('names a pack of %j, %j', (product, pack, named) => expect(namedPack(product, pack)).toBe(named))

test('VAT is 15 %, half a halala rounded up', () => {
  expect(withVat(2100)).toBe(2415)
  expect(withVat(1875)).toBe(2156)
  expect(withVat(10)).toBe(12)
  expect(withVat(0)).toBe(0)
})

test('a price is written with two decimals and in thousands, in Latin digits in both languages', () => {
  expect(shownPrice(toHalalas(21), 'en')).toEqual({ excluding: '21.00', including: '24.15' })
  expect(shownPrice(toHalalas(1250.5), 'ar')).toEqual({ excluding: '1,250.50', including: '1,438.08' })
})

test('what no coin can pay is rounded', () => expect(toHalalas(1.005)).toBe(100))

const both = { ar: 'نص', en: 'Text' }
const picture = { file: 'a.webp', width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } }
const complete = {
  name: both,
  description: both,
  properties: both,
  applicationAreas: both,
  image: picture,
  pdf: { ar: 'a.pdf', en: null },
  tdsSource: 'auto' as const,
  specs: [],
  variants: [{} as Variant],
}

test('a product with all its parts lacks nothing; a datasheet in one language is enough', () =>
  expect(productGaps(complete)).toEqual([]))

test('every text is wanted in both languages', () => {
  for (const text of ['name', 'description', 'properties', 'applicationAreas']) {
    expect(productGaps({ ...complete, [text]: { ar: 'نص', en: ' ' } })).toEqual(['english'])
    expect(productGaps({ ...complete, [text]: { ar: '', en: 'Text' } })).toEqual(['arabic'])
  }
})

test('picture, datasheet and packs are wanted, and the most pressing comes first', () => {
  expect(productGaps({ ...complete, image: null, pdf: { ar: null, en: null }, variants: [] })).toEqual([
    'image',
    'datasheet',
    'packs',
  ])
  expect(isProductGap('image')).toBe(true)
  expect(isProductGap('price')).toBe(false)
})

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

const arabic = (value: string, word: string) => {
  const said = withUnit(value, word, 'ar')
  return `${said.value} ${said.unit}`.trim()
}

test.each([
  ['12', 'شهر', '12 شهراً'],
  ['9', 'شهر', '9 أشهر'],
  ['24', 'شهراً', '24 شهراً'],
  ['100', 'شهر', '100 شهر'],
  ['5', 'ثانية', '5 ثوانٍ'],
  ['10', 'دقيقة', '10 دقائق'],
  ['90', 'دقيقة', '90 دقيقة'],
  ['3', 'ساعة', '3 ساعات'],
  ['2', 'ساعة', 'ساعتان'],
  ['1', 'ساعة', 'ساعة واحدة'],
  ['1–2', 'ثانية', '1–2 ثانية'],
  ['5', 'يوم', '5 أيام'],
  ['45', 'لتر', '45 لتراً'],
  ['3.5', 'لترات', '3.5 لتر'],
  ['6–8', 'ثانية', '6–8 ثوانٍ'],
  ['≤ 20', 'دقيقة', '≤ 20 دقيقة'],
  ['15–20', 'دقيقة', '15–20 دقيقة'],
  ['10', 'قطعة', '10 قطع'],
  ['7', 'نيوتن/ملم²', '7 نيوتن/ملم²'],
  ['EI 240', '', 'EI 240'],
])('%s of %s is %s', (value, word, said) => expect(arabic(value, word)).toBe(said))

test.each([
  ['1 pcs', '1 pc'],
  ['10 pcs', '10 pcs'],
  ['750 ml', '750 ml'],
])('in English %s is %s', (text, said) => expect(withUnits(text, 'en')).toBe(said))

test.each([
  ['20 لتر', '20 لتراً'],
  ['5 لتر + 10 قطعة', '5 لترات + 10 قطع'],
  ['3.9–4.2 لتر/25 كجم', '3.9–4.2 لتر/25 كجم'],
])('in Arabic %s is %s', (text, said) => expect(withUnits(text, 'ar')).toBe(said))

describe('the stock of a pack', () => {
  const pack = (stockCode: string, given: Partial<Variant> = {}): Variant => ({ ...BLANK_PACK, stockCode, ...given })
  const known = [
    pack('A1', { stockState: 'in_stock', stockAsOf: '2026-10-04' }),
    pack('B2', { stockState: 'ask', stockAsOf: '2026-10-04' }),
  ]
  const dayOf = (sent: Variant) => datedStock([sent], known, '2026-11-26')[0]?.stockAsOf

  test('a state is as of the day on which it was set', () => {
    expect(dayOf(pack('C3', { stockState: 'in_stock' }))).toBe('2026-11-26')
    expect(dayOf({ ...known[1]!, stockState: 'on_order' })).toBe('2026-11-26')
  })

  test('a state that is sent again keeps its day, however its stock code is cased', () => {
    expect(dayOf(known[1]!)).toBe('2026-10-04')
    expect(dayOf({ ...known[1]!, stockCode: 'b2' })).toBe('2026-10-04')
  })

  test('a day of its own counts', () => {
    expect(dayOf({ ...known[0]!, stockAsOf: '2026-11-20' })).toBe('2026-11-20')
    expect(dayOf(pack('C3', { stockState: 'ask', stockAsOf: '2026-11-01' }))).toBe('2026-11-01')
  })

  test('no state has no day', () => expect(dayOf({ ...known[0]!, stockState: null })).toBeNull())

  test('packs without a stock code are distinguished by their places', () => {
    const [first, second] = [
      pack('', { stockState: 'ask', stockAsOf: '2026-10-04' }),
      pack('', { stockState: 'in_stock', stockAsOf: '2026-10-04' }),
    ]
    expect(datedStock([first, { ...second, stockState: 'ask' }], [first, second], '2026-11-26')).toMatchObject([
      { stockAsOf: '2026-10-04' },
      { stockAsOf: '2026-11-26' },
    ])
  })
})
