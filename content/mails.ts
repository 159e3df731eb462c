import type { MAILS_FIELDS } from '#domain/site/content/pages/mails-fields.ts'
import type { Localized } from '#domain/text/locale.ts'

const PARAGRAPH = '\n\n'

/** What stands below the thanks for what was sent. */
const receiptEnd = {
  ar: [
    'ساعات العمل: {hours}.',
    'للإضافة أو التصحيح يكفي الرد على هذا البريد.',
    '{list}',
    'إن لم تكن أنت من أرسل هذا الطلب فلا حاجة إلى أي إجراء.',
  ],
  en: [
    'Business hours: {hours}.',
    'To add or correct something, just reply to this email.',
    '{list}',
    'If you did not send this, you do not need to do anything.',
  ],
}

/** Thanks for what was sent, where nobody has promised when there will be an answer. */
const firstThanks: Record<'request' | 'message', Localized> = {
  request: {
    ar: 'شكراً لطلبك. نرسل إليك السعر كتابةً.',
    en: 'Thank you for your request. We will send you the price in writing.',
  },
  message: { ar: 'شكراً لرسالتك. يرد عليك فريقنا.', en: 'Thank you for your message. Our team will reply.' },
}

function receipt({ ar, en }: Localized): Localized {
  return {
    ar: ['السلام عليكم،', ar, ...receiptEnd.ar].join(PARAGRAPH),
    en: ['Hello,', en, ...receiptEnd.en].join(PARAGRAPH),
  }
}

/** The words of the mails as long as staff have written none of their own. */
export const mailTexts: Record<keyof typeof MAILS_FIELDS, Localized> = {
  requestSubject: {
    ar: 'استلمنا طلب عرض السعر: {product}',
    en: 'We have received your request for a quote: {product}',
  },
  requestBody: receipt(firstThanks.request),
  messageSubject: { ar: 'استلمنا رسالتك', en: 'We have received your message' },
  messageBody: receipt(firstThanks.message),
  answerSubject: { ar: '{subject}', en: '{subject}' },
  answerBody: {
    ar: ['{answer}', 'رسالتك إلينا بتاريخ {day}:', '{list}'].join(PARAGRAPH),
    en: ['{answer}', 'Your message of {day}:', '{list}'].join(PARAGRAPH),
  },
  salesSubject: { ar: 'طلب عرض سعر: {product} – {name}', en: 'Request for a quote: {product} – {name}' },
  salesBody: {
    ar: ['طلب عرض سعر: {product} – {name}', 'الرد على هذا البريد يصل إلى المرسل مباشرة.', '{list}'].join(PARAGRAPH),
    en: ['Request for a quote: {product} – {name}', 'Replies to this email go straight to the sender.', '{list}'].join(
      PARAGRAPH,
    ),
  },
  salesMessageSubject: { ar: 'رسالة من صفحة التواصل: {name}', en: 'Message from the contact page: {name}' },
  salesMessageBody: {
    ar: ['رسالة من صفحة التواصل: {name}', 'الرد على هذا البريد يصل إلى المرسل مباشرة.', '{list}'].join(PARAGRAPH),
    en: ['Message from the contact page: {name}', 'Replies to this email go straight to the sender.', '{list}'].join(
      PARAGRAPH,
    ),
  },
  signInSubject: { ar: 'رمز الدخول', en: 'Your sign-in code' },
  signInBody: {
    ar: [
      'هذا رمز الدخول الذي طلبته:',
      '{code}',
      'صالح عشر دقائق ولمرة واحدة، في المتصفح الذي طلبته منه فقط.',
      'لا تشارك هذا الرمز مع أحد. فريقنا لا يطلبه منك أبداً.',
      'إن لم تطلب رمزاً فتجاهل هذه الرسالة، فلا أحد يدخل من دونه.',
    ].join(PARAGRAPH),
    en: [
      'Here is the code you requested:',
      '{code}',
      'It is valid for ten minutes and one sign-in, only in the browser that requested it.',
      'Never share this code. Our team will never ask for it.',
      'If you did not request a code, ignore this email: nobody can sign in without it.',
    ].join(PARAGRAPH),
  },
  invitationSubject: { ar: 'تأكيد بريدك الإلكتروني', en: 'Confirm your email address' },
  invitationBody: {
    ar: [
      'طُلب استخدام هذا البريد لحساب في لوحة الإدارة. افتح الرابط لتأكيده:',
      '{link}',
      'الرابط صالح 24 ساعة ولمرة واحدة.',
      'إن لم تطلب ذلك فتجاهل هذه الرسالة، ولن يُستخدم بريدك.',
    ].join(PARAGRAPH),
    en: [
      'This address was given for an account in the admin area. Open the link to confirm it:',
      '{link}',
      'The link is valid for 24 hours and works once.',
      'If this was not you, ignore this email and the address will not be used.',
    ].join(PARAGRAPH),
  },
  deletedSubject: { ar: 'حُذف حسابك وبياناتك', en: 'Your account and data were deleted' },
  deletedBody: {
    ar: [
      'حذفنا حسابك وعناوينك المحفوظة ورسائلك وطلباتك كما طلبت. هذه آخر رسالة نرسلها إليك.',
      'قد تبقى نسخة منها في النسخ الاحتياطية إلى أن يحين إتلافها.',
      'إن لم تطلب ذلك فراسلنا على {privacy_email}.',
    ].join(PARAGRAPH),
    en: [
      'We have deleted your account, your saved addresses and your messages and requests, as you asked. This is the last email we will send you.',
      'Backups may still hold a copy until they are rotated out.',
      'If you did not request this, write to us at {privacy_email}.',
    ].join(PARAGRAPH),
  },
}

/** Mails that thank in other words. */
export function mailTextsThanking(thanks: typeof firstThanks): typeof mailTexts {
  return { ...mailTexts, requestBody: receipt(thanks.request), messageBody: receipt(thanks.message) }
}

/** What the mail to the sales team says beside its text. */
export const salesMail = {
  suspicious: { ar: 'قد تكون رسالة آلية', en: 'Possibly automated' },
  language: { ar: 'لغة المرسل', en: "Sender's language" },
  languages: { ar: { ar: 'العربية', en: 'Arabic' }, en: { ar: 'الإنجليزية', en: 'English' } },
}

export const mailLabels = {
  answerBy: { ar: 'نرد قبل', en: 'We answer by' },
  product: { ar: 'المنتج', en: 'Product' },
  openLink: { ar: 'فتح الرابط', en: 'Open the link' },
  openInbox: { ar: 'فتح صندوق الوارد', en: 'Open the inbox' },
  number: { ar: 'رقم الطلب', en: 'Request number' },
  openRequest: { ar: 'صفحة الطلب', en: 'Request page' },
  openProduct: { ar: 'صفحة المنتج', en: 'Product page' },
}
