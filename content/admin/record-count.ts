import { nouns, countText, counted, type PluralForms } from '#domain/text/format.ts'
import type { RecordKindName } from '#domain/kinds.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

const recordForms = nouns(['سجل واحد', 'سجلان', 'سجلات', 'سجلاً', 'سجل'], ['record', 'records'])

/** How many records an act or a question is about. */
export const recordCount = counted(recordForms)

export const rowCount = counted(nouns(['صف واحد', 'صفان', 'صفوف', 'صفاً', 'صف'], ['row', 'rows']))

const kindForms: Partial<Record<RecordKindName, Localized<PluralForms>>> = {
  file: nouns(['ملف واحد', 'ملفان', 'ملفات', 'ملفاً', 'ملف'], ['file', 'files']),
  product: nouns(['منتج واحد', 'منتجان', 'منتجات', 'منتجاً', 'منتج'], ['product', 'products']),
  customer: nouns(['عميل واحد', 'عميلان', 'عملاء', 'عميلاً', 'عميل'], ['customer', 'customers']),
  price: nouns(['سعر واحد', 'سعران', 'أسعار', 'سعراً', 'سعر'], ['price', 'prices']),
  category: nouns(['فئة واحدة', 'فئتان', 'فئات', 'فئة', 'فئة'], ['category', 'categories']),
  brand: nouns(['علامة واحدة', 'علامتان', 'علامات', 'علامة', 'علامة'], ['brand', 'brands']),
  post: nouns(['مقال واحد', 'مقالان', 'مقالات', 'مقالاً', 'مقال'], ['article', 'articles']),
  document: nouns(['مستند واحد', 'مستندان', 'مستندات', 'مستنداً', 'مستند'], ['document', 'documents']),
  slide: nouns(['شريحة واحدة', 'شريحتان', 'شرائح', 'شريحة', 'شريحة'], ['slide', 'slides']),
  reason: nouns(['ميزة واحدة', 'ميزتان', 'مزايا', 'ميزة', 'ميزة'], ['reason', 'reasons']),
  industry: nouns(['قطاع واحد', 'قطاعان', 'قطاعات', 'قطاعاً', 'قطاع'], ['industry', 'industries']),
  review: nouns(['رأي واحد', 'رأيان', 'آراء', 'رأياً', 'رأي'], ['review', 'reviews']),
  question: nouns(['سؤال واحد', 'سؤالان', 'أسئلة', 'سؤالاً', 'سؤال'], ['question', 'questions']),
  template: nouns(['قالب واحد', 'قالبان', 'قوالب', 'قالباً', 'قالب'], ['template', 'templates']),
  rule: nouns(['قاعدة واحدة', 'قاعدتان', 'قواعد', 'قاعدة', 'قاعدة'], ['rule', 'rules']),
  exclusion: nouns(['سبب واحد', 'سببان', 'أسباب', 'سبباً', 'سبب'], ['exclusion', 'exclusions']),
  equivalent: nouns(['مكافئ واحد', 'مكافئان', 'مكافئات', 'مكافئاً', 'مكافئ'], ['equivalent', 'equivalents']),
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
  file: 'ملفين',
  product: 'منتجين',
  customer: 'عميلين',
  price: 'سعرين',
  category: 'فئتين',
  brand: 'علامتين',
  post: 'مقالين',
  document: 'مستندين',
  slide: 'شريحتين',
  reason: 'ميزتين',
  industry: 'قطاعين',
  review: 'رأيين',
  question: 'سؤالين',
  template: 'قالبين',
  equivalent: 'مكافئين',
  rule: 'قاعدتين',
  exclusion: 'سببين',
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
