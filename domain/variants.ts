import type { Locale, Localized } from './locale.ts'
import type { Variant } from './product.ts'
import { joinVariantCells, splitVariantCells } from './text-list.ts'

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

/** Rows from columns of text. Columns that are left out are empty; a row without any cell is left out. */
export function toVariants(columns: Partial<VariantColumns>): Variant[] {
  const cells = (name: keyof VariantColumns) => splitVariantCells(columns[name] ?? '')
  const stockCode = cells('stockCode')
  const productCode = cells('productCode')
  const type = { ar: cells('typeAr'), en: cells('type') }
  const volume = { ar: cells('volumeAr'), en: cells('volume') }
  const boxQuantity = cells('boxQuantity')
  const all = [stockCode, productCode, type.ar, type.en, volume.ar, volume.en, boxQuantity]
  const length = Math.max(...all.map((column) => column.length))
  const rows = Array.from({ length }, (_, row) => row).filter((row) => all.some((column) => column[row]))
  return rows.map((row) => ({
    stockCode: stockCode[row] || null,
    productCode: productCode[row] || null,
    type: { ar: type.ar[row] || null, en: type.en[row] || null },
    volume: { ar: volume.ar[row] || null, en: volume.en[row] || null },
    boxQuantity: boxQuantity[row] || null,
  }))
}

/** Columns of text from rows; `toVariants` reads them back into the same rows. */
export function toVariantColumns(variants: readonly Variant[]): VariantColumns {
  const column = (cell: (variant: Variant) => string | null) => joinVariantCells(variants.map(cell))
  return {
    stockCode: column((variant) => variant.stockCode),
    productCode: column((variant) => variant.productCode),
    type: column((variant) => variant.type.en),
    typeAr: column((variant) => variant.type.ar),
    volume: column((variant) => variant.volume.en),
    volumeAr: column((variant) => variant.volume.ar),
    boxQuantity: column((variant) => variant.boxQuantity),
  }
}

/** A type or volume in one language. Staff may fill in one language only, and a figure reads the same in both. */
export function variantCell(cell: Localized<string | null>, locale: Locale): string | null {
  return cell[locale] ?? cell[locale === 'ar' ? 'en' : 'ar']
}
