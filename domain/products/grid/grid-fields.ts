import { PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { CellConflict, GridContent } from './evaluate-grid.ts'

export const GRID_FIELDS = [
  'code',
  'product_name_ar',
  'product_name_en',
  'stock_code',
  'price',
  'box_quantity',
  'stock_state',
  'volume_ar',
  'volume',
  'type_ar',
  'type',
  'product_code',
] as const
export type GridField = (typeof GRID_FIELDS)[number]

/** What the product has once, in its first row. */
const PRODUCT_CELLS = ['code', 'product_name_ar', 'product_name_en'] as const
export type ProductCell = (typeof PRODUCT_CELLS)[number]
/** What each pack has; its price is kept by its stock code. */
export type PackCell = Exclude<GridField, ProductCell>

export function isProductCell(field: GridField): field is ProductCell {
  return (PRODUCT_CELLS as readonly string[]).includes(field)
}

/** Columns that hold figures or codes, which are stored in Latin digits. */
const FIGURES: ReadonlySet<string> = new Set(PACK_COLUMNS.filter(({ figures }) => figures).map(({ name }) => name))

export function hasFigures(field: GridField): boolean {
  return field === 'code' || field === 'price' || FIGURES.has(field)
}

/** The columns that somebody may see. */
export function gridFieldsFor(mayPrices: boolean): GridField[] {
  return GRID_FIELDS.filter((field) => mayPrices || field !== 'price')
}

/** Those that `columns=` chooses of them, in their usual order; all where it chooses none. */
export function chosenFields(search: URLSearchParams, fields: readonly GridField[]): GridField[] {
  const named = new Set(search.getAll('columns').flatMap((text) => text.split(',')))
  const chosen = fields.filter((field) => named.has(field))
  return chosen.length > 0 ? chosen : [...fields]
}

/** A product as the grid shows it: the newest of it, with what its packs cost. */
export type GridProduct = {
  id: string
  version: number
  content: GridContent
  /** By the position of each pack, as texts; null for viewers who may not see prices. */
  prices: string[] | null
}

/** A product that was not saved: what was changed of it, by cell, and why it stays. */
export type LeftProduct = {
  id: string
  name: Localized
  isGone: boolean
  mine: Record<string, string>
  problems: FieldErrors
  conflicts: Record<string, CellConflict>
}
