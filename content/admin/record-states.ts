import { shared } from '#content/staff-labels.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { ListedState } from '#domain/records/record-state.ts'

/** Whether a record is on the site, in a word or two. */
export const stateWords = {
  published: { ar: 'منشور', en: 'Published' },
  draft: { ar: 'مسودة', en: 'Draft' },
  changed: { ar: 'تغييرات غير منشورة', en: 'Unpublished changes' },
  scheduled: { ar: 'مجدول', en: 'Scheduled' },
} satisfies Record<ListedState, Localized>

/** What is planned for a record, and what narrows a list by it. */
export const publicationWords = {
  scheduledAt: { ar: (when: string) => `مجدول: ${when}`, en: (when: string) => `Scheduled: ${when}` },
  endsAt: { ar: (when: string) => `ينتهي: ${when}`, en: (when: string) => `Ends: ${when}` },
  notPublished: {
    ar: (reason: string) => `لم يُنشر: ${isolate(reason, 'ar')}`,
    en: (reason: string) => `Not published: ${reason}`,
  },
  filter: { ar: 'التصفية حسب حالة النشر', en: 'Filter by publication' },
  all: shared.all,
  inBin: { ar: 'في السلة', en: 'In the bin' },
}
