import type { Fields } from '#domain/records/field.ts'
import type { RecordContent } from '#domain/records/record-kinds.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'

/** The languages in which a content lacks a text that it needs, or that it has in the other. */
export function missingLanguages(table: Fields, content: RecordContent): Locale[] {
  const isSaid = (name: string) => {
    const value = content[name]
    return typeof value === 'string' && value.trim() !== ''
  }
  const pairs = Object.values(table).flatMap(({ pair, needs }) => (pair ? [{ pair, isNeeded: needs.length > 0 }] : []))
  return LOCALES.filter((locale) => {
    const other = locale === 'ar' ? 'en' : 'ar'
    return pairs.some(({ pair, isNeeded }) => !isSaid(pair[locale]) && (isNeeded || isSaid(pair[other])))
  })
}
