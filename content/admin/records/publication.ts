import { shared } from '#content/staff-labels.ts'
import type { ListedState } from '#domain/records/publication.ts'
import { isolate } from '#domain/text/isolate.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Whether a record is on the site, in a word or two. */
export const stateWords = {
  published: { ar: 'منشور', en: 'Published' },
  draft: shared.draft,
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
  inBin: shared.liesInBin,
}

/** The panel of a record's form that says when it is on the site, and the buttons that go with it. */
export const publicationForm = {
  title: { ar: 'النشر', en: 'Publication' },
  publishAt: { ar: 'موعد النشر (بتوقيت الرياض)', en: 'Publish at (Riyadh time)' },
  publishAtHint: { ar: 'إن تُرك فارغاً: عند الضغط على الزر.', en: 'If empty: when you press the button.' },
  /** Fill the time in. */
  publishPresets: { ar: 'النشر:', en: 'Publish:' },
  unpublishPresets: { ar: 'الإخفاء:', en: 'Take off:' },
  tomorrow: { ar: 'غداً 9:00', en: 'Tomorrow 9:00' },
  sunday: { ar: 'الأحد 9:00', en: 'Sunday 9:00' },
  unpublishAt: { ar: 'موعد الإخفاء (بتوقيت الرياض)', en: 'Take off at (Riyadh time)' },
  unpublishAtHint: { ar: 'إن تُرك فارغاً: يبقى في الموقع.', en: 'If empty: it stays on the site.' },
  /** The printed day of an article lies ahead. */
  onItsDay: {
    ar: (when: string) => `النشر في يوم المقال: ${when}`,
    en: (when: string) => `Publish on its date: ${when}`,
  },
  publish: shared.publish,
  schedule: shared.schedule,
  saveDraft: { ar: 'حفظ مسودة', en: 'Save draft' },
  unpublish: shared.takeOffTheSite,
  discard: { ar: 'حذف التغييرات غير المنشورة', en: 'Discard unpublished changes' },
  share: { ar: 'مشاركة المعاينة', en: 'Share preview' },
  shareHint: {
    ar: 'رابط يعرض المسودة لمن لا حساب له. يُحفظ النموذج مسودةً أولاً.',
    en: 'A link that shows the draft to people without an account. The form is saved as a draft first.',
  },
  openLink: {
    ar: (made: string, until: string) => `رابط أُنشئ ${made}، سارٍ حتى ${until}.`,
    en: (made: string, until: string) => `Link made ${made}, open until ${until}.`,
  },
  revokeOne: shared.revoke,
  revoke: { ar: 'إلغاء كل الروابط', en: 'Revoke all links' },
  link: {
    ar: { ar: 'رابط الصفحة العربية', en: 'Link to the Arabic page' },
    en: { ar: 'رابط الصفحة الإنجليزية', en: 'Link to the English page' },
  },
  copy: shared.copy,
  copyNamed: { ar: (link: string) => `نسخ: ${link}`, en: (link: string) => `Copy: ${link}` },
  copied: shared.copied,
}
