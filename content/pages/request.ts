import type { CustomerMessageKind } from '#domain/messages/message.ts'
import type { Localized } from '#domain/text/locale.ts'

/** Words of a request's own page, which its private link opens. */
export const requestPage = {
  title: { ar: 'طلب عرض السعر', en: 'Request for a quote' },
  state: { ar: 'الحالة:', en: 'Status:' },
  received: {
    ar: 'وصلنا طلبك. احفظ هذا الرابط لتتابعه.',
    en: 'We have received your request. Keep this link to follow it.',
  },
  mailed: { ar: 'وأرسلنا الرقم والرابط إلى بريدك أيضاً.', en: 'We have emailed you the number and the link as well.' },
  answerBy: { ar: 'نرد قبل {time}.', en: 'We answer by {time}.' },
  copy: { ar: 'نسخ الرابط', en: 'Copy the link' },
  copied: { ar: 'نُسخ الرابط', en: 'Link copied' },
  link: { ar: 'رابط الطلب', en: 'Link of the request' },
  lines: { ar: 'المطلوب', en: 'Items' },
  details: { ar: 'التفاصيل', en: 'Details' },
  byHand: { ar: 'غير موجود في الكتالوج، نسعّره يدوياً', en: 'Not in the catalogue, we price it by hand' },
  timeline: { ar: 'سير الطلب', en: 'Progress' },
  arrived: { ar: 'وصلنا الطلب', en: 'Request received' },
  answered: { ar: 'رد فريقنا', en: 'Our team replied' },
  whatsapp: { ar: 'أرسل عبر واتساب', en: 'Send by WhatsApp' },
  repeat: { ar: 'كرر هذه القائمة', en: 'Repeat this list' },
  private: {
    ar: 'كل من لديه هذا الرابط يرى الطلب. لا تشاركه إلا مع من يخصه.',
    en: 'Anyone with this link can see the request. Share it only with those it concerns.',
  },
  expired: { ar: 'انتهت صلاحية هذا الرابط', en: 'This link has expired' },
  expiredText: {
    ar: 'تُحفظ صفحة الطلب 180 يوماً بعد آخر تغيير. أرسل طلباً جديداً وسنرد عليك.',
    en: 'The page of a request is kept for 180 days after the last change. Send a new request and we will answer you.',
  },
  newList: { ar: 'قائمة طلب جديدة', en: 'Start a new list' },
  tooMany: {
    ar: 'روابط كثيرة غير معروفة من هذا الاتصال. أعد المحاولة بعد قليل.',
    en: 'Too many unknown links from this connection. Please try again later.',
  },
}

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
