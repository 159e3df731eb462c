import { countText, type PluralForms } from '#domain/text/format.ts'
import type { Localized } from '#domain/text/locale.ts'

const forms: Localized<PluralForms> = {
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

/** Said of the list under a search box on every page; what stands in it comes with it. */
export const suggestionCount: Localized<(count: number) => string> = {
  ar: (count) => countText(count, forms, 'ar'),
  en: (count) => countText(count, forms, 'en'),
}
