import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { FieldProblem, FieldProblems } from '#domain/messages/message-form.ts'
import { inMinutes } from './durations.ts'

/** Words of both forms that visitors send. */
export const forms = {
  phonePlaceholder: { ar: '+966 5X XXX XXXX', en: '+966 5X XXX XXXX' },
  /** Beside the field that no person sees, for readers that announce it all the same. */
  trap: { ar: 'اترك هذا الحقل فارغاً', en: 'Leave this field empty' },
  /** Where the company has written no notice of its own. */
  consent: {
    ar: 'بالإرسال توافق على استخدام بياناتك للرد على طلبك والتواصل بشأنه.',
    en: 'By sending you agree that we use your details to answer your request and contact you about it.',
  },
  clear: { ar: 'مسح الحقول', en: 'Clear the form' },
  keptHere: {
    ar: 'ما كتبته محفوظ على هذا الجهاز حتى ترسله أو تمسحه.',
    en: 'What you typed is kept on this device until you send or clear it.',
  },
  /** What stays after the message that the form was sent. */
  receipt: {
    title: { ar: 'وصلنا ما أرسلت', en: 'We have received it' },
    /** Where the company has written nothing of its own. */
    text: { ar: 'نرد عليك بالبريد الإلكتروني.', en: 'We will reply by email.' },
    urgent: { ar: 'إن كان الأمر عاجلاً فراسلنا على واتساب.', en: 'If it is urgent, message us on WhatsApp.' },
    number: { ar: 'رقم الطلب', en: 'Request number' },
    chat: { ar: 'واتساب', en: 'WhatsApp' },
    again: { ar: 'إرسال طلب آخر', en: 'Send another' },
  },
  invalid: { ar: 'لم يُرسل بعد. راجع الحقول المعلّمة.', en: 'Not sent yet. Please check the highlighted fields.' },
  tooMany: {
    ar: (seconds: number) =>
      `وصلتنا منك عدة رسائل في وقت قصير. أعد المحاولة بعد ${inMinutes(seconds, 'ar')} أو اتصل بنا.`,
    en: (seconds: number) =>
      `We have received several messages from you in a short time. Try again in ${inMinutes(seconds, 'en')}, or call us.`,
  },
}

/** What is wrong with a field and how to put it right. */
export const fieldProblems: Record<FieldProblem, Localized> = {
  missing: { ar: 'املأ هذا الحقل.', en: 'Please fill in this field.' },
  'too-long': {
    ar: `النص طويل. الحد ${MOST_LENGTH.line} حرف، و${MOST_LENGTH.text} للتفاصيل والرسالة.`,
    en: `This is too long: at most ${MOST_LENGTH.line} characters, ${MOST_LENGTH.text} for details and messages.`,
  },
  'email-invalid': {
    ar: 'اكتب البريد كاملاً، مثل name@company.com',
    en: 'Enter a complete email address, like name@company.com',
  },
  'reach-missing': {
    ar: 'اكتب رقم الجوال أو البريد الإلكتروني، أحدهما يكفي.',
    en: 'Enter a mobile number or an email address; one is enough.',
  },
}

/** What is wrong with each field, in one language. */
export function problemTexts(problems: FieldProblems, locale: Locale): Record<string, string> {
  return Object.fromEntries(Object.entries(problems).map(([name, problem]) => [name, fieldProblems[problem][locale]]))
}

export const quoteForm = {
  fields: {
    firstName: { ar: 'الاسم الأول', en: 'First name' },
    lastName: { ar: 'اسم العائلة', en: 'Last name' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    phone: { ar: 'رقم الجوال', en: 'Mobile number' },
    companyName: { ar: 'اسم الشركة', en: 'Company name' },
    jobTitle: { ar: 'المسمى الوظيفي', en: 'Job title' },
    address: { ar: 'العنوان', en: 'Address' },
    details: { ar: 'التفاصيل', en: 'Details' },
  },
  send: { ar: 'إرسال الطلب', en: 'Send request' },
  sent: { ar: 'تم ارسال بيانات التواصل', en: 'Your request has been sent successfully!' },
  failed: { ar: 'حدث خطأ. الرجاء المحاولة مرة أخرى.', en: 'Something went wrong. Please try again.' },
}

export const contactForm = {
  title: { ar: 'أرسل رسالة', en: 'Send a message' },
  fields: {
    name: { ar: 'الاسم', en: 'Name' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    phone: { ar: 'رقم الجوال', en: 'Mobile number' },
    message: { ar: 'الرسالة', en: 'Message' },
  },
  send: { ar: 'إرسال الرسالة', en: 'Send message' },
  sent: { ar: 'تم ارسال بيانات التواصل', en: 'Contact information sent successfully!' },
  failed: { ar: 'حدث خطأ أثناء إرسال البيانات', en: 'An error occurred while sending the information.' },
}
