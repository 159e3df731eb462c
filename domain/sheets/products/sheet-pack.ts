import type { PriceTerms } from '#domain/prices/price-terms.ts'
import type { Variant } from '#domain/products/pack-fields.ts'
import type { ProductInput } from '#domain/products/product.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { CellReading } from '#domain/sheets/cell-reading.ts'
import type { KnownCodes } from '#domain/sheets/known-codes.ts'
import type { DecimalSign } from '#domain/text/typed-number.ts'
import type { CellSource } from '#domain/sheets/sheet-file.ts'

/** A row of a sheet: a product with one of its packs. */
export type SheetPack = {
  id: string
  product: ProductInput
  state: SheetState
  /** How sheets write its category, by `sheetCategories`. */
  category: Localized | null
  seo: Pick<SeoOverride, 'metaTitle' | 'metaDescription'> | null
  /** Null of a product without packs. */
  pack: Variant | null
  /** Halalas; null of a pack without a price, and where nobody may see it. */
  price: number | null
  /** What it costs from more pieces on, and customers of groups. */
  terms: PriceTerms
}

export const SHEET_STATES = ['published', 'draft'] as const
export type SheetState = (typeof SHEET_STATES)[number]

/** Columns that hold codes: those that Excel spoils. */
export type CodeColumn = 'product_id' | 'product_slug' | 'code' | 'stock_code' | 'product_code'

/** What is known beside a cell when it is read. */
export type ReadContext = {
  source: CellSource
  /** The codes that the catalogue has of a column. */
  codes(column: CodeColumn): KnownCodes
  /** The category that a cell names, as its id. */
  category(text: string): CellReading<string>
  /** A brand by one of its names, as products are to name it; null where there is none. */
  brand(text: string): Localized | null
  /** The stored picture that a cell names; where nobody looks, a cell is what it says. */
  picture?(text: string): CellReading<string>
  decimal?: DecimalSign
  /** Whether another cell of this column surely has a decimal comma. */
  columnHasComma?: boolean
}
