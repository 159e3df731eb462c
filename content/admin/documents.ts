import { shared } from '#content/staff-labels.ts'
import type { DocumentSort, Expiry } from '#domain/documents/document-list.ts'
import { isolate } from '#domain/text/isolate.ts'
import { countText, formatDay, nouns } from '#domain/text/format.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

const issued = { ar: 'تاريخ الإصدار', en: 'Issued' }
const expires = { ar: 'تاريخ الانتهاء', en: 'Expires' }
const revision = { ar: 'المراجعة', en: 'Revision' }
const language = shared.language
const number = shared.number

const dayForms = nouns(['يوم', 'يومين', 'أيام', 'يوماً', 'يوم'], ['day', 'days'])

/** How long a document still holds, with so many days left. */
export function daysLeftText(left: number, locale: Locale): string {
  if (left === 0) return { ar: 'اليوم', en: 'today' }[locale]
  const days = countText(left, dayForms, locale)
  return { ar: `بعد ${days}`, en: `in ${days}` }[locale]
}

/** When a document ends: `Expires on 12 Mar 2027, in 30 days`. */
export function endsText(expires: string, left: number, locale: Locale): string {
  const day = formatDay(expires, locale)
  if (left < 0) return { ar: `انتهى في ${day}`, en: `Expired on ${day}` }[locale]
  const days = daysLeftText(left, locale)
  return { ar: `ينتهي في ${day}، ${days}`, en: `Expires on ${day}, ${days}` }[locale]
}

/** Staff's documents. */
export const documentList = {
  title: shared.documents,
  add: { ar: 'إضافة مستند', en: 'Add document' },
  empty: { ar: 'لا مستندات بعد.', en: 'No documents yet.' },
  noneFound: { ar: 'لا يوجد مستند بهذه الشروط.', en: 'No document matches.' },
  showAll: { ar: 'عرض كل المستندات', en: 'Show all documents' },
  failed: { ar: 'تعذّر تحميل المستندات', en: 'Could not load the documents' },
  search: {
    ar: 'ابحث برمز المنتج أو المواصفة أو رقم المستند',
    en: 'Search by product code, standard or document number',
  },
  apply: shared.apply,
  type: shared.type,
  language,
  brand: shared.brand,
  expiry: expires,
  sort: shared.sortBy,
  all: shared.all,
  expiries: {
    60: { ar: 'ينتهي خلال 60 يوماً', en: 'Within 60 days' },
    30: { ar: 'ينتهي خلال 30 يوماً', en: 'Within 30 days' },
    7: { ar: 'ينتهي خلال 7 أيام', en: 'Within 7 days' },
    expired: { ar: 'انتهت', en: 'Expired' },
  } satisfies Record<Expiry, Localized>,
  sorts: { issued, expires, title: shared.title } satisfies Record<DocumentSort, Localized>,
  columns: {
    title: shared.title,
    type: shared.type,
    products: shared.products,
    language,
    number,
    revision,
    issued,
    expires,
    status: shared.status,
    actions: shared.actions,
  },
  more: { ar: (count: number) => `و${count} غيرها`, en: (count: number) => `and ${count} more` },
  withdrawn: shared.withdrawn,
  deletion: {
    question: { ar: 'حذف هذا المستند؟', en: 'Delete this document?' },
    text: {
      ar: (name: string) => `سيختفي «${isolate(name, 'ar')}» بكل نسخه من الموقع.`,
      en: (name: string) => `“${name}” will leave the site with all its revisions.`,
    },
    verb: shared.delete,
    failed: { ar: 'تعذّر حذف المستند', en: 'Failed to delete the document' },
  },
}

/** The form of a document. */
export const documentForm = {
  addTitle: documentList.add,
  editTitle: { ar: 'تعديل المستند', en: 'Edit document' },
  add: { ar: 'إضافة المستند', en: 'Add document' },
  unreachable: { ar: 'تعذّر حفظ المستند', en: 'Failed to save the document' },
  sections: {
    basics: { ar: 'المستند', en: 'Document' },
    covers: { ar: 'ما يشمله', en: 'What it covers' },
    revision: { ar: 'الملف والمراجعة', en: 'File and revision' },
    staff: shared.forStaffOnly,
  },
  fields: {
    docType: { ar: 'نوع المستند', en: 'Type' },
    language,
    title: shared.title,
    number,
    issuer: { ar: 'جهة الإصدار', en: 'Issuer' },
    slug: shared.slug,
    productIds: shared.products,
    brandId: shared.brand,
    standards: { ar: 'المواصفات', en: 'Standards' },
    file: { ar: 'ملف PDF', en: 'PDF file' },
    revisionLabel: { ar: 'المراجعة كما طُبعت', en: 'Revision as printed' },
    issued,
    expires,
    note: shared.note,
  },
  titleHint: {
    ar: 'إن تُرك فارغاً صار النوع مع الرقم أو رمز المنتج.',
    en: 'Left empty, it becomes the type with the number or product code.',
  },
  slugHint: {
    ar: 'إن تُرك فارغاً صُنع من النوع والرمز واللغة.',
    en: 'Left empty, it is made of type, code and language.',
  },
  standardsHint: { ar: 'سطر لكل مواصفة، كما في المنتج: EN 15651-1', en: 'One a line, as products name it: EN 15651-1' },
  fileHint: { ar: 'ملف آخر يصبح مراجعة جديدة.', en: 'Another file becomes the next revision.' },
  sameFile: { ar: 'خذ الملف وإن كان في مستند آخر', en: 'Take the file although another document has it' },
  noteHint: { ar: 'لا تظهر في الموقع.', en: 'Never shown on the site.' },
  noBrand: { ar: 'بلا علامة', en: 'No brand' },
  addProducts: { ar: 'أضف منتجات بالرمز', en: 'Add products by code' },
  addProductsHint: shared.codesHint,
  expiredWarning: {
    ar: 'انتهت صلاحية هذا المستند. أضف ملف المراجعة الجديدة أو صحّح التاريخ.',
    en: 'This document has expired. Add the file of the new revision or correct the date.',
  },
  revisions: {
    title: { ar: 'النسخ', en: 'Revisions' },
    named: { ar: (n: number) => `المراجعة ${n}`, en: (n: number) => `Revision ${n}` },
    reason: { ar: 'سبب السحب', en: 'Why it is withdrawn' },
    withdraw: { ar: 'اسحب', en: 'Withdraw' },
    withdrawn: { ar: (why: string) => `سُحبت: ${isolate(why, 'ar')}`, en: (why: string) => `Withdrawn: ${why}` },
  },
}
