import { type ColumnKey, COLUMN_NAMES } from '#domain/sheets/products/column-names.ts'
import { PRODUCT_SHEET_COLUMNS } from '#domain/sheets/products/columns.ts'
import type { Locale } from '#domain/text/locale.ts'

/** The fields that a column may go into, by what an export calls them. */
export function fieldOffers(locale: Locale, seesPrices: boolean): { key: ColumnKey; label: string }[] {
  return PRODUCT_SHEET_COLUMNS.filter(({ needsPrices }) => seesPrices || !needsPrices).map(({ key, labels }) => ({
    key,
    label: labels[locale],
  }))
}

export function columnLabel(key: ColumnKey, locale: Locale): string {
  return COLUMN_NAMES[key][locale]
}
