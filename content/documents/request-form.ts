import type { PageHead } from '#content/seo/page-head.ts'
import { shared } from '#content/staff-labels.ts'

const title = { ar: 'طلب مستند', en: 'Request a document' }

export const documentRequestHead = {
  title,
  description: {
    ar: 'اطلب ورقة بيانات أو شهادة أو تقرير اختبار لمنتجات {site}.',
    en: 'Ask for a data sheet, a certificate or a test report of {site} products.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

/** A document that is not on the site is asked for here. */
export const documentForm = {
  title,
  subtitle: {
    ar: 'سمِّ المنتج ونوع المستند، ويكفي بريد أو جوال.',
    en: 'Name the product and the type of document. An email address or a mobile number is enough.',
  },
  fields: {
    type: { ar: 'نوع المستند', en: 'Type of document' },
    product: { ar: 'المنتج أو رمزه', en: 'Product or its code' },
    language: { ar: 'اللغة', en: 'Language' },
    name: { ar: 'الاسم', en: 'Name' },
    company: { ar: 'الشركة', en: 'Company' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    phone: { ar: 'رقم الجوال', en: 'Mobile number' },
    note: shared.note,
  },
  choose: { ar: 'اختر من القائمة', en: 'Choose from the list' },
  anyLanguage: { ar: 'أي لغة', en: 'Any language' },
  send: { ar: 'إرسال الطلب', en: 'Send request' },
  sent: {
    ar: 'وصلنا طلبك، ونرسل المستند فور توفره.',
    en: 'We have your request and will send the document as soon as we have it.',
  },
  failed: { ar: 'حدث خطأ. الرجاء المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
  /** Where it is there by now. */
  there: { ar: 'هذا المستند متوفر الآن:', en: 'This document is available now:' },
}
