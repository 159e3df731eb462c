import { LOCALES, type Locale } from '#domain/text/locale.ts'
import { rangePath } from './range-address.ts'
import { SHEET_FORMATS, type SheetFormat } from './written-sheet.ts'

/** Every address of the range as a spreadsheet, with the alias that Arabic has. */
export const RANGE_FILES: ReadonlyMap<string, { locale: Locale; format: SheetFormat }> = new Map(
  LOCALES.flatMap((locale) =>
    SHEET_FORMATS.flatMap((format) => {
      const paths = [rangePath(locale, format), ...(locale === 'ar' ? [`/ar/catalogue.${format}`] : [])]
      return paths.map((path) => [path, { locale, format }] as const)
    }),
  ),
)
