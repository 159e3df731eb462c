import type { AnswerKind } from '#domain/quotes/quotation-record.ts'
import type { DeclineReason } from '#domain/quotes/quotation.ts'
import type { Localized, Words } from '#domain/text/locale.ts'

export const declineReasons: Record<DeclineReason, Localized> = {
  price: { ar: 'السعر', en: 'Price' },
  time: { ar: 'موعد التسليم', en: 'Delivery time' },
  supplier: { ar: 'اخترنا مورّداً آخر', en: 'Another supplier' },
  cancelled: { ar: 'أُلغي المشروع', en: 'The project was cancelled' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
}

const subject: Record<AnswerKind, Localized> = {
  accept: { ar: 'قُبل عرض السعر', en: 'Quote accepted' },
  change: { ar: 'طُلب تعديل عرض السعر', en: 'Change to the quote requested' },
  decline: { ar: 'رُفض عرض السعر', en: 'Quote declined' },
}

const toStaff: Record<AnswerKind, Localized> = {
  accept: { ar: 'قبل العميل عرض السعر.', en: 'The customer accepted the quote.' },
  change: { ar: 'طلب العميل تعديل عرض السعر.', en: 'The customer asked for a change to the quote.' },
  decline: { ar: 'رفض العميل عرض السعر.', en: 'The customer declined the quote.' },
}

const toCustomer: Record<AnswerKind, Localized> = {
  accept: {
    ar: 'قبلت العرض. يتصل بك فريقنا لترتيب التسليم.',
    en: 'You accepted the quote. Our team will contact you to arrange delivery.',
  },
  change: {
    ar: 'وصلنا طلب التعديل. نراجعه ونرسل إليك عرضاً معدّلاً.',
    en: 'We have received your request for a change. We will review it and send you a revised quote.',
  },
  decline: {
    ar: 'وصلنا اعتذارك عن العرض. شكراً لإبلاغنا.',
    en: 'We have received your answer that you decline the quote. Thank you for telling us.',
  },
}

/** The mails about what a customer has answered to a quotation. */
export const answerMails = {
  subject,
  toStaff,
  toCustomer,
  greeting: { ar: (name: string) => `مرحباً ${name}،`, en: (name: string) => `Hello ${name},` },
  quote: { ar: 'عرض السعر', en: 'Quote' },
  customer: { ar: 'العميل', en: 'Customer' },
  acceptedBy: { ar: 'اسم من قبل العرض', en: 'Accepted by' },
  poNumber: { ar: 'رقم أمر الشراء', en: 'Purchase order number' },
  reason: { ar: 'السبب', en: 'Reason' },
  message: { ar: 'الرسالة', en: 'Message' },
}

/** The mail that asks an owner to approve a quotation. */
export const approvalMails = {
  subject: { ar: 'عرض سعر بانتظار موافقتك', en: 'A quote waits for your approval' },
  opening: {
    ar: 'في هذا العرض ما يتجاوز حدود الخصم أو السعر. وافق عليه أو أعده بكلمة.',
    en: 'This quote goes beyond the limits of discounts or prices. Approve it, or send it back with a word.',
  },
  customer: { ar: 'العميل', en: 'Customer' },
  by: { ar: 'من', en: 'Asked by' },
  open: { ar: 'فتح العرض', en: 'Open the quote' },
} satisfies Words
