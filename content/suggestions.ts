import { countText, type PluralForms } from '../domain/format.ts'
import type { Localized } from '../domain/locale.ts'

const suggestionForms: Localized<PluralForms> = {
  ar: {
    zero: 'لا اقتراحات',
    one: 'اقتراح واحد',
    two: 'اقتراحان',
    few: '{count} اقتراحات',
    many: '{count} اقتراحاً',
    other: '{count} اقتراح',
  },
  en: { zero: 'No suggestions', one: '{count} suggestion', other: '{count} suggestions' },
}

/** What the list under a search box says. */
export const suggestionWords: {
  label: Localized
  page: Localized
  post: Localized
  all: Localized<(total: number) => string>
  count: Localized<(count: number) => string>
} = {
  label: { ar: 'اقتراحات البحث', en: 'Search suggestions' },
  page: { ar: 'صفحة', en: 'Page' },
  post: { ar: 'مقال', en: 'Article' },
  all: { ar: (total) => `كل النتائج (${total})`, en: (total) => `All results (${total})` },
  count: {
    ar: (count) => countText(count, suggestionForms, 'ar'),
    en: (count) => countText(count, suggestionForms, 'en'),
  },
}
