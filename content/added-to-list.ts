import type { Localized } from '#domain/text/locale.ts'

/** What is said when something was added; loaded with what adds. */
export const addedToList: Localized = { ar: 'أُضيف إلى القائمة', en: 'Added to the list' }
