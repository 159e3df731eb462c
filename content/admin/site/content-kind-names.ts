import type { RecordVerb, SharedContent } from '#domain/accounts/acts.ts'
import type { ContentKind } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the kinds of the site's content are called where they stand together. */
export const contentKindNames: Record<ContentKind, Localized> = {
  slide: { ar: 'شرائح الواجهة', en: 'Hero slides' },
  reason: { ar: 'لماذا نحن', en: 'Why choose us' },
  industry: { ar: 'القطاعات', en: 'Industries' },
  review: { ar: 'آراء العملاء', en: 'Reviews' },
  question: { ar: 'الأسئلة الشائعة', en: 'FAQ' },
  template: { ar: 'قوالب الردود', en: 'Answer templates' },
  page: { ar: 'نصوص الصفحات', en: 'Page texts' },
}

/** One of each, behind what was done with it. */
const ONE: Record<ContentKind, Localized> = {
  slide: { ar: 'الشريحة', en: 'the slide' },
  reason: { ar: 'الميزة', en: 'the reason' },
  industry: { ar: 'القطاع', en: 'the industry' },
  review: { ar: 'رأي العميل', en: 'the review' },
  question: { ar: 'السؤال الشائع', en: 'the question' },
  template: { ar: 'قالب الرد', en: 'the answer template' },
  page: { ar: 'نصوص الصفحة', en: 'the texts of the page' },
}

const VERBS: Record<RecordVerb, Localized> = {
  create: { ar: 'أضاف', en: 'Added' },
  update: { ar: 'عدّل', en: 'Changed' },
  delete: { ar: 'حذف', en: 'Deleted' },
}

const LINK_VERBS: Record<'share' | 'unshare', Localized> = {
  share: { ar: 'شارك معاينة', en: 'Shared the preview of' },
  unshare: { ar: 'ألغى روابط معاينة', en: 'Revoked the preview links of' },
}

/** What the log says of them. */
export const contentActs = Object.fromEntries(
  Object.entries(ONE).flatMap(([kind, one]) =>
    Object.entries({ ...VERBS, ...(kind === 'template' ? {} : LINK_VERBS) }).map(([verb, { ar, en }]) => [
      `${kind}.${verb}`,
      { ar: `${ar} ${one.ar}`, en: `${en} ${one.en}` },
    ]),
  ),
) as Record<`${ContentKind}.${RecordVerb}` | `${SharedContent}.${'share' | 'unshare'}`, Localized>
