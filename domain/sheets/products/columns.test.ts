import { NO_TERMS } from '#domain/prices/price-terms.ts'
import { describe, expect, test } from 'vitest'
import { readDemoContent } from '#seed/seed-files.ts'
import { toCategoryInput, toProductInput, toSeoOverride } from '#seed/seed-inputs.ts'
import { formNames } from '#domain/fields/field.ts'
import { BLANK_PACK, PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { BLANK_PRODUCT, readProductForm } from '#domain/products/product-record.ts'
import { LOCALES } from '#domain/text/locale.ts'
import { foldHeading } from '#domain/sheets/headings.ts'
import { knownCodes } from '#domain/sheets/known-codes.ts'
import { columnHeadings, type ColumnKey } from './column-names.ts'
import { findProductHeadings, isAsWritten, PRODUCT_SHEET_COLUMNS, sheetColumn } from './columns.ts'
import { sheetCategories } from './sheet-categories.ts'
import type { CodeColumn, ReadContext, SheetPack } from './sheet-pack.ts'

const stored = (_folder: string, name: string) => name

async function demoRows(): Promise<{ rows: SheetPack[]; how: ReadContext }> {
  const { categories, products, seo, attributes } = await readDemoContent('seed')
  const named = sheetCategories(categories.map((one) => ({ id: one.category_id, ...toCategoryInput(one, stored) })))
  const rows = products.flatMap((seed) => {
    const product = toProductInput(seed, stored, attributes[seed.product_id])
    const { variants, categoryId } = product
    const override = seo[seed.product_id]
    return (variants.length > 0 ? variants : [null]).map((pack) => ({
      id: seed.product_id,
      product,
      state: 'published' as const,
      category: categoryId === null ? null : named.written(categoryId),
      seo: override ? toSeoOverride(override) : null,
      pack,
      price: 1250,
      terms: { breaks: [{ from: 24, halalas: 1100 }], groups: { traders: 1050 } },
    }))
  })
  const codes: Record<CodeColumn, (row: SheetPack) => string | null | undefined> = {
    product_id: ({ id }) => id,
    product_slug: ({ product }) => product.slug,
    code: ({ product }) => product.code,
    stock_code: ({ pack }) => pack?.stockCode,
    product_code: ({ pack }) => pack?.productCode,
  }
  return {
    rows,
    how: {
      source: 'text',
      codes: (column) => knownCodes(rows.flatMap((row) => codes[column](row) ?? [])),
      category: named.find,
      brand: () => null,
    },
  }
}

test('every field of a product and of a pack has its column', () => {
  const fields = new Set(PRODUCT_SHEET_COLUMNS.map(({ field }) => field))
  const bare = (name: string) => name.replace('[]', '')
  const known = new Set([...fields].map(bare))
  const whole = ['specs', 'variants', 'pdf', 'calculator']
  const missing = Object.entries(PRODUCT_FIELDS)
    .filter(([key]) => !whole.includes(key))
    .flatMap(([, field]) => formNames(field).map(bare))
    .filter((name) => !known.has(name))
  expect(missing).toEqual([])
  expect(PACK_COLUMNS.map(({ name }) => `${name}[]`).filter((name) => !fields.has(name))).toEqual([])
})

test('no two columns share a heading', () => {
  const owners = new Map<string, string>()
  for (const { key } of PRODUCT_SHEET_COLUMNS) {
    for (const heading of [key, ...columnHeadings(key)].map(foldHeading)) {
      expect(owners.get(heading) ?? key, heading).toBe(key)
      owners.set(heading, key)
    }
  }
})

describe('headings', () => {
  const keys = (...cells: string[]) => findProductHeadings([{ row: 1, cells }])?.fields

  test('are known by key, label and what else people write', () => {
    expect(
      keys('stock_code', 'الاسم بالعربية', 'Unit price (SAR)', 'Qty/carton', 'Shelf', 'Colour', 'عدد/كرتون'),
    ).toEqual(['stock_code', 'product_name_ar', 'price', 'box_quantity', null, 'type', 'box_quantity'])
    expect(keys('كود الصنف', 'الصنف', 'السعر بدون ضريبة')).toEqual(['stock_code', 'product_name_ar', 'price'])
  })

  test.each<[ColumnKey, string[]]>([
    ['stock_code', ['SKU', 'Item code', 'Item no', 'Item No.', 'كود الصنف', 'رمز الصنف', 'STOCK_CODE', 'رَمز المخزون*']],
    ['box_quantity', ['Qty/carton', 'Pcs/ctn', 'العدد في الكرتون', 'Carton quantity']],
    [
      'price',
      ['Unit price', 'سعر الوحدة', 'السعر بدون ضريبة', 'Price (SAR)', 'السعر (ر.س)', '\u200fالسعر\u200f', 'PRICE *'],
    ],
    ['product_name_ar', ['الصنف', 'المادة', 'الاسم بالعربيه']],
    ['product_name_en', ['Name (English)', 'name english', 'product_name_en']],
    ['meta_description_en', ['Search description (English)', 'meta_description_en']],
    ['image_url', ['image_url', 'رابط صورة المنتج في موقع آخر']],
  ])('%s is known by %j', (key, headings) => {
    const first = key === 'stock_code' ? 'ID' : 'SKU'
    for (const heading of headings) expect(keys(first, heading)?.[1], heading).toBe(key)
  })

  test('a description is the name where nothing else is', () => {
    expect(keys('SKU', 'Description')).toEqual(['stock_code', 'product_name_en'])
    expect(keys('SKU', 'Name', 'Description')).toEqual(['stock_code', 'product_name_en', 'product_description_en'])
  })
})

test.each(LOCALES)('what is written of the demo in %s is read as the same', async (locale) => {
  const { rows, how } = await demoRows()
  const codes = new Map<string, ReturnType<ReadContext['codes']>>()
  const once = (column: CodeColumn) => codes.get(column) ?? codes.set(column, how.codes(column)).get(column)!
  for (const row of rows) {
    const sent: Record<string, string | string[]> = {}
    for (const column of PRODUCT_SHEET_COLUMNS) {
      const written = column.write(row, locale)
      const cell = written === null ? null : String(written)
      const reading = column.read(cell, { ...how, codes: once })
      if (!reading.ok) throw new Error(`${row.id}: ${column.key}: ${reading.reason}`)
      expect(isAsWritten(column, cell, row), column.key).toBe(true)
      if (column.key === 'state') expect(reading.value).toBe('published')
      if (column.key === 'price') expect(reading.value).toBe('12.50')
      if (!column.isSeo) sent[column.field] = column.of === 'pack' ? [reading.value ?? ''] : (reading.value ?? '')
    }
    const { input, problems } = readProductForm(sent, null)
    expect(problems).toEqual({})
    const variants = row.pack ? [row.pack] : []
    expect({ ...BLANK_PRODUCT, ...input }).toEqual({ ...row.product, variants })
  }
})

test('a text that the form would part goes as the list that calls take', () => {
  const specs = [{ key: 'mix', label: { ar: 'النسبة', en: 'Mix' }, value: '1 | 2', unit: { ar: '', en: '' } }]
  const certifications = ['EN 15651-1, class 25', 'ISO 9001']
  const gallery = ['https://files.example/a,b.jpg', 'c.webp']
  const product = { ...BLANK_PRODUCT, specs, certifications, gallery }
  const row = { id: 'x', product, seo: null, pack: BLANK_PACK, terms: NO_TERMS } as unknown as SheetPack
  const sent = ['specs', 'certifications', 'gallery'].map((key) => {
    const column = sheetColumn(key as 'specs')
    return [column.field, column.write(row, 'ar')]
  })
  expect(readProductForm(Object.fromEntries(sent), null, true).input).toMatchObject({ specs, certifications, gallery })
})

test('availability is read from words and from how many there are', () => {
  const how = { source: 'workbook' } as ReadContext
  const read = (cell: string | number) => sheetColumn('stock_state').read(cell, how)
  expect(['متوفر', 'On order', 12, 0, -3, 'استفسر'].map((cell) => read(cell))).toMatchObject(
    ['in_stock', 'on_order', 'in_stock', 'on_order', 'on_order', 'ask'].map((value) => ({ value })),
  )
  expect(read('maybe')).toEqual({ ok: false, reason: 'unknown-state' })
})

test('a category is written as its id where its name could be another one’s', () => {
  const named = sheetCategories([
    { id: 'a', slug: 'a', name: { ar: 'رغوة', en: 'Foam' } },
    { id: 'b', slug: 'b', name: { ar: 'رغوة', en: 'Gun foam' } },
  ])
  expect(named.written('a')).toEqual({ ar: 'a', en: 'Foam' })
  expect(named.find('رَغوة')).toEqual({ ok: false, reason: 'ambiguous-category' })
  expect(named.find('gun')).toEqual({ ok: false, reason: 'unknown-category', suggestion: 'Gun foam' })
  expect(named.find('gnu foma')).toEqual({ ok: false, reason: 'unknown-category', suggestion: 'Gun foam' })
  expect(named.find('gun foam')).toEqual({ ok: true, value: 'b' })
})
