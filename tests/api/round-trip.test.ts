import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { effectiveAttributes } from '#domain/catalogue/attribute.ts'
import { BLANK_PRODUCT, readProductForm } from '#domain/products/product-record.ts'
import type { ProductInput } from '#domain/products/product.ts'
import { knownCodes } from '#domain/sheets/known-codes.ts'
import { findProductHeadings, isAsWritten, sheetColumn } from '#domain/sheets/products/columns.ts'
import { sheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import type { CodeColumn, ReadContext, SheetPack } from '#domain/sheets/products/sheet-pack.ts'
import { shownCell, SHEET_LIMITS } from '#domain/sheets/sheet-file.ts'
import { SHEET_FORMATS } from '#domain/sheets/written-sheet.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { sheetProductReader } from '#server/services/sheets/product-rows.ts'
import { openSheet } from '#server/sheets/open-sheet.ts'
import { tickingClock } from '#tests/support/records.ts'
import { expectUnchanged, openExportingSite } from '#tests/support/sheets/exporting-site.ts'
import { allRows } from '#tests/support/sheets/sheet-rows.ts'
import type { TestApp } from '#tests/support/test-app.ts'
import { byLength } from '#tests/support/test-level.ts'

const FIELDS = Object.keys(BLANK_PRODUCT) as (keyof ProductInput)[]

let site: TestApp
let rows: SheetPack[]
let how: Omit<ReadContext, 'source'>
beforeAll(async () => {
  site = await openExportingSite()
  const products = await site.db.selectFrom('product_listing').select('product_id as id').execute()
  const reading = { db: site.db, clock: tickingClock() }
  rows = await (await sheetProductReader(reading, { hasPrices: true }))(products.map(({ id }) => id))
  const categories = sheetCategories(await listCategories(site.db))
  const codes: Record<CodeColumn, (row: SheetPack) => string | null | undefined> = {
    product_id: ({ id }) => id,
    product_slug: ({ product }) => product.slug,
    code: ({ product }) => product.code,
    stock_code: ({ pack }) => pack?.stockCode,
    product_code: ({ pack }) => pack?.productCode,
  }
  const known = Object.fromEntries(
    Object.entries(codes).map(([column, codeOf]) => [column, knownCodes(rows.flatMap((row) => codeOf(row) ?? []))]),
  )
  how = { codes: (column) => known[column]!, category: categories.find, brand: () => null }
})
afterAll(() => site.close())

describe.each(SHEET_FORMATS)('an export as %s', (format) => {
  it.each(byLength({ short: [format === 'csv' ? 'en' : 'ar'], long: ['ar', 'en'] }))(
    'is imported in %s with nothing changed',
    async (lang) => {
      const response = await site.app.request(`/api/products/export.php?format=${format}&lang=${lang}`)
      const file = new File([await response.arrayBuffer()], `products.${format}`)
      await expectUnchanged(site, file, rows.length)
    },
  )

  it.each(['ar', 'en'])('says in %s what the catalogue says', async (lang) => {
    const response = await site.app.request(`/api/products/export.php?format=${format}&lang=${lang}`)
    const bytes = Buffer.from(await response.arrayBuffer())
    const opened = await openSheet({ file: bytes, choice: {}, limits: SHEET_LIMITS })
    const read = await allRows(opened.rows())
    const headings = findProductHeadings(read)!
    const places = headings.fields.map((field) => sheetColumn(field!))
    const left = Map.groupBy(rows, ({ id }) => id)
    for (const { cells } of read.slice(1)) {
      const id = shownCell(cells[0])
      const row = left.get(id)?.shift()
      const changed = row && places.filter((column, place) => !isAsWritten(column, cells[place], row))
      expect({ id, changed: changed?.map(({ key }) => key) }).toEqual({ id, changed: [] })
      const { input, price } = inputOf(places, cells, opened.file.source)
      // What is read of a product by itself is taken for typed.
      const attributes = { typed: effectiveAttributes(row!.product.attributes), derived: {} }
      const product = { ...Object.fromEntries(FIELDS.map((key) => [key, row!.product[key]])), attributes }
      expect({ ...BLANK_PRODUCT, ...input }).toEqual({ ...product, variants: row!.pack ? [row!.pack] : [] })
      expect(price ?? null).toBe(row!.price === null ? null : (row!.price / 100).toFixed(2))
    }
    expect([...left.values()].flat()).toEqual([])
  })
})

type Places = ReturnType<typeof sheetColumn>[]

/** What the product's own reader makes of the cells of a row. */
function inputOf(places: Places, cells: Parameters<Places[number]['read']>[0][], source: ReadContext['source']) {
  const sent: Record<string, string | string[]> = {}
  for (const [place, column] of places.entries()) {
    const reading = column.read(cells[place], { ...how, source })
    if (!reading.ok) throw new Error(`${column.key}: ${reading.reason}`)
    const value = reading.value ?? ''
    if (!column.isSeo) sent[column.field] = column.of === 'pack' && column.key !== 'price' ? [value] : value
  }
  const { input, problems } = readProductForm(sent, null, true)
  expect(problems).toEqual({})
  return { input, price: sent['price'] || undefined }
}
