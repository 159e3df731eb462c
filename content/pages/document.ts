import type { Localized } from '#domain/text/locale.ts'

/** Words around every text of the house rules. */
export const documentLabels: { contents: Localized; updated: Localized; others: Localized } = {
  contents: { ar: 'محتويات الصفحة', en: 'On this page' },
  updated: { ar: 'آخر تحديث', en: 'Last updated' },
  others: { ar: 'صفحات ذات صلة', en: 'Related pages' },
}
