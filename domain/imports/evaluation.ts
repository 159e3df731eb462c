import type { FormFields } from '#domain/fields/form-values.ts'
import { NO_COSTS, type Costs, type NewPrice } from '#domain/prices/pack-price.ts'
import type { Product, ProductInput } from '#domain/products/product.ts'
import { stockKey } from '#domain/products/stock.ts'
import { brokenCell } from '#domain/sheets/cell-reading.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import { isAsWritten } from '#domain/sheets/products/columns.ts'
import type { SheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import type { SheetPack, SheetState } from '#domain/sheets/products/sheet-pack.ts'
import type { Locale } from '#domain/text/locale.ts'
import { cellOf, readCell, type ImportSheet, type MappedColumn, type RowCells } from './import-sheet.ts'
import type { RowResult, CellChange } from './import.ts'
import type { PackTarget } from './pack-targets.ts'

/** A product as it stands. */
export type StandingProduct = {
  id: string
  product: Product
  input: ProductInput
  state: SheetState
  /** What search engines are told of it, with the key of that record; null where nothing is. */
  seo: { key: string; override: SeoOverride } | null
}

export type Evaluation = {
  /** Null of a new one. */
  before: StandingProduct | null
  rows: readonly RowCells[]
  sheet: ImportSheet
  /** By folded code. */
  prices: ReadonlyMap<string, Costs>
  categories: Pick<SheetCategories, 'written' | 'isOnSite'>
  locale: Locale
  /** Columns that name a file that is not there. */
  unknown?: readonly ColumnKey[]
}

export type EvaluatedRow = { row: number; result: RowResult; changes: CellChange[] }

/** What becomes of a product and of its rows. `fields` is null where nothing of the product itself is written. */
export type EvaluatedProduct = {
  rows: EvaluatedRow[]
  fields: FormFields | null
  prices: NewPrice[]
  /** What becomes of its texts for search engines; null where nothing does. `key` is null of a new record. */
  seo: { key: string | null; fields: FormFields } | null
}

export type Refuse = (row: RowCells, change: CellChange) => void

export function rowBefore({ before, prices, categories }: Evaluation, { pack }: PackTarget): SheetPack | null {
  if (!before) return null
  const variant = typeof pack === 'number' ? (before.input.variants[pack] ?? null) : null
  const { halalas: price, terms } = prices.get(stockKey(variant?.stockCode ?? '')) ?? NO_COSTS
  const { id, input, state, seo } = before
  const category = input.categoryId === null ? null : categories.written(input.categoryId)
  return { id, product: input, state, category, seo: seo && seo.override, pack: variant, price, terms }
}

export function isUnchanged(
  mapped: MappedColumn,
  row: RowCells,
  standing: SheetPack | null,
  isNewPack: boolean,
): boolean {
  if (standing === null || (isNewPack && mapped.column.of === 'pack')) return false
  // A formula without a value looks blank, and is not.
  const cell = cellOf(row, mapped)
  return brokenCell(cell) === null && isAsWritten(mapped.column, cell, standing)
}

export function valueIn(row: RowCells, mapped: MappedColumn, sheet: ImportSheet): string | null {
  const read = readCell(row, mapped, sheet)
  return read.ok ? read.value : null
}

/** As an export writes it; numbers of money with both decimals. */
export function textOf({ column }: MappedColumn, standing: SheetPack, { locale }: Evaluation): string | null {
  const value = column.write(standing, locale)
  if (value === null || value === '') return null
  return column.key === 'price' ? Number(value).toFixed(2) : String(value)
}
