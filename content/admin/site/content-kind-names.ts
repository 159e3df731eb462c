import { shared } from '#content/staff-labels.ts'
import type { RecordSubject, RecordVerb, SharedSubject } from '#domain/accounts/acts.ts'
import { DEMO_KINDS, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the kinds of the site's content are called where they stand together. */
export const contentKindNames: Record<ContentKind, Localized> = {
  slide: { ar: 'شرائح الواجهة', en: 'Hero slides' },
  reason: shared.whyChooseUs,
  industry: shared.industries,
  review: shared.reviews,
  question: shared.faq,
  template: { ar: 'قوالب الردود', en: 'Answer templates' },
  equivalent: { ar: 'المكافئات', en: 'Equivalents' },
  rule: { ar: 'قواعد الاختيار', en: 'Finder rules' },
  exclusion: { ar: 'أسباب الاستبعاد', en: 'Finder exclusions' },
  page: { ar: 'نصوص الصفحات', en: 'Page texts' },
}

type NamedKind = Exclude<RecordSubject, 'settings' | 'price' | 'order'>

/** One of each kind of record, behind what was done with it; the log has words of its own for the others. */
const ONE: Record<NamedKind, Localized> = {
  file: { ar: 'الملف', en: 'the file' },
  category: { ar: 'الفئة', en: 'the category' },
  brand: { ar: 'العلامة', en: 'the brand' },
  product: { ar: 'المنتج', en: 'the product' },
  post: { ar: 'المقال', en: 'the article' },
  document: { ar: 'المستند', en: 'the document' },
  seo: { ar: 'نصوص محركات البحث', en: 'texts for search engines' },
  redirect: { ar: 'التحويل', en: 'the redirect' },
  synonyms: { ar: 'المترادفات', en: 'synonyms' },
  alias: { ar: 'التسمية', en: 'the wording' },
  customer: { ar: 'العميل', en: 'the customer' },
  webhook: { ar: 'خطاف الويب', en: 'the webhook' },
  attribute: { ar: 'السمة', en: 'the attribute' },
  slide: { ar: 'الشريحة', en: 'the slide' },
  reason: { ar: 'الميزة', en: 'the reason' },
  industry: { ar: 'القطاع', en: 'the industry' },
  review: { ar: 'رأي العميل', en: 'the review' },
  question: { ar: 'السؤال الشائع', en: 'the question' },
  template: { ar: 'قالب الرد', en: 'the answer template' },
  equivalent: { ar: 'المكافئ', en: 'the equivalent' },
  rule: { ar: 'قاعدة الاختيار', en: 'the finder rule' },
  exclusion: { ar: 'سبب الاستبعاد', en: 'the finder exclusion' },
  page: { ar: 'نصوص الصفحة', en: 'the texts of the page' },
}

const VERBS: Record<RecordVerb, Localized> = {
  create: shared.added,
  update: { ar: 'عدّل', en: 'Changed' },
  delete: { ar: 'حذف', en: 'Deleted' },
}

const LINK_VERBS: Record<'share' | 'unshare', Localized> = {
  share: { ar: 'شارك معاينة', en: 'Shared the preview of' },
  unshare: { ar: 'ألغى روابط معاينة', en: 'Revoked the preview links of' },
}

const SHARED: readonly NamedKind[] = ['category', 'brand', 'product', 'post', ...DEMO_KINDS]

/** What the log says of them. */
export const recordActs = Object.fromEntries(
  Object.entries(ONE).flatMap(([kind, one]) =>
    Object.entries({ ...VERBS, ...(SHARED.some((shared) => shared === kind) && LINK_VERBS) }).map(
      ([verb, { ar, en }]) => [`${kind}.${verb}`, { ar: `${ar} ${one.ar}`, en: `${en} ${one.en}` }],
    ),
  ),
) as Record<`${NamedKind}.${RecordVerb}` | `${SharedSubject}.${'share' | 'unshare'}`, Localized>
