import { nouns, countText, formatNumber } from '#domain/text/format.ts'

const redirectForms = nouns(['تحويل واحد', 'تحويلين', 'تحويلات', 'تحويلاً', 'تحويل'], ['redirect', 'redirects'])

/** What leads to a record, said below the question before it goes. */
export const referrerWords = {
  title: { ar: 'ما يشير إليه', en: 'What refers to it' },
  records: { ar: (records: string) => `في ${records}:`, en: (records: string) => `In ${records}:` },
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
