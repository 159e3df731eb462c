import type { RecordKindName } from '../../domain/records/record-kinds.ts'
import { countText, type PluralForms } from '../../domain/text/format.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'

const recordForms: Localized<PluralForms> = {
  ar: {
    one: 'سجل واحد',
    two: 'سجلان',
    few: '{count}\u00a0سجلات',
    many: '{count}\u00a0سجلاً',
    other: '{count}\u00a0سجل',
  },
  en: { one: '{count}\u00a0record', other: '{count}\u00a0records' },
}

/** How many records an act or a question is about. */
export const recordCount = {
  ar: (count: number) => countText(count, recordForms, 'ar'),
  en: (count: number) => countText(count, recordForms, 'en'),
}

const kindForms: Partial<Record<RecordKindName, Localized<PluralForms>>> = {
  product: {
    ar: {
      one: 'منتج واحد',
      two: 'منتجان',
      few: '{count}\u00a0منتجات',
      many: '{count}\u00a0منتجاً',
      other: '{count}\u00a0منتج',
    },
    en: { one: '{count}\u00a0product', other: '{count}\u00a0products' },
  },
  category: {
    ar: {
      one: 'فئة واحدة',
      two: 'فئتان',
      few: '{count}\u00a0فئات',
      many: '{count}\u00a0فئة',
      other: '{count}\u00a0فئة',
    },
    en: { one: '{count}\u00a0category', other: '{count}\u00a0categories' },
  },
  brand: {
    ar: {
      one: 'علامة واحدة',
      two: 'علامتان',
      few: '{count}\u00a0علامات',
      many: '{count}\u00a0علامة',
      other: '{count}\u00a0علامة',
    },
    en: { one: '{count}\u00a0brand', other: '{count}\u00a0brands' },
  },
  post: {
    ar: {
      one: 'مقال واحد',
      two: 'مقالان',
      few: '{count}\u00a0مقالات',
      many: '{count}\u00a0مقالاً',
      other: '{count}\u00a0مقال',
    },
    en: { one: '{count}\u00a0article', other: '{count}\u00a0articles' },
  },
}

/** The dual behind a verbal noun: «نشر منتجين». */
const behindNoun: Partial<Record<RecordKindName, string>> = {
  product: 'منتجين',
  category: 'فئتين',
  brand: 'علامتين',
  post: 'مقالين',
}

/** How many records of a kind, by what the kind is called. */
export function kindCount(kind: RecordKindName, count: number, locale: Locale): string {
  const forms = kindForms[kind]
  return forms ? countText(count, forms, locale) : recordCount[locale](count)
}

/** The same as the object of an act: in Arabic a noun stands before it. */
export function kindObject(kind: RecordKindName, count: number, locale: Locale): string {
  return locale === 'ar' && count === 2 ? (behindNoun[kind] ?? 'سجلين') : kindCount(kind, count, locale)
}
