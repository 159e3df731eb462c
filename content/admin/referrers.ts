import { countText, formatNumber, type PluralForms } from '../../domain/text/format.ts'
import type { Localized } from '../../domain/text/locale.ts'

const articleForms: Localized<PluralForms> = {
  ar: {
    one: 'مقال واحد',
    two: 'مقالين',
    few: '{count}\u00a0مقالات',
    many: '{count}\u00a0مقالاً',
    other: '{count}\u00a0مقال',
  },
  en: { one: '{count}\u00a0article', other: '{count}\u00a0articles' },
}

const redirectForms: Localized<PluralForms> = {
  ar: {
    one: 'تحويل واحد',
    two: 'تحويلين',
    few: '{count}\u00a0تحويلات',
    many: '{count}\u00a0تحويلاً',
    other: '{count}\u00a0تحويل',
  },
  en: { one: '{count}\u00a0redirect', other: '{count}\u00a0redirects' },
}

/** What leads to a record, said below the question before it goes. */
export const referrerWords = {
  title: { ar: 'ما يشير إليه', en: 'What refers to it' },
  articles: {
    ar: (count: number) => `في ${countText(count, articleForms, 'ar')}:`,
    en: (count: number) => `In ${countText(count, articleForms, 'en')}:`,
  },
  more: {
    ar: (count: number) => `و${formatNumber(count, 'ar')} غيرها`,
    en: (count: number) => `and ${formatNumber(count, 'en')} more`,
  },
  redirects: {
    ar: (count: number) => `في ${countText(count, redirectForms, 'ar')}`,
    en: (count: number) => `In ${countText(count, redirectForms, 'en')}`,
  },
  /** What becomes of them. */
  outcome: {
    ar: 'لا تؤدي هذه الروابط إلى صفحة ما دام في السلة.',
    en: 'These links lead nowhere while it is in the bin.',
  },
}
