import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BLANK_PACK } from './pack-fields.ts'
import { productFacts } from './product-facts.ts'
import { BLANK_PRODUCT, readProductForm, toProductDto } from './product-record.ts'
import type { Product, Variant } from './product.ts'
import { aStoredProduct } from '#tests/support/records.ts'

const pack = (volume: string, volumeAr: string | null, stockCode = volume): Variant => ({
  ...BLANK_PACK,
  stockCode,
  volume: { ar: volumeAr, en: volume },
})

const picture = (file: string) => ({ file, width: 1, height: 1, color: null, renditions: { avif: [], webp: [] } })

const product = aStoredProduct({
  version: 3,
  slug: '805-foam',
  name: { ar: 'رغوة 805', en: '805 Foam' },
  description: { ar: 'رغوة.', en: 'Foam.' },
  category: { id: 'pu-foam', name: { ar: 'رغوة', en: 'PU Foam' }, accent: 1 },
  properties: { ar: 'تلتصق بالخشب.\nمصنفة EN 15651-1.', en: 'Bonds wood.' },
  image: picture('a.webp'),
  pdf: { ar: 'ar.pdf', en: 'en.pdf' },
  gallery: [picture('b.webp'), picture('https://other.example/c.webp')],
  galleryVideos: ['https://youtu.be/aaaaaaaaaaa'],
  variants: [pack('750 ml', '750 مل'), pack('500 ml', '500 مل')],
  specs: [{ key: 'yield', label: { ar: 'المردود', en: 'Yield' }, value: '45', unit: { ar: 'لتر', en: 'L' } }],
  certifications: ['ISO 9001'],
  jointYield: { kind: 'foam', litres: 45, packs: [{ can_ml: 750, litres: 45 }] },
  hasSafetySheet: true,
})

const changeOf = (fields: Record<string, unknown>, before = product) => readProductForm(fields, before).input
const problemsOf = (fields: Record<string, unknown>, before: Product | null = product) =>
  Object.fromEntries(Object.entries(readProductForm(fields, before).problems).map(([name, { kind }]) => [name, kind]))

const required = { product_slug: '805', category_id: 'pu-foam', product_name_ar: 'رغوة', product_name_en: 'Foam' }

describe('a new product', () => {
  it('needs its slug, its category and its names', () => {
    expect(problemsOf({}, null)).toEqual(Object.fromEntries(Object.keys(required).map((name) => [name, 'missing'])))
    expect(problemsOf(required, null)).toEqual({})
  })

  it('means both languages where only one was sent', () => {
    const { input } = readProductForm({ ...required, brand: 'SIKA', product_pdf: 'sheet.pdf' }, null)
    expect(input.brand).toEqual({ ar: 'SIKA', en: 'SIKA' })
    expect(input.pdf).toEqual({ ar: 'sheet.pdf', en: 'sheet.pdf' })
  })
})

describe('the customs code', () => {
  it('is read however people write it, and shown where there is one', () => {
    for (const typed of ['321410', '3214.10', '٣٢١٤ ١٠', '3214-10']) {
      expect(changeOf({ hs_code: typed })).toEqual({ hsCode: '321410' })
    }
    expect(changeOf({ hs_code: '' })).toEqual({ hsCode: null })
    expect(toProductDto({ ...product, hsCode: '3214101000' }).hs_code).toBe('3214101000')
    expect(productFacts({ hsCode: '3214101000' })).toEqual([{ key: 'hsCode', value: '3214101000' }])
    expect(productFacts(product)).toEqual([])
  })

  it('has 6 to 12 digits', () => {
    for (const typed of ['32141', '3214101000000', 'HS3214', '3214/10']) {
      expect(problemsOf({ hs_code: typed })).toEqual({ hs_code: 'digits-malformed' })
    }
  })
})

describe('the weight of packs', () => {
  const weights = (weight_kg: unknown) => changeOf({ weight_kg }).variants?.map(({ weightKg }) => weightKg)

  it('is a column as the others: a text, cells apart, in the digits of either script', () => {
    expect(weights('0.95, 1.2')).toEqual([0.95, 1.2])
    expect(weights(['٠٫٩٥', '1.2'])).toEqual([0.95, 1.2])
    expect(weights(', 1.2')).toEqual([null, 1.2])
    const weighed = { ...product, variants: changeOf({ weight_kg: '0.95, 1.2' }).variants ?? [] }
    expect(toProductDto(weighed).weight_kg).toBe('0.95, 1.2')
    expect(readProductForm(toProductDto(weighed), weighed).input.variants).toEqual(weighed.variants)
  })

  it('is a number', () => {
    for (const text of ['heavy', '1.2 kg', '-1']) {
      expect(problemsOf({ weight_kg: text })).toEqual({ weight_kg: 'not-a-number' })
    }
  })
})

describe('the stock of packs', () => {
  const packs = changeOf({ stock_code: 'A1, B2', stock_state: 'in_stock, ask', stock_as_of: '2026-10-04, ' }).variants!
  const stocked = { ...product, variants: packs }
  const statesOf = (fields: Record<string, unknown>) =>
    changeOf(fields, stocked).variants?.map(({ stockCode, stockState, stockAsOf }) => [
      stockCode,
      stockState,
      stockAsOf,
    ])

  it('is a column as the others', () => {
    expect(toProductDto(stocked)).toMatchObject({ stock_state: 'in_stock, ask', stock_as_of: '2026-10-04' })
    expect(readProductForm(toProductDto(stocked), stocked).input.variants).toEqual(packs)
  })

  it('is read as people and spreadsheets write it', () => {
    const states = (stock_state: string[]) => changeOf({ stock_state }).variants?.map(({ stockState }) => stockState)
    expect(states(['متوفر', 'تحت الطلب', 'اسأل عن التوفر', 'استفسر'])).toEqual(['in_stock', 'on_order', 'ask', 'ask'])
    expect(states(['In stock', 'ON ORDER', '٢٤', '0'])).toEqual(['in_stock', 'on_order', 'in_stock', 'on_order'])
    expect(statesOf({ stock_as_of: ['١٠/٤/٢٠٢٦', '2026-11-26'] })?.map(([, , day]) => day)).toEqual([
      '2026-10-04',
      '2026-11-26',
    ])
  })

  it('refuses what is no state and no day', () => {
    expect(problemsOf({ stock_state: 'plenty' })).toEqual({ stock_state: 'not-in-list' })
    expect(problemsOf({ stock_as_of: '2026-02-31' })).toEqual({ stock_as_of: 'not-a-day' })
  })

  it('stays with its stock code when the packs are sent anew without it', () =>
    expect(statesOf({ stock_code: 'b2, C3, A1' })).toEqual([
      ['b2', 'ask', null],
      ['C3', null, null],
      ['A1', 'in_stock', '2026-10-04'],
    ]))
})

it('the price on the page is one of four choices, and left to the settings where nobody chose', () => {
  expect(readProductForm(required, null).input.priceVisibility).toBeUndefined()
  expect(BLANK_PRODUCT.priceVisibility).toBe('inherit')
  expect(changeOf({ price_visibility: 'from' })).toEqual({ priceVisibility: 'from' })
  expect(changeOf({ price_visibility: '' })).toEqual({ priceVisibility: 'inherit' })
  expect(problemsOf({ price_visibility: 'all' })).toEqual({ price_visibility: 'not-in-list' })
})

describe('a change of a product', () => {
  it('says nothing where nothing was sent', () => expect(changeOf({ product_id: '805' })).toEqual({}))

  it('sent as it was answered changes nothing', () => {
    const { input, problems } = readProductForm(toProductDto(product), product)
    const {
      id: _,
      version: _v,
      brandId: _b,
      createdAt: _c,
      updatedAt: _u,
      category,
      image,
      gallery,
      tdsRevision: _n,
      ...others
    } = product
    expect(problems).toEqual({})
    expect(input).toEqual({
      ...others,
      categoryId: category?.id,
      image: image?.file,
      gallery: gallery.map(({ file }) => file),
    })
  })

  it('of one language leaves the other', () => {
    expect(changeOf({ product_name_ar: 'جديد' })).toEqual({ name: { ar: 'جديد', en: '805 Foam' } })
    expect(changeOf({ product_description_en: '' })).toEqual({ description: { ar: 'رغوة.', en: '' } })
    expect(changeOf({ brand_ar: 'أنادول' })).toEqual({ brand: { ar: 'أنادول', en: 'ANADOL BOND' } })
  })

  it('of a brand or a country takes the old name in the other language away', () => {
    expect(changeOf({ brand: 'SIKA' }).brand).toEqual({ ar: 'SIKA', en: 'SIKA' })
    expect(changeOf({ brand: 'ANADOL BOND' }).brand).toEqual(product.brand)
    expect(changeOf({ made_in: 'Italy', made_in_ar: 'إيطاليا' }).madeIn).toEqual({ ar: 'إيطاليا', en: 'Italy' })
  })

  it('of a datasheet replaces both, one, or none of them', () => {
    expect(changeOf({ product_pdf: 'new.pdf' }).pdf).toEqual({ ar: 'new.pdf', en: 'new.pdf' })
    expect(changeOf({ existing_pdf: 'ar.pdf' }).pdf).toBeUndefined()
    expect(changeOf({ existing_pdf: '' }).pdf).toEqual({ ar: null, en: null })
    expect(changeOf({ product_pdf_en: 'new.pdf' }).pdf).toEqual({ ar: 'ar.pdf', en: 'new.pdf' })
    expect(changeOf({ existing_pdf_ar: '' }).pdf).toEqual({ ar: null, en: 'en.pdf' })
    expect(changeOf({ product_pdf: 'new.pdf', existing_pdf_en: 'en.pdf' }).pdf).toEqual({ ar: 'new.pdf', en: 'en.pdf' })
    expect(changeOf({ product_pdf: 'en.pdf', existing_pdf_en: 'en.pdf' }).pdf).toEqual({ ar: 'en.pdf', en: 'en.pdf' })
    const english = { ...product, pdf: { ar: null, en: 'en.pdf' } }
    expect(changeOf({ existing_pdf: 'en.pdf' }, english).pdf).toBeUndefined()
    expect(changeOf({ existing_pdf: '', existing_pdf_en: 'en.pdf' }, english).pdf).toEqual(english.pdf)
  })

  it('may leave a product without a category so, but takes none away', () => {
    expect(problemsOf({ category_id: '' })).toEqual({ category_id: 'missing' })
    const free = { ...product, category: null }
    expect(problemsOf({ category_id: '' }, free)).toEqual({})
    expect(changeOf({ category_id: '' }, free)).toEqual({ categoryId: null })
  })
})

it('the code and the rating have Latin digits, texts those that they were written with', () => {
  const sent = { code: 'DF-٧٥٠', rating: '٤٫٥', product_name_ar: 'رغوة ٨٠٥' }
  expect(changeOf(sent)).toEqual({ code: 'DF-750', rating: 4.5, name: { ar: 'رغوة ٨٠٥', en: '805 Foam' } })
})

describe('the packs', () => {
  const volumes = (fields: Record<string, unknown>) => changeOf(fields).variants?.map(({ volume }) => volume)

  it('are columns of text, and those that were not sent stay', () => {
    expect(changeOf({ box_quantity: '12, 24' }).variants).toEqual([
      { ...product.variants[0], boxQuantity: '12' },
      { ...product.variants[1], boxQuantity: '24' },
    ])
    expect(changeOf({ volume: '', volume_ar: '', stock_code: '' }).variants).toEqual([])
  })

  it('may be cells apart, in which commas belong to their cell', () => {
    expect(volumes({ volume: ['1,5 L', '', '3 L'], volume_ar: [] })).toEqual([
      { ar: null, en: '1,5 L' },
      { ar: null, en: null },
      { ar: null, en: '3 L' },
    ])
    expect(volumes({ 'volume[]': ['750 ml'] })?.[0]).toEqual({ ar: '750 مل', en: '750 ml' })
  })

  it('keep the Arabic cell of a figure that stays, in whatever row, and no other', () => {
    expect(volumes({ volume: '500 ml, 300 ml' })).toEqual([
      { ar: '500 مل', en: '500 ml' },
      { ar: null, en: '300 ml' },
    ])
    expect(volumes({ volume: '500 ml', volume_ar: 'نصف لتر' })?.[0]).toEqual({ ar: 'نصف لتر', en: '500 ml' })
  })

  it('are stored with Latin digits, whatever digits were typed, and no thousands sign parts a cell', () => {
    const sent = {
      stock_code: 'أ-١٢٣، ۷۵۰',
      product_code: '٨٠٥, ٨٠٦',
      volume: '٧٥٠ ml, ١٬٠٠٠ ml',
      volume_ar: '٧٥٠ مل، ٠٫٧٥ لتر',
      box_quantity: ['١٢', '۲۴'],
    }
    const { variants = [] } = changeOf(sent)
    expect(
      variants.map(({ stockCode, productCode, volume, boxQuantity }) => [
        stockCode,
        productCode,
        volume.en,
        volume.ar,
        boxQuantity,
      ]),
    ).toEqual([
      ['أ-123', '805', '750 ml', '750 مل', '12'],
      ['750', '806', '1000 ml', '0.75 لتر', '24'],
    ])
  })

  it('keep the Arabic cell of a figure that was stored with other digits', () => {
    const before = { ...product, variants: [pack('٧٥٠ ml', '٧٥٠ مل')] }
    expect(changeOf({ volume: '٧٥٠ ml' }, before).variants?.[0]?.volume).toEqual({ ar: '750 مل', en: '750 ml' })
  })

  it('are refused as something else, or too long, or too many', () => {
    expect(problemsOf({ volume: [{ a: 1 }] })).toEqual({ volume: 'list-malformed' })
    expect(problemsOf({ volume: 'x'.repeat(201) })).toEqual({ volume: 'too-long' })
    expect(problemsOf({ stock_code: 'x,'.repeat(201) })).toEqual({ stock_code: 'too-many' })
  })
})

describe('the technical figures', () => {
  const density = {
    key: 'density',
    label: { ar: 'الكثافة', en: 'Density' },
    value: '25',
    unit: { ar: 'كجم', en: 'kg' },
  }
  const sent = { label_ar: 'الكثافة', label_en: 'Density', value: 25, unit_ar: 'كجم', unit_en: 'kg' }

  it('are a list, a JSON text or lines', () => {
    for (const specs of [[sent], JSON.stringify([sent]), 'density | الكثافة | Density | 25 | كجم | kg\n\n']) {
      expect(changeOf({ specs }).specs).toEqual([density])
    }
    expect(changeOf({ specs: '' }).specs).toEqual([])
    expect(changeOf({ specs: '|الكثافة||25' }).specs?.[0]?.label).toEqual({ ar: 'الكثافة', en: 'الكثافة' })
  })

  it('are stored with Latin digits, and their names as they were written', () => {
    const line = 'density|الكثافة ٢|Density|٢٥٫٥|كجم/م٣|kg/m³'
    expect(changeOf({ specs: line }).specs?.[0]).toEqual({
      ...density,
      label: { ar: 'الكثافة ٢', en: 'Density' },
      value: '25.5',
      unit: { ar: 'كجم/م3', en: 'kg/m³' },
    })
  })

  it.each([
    ['[{', 'list-malformed'],
    ['[7]', 'list-malformed'],
    [[{ ...sent, value: { a: 1 } }], 'list-malformed'],
    ['a|b|c|d|e|f|g|h', 'list-malformed'],
    [`k|a|b|1|||${'m'.repeat(61)}`, 'too-long'],
    ['density|الكثافة|Density', 'missing'],
    ['key|||25', 'missing'],
    [`k|a|b|${'1'.repeat(201)}`, 'too-long'],
    ['k|a|b|1\n'.repeat(101), 'too-many'],
  ])('are refused as %j', (specs, problem) => expect(problemsOf({ specs })).toEqual({ specs: problem }))
})

it('how far a pack goes is a record with a kind, or nothing', () => {
  expect(changeOf({ joint_yield: '{"kind":"foam","litres":45}' }).jointYield).toEqual({ kind: 'foam', litres: 45 })
  expect(changeOf({ joint_yield: '{"kind":"foam","litres":٤٥٫٥}' }).jointYield).toEqual({ kind: 'foam', litres: 45.5 })
  expect(changeOf({ joint_yield: '' }).jointYield).toBeNull()
  const deep = JSON.parse(`{"kind":"foam","a":${'['.repeat(5000)}${']'.repeat(5000)}}`)
  for (const joint_yield of ['{', '7', '{"litres":45}', [1], deep]) {
    expect(problemsOf({ joint_yield })).toEqual({ joint_yield: 'list-malformed' })
  }
  expect(problemsOf({ joint_yield: { kind: 'foam', note: 'x'.repeat(4000) } })).toEqual({ joint_yield: 'too-long' })
})

it('whatever is sent of a product is read or refused, and nothing throws', () => {
  const names = Object.keys(toProductDto(product)).flatMap((name) => [name, `${name}[]`])
  fc.assert(
    fc.property(fc.dictionary(fc.constantFrom(...names), fc.oneof(fc.anything(), fc.string(), fc.json())), (fields) => {
      const { input, problems } = readProductForm(fields, product)
      expect(typeof input).toBe('object')
      for (const name of Object.keys(problems)) expect(names).toContain(name)
    }),
  )
})
