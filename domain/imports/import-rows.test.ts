import { NO_TERMS } from '#domain/prices/price-terms.ts'
import { describe, expect, it } from 'vitest'
import { aVariant, aStoredProduct } from '#tests/support/records.ts'
import type { Product } from '#domain/products/product.ts'
import { stockKey } from '#domain/products/stock.ts'
import { foldCode, knownCodes } from '#domain/sheets/known-codes.ts'
import { refusedCell, taken } from '#domain/sheets/cell-reading.ts'
import { hasDecimalComma } from '#domain/sheets/number-cell.ts'
import { findProductHeadings } from '#domain/sheets/products/columns.ts'
import { isBlank, type CellSource, type SheetCell } from '#domain/sheets/sheet-file.ts'
import { type ImportKind, readOptions } from './import.ts'
import { mappedColumns, type ImportSheet } from './import-sheet.ts'
import { rowMatcher } from './match-rows.ts'
import { evaluateProduct } from './evaluate-product.ts'

/** The catalogue of these tests: two products, of which one has two packs. */
const FOAM = product('foam', {
  code: '805',
  variants: [
    aVariant({ stockCode: 'RW300101', productCode: 'A-1' }),
    aVariant({ stockCode: '0012', productCode: 'A-2', volume: { ar: '500 مل', en: '500 ml' } }),
  ],
})
const GLUE = product('glue', {
  code: 'MS-55',
  name: { ar: 'لاصق', en: 'Glue' },
  variants: [aVariant({ stockCode: '1E5', productCode: null }), aVariant({ stockCode: '5-12', productCode: 'S-1' })],
})
const SHARED = product('shared', { code: null, variants: [aVariant({ stockCode: '5-12', productCode: 'S-2' })] })
const BARE = product('bare', {
  code: null,
  variants: [
    aVariant({ stockCode: null, productCode: null, volume: { ar: '1 كجم', en: '1 kg' } }),
    aVariant({ stockCode: null, productCode: null, volume: { ar: '5 كجم', en: '5 kg' } }),
  ],
})
const ALL = [FOAM, GLUE, SHARED, BARE]

function product(id: string, given: Partial<Product>): Product {
  const category = { id: 'foams', name: { ar: 'رغوات', en: 'Foams' }, accent: 1 }
  return aStoredProduct({ id, slug: id, category, ...given })
}

function idsOf(column: string, code: string): string[] {
  const codesOf: Record<string, (one: Product) => (string | null)[]> = {
    product_id: ({ id }) => [id],
    product_slug: ({ slug }) => [slug],
    code: ({ code: own }) => [own],
    stock_code: ({ variants }) => variants.map(({ stockCode }) => stockCode),
    product_code: ({ variants }) => variants.map(({ productCode }) => productCode),
  }
  const has = (one: Product) => codesOf[column]!(one).some((own) => own !== null && foldCode(own) === foldCode(code))
  return ALL.filter(has).map(({ id }) => id)
}

type How = { kind?: ImportKind; source?: CellSource; prices?: Record<string, number> } & Record<string, unknown>

/** What becomes of each row of a sheet, its heading row being the first. */
function evaluate(cells: SheetCell[][], { kind = 'products', source = 'text', prices = {}, ...options }: How = {}) {
  const [, ...rows] = cells.map((row, at) => ({ row: at + 1, cells: row }))
  const { fields } = findProductHeadings([{ row: 1, cells: cells[0]! }])!
  const columns = fields.map((field, index) => ({ index, field, heading: '', samples: [] }))
  const all = ALL.flatMap(({ variants }) => variants.flatMap(({ stockCode, productCode }) => [stockCode, productCode]))
  const codes = knownCodes(all.filter((code) => code !== null))
  const mapped = mappedColumns(columns, kind).map((column) => {
    return {
      ...column,
      hasComma: column.column.key === 'price' && rows.some((row) => hasDecimalComma(row.cells[column.index])),
    }
  })
  const chosen = readOptions(options).options
  const sheet: ImportSheet = {
    kind,
    columns: mapped,
    options: chosen,
    reading: {
      source,
      codes: () => codes,
      category: (text) =>
        text === 'Foams' || text === 'رغوات'
          ? taken('foams')
          : refusedCell('unknown-category', text === 'Fomas' ? 'Foams' : undefined),
      brand: (text) => (/^(?:rawa|راوة)$/iu.test(text) ? { ar: 'راوة', en: 'Rawa' } : null),
      decimal: chosen.decimal,
    },
    productsOf: idsOf,
  }
  const matcher = rowMatcher(sheet)
  const told = new Map<number, unknown[]>()
  const warned = new Map<number, string>()
  for (const row of rows) {
    const matched = matcher.take(row)
    if (matched.is === 'skipped') told.set(row.row, ['skipped'])
    if (matched.is === 'refused') told.set(row.row, ['refused', ...matched.changes.map(toText)])
    if (matched.is === 'matched' && matched.warning) warned.set(row.row, matched.warning.code!)
  }
  const halalas = new Map(
    Object.entries(prices).map(([code, price]) => [stockKey(code), { halalas: price, terms: NO_TERMS }]),
  )
  const answers = matcher.products.map(({ id, rows: numbers }) => {
    const found = ALL.find((one) => one.id === id)
    const { category: _category, ...parts } = found ?? FOAM
    const before = found
      ? {
          id: found.id,
          product: found,
          input: { ...parts, categoryId: 'foams', image: null, gallery: [] },
          state: 'published' as const,
          seo: null,
        }
      : null
    const own = numbers.map((number) => rows.find(({ row }) => row === number)!)
    const categories = { written: () => ({ ar: 'رغوات', en: 'Foams' }), isOnSite: () => true }
    const answer = evaluateProduct({ before, rows: own, sheet, prices: halalas, categories, locale: 'en' })
    for (const { row, result, changes } of answer.rows) {
      told.set(row, [result, ...changes.map(toText), ...(warned.has(row) ? [warned.get(row)] : [])])
    }
    return answer
  })
  return { rows: rows.map(({ row }) => told.get(row)), answers }
}

type Change = Record<'field', string> & Record<'before' | 'after', string | null> & Record<string, unknown>

function toText({ field, before, after, code, suggestion, row }: Change) {
  return code
    ? [code, suggestion, row]
        .filter((part) => part !== undefined)
        .map(String)
        .join(' ')
    : `${field}: ${before} → ${after}`
}

/** A sheet, row by row. */
const sheet = (...rows: SheetCell[][]) => rows

/** The rows of a text with commas. */
function csv(text: string): SheetCell[][] {
  return text.split('\n').map((line) => line.split(',').map((cell) => (isBlank(cell) ? null : cell)))
}

const first = (cells: SheetCell[][], how?: How) => evaluate(cells, how).rows[0]

describe('a row is refused', () => {
  it.each<[string, How, string]>([
    ['SKU,Price\nNONE,1', {}, 'unknown-code'],
    ['SKU,Price\nNONE,1', { kind: 'prices' }, 'unknown-code'],
    ['SKU,Name\nNEW,New', { mode: 'update' }, 'unknown-code'],
    ['SKU,Price\nRW300101,1', { mode: 'add' }, 'exists'],
    ['SKU,Name,Category\n5-12,Name,Foams', {}, 'ambiguous-code'],
    ['ID,SKU,Volume\nfoam,1E5,1 l', {}, 'code-taken'],
    ['SKU,Category\nRW300101,Nonsense', {}, 'unknown-category'],
    ['SKU,Brand\nRW300101,Nobody', { new_brands: 'refuse' }, 'unknown-brand'],
    ['SKU,State\nRW300101,perhaps', {}, 'unknown-state'],
    ['SKU,Availability\nRW300101,sometimes', {}, 'unknown-state'],
    ['SKU,Price\nRW300101,ten', {}, 'not-a-number'],
    ['SKU,Price\nRW300101,1.234', {}, 'too-precise'],
    ['SKU,Price\nRW300101,-1', {}, 'out-of-range'],
    ['SKU,Price\nRW300101,99999999', {}, 'out-of-range'],
    ['SKU,Price\nRW300101,12', { source: 'workbook', by: 'x' }, ''],
    ['SKU,Qty/carton\nRW300101,1.5', {}, 'not-whole'],
    ['SKU,Qty/carton\nRW300101,0', {}, 'out-of-range'],
    ['SKU,Qty/carton\nRW300101,100001', {}, 'out-of-range'],
    ['SKU,Weight\nRW300101,heavy', {}, 'not-a-number'],
    ['SKU,Price\n1.5E+05,1', {}, 'scientific-code'],
    ['SKU,Price\n1.0E+05,1', {}, 'scientific-code 1E5'],
    ['SKU,Price\n12-May,1', {}, 'date-in-code 5-12'],
    ['SKU,Price\nMay-12,1', {}, 'date-in-code 5-12'],
    ['SKU,Price\n12-مايو,1', {}, 'date-in-code 5-12'],
    ['SKU,Name\nRW300101,Ø±ØºÙˆØ©', {}, 'mojibake'],
    ['SKU,Name\nRW300101,a\ufffdb', {}, 'mojibake'],
    ['SKU,Name\nRW300101,', { empty: 'clear' }, 'missing'],
    [`SKU,Name\nRW300101,${'x'.repeat(201)}`, {}, 'too-long'],
    [`SKU,Type\nRW300101,${'x'.repeat(201)}`, {}, 'too-long'],
    ['SKU,Slug,Name\nNEW,foam,Foam', { match: 'stock_code' }, 'slug-taken'],
    ['SKU,Rating\nRW300101,9x', {}, 'not-a-number'],
    ['SKU,Figures\nRW300101,only one column', {}, 'missing'],
    ['SKU,Name,Name (Arabic)\nNEW,,', {}, 'missing'],
    ['SKU,Name,Name (Arabic),Category\nNEW,New,,Foams', { state: 'published' }, 'missing'],
    ['SKU,Price\n12-05,1', { match: 'product_code' }, 'unknown-code'],
    ['SKU,Price\nRW300101,12/05', {}, 'not-a-number'],
  ])('%j %j: %s', (file, how, expected) => {
    const [result, ...reasons] = first(csv(file), how)!
    expect(expected === '' ? result : reasons[0]).toBe(expected === '' ? 'changed' : expected)
    if (expected !== '') expect(result).toBe('refused')
  })

  it.each<[heading: string, code: SheetCell, value: SheetCell, reason: string]>([
    ['Price', { date: '2026-05-12' }, 1, 'date-in-code 5-12'],
    ['Price', 100_000, 1, 'scientific-code 1E5'],
    ['Price', 'RW300101', { error: '#N/A' }, 'formula-error'],
    ['Price', 'RW300101', { error: '' }, 'formula-without-value'],
    ['Name', 'RW300101', { date: '2026-05-12' }, 'date-in-text 2026-05-12'],
  ])('for what a workbook keeps of it: %s %j %j', (heading, code, value, reason) =>
    expect(first(sheet(['SKU', heading], [code, value]), { source: 'workbook' })).toEqual(['refused', reason]),
  )

  it('where another of the same product says something else, or is about the same pack', () => {
    expect(evaluate(csv('SKU,Name\nRW300101,One\n0012,Two')).rows).toEqual([
      ['changed', 'product_name_en: 805 PU Foam → One'],
      ['refused', 'conflicting-rows 2'],
    ])
    expect(evaluate(csv('SKU,Price\nRW300101,1\nrw300101,1')).rows[1]).toEqual(['refused', 'duplicate-row 2'])
  })

  it('where a comma may be either, because the column has a decimal one elsewhere', () => {
    const file = sheet(['SKU', 'Price'], ['RW300101', '12,5'], ['0012', '1,250'])
    expect(evaluate(file).rows[1]).toEqual(['refused', 'ambiguous-number'])
    expect(evaluate(file, { decimal: 'comma' }).rows[1]).toEqual(['changed', 'price: null → 1.25'])
  })
})

describe('a row is taken', () => {
  it.each<[string, How, string[]]>([
    ['SKU,Price\nrw300101,٥٢٫٥', {}, ['price: null → 52.50']],
    ['SKU,Price\nRW300101,١٬٢٥٠٫٥٠ ر.س', {}, ['price: null → 1250.50']],
    ['SKU,Price\nRW300101,19.989999999999998', {}, ['price: null → 19.99']],
    ['SKU,Price\n12,7', {}, ['price: null → 7.00', 'zeros-restored']],
    ['Product code,Price\na-1,7', {}, ['price: null → 7.00']],
    ['Code on the pack,Made in\nms-55,Spain', {}, ['made_in: Turkey → Spain']],
    ['Slug,Made in\nfoam,Spain', {}, ['made_in: Turkey → Spain']],
    ['ID,SKU,Made in\nelsewhere,RW300101,Spain', {}, ['made_in: Turkey → Spain', 'other-site-id']],
    ['SKU,Brand\nRW300101,راوة', {}, ['brand: ANADOL BOND → Rawa']],
    ['SKU,Availability\nRW300101,متوفر', {}, ['stock_state: null → In stock']],
    ['SKU,Availability\nRW300101,0', {}, ['stock_state: null → On order']],
    ['SKU,State\nRW300101,مسودة', {}, ['state: Published → Draft']],
    ['SKU,State\nRW300101,draft', {}, ['state: Published → Draft']],
    ['SKU,Availability\nRW300101,٠', {}, ['stock_state: null → On order']],
    ['SKU,Availability\nRW300101,12', {}, ['stock_state: null → In stock']],
    ['SKU,Availability\nRW300101,تحت الطلب', {}, ['stock_state: null → On order']],
    ['SKU,Availability\nRW300101,استفسر', {}, ['stock_state: null → Ask about stock']],
    ['SKU,Availability\nRW300101,Ask', {}, ['stock_state: null → Ask about stock']],
    ['SKU,Brand (Arabic)\nRW300101,راوة', {}, ['brand_ar: أنادول بوند → راوة']],
    ['SKU,Figures\nRW300101,mix | النسبة | Mix | 1:1 | كجم | kg', {}, ['mix | النسبة | Mix | 1:1 | كجم | kg']],
    ['SKU,Certifications\nRW300101,ISO 9001', {}, ['certifications: ', '→ ISO 9001']],
    ['SKU,image_url\nRW300101,https://other.example/a.jpg', {}, ['image_url: null → https://other.example/a.jpg']],
    ['SKU,Rating\nRW300101,4.5', {}, ['rating: ', '→ 4.5']],
    ['SKU,Search title (English)\nRW300101,Foam', {}, ['meta_title_en: null → Foam']],
    ["SKU,Price\n'0012,7", {}, ['price: null → 7.00']],
    ['SKU,Price\n٠٠١٢,7', {}, ['price: null → 7.00']],
    ['SKU,Price\n\u200eRW300101\u00a0,7', {}, ['price: null → 7.00']],
    ['SKU,Price\nRW300101,SAR 1 250.50', {}, ['price: null → 1250.50']],
    ['SKU,Price\nRW300101,12.5 ريال', {}, ['price: null → 12.50']],
    ['SKU,Price\nRW300101,52.5 \u20c1', {}, ['price: null → 52.50']],
    ['SKU,Price\n12-May,1', { suggestions: '1', kind: 'prices' }, ['price: null → 1.00']],
    ['SKU,Category,Qty/carton\nRW300101,Fomas,7', { suggestions: '1' }, ['box_quantity: 12 → 7']],
    ['ID,Volume,Qty/carton\nbare,5 kg,6', {}, ['box_quantity: 12 → 6']],
  ])('%j %j', (file, how, expected) => {
    const [result, ...told] = first(csv(file), how)!
    expect(result).toBe('changed')
    expect(told.join('|')).toContain(expected[0])
    for (const one of expected) expect(told.join('|')).toContain(one)
  })

  it('as a new pack of a product that is known', () => {
    const { rows, answers } = evaluate(csv('ID,SKU,Volume\nfoam,NEW1,1 l'))
    expect(rows).toEqual([['added', 'stock_code: null → NEW1', 'volume: null → 1 l']])
    expect(answers[0]!.fields!['stock_code[]']).toEqual(['RW300101', '0012', 'NEW1'])
  })

  it('as new products, whose rows need not stand together', () => {
    const { rows, answers } = evaluate(csv('Name,Name (Arabic),SKU\nA,أ,N1\nB,ب,N2\nA,أ,N3\n,,N4'))
    expect(rows.map((row) => row![0])).toEqual(['added', 'added', 'added', 'added'])
    expect(answers.map(({ fields }) => fields!['stock_code[]'])).toEqual([['N1', 'N3', 'N4'], ['N2']])
    expect(answers[0]!.fields).toMatchObject({ intent: 'draft' })
  })

  it('and changes nothing that it does not say', () => {
    expect(first(csv('SKU,Qty/carton,Name\nRW300101,,'))).toEqual(['unchanged'])
    expect(first(csv('SKU,Qty/carton\nRW300101,'), { empty: 'clear' })).toEqual(['changed', 'box_quantity: 12 → null'])
  })

  it('and packs that the file does not name leave only where that is asked for', () => {
    const file = csv('ID,SKU,Qty/carton\nfoam,RW300101,12')
    expect(evaluate(file).rows).toEqual([['unchanged']])
    const { rows, answers } = evaluate(file, { packs: 'replace' })
    expect(rows).toEqual([['changed', 'stock_code: 0012 → null']])
    expect(answers[0]!.fields!['stock_code[]']).toEqual(['RW300101'])
  })

  it('and totals, blank rows and repeated headings are skipped', () => {
    const rows = evaluate(csv('SKU,Price,Notes\nRW300101,1,\nSKU,Price,\n,1,Total\n')).rows
    expect(rows.map((row) => row![0])).toEqual(['changed', 'skipped', 'skipped', 'skipped'])
    const named = evaluate(csv('SKU,Name AR,Price\nRW300101,,1\n,الإجمالي,1\n')).rows
    expect(named.map((row) => row![0])).toEqual(['changed', 'skipped', 'skipped'])
  })

  it('with nothing said of a price that is the same', () =>
    expect(first(csv('SKU,Price\nRW300101,52.5'), { prices: { RW300101: 5250 } })).toEqual(['unchanged']))
})
