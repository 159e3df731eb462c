import type { LineRole } from '#domain/quotes/line-choice.ts'
import type { DeclineReason } from '#domain/quotes/quotation.ts'
import type { OfferWords } from '#domain/quotes/offer-view.ts'
import type { Localized } from '#domain/text/locale.ts'
import { countedLine } from './quote.ts'

/** How a quotation is told on the page of its request. */
export const offerWords: OfferWords = {
  counted: countedLine,
  money: { ar: (amount) => `${amount}\u00a0ر.س`, en: (amount) => `SAR\u00a0${amount}` },
}

const reasons: Record<DeclineReason, Localized> = {
  price: { ar: 'السعر', en: 'Price' },
  time: { ar: 'موعد التسليم', en: 'Delivery time' },
  supplier: { ar: 'اخترنا مورّداً آخر', en: 'We chose another supplier' },
  cancelled: { ar: 'أُلغي المشروع', en: 'The project was cancelled' },
  other: { ar: 'سبب آخر', en: 'Another reason' },
}

/** Words of a quotation on the page of its request, and of what its customer does there. */
export const offerPage = {
  title: { ar: 'عرض السعر', en: 'Quote' },
  validUntil: { ar: 'سارٍ حتى {date}', en: 'Valid until {date}' },
  notAnInvoice: { ar: 'هذا عرض سعر وليس فاتورة ضريبية', en: 'This is a quotation, not a tax invoice' },
  each: { ar: (price: string) => `${price} للحبة`, en: (price: string) => `${price} each` },
  perCarton: { ar: (price: string) => `${price} للكرتون`, en: (price: string) => `${price} per carton` },
  options: { ar: 'بنود اختيارية وبديلة، خارج الإجمالي', en: 'Options and alternatives, not in the total' },
  roles: {
    optional: { ar: 'اختياري', en: 'Optional' },
    alternative: { ar: 'بديل عن البند الذي فوقه في العرض', en: 'In place of the line above it in the quote' },
  } satisfies Record<LineRole, Localized>,
  choose: { ar: 'اختر ما تريد', en: 'Choose what you want' },
  chooseOne: { ar: (name: string) => `${name} أو بديله`, en: (name: string) => `${name}, or an alternative` },
  none: { ar: 'بدونه', en: 'Without it' },
  discount: { ar: (percent: string) => `خصم ${percent}%`, en: (percent: string) => `${percent}% discount` },
  subtotal: { ar: 'الإجمالي غير شامل الضريبة', en: 'Subtotal excl. VAT' },
  discountTotal: { ar: 'الخصم', en: 'Discount' },
  vat: { ar: (rate: string) => `ضريبة القيمة المضافة ${rate}%`, en: (rate: string) => `VAT ${rate}%` },
  total: { ar: 'الإجمالي شاملاً الضريبة', en: 'Total incl. VAT' },
  delivery: { ar: 'التسليم', en: 'Delivery' },
  payment: { ar: 'الدفع', en: 'Payment' },
  terms: { ar: 'الشروط والأحكام', en: 'Terms and conditions' },
  download: { ar: 'تنزيل العرض PDF', en: 'Download the quote (PDF)' },
  earlier: { ar: 'نسخ سابقة', en: 'Earlier versions' },
  accept: { ar: 'قبول العرض', en: 'Accept the quote' },
  change: { ar: 'طلب تعديل', en: 'Ask for a change' },
  decline: { ar: 'الاعتذار', en: 'Decline' },
  accepted: {
    ar: 'قبلت العرض. يتصل بك فريقنا لترتيب التسليم.',
    en: 'You accepted the quote. Our team will contact you to arrange delivery.',
  },
  declined: { ar: 'وصلنا اعتذارك. شكراً لك.', en: 'We have received your answer. Thank you.' },
  changed: {
    ar: 'وصلنا طلب التعديل. نرسل لك نسخة جديدة.',
    en: 'We have received your request. We will send a new version.',
  },
  expired: {
    ar: 'انتهت صلاحية العرض. كرر القائمة لنرسل عرضاً جديداً.',
    en: 'This quote has expired. Repeat the list and we will send a new one.',
  },
  acceptedBy: { ar: 'اسم من يقبل العرض', en: 'Name of the person accepting' },
  poNumber: { ar: 'رقم أمر الشراء', en: 'Purchase order number' },
  changeText: { ar: 'ما الذي تريد تعديله؟', en: 'What would you like changed?' },
  reason: { ar: 'السبب', en: 'Reason' },
  reasons,
  declineText: { ar: 'ملاحظة', en: 'Note' },
  back: { ar: 'رجوع', en: 'Back' },
  quoted: { ar: 'أرسلنا عرض السعر', en: 'Quote sent' },
  withdrawn: { ar: 'سحبنا عرض السعر', en: 'Quote withdrawn' },
  proforma: { ar: 'أصدرنا الفاتورة المبدئية', en: 'Proforma invoice issued' },
  downloadProforma: { ar: 'تنزيل الفاتورة المبدئية PDF', en: 'Download the proforma invoice (PDF)' },
  events: {
    accept: { ar: 'قبلت العرض', en: 'You accepted the quote' },
    change: { ar: 'طلبت تعديلاً', en: 'You asked for a change' },
    decline: { ar: 'اعتذرت عن العرض', en: 'You declined the quote' },
  },
}
