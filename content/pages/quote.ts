import type { QuoteUnit } from '../../domain/quotes/quote-line.ts'
import type { PluralForms } from '../../domain/text/format.ts'
import { countText } from '../../domain/text/format.ts'
import type { Locale, Localized } from '../../domain/text/locale.ts'
import type { PageHead } from '../seo/page-head.ts'

export const quoteHead = {
  title: { ar: 'قائمة طلب عرض السعر', en: 'Quote list' },
  description: {
    ar: 'اجمع العبوات التي تحتاجها بكمياتها، أو الصق قائمتك، وأرسلها طلباً واحداً بلا حساب.',
    en: 'Collect the packs you need with their quantities, or paste your list, and send one request without an account.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

const COUNTED: Record<QuoteUnit, Localized<PluralForms>> = {
  piece: {
    ar: { one: 'حبة واحدة', two: 'حبتان', few: '{count} حبات', other: '{count} حبة' },
    en: { one: '{count} piece', other: '{count} pieces' },
  },
  carton: {
    ar: { one: 'كرتون واحد', two: 'كرتونان', few: '{count} كراتين', many: '{count} كرتوناً', other: '{count} كرتون' },
    en: { one: '{count} carton', other: '{count} cartons' },
  },
}

/** So many pieces or cartons. */
export function countedUnit(qty: number, unit: QuoteUnit, locale: Locale): string {
  return countText(qty, COUNTED[unit], locale)
}

/** What stands over the lines of a request in mails and tables. */
export const requestedItems: Localized = { ar: 'المطلوب:', en: 'Items:' }

/** What a request is asked beside the specified fields, and what is told of it. */
export const listFacts = {
  city: { ar: 'المدينة', en: 'City' },
  project: { ar: 'المشروع', en: 'Project' },
  neededBy: { ar: 'مطلوب قبل', en: 'Needed by' },
  contactBy: { ar: 'طريقة التواصل المفضلة', en: 'Preferred way to reach you' },
}
