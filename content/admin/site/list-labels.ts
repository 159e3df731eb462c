import { equivalentLabels } from '#content/admin/choice/equivalents.ts'
import { shared } from '#content/staff-labels.ts'
import type { CONTENT_LISTS, ListKind } from '#domain/site/content/content-kinds.ts'
import type { Localized } from '#domain/text/locale.ts'

const sortId = shared.order
const title = shared.title
const text = shared.text
const alt = { ar: 'وصف الصورة', en: 'Picture description' }

/** What the fields of the site's lists are called. */
export const listLabels: { [Kind in ListKind]: Record<keyof (typeof CONTENT_LISTS)[Kind]['fields'], Localized> } = {
  slide: {
    title,
    text,
    imageAr: shared.picture,
    imageEn: { ar: 'الصورة للصفحات الإنجليزية', en: 'Picture for English pages' },
    imageNarrow: { ar: 'الصورة للجوال', en: 'Picture for phones' },
    alt,
    sideAr: { ar: 'جهة النص في الصفحات العربية', en: 'Side of the words on Arabic pages' },
    sideEn: { ar: 'جهة النص في الصفحات الإنجليزية', en: 'Side of the words on English pages' },
    tone: { ar: 'إضاءة الصورة', en: 'Tone of the picture' },
    frame: { ar: 'مساحة النص', en: 'Room for the words' },
    ground: { ar: 'لون الخلفية', en: 'Ground colour' },
    link: { ar: 'رابط الزر', en: 'Button link' },
    linkLabel: { ar: 'نص الزر', en: 'Button text' },
    link2: { ar: 'رابط الزر الثاني', en: 'Second button link' },
    link2Label: { ar: 'نص الزر الثاني', en: 'Second button text' },
    sortId,
  },
  reason: { place: shared.place, icon: { ar: 'الرمز', en: 'Icon' }, title, text, sortId },
  industry: {
    key: { ar: 'المعرّف', en: 'Key' },
    image: shared.picture,
    alt,
    title,
    description: shared.description,
    features: { ar: 'المزايا', en: 'Features' },
    sortId,
  },
  review: {
    name: { ar: 'اسم العميل', en: 'Customer' },
    content: { ar: 'ما قاله', en: 'What they said' },
    day: { ar: 'التاريخ', en: 'Day' },
    rating: shared.rating,
    source: shared.source,
    consent: { ar: 'الموافقة', en: 'Consent' },
    sortId,
  },
  question: { question: shared.question, answer: shared.answer, sortId },
  template: {
    kind: { ar: 'يُستخدم في', en: 'Used for' },
    label: { ar: 'اسم القالب', en: 'Template name' },
    subject: { ar: 'موضوع الرسالة', en: 'Subject' },
    body: { ar: 'نص الرسالة', en: 'Text' },
    sortId,
  },
  equivalent: equivalentLabels,
  rule: {
    product: shared.product,
    job: { ar: 'العمل', en: 'Job' },
    points: { ar: 'النقاط (0 إلى 5)', en: 'Points (0 to 5)' },
    reason: { ar: 'لماذا يناسبه', en: 'Why it suits' },
    when: { ar: 'شروط تخالف بيانات المنتج', en: 'Conditions other than its data say' },
  },
  exclusion: {
    product: shared.product,
    question: shared.question,
    value: shared.answer,
    text: { ar: 'ما يُقال للزائر', en: 'What visitors read' },
  },
}
