import type { RecordKindName } from '#domain/records/record-kinds.ts'
import { countText, counted, type PluralForms } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

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
export const recordCount = counted(recordForms)

export const rowCount = counted({
  ar: { one: 'صف واحد', two: 'صفان', few: '{count}\u00a0صفوف', many: '{count}\u00a0صفاً', other: '{count}\u00a0صف' },
  en: { one: '{count}\u00a0row', other: '{count}\u00a0rows' },
})

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
  slide: {
    ar: {
      one: 'شريحة واحدة',
      two: 'شريحتان',
      few: '{count}\u00a0شرائح',
      many: '{count}\u00a0شريحة',
      other: '{count}\u00a0شريحة',
    },
    en: { one: '{count}\u00a0slide', other: '{count}\u00a0slides' },
  },
  reason: {
    ar: {
      one: 'ميزة واحدة',
      two: 'ميزتان',
      few: '{count}\u00a0مزايا',
      many: '{count}\u00a0ميزة',
      other: '{count}\u00a0ميزة',
    },
    en: { one: '{count}\u00a0reason', other: '{count}\u00a0reasons' },
  },
  industry: {
    ar: {
      one: 'قطاع واحد',
      two: 'قطاعان',
      few: '{count}\u00a0قطاعات',
      many: '{count}\u00a0قطاعاً',
      other: '{count}\u00a0قطاع',
    },
    en: { one: '{count}\u00a0industry', other: '{count}\u00a0industries' },
  },
  review: {
    ar: {
      one: 'رأي واحد',
      two: 'رأيان',
      few: '{count}\u00a0آراء',
      many: '{count}\u00a0رأياً',
      other: '{count}\u00a0رأي',
    },
    en: { one: '{count}\u00a0review', other: '{count}\u00a0reviews' },
  },
  question: {
    ar: {
      one: 'سؤال واحد',
      two: 'سؤالان',
      few: '{count}\u00a0أسئلة',
      many: '{count}\u00a0سؤالاً',
      other: '{count}\u00a0سؤال',
    },
    en: { one: '{count}\u00a0question', other: '{count}\u00a0questions' },
  },
  template: {
    ar: {
      one: 'قالب واحد',
      two: 'قالبان',
      few: '{count}\u00a0قوالب',
      many: '{count}\u00a0قالباً',
      other: '{count}\u00a0قالب',
    },
    en: { one: '{count}\u00a0template', other: '{count}\u00a0templates' },
  },
  page: {
    ar: {
      one: 'نصوص صفحة واحدة',
      two: 'نصوص صفحتين',
      few: 'نصوص {count}\u00a0صفحات',
      many: 'نصوص {count}\u00a0صفحة',
      other: 'نصوص {count}\u00a0صفحة',
    },
    en: { one: 'the texts of {count}\u00a0page', other: 'the texts of {count}\u00a0pages' },
  },
}

/** The dual behind a verbal noun: «نشر منتجين». */
const behindNoun: Partial<Record<RecordKindName, string>> = {
  product: 'منتجين',
  category: 'فئتين',
  brand: 'علامتين',
  post: 'مقالين',
  slide: 'شريحتين',
  reason: 'ميزتين',
  industry: 'قطاعين',
  review: 'رأيين',
  question: 'سؤالين',
  template: 'قالبين',
  page: 'نصوص صفحتين',
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
