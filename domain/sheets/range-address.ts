import { collectionSearch, type CollectionQuery } from '#domain/catalogue/collection-query.ts'
import { localizedPath, type Locale } from '#domain/text/locale.ts'
import type { SheetFormat } from './written-sheet.ts'

/** Where customers have the range as a spreadsheet; it takes the choices of the collection. */
export function rangePath(locale: Locale, format: SheetFormat): string {
  return localizedPath(locale, `/catalogue.${format}`)
}

export function rangeAddress(locale: Locale, query: CollectionQuery): string {
  return rangePath(locale, 'xlsx') + collectionSearch({ ...query, page: 1 })
}
