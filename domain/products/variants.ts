import type { Locale, Localized } from '#domain/text/locale.ts'
import { splitVariantCells } from '#domain/text/text-list.ts'
import { PACK_COLUMNS, packOf, type PackColumn, type Variant } from './pack-fields.ts'
import { fromOtherLanguage } from './other-language.ts'
import { withUnits } from './units.ts'

/** The table of packs as the API carries it: one text per column, cells aligned by position. */
type VariantColumns = Record<PackColumn, string>

/** The same table with its cells apart; an empty cell is '' or null. */
export type VariantCells = Record<PackColumn, readonly (string | null)[]>

/** Rows from columns of text. Columns that are left out are empty; a row without any cell is left out. */
export function toVariants(columns: Partial<VariantColumns>): Variant[] {
  const given = PACK_COLUMNS.map(({ name }) => [name, splitVariantCells(columns[name] ?? '')])
  return fromCells(Object.fromEntries(given) as VariantCells)
}

/** Rows from columns of cells. Columns that are left out are empty; a row without any cell is left out. */
export function fromCells(columns: Partial<VariantCells>): Variant[] {
  const all = Object.values(columns)
  const length = Math.max(0, ...all.map((column) => column.length))
  const rows = Array.from({ length }, (_, row) => row).filter((row) => all.some((column) => column[row]))
  return rows.map((row) => packOf((name) => columns[name]?.[row] || null))
}

export function toCells(variants: readonly Variant[]): VariantCells {
  const columns = PACK_COLUMNS.map(({ name, cellOf }) => [name, variants.map(cellOf)] as const)
  return Object.fromEntries(columns) as Record<string, unknown> as VariantCells
}

/** A type or volume in one language, its units in the right form. Where staff filled in the other alone, what can be said of it. */
export function variantCell(cell: Localized<string | null>, locale: Locale): string | null {
  const other = cell[locale === 'ar' ? 'en' : 'ar']
  const text = cell[locale] ?? (other && fromOtherLanguage(other, locale))
  return text && withUnits(text, locale)
}
