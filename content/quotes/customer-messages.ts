import type { CustomerMessageKind } from '#domain/messages/message.ts'
import type { Localized, Words } from '#domain/text/locale.ts'

/** Why nothing more can be added to a request. */
export const writingConflicts = {
  closed: {
    ar: 'هذا الطلب مغلق. كرر القائمة لتبدأ طلباً جديداً.',
    en: 'This request is closed. Repeat the list to begin a new one.',
  },
  quoted: {
    ar: 'صدر عرض السعر لهذا الطلب. اطلب تعديله أو اعتذر عنه.',
    en: 'This request has a quote. Ask for a change or decline it.',
  },
} satisfies Words

type MailText = { subject: Localized; text: Localized }

/** The mails to staff about what a customer has added. */
export const writingMails = {
  customer: { ar: 'العميل', en: 'Customer' },
  body: { ar: 'الرسالة', en: 'Message' },
  message: {
    subject: { ar: 'رسالة من العميل', en: 'Message from the customer' },
    text: { ar: 'كتب العميل على صفحة طلبه.', en: 'The customer wrote on the page of the request.' },
  },
  'change-list': {
    subject: { ar: 'تغيّرت قائمة الطلب', en: 'The list has changed' },
    text: { ar: 'غيّر العميل بنود طلبه.', en: 'The customer changed the items of the request.' },
  },
  cancel: {
    subject: { ar: 'أُلغي الطلب', en: 'Request cancelled' },
    text: { ar: 'ألغى العميل طلبه.', en: 'The customer cancelled the request.' },
  },
  file: {
    subject: { ar: 'ملفات جديدة للطلب', en: 'New files for the request' },
    text: { ar: 'أضاف العميل ملفات إلى طلبه.', en: 'The customer added files to the request.' },
  },
} satisfies Record<CustomerMessageKind | 'file', MailText> & Record<'customer' | 'body', Localized>
