import { counted, nouns } from '#domain/text/format.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const documentsHead = {
  title: { ar: 'المستندات الفنية', en: 'Technical documents' },
  description: {
    ar: 'أوراق البيانات والسلامة والشهادات وتقارير الاختبار لمنتجات {site}، بتواريخها ونسخها السارية.',
    en: 'Data and safety sheets, certificates and test reports of {site} products, with their dates and current revisions.',
  },
} satisfies PageHead

/** The documents of the site: their list, their pages, and where they stand on other pages. */
export const documentsPage = {
  title: documentsHead.title,
  search: {
    ar: 'ابحث برمز المنتج أو المواصفة أو رقم المستند',
    en: 'Search by product code, standard or document number',
  },
  find: { ar: 'بحث', en: 'Search' },
  filters: { ar: 'تصفية المستندات', en: 'Filter documents' },
  type: { ar: 'النوع', en: 'Type' },
  language: { ar: 'اللغة', en: 'Language' },
  brand: { ar: 'العلامة', en: 'Brand' },
  all: { ar: 'الكل', en: 'All' },
  count: counted(
    nouns(['مستند واحد', 'مستندان', 'مستندات', 'مستنداً', 'مستند'], ['document', 'documents'], { ar: 'لا مستندات' }),
  ),
  none: { ar: 'لا يوجد مستند بهذه الشروط.', en: 'No document matches.' },
  request: { ar: 'اطلب المستند', en: 'Request the document' },
  unknown: {
    ar: (values: string) => `لم نعرف هذه الاختيارات فلم تُحسب: ${values}`,
    en: (values: string) => `Not known, and left out: ${values}`,
  },
  columns: {
    title: { ar: 'المستند', en: 'Document' },
    type: { ar: 'النوع', en: 'Type' },
    products: { ar: 'المنتجات', en: 'Products' },
    language: { ar: 'اللغة', en: 'Language' },
    number: { ar: 'الرقم', en: 'Number' },
    revision: { ar: 'المراجعة', en: 'Revision' },
    issued: { ar: 'الإصدار', en: 'Issued' },
    expires: { ar: 'الانتهاء', en: 'Expires' },
    size: { ar: 'الحجم', en: 'Size' },
  },
  more: { ar: (count: number) => `و${count} أخرى`, en: (count: number) => `and ${count} more` },
  expired: { ar: 'انتهت', en: 'Expired' },
  issuer: { ar: 'الجهة المصدرة', en: 'Issued by' },
  standards: { ar: 'المواصفات', en: 'Standards' },
  open: { ar: 'افتح المستند', en: 'Open the document' },
  revisions: { ar: 'النسخ', en: 'Revisions' },
  older: { ar: 'نسخة أقدم', en: 'Older revision' },
  withdrawn: { ar: 'سُحبت هذه النسخة.', en: 'This revision was withdrawn.' },
  gone: {
    ar: (day: string) => `انتهت صلاحية هذا المستند في ${day}.`,
    en: (day: string) => `This document expired on ${day}.`,
  },
  ended: { ar: 'سُحب هذا المستند.', en: 'This document was withdrawn.' },
  failed: { ar: 'تعذّر تحميل المستندات.', en: 'The documents could not be loaded.' },
  /** On the pages of products and brands. */
  section: { ar: 'المستندات', en: 'Documents' },
  ask: { ar: (type: string) => `اطلب: ${type}`, en: (type: string) => `Request: ${type}` },
  pages: counted(nouns(['صفحة واحدة', 'صفحتان', 'صفحات', 'صفحة', 'صفحة'], ['page', 'pages'])),
  proven: {
    ar: (chip: string, type: string) => `${chip}، ${type} (PDF)`,
    en: (chip: string, type: string) => `${chip}, ${type} (PDF)`,
  },
  declared: {
    ar: (chip: string) => `${chip}، معلنة، المستند عند الطلب`,
    en: (chip: string) => `${chip}, declared, document on request`,
  },
  submittal: { ar: 'ملف الاعتماد', en: 'Submittal pack' },
}
