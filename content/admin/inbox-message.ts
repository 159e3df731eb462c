import { shared } from '#content/staff-labels.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import { isContactWay, isOutcome } from '#domain/follow-up/follow-up.ts'
import { contactWays, outcomes } from './requests/follow-up.ts'
import { messageStates } from './message-states.ts'
import { isMessageState, type CustomerMessageKind } from '#domain/messages/message.ts'

/** One message: what the visitor sent, and what staff can do. */
export const messageWords = {
  back: { ar: 'إلى القائمة', en: 'To the list' },
  noSuchMember: { ar: 'لا حساب بهذا الاسم.', en: 'No account has this name.' },
  unknown: { ar: 'لم يعد هذا الطلب موجوداً.', en: 'This request no longer exists.' },
  failed: {
    ar: 'تعذّر الحفظ. أعد المحاولة بعد قليل: ما كتبته باقٍ هنا.',
    en: 'It could not be saved. Try again in a moment: what you typed is still here.',
  },
  signedOut: {
    ar: 'انتهت جلستك ولم يُحفظ شيء. سجّل الدخول في نافذة أخرى ثم أعد المحاولة: ما كتبته باقٍ هنا.',
    en: 'You have been signed out and nothing was saved. Sign in in another window and try again: what you typed is still here.',
  },
  facts: {
    number: shared.requestNumber,
    more: { ar: 'من أين وصل، وما وافق عليه', en: 'Where it came from, and consents' },
    cameBy: shared.source,
    sources: {
      form: { ar: 'نموذج الموقع', en: 'Form on the site' },
      list: { ar: 'قائمة طلب', en: 'Quote list' },
      phone: shared.phone,
      whatsapp: shared.whatsapp,
      visit: shared.visit,
      staff: { ar: 'فريقنا', en: 'Our team' },
    },
    noEmail: {
      ar: 'لم يترك الزائر بريداً: تواصل معه بالجوال.',
      en: 'The visitor left no email address: reach them by mobile.',
    },
    email: shared.mail,
    phone: shared.mobile,
    phoneDoubtful: {
      ar: 'لا شركة اتصالات معروفة لهذا الرقم: تحقّق منه قبل الاتصال.',
      en: 'No known operator has this number: check it before you call.',
    },
    address: shared.address,
    receivedAt: shared.received,
    page: { ar: 'أُرسل من', en: 'Sent from' },
    locale: { ar: 'لغة الزائر', en: 'Visitor’s language' },
    news: shared.agreedToNews,
    withdrawNews: { ar: 'سحب الموافقة', en: 'Withdraw consent' },
    consent: { ar: 'وافق على سياسة الخصوصية', en: 'Agreed to the privacy policy' },
  },
  lines: {
    title: shared.items,
    code: shared.stockCode,
    name: shared.product,
    pack: shared.pack,
    quantity: shared.quantity,
    note: shared.note,
    unknown: { ar: 'غير موجود في الكتالوج', en: 'Not in the catalogue' },
  },
  link: {
    title: { ar: 'صفحة الطلب لصاحبه', en: 'The sender’s page' },
    label: { ar: 'رابط الطلب', en: 'Link to the request' },
    over: {
      ar: 'انتهت صلاحية هذا الرابط. جدّده ثم أرسله إلى صاحب الطلب.',
      en: 'This link has expired. Renew it and send it to the sender.',
    },
    renew: { ar: 'تجديد الرابط', en: 'Renew the link' },
    hint: {
      ar: 'كل من لديه الرابط يرى الطلب. بعد التجديد لا يعمل الرابط السابق.',
      en: 'Anyone with the link can see the request. Once renewed, the link before no longer works.',
    },
  },
  openProduct: { ar: 'فتح المنتج', en: 'Open product' },
  noText: { ar: 'لم يكتب الزائر نصاً.', en: 'The visitor wrote no text.' },
  answer: shared.replyByEmail,
  call: { ar: 'اتصال', en: 'Call' },
  close: { ar: 'تمت المعالجة', en: 'Mark as done' },
  markRead: { ar: 'تحديده مقروءاً', en: 'Mark as read' },
  state: { label: shared.status, change: shared.changeStatus },
  assignee: { label: shared.assignedTo, change: { ar: 'تغيير المسؤول', en: 'Change assignee' }, nobody: shared.nobody },
  remove: {
    label: { ar: 'حذف الطلب', en: 'Delete request' },
    title: { ar: 'حذف هذا الطلب نهائياً؟', en: 'Permanently delete this request?' },
    text: {
      ar: 'يُحذف الطلب مع ملاحظاته وردوده وبريده، ولا يمكن استرجاعه.',
      en: 'The request is deleted with its notes, replies and emails. This cannot be undone.',
    },
    verb: shared.delete,
  },
  held: {
    text: {
      ar: 'وصل هذا الطلب ضمن طلبات كثيرة في وقت قصير، فلم يُرسل إلى صاحبه إشعار استلام.',
      en: 'This request came among many in a short time, so its sender was sent no confirmation.',
    },
    release: { ar: 'تم فحصه', en: 'Mark as checked' },
    refuse: { ar: 'رفض هذا المصدر ليوم', en: 'Refuse this source for a day' },
    refused: {
      ar: (until: string) => `لا يُستقبل شيء من هذا المصدر حتى ${until}.`,
      en: (until: string) => `Nothing is taken from this source until ${until}.`,
    },
    accept: { ar: 'استقبال هذا المصدر', en: 'Accept this source again' },
  },
  others: { ar: 'طلبات أخرى من المرسل نفسه', en: 'Other requests from the same sender' },
}

export const languageNames: Record<Locale, Localized> = { ar: shared.arabic, en: shared.english }

/** What was done, said above the message. */
export const messageDone = {
  open: { ar: 'حُدّد مقروءاً.', en: 'Marked as read.' },
  state: { ar: 'تغيّرت الحالة.', en: 'The status has been changed.' },
  assign: { ar: 'تغيّر المسؤول.', en: 'The assignee has been changed.' },
  note: { ar: 'أُضيفت الملاحظة.', en: 'The note has been added.' },
  release: { ar: 'أُزيلت علامة الفحص.', en: 'Marked as checked.' },
  refuseSource: { ar: 'لن يُستقبل شيء من هذا المصدر ليوم.', en: 'Nothing is accepted from this source for a day.' },
  acceptSource: { ar: 'يُستقبل هذا المصدر من جديد.', en: 'This source is accepted again.' },
  withdrawNews: {
    ar: 'سُحبت الموافقة. لا تُرسل إلى صاحب الطلب عروض ولا أخبار.',
    en: 'The consent is withdrawn. Send this person no offers or news.',
  },
  renewLink: {
    ar: 'للطلب رابط جديد، والرابط السابق لم يعد يعمل.',
    en: 'The request has a new link. The one before no longer works.',
  },
  resend: { ar: 'يُعاد إرسال البريد الآن.', en: 'The email is being sent again.' },
}

/** Notes of staff for each other. */
export const noteWords = {
  title: { ar: 'ملاحظات الفريق', en: 'Team notes' },
  label: { ar: 'ملاحظة جديدة', en: 'New note' },
  hint: { ar: 'لا يراها الزائر.', en: 'Visitors never see it.' },
  add: { ar: 'إضافة ملاحظة', en: 'Add note' },
}

/** The answer to a visitor. */
export const answerWords = {
  byChat: { ar: 'الرد بلا بريد', en: 'Reply without email' },
  title: shared.replyByEmail,
  to: shared.to,
  replies: { ar: 'ردّه يصل إلى', en: 'The reply goes to' },
  templates: shared.template,
  language: { ar: 'لغة الرد', en: 'Language of the reply' },
  subject: shared.subject,
  body: { ar: 'نص الرد', en: 'Text' },
  quoted: { ar: 'تُدرج رسالة الزائر أسفل ردك.', en: 'The visitor’s message is quoted below your reply.' },
  off: {
    ar: 'لا خادم بريد بعد: يُحفظ الرد وينتظر حتى يُضبط الخادم.',
    en: 'No mail server is configured yet: the reply is saved and will be sent once there is one.',
  },
  unfilled: {
    ar: 'في النص فراغات من القالب (…) لم تُملأ. املأها أو احذف أسطرها، ثم أرسل الرد.',
    en: 'The text still has gaps from the template (…). Fill them in or delete their lines, then send the reply.',
  },
  question: {
    ar: 'هذا سؤال: يتوقف موعد الرد حتى يجيب العميل',
    en: 'This is a question: nothing is due until the customer answers',
  },
  send: { ar: 'إرسال الرد', en: 'Send reply' },
  cancel: shared.cancel,
  replace: {
    title: { ar: 'استبدال ما كتبته؟', en: 'Replace what you have written?' },
    text: { ar: 'القالب يحل محل النص الحالي.', en: 'The template replaces the current text.' },
    verb: shared.replace,
  },
  given: { ar: 'الردود', en: 'Replies' },
}

/** What the customer has written later, on the page of the request. */
export const customerWrote = {
  title: { ar: 'رسائل العميل', en: 'Messages from the customer' },
  kinds: {
    message: shared.message,
    'change-list': { ar: 'تعديل القائمة', en: 'Changed the list' },
    cancel: { ar: 'إلغاء الطلب', en: 'Cancelled the request' },
  } satisfies Record<CustomerMessageKind, Localized>,
}

/** The mails about a message. */
export const mailWords = {
  title: shared.mail,
  to: {
    sales: { ar: 'إلى المبيعات', en: 'To sales' },
    receipt: { ar: 'إشعار الاستلام للزائر', en: 'Confirmation to the visitor' },
    answer: { ar: 'رد للزائر', en: 'Reply to the visitor' },
  },
  attempts: { ar: (count: number) => `المحاولات: ${count}`, en: (count: number) => `Attempts: ${count}` },
  next: { ar: (when: string) => `المحاولة القادمة: ${when}`, en: (when: string) => `Next attempt: ${when}` },
  again: shared.sendAgain,
}

type Detail = Record<string, unknown>

/** What was done to a message, by the name of the action. */
export const historyWords = {
  title: shared.history,
  actions: {
    'message.add': { ar: () => 'أدخل الطلب', en: () => 'entered the request' },
    'message.open': { ar: () => 'فتح الطلب', en: () => 'opened the request' },
    'message.state': {
      ar: ({ to }: Detail) => `غيّر الحالة إلى «${stateName(to, 'ar')}»`,
      en: ({ to }: Detail) => `changed the status to “${stateName(to, 'en')}”`,
    },
    'message.assign': {
      ar: ({ to }: Detail) => (typeof to === 'string' ? `أسند الطلب إلى ${to}` : 'أزال المسؤول'),
      en: ({ to }: Detail) => (typeof to === 'string' ? `gave the request to ${to}` : 'removed the assignee'),
    },
    'message.note': { ar: () => 'أضاف ملاحظة', en: () => 'added a note' },
    'message.answer': { ar: () => 'رد بالبريد', en: () => 'replied by email' },
    'message.release': { ar: () => 'فحص الطلب', en: () => 'checked the request' },
    'message.refuse-source': { ar: () => 'رفض المصدر ليوم', en: () => 'refused its source for a day' },
    'message.accept-source': { ar: () => 'أعاد استقبال المصدر', en: () => 'accepted its source again' },
    'message.renew-link': { ar: () => 'جدّد رابط الطلب', en: () => 'gave the request a new link' },
    'message.withdraw-news': { ar: () => 'سحب الموافقة على الأخبار', en: () => 'withdrew the consent to news' },
    'message.contact': {
      ar: ({ way }: Detail) => `تواصل مع العميل: ${wayName(way, 'ar')}`,
      en: ({ way }: Detail) => `contacted the customer: ${wayName(way, 'en')}`,
    },
    'message.outcome': {
      ar: ({ to }: Detail) => (isOutcome(to) ? `سجّل النتيجة: ${outcomes[to].ar}` : 'أزال النتيجة'),
      en: ({ to }: Detail) => (isOutcome(to) ? `set the outcome: ${outcomes[to].en}` : 'removed the outcome'),
    },
    'message.remind': {
      ar: ({ at }: Detail) => (typeof at === 'string' ? 'ضبط تذكيراً' : 'أزال التذكير'),
      en: ({ at }: Detail) => (typeof at === 'string' ? 'set a reminder' : 'removed the reminder'),
    },
    'message.duplicate': {
      ar: ({ of, from }: Detail) =>
        typeof of === 'string'
          ? `أغلقه لأنه مكرر للطلب ${of}`
          : `وسم الطلب ${typeof from === 'string' ? from : ''} مكرراً لهذا الطلب`,
      en: ({ of, from }: Detail) =>
        typeof of === 'string'
          ? `closed it as a duplicate of ${of}`
          : `marked ${typeof from === 'string' ? from : 'a request'} as a duplicate of this one`,
    },
    'message.file': { ar: () => 'أرسل ملفات', en: () => 'sent files' },
    'message.write': { ar: () => 'كتب رسالة', en: () => 'wrote a message' },
    'message.change-list': { ar: () => 'غيّر القائمة', en: () => 'changed the list' },
    'message.cancel': { ar: () => 'ألغى الطلب', en: () => 'cancelled the request' },
    'message.resend': { ar: () => 'أعاد إرسال بريد', en: () => 'resent an email' },
  } satisfies Record<string, Localized<(detail: Detail) => string>>,
}

function wayName(way: unknown, locale: Locale): string {
  return isContactWay(way) ? contactWays[way][locale] : ''
}

function stateName(state: unknown, locale: 'ar' | 'en'): string {
  return isMessageState(state) ? messageStates[state][locale] : ''
}
