import type { Locale, Localized } from '../text/locale.ts'
import type { Variant } from './product.ts'
import { joinVariantCells, splitVariantCells } from '../text/text-list.ts'

/** The table of packs as the API carries it: one text per column, cells aligned by position. */
export type VariantColumns = {
  stockCode: string
  productCode: string
  /** The English column, which the API calls `type`. */
  type: string
  typeAr: string
  /** The English column, which the API calls `volume`. */
  volume: string
  volumeAr: string
  boxQuantity: string
}

/** The same table with its cells apart; an empty cell is '' or null. */
export type VariantCells = Record<keyof VariantColumns, readonly (string | null)[]>

/** Rows from columns of text. Columns that are left out are empty; a row without any cell is left out. */
export function toVariants(columns: Partial<VariantColumns>): Variant[] {
  const cells = Object.entries(columns).map(([name, text]) => [name, splitVariantCells(text)])
  return fromCells(Object.fromEntries(cells) as Partial<VariantCells>)
}

/** Rows from columns of cells. Columns that are left out are empty; a row without any cell is left out. */
export function fromCells(columns: Partial<VariantCells>): Variant[] {
  const all = Object.values(columns)
  const length = Math.max(0, ...all.map((column) => column.length))
  const rows = Array.from({ length }, (_, row) => row).filter((row) => all.some((column) => column[row]))
  return rows.map((row) => {
    const cell = (name: keyof VariantColumns) => columns[name]?.[row] || null
    return {
      stockCode: cell('stockCode'),
      productCode: cell('productCode'),
      type: { ar: cell('typeAr'), en: cell('type') },
      volume: { ar: cell('volumeAr'), en: cell('volume') },
      boxQuantity: cell('boxQuantity'),
    }
  })
}

/** Columns of cells from rows. */
export function toCells(variants: readonly Variant[]): VariantCells {
  return {
    stockCode: variants.map((variant) => variant.stockCode),
    productCode: variants.map((variant) => variant.productCode),
    type: variants.map((variant) => variant.type.en),
    typeAr: variants.map((variant) => variant.type.ar),
    volume: variants.map((variant) => variant.volume.en),
    volumeAr: variants.map((variant) => variant.volume.ar),
    boxQuantity: variants.map((variant) => variant.boxQuantity),
  }
}

/** Columns of text from rows; `toVariants` reads them back into the same rows. */
export function toVariantColumns(variants: readonly Variant[]): VariantColumns {
  const texts = Object.entries(toCells(variants)).map(([name, cells]) => [name, joinVariantCells(cells)])
  return Object.fromEntries(texts) as VariantColumns
}

/** A type or volume in one language. Staff may fill in one language only, and a figure reads the same in both. */
export function variantCell(cell: Localized<string | null>, locale: Locale): string | null {
  return cell[locale] ?? cell[locale === 'ar' ? 'en' : 'ar']
}
