import {
  type CoverField,
  type Submittal,
  type SubmittalProblem,
  COVER_FIELDS,
  MOST_REQUIREMENT,
  PACK_LIMITS,
} from '#domain/submittals/submittal.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { PageHead } from '#content/seo/page-head.ts'
import { documentsPage } from './centre.ts'

const title = documentsPage.submittal
const inPages = (count: number, locale: Locale) => documentsPage.pages[locale](count).replace('\u00a0', ' ')

export const submittalHead = {
  title,
  description: {
    ar: 'اجمع مستندات منتجات {site} لمشروعك في ملف واحد: غلاف وفهرس وجدول مطابقة.',
    en: 'The documents of {site} products for your project in one file: cover, contents and compliance table.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

export const submittalPage = {
  title,
  subtitle: {
    ar: 'غلاف وفهرس وجدول مطابقة، وخلفها المستندات كما هي، في ملف PDF واحد.',
    en: 'Cover, contents and compliance table, followed by the documents as they are, in one PDF.',
  },
  fields: {
    project: { ar: 'المشروع', en: 'Project' },
    client: { ar: 'المالك', en: 'Client' },
    consultant: { ar: 'الاستشاري', en: 'Consultant' },
    contractor: { ar: 'المقاول', en: 'Contractor' },
    spec_section: { ar: 'بند المواصفة', en: 'Specification section' },
    reference: { ar: 'رقم المرجع', en: 'Reference' },
  } satisfies Record<CoverField, Localized>,
  date: { ar: 'التاريخ', en: 'Date' },
  language: { ar: 'لغة الملف', en: 'Language of the pack' },
  products: { ar: 'المنتجات', en: 'Products' },
  code: { ar: 'رمز المنتج', en: 'Product code' },
  add: { ar: 'إضافة منتج', en: 'Add product' },
  removeOne: { ar: 'إزالة', en: 'Remove' },
  remove: { ar: (name: string) => `إزالة ${name}`, en: (name: string) => `Remove ${name}` },
  requirement: { ar: 'ما تطلبه المواصفة', en: 'What the specification asks for' },
  noDocuments: { ar: 'لا مستندات لهذا المنتج بعد.', en: 'This product has no documents yet.' },
  send: { ar: 'إعداد الملف', en: 'Make the pack' },
  unknown: { ar: (codes: string) => `لم نجد: ${codes}`, en: (codes: string) => `Not found: ${codes}` },
  choose: { ar: 'أضف منتجاً برمزه لتظهر مستنداته.', en: 'Add a product by its code to see its documents.' },
  invalid: { ar: 'راجع الحقول المعلّمة.', en: 'Please check the highlighted fields.' },
  busy: { ar: 'تُجهَّز ملفات كثيرة الآن. أعد المحاولة بعد قليل.', en: 'Many packs are being made. Try again in a while.' },
  tooManyProducts: { ar: `الحد ${PACK_LIMITS.products} منتجاً.`, en: `At most ${PACK_LIMITS.products} products.` },
  tooManyDocuments: { ar: `الحد ${PACK_LIMITS.documents} مستنداً.`, en: `At most ${PACK_LIMITS.documents} documents.` },
  tooManyBytes: { ar: 'المستندات أكبر من 80 ميغابايت.', en: 'The documents are larger than 80 MB.' },
  tooManyPages: {
    ar: (pages: number) => `الملف كبير: ${inPages(pages, 'ar')}، والحد 600.`,
    en: (pages: number) => `The pack is too large: ${inPages(pages, 'en')}, the limit is 600.`,
  },
  problems: {
    missing: { ar: 'املأ هذا الحقل.', en: 'Please fill in this field.' },
    'too-long': {
      ar: `النص طويل. الحد ${COVER_FIELDS.project} حرف للمشروع و${COVER_FIELDS.client} لغيره و${MOST_REQUIREMENT} للمطلوب.`,
      en: `This is too long: at most ${COVER_FIELDS.project} characters for the project, ${COVER_FIELDS.client} for other lines, ${MOST_REQUIREMENT} for a requirement.`,
    },
    'not-a-day': { ar: 'اكتب تاريخاً صحيحاً.', en: 'Enter a valid date.' },
    'none-ticked': { ar: 'اختر مستنداً واحداً على الأقل.', en: 'Choose at least one document.' },
    'no-product': { ar: 'أضف منتجاً واحداً على الأقل.', en: 'Add at least one product.' },
  } satisfies Record<SubmittalProblem, Localized>,
  states: {
    waiting: { ar: 'في الانتظار', en: 'Waiting' },
    making: { ar: 'نجهز الملف', en: 'Making the pack' },
    ready: { ar: 'الملف جاهز', en: 'The pack is ready' },
    failed: { ar: 'تعذّر إعداد الملف', en: 'The pack could not be made' },
  } satisfies Record<Submittal['state'], Localized>,
  progress: {
    ar: (done: number, total: number) => `نجهز الملف: ${done} من ${total}`,
    en: (done: number, total: number) => `Making the pack: ${done} of ${total}`,
  },
  download: { ar: 'تنزيل الملف', en: 'Download the pack' },
  missing: { ar: 'مستندات غير متوفرة', en: 'Missing documents' },
  leftOut: { ar: 'لم يدخل الملف', en: 'Left out' },
  until: { ar: (day: string) => `يبقى هذا الرابط حتى ${day}.`, en: (day: string) => `This link works until ${day}.` },
  again: { ar: 'إعداد الملف من جديد', en: 'Make the pack again' },
  ended: { ar: 'انتهى هذا الرابط.', en: 'This link has ended.' },
  notOffered: { ar: 'غير متاح للزوار', en: 'not available to visitors' },
  reasons: {
    encrypted: { ar: 'الملف محمي', en: 'the file is protected' },
    broken: { ar: 'تعذّرت قراءة الملف', en: 'the file cannot be read' },
  },
  /** In the PDF itself. */
  print: {
    cover: { ar: 'الغلاف والمحتويات', en: 'Cover and contents' },
    unsigned: {
      ar: 'التواقيع الرقمية في الملفات الأصلية لا تنتقل إلى هذا الملف.',
      en: 'Digital signatures of the original files are not kept in this file.',
    },
    contents: { ar: 'المحتويات', en: 'Contents' },
    compliance: { ar: 'جدول المطابقة', en: 'Compliance table' },
    documents: { ar: 'المستندات', en: 'Documents' },
    page: { ar: 'صفحة', en: 'page' },
    columns: [
      { ar: 'المطلوب', en: 'Requirement' },
      { ar: 'المنتج', en: 'Product' },
      { ar: 'القيم وطرق الاختبار', en: 'Figures and test methods' },
      { ar: 'المواصفات', en: 'Standards' },
      { ar: 'الإثبات', en: 'Proof' },
    ],
  },
}
