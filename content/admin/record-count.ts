import { countText, type PluralForms } from '../../domain/text/format.ts'
import type { Localized } from '../../domain/text/locale.ts'

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
