import type { CustomerMessageKind } from '#domain/messages/message.ts'
import type { Localized } from '#domain/text/locale.ts'

/** What the sender of a request adds to it on its page. */
export const writingPage = {
  title: { ar: 'اكتب لنا', en: 'Write to us' },
  message: { ar: 'رسالتك', en: 'Your message' },
  send: { ar: 'إرسال الرسالة', en: 'Send the message' },
  asked: {
    ar: 'سألناك سؤالاً. أجب هنا لنكمل طلبك.',
    en: 'We have asked you a question. Answer here so that we can go on.',
  },
  changeList: { ar: 'تعديل القائمة', en: 'Change the list' },
  addLines: { ar: 'أسطر أخرى', en: 'Further lines' },
  addHint: {
    ar: 'اكتبها كما تكتبها في واتساب: الرمز أو الاسم، والكمية.',
    en: 'Write as you would on WhatsApp: a code or a name, and the quantity.',
  },
  saveList: { ar: 'حفظ القائمة', en: 'Save the list' },
  cancel: { ar: 'إلغاء الطلب', en: 'Cancel the request' },
  cancelText: { ar: 'نتوقف عن تسعير الطلب ونغلقه.', en: 'We stop pricing the request and close it.' },
  reason: { ar: 'السبب', en: 'Reason' },
  back: { ar: 'رجوع', en: 'Back' },
  events: {
    message: { ar: 'كتبت لنا', en: 'You wrote to us' },
    'change-list': { ar: 'عدّلت القائمة', en: 'You changed the list' },
    cancel: { ar: 'ألغيت الطلب', en: 'You cancelled the request' },
  } satisfies Record<CustomerMessageKind, Localized>,
}
