import { formatNumber } from '#domain/text/format.ts'
import type { ChosenProblem } from '#domain/quotes/line-choice.ts'
import type { Localized, Words } from '#domain/text/locale.ts'

/** What stands in the way of something that was to be done with a quotation. */
export const quotationConflicts = {
  stale: {
    ar: 'حفظ شخص آخر هذا العرض بعد أن فتحته. حدّث الصفحة ثم أعد التعديل.',
    en: 'Someone else has saved this quote since you opened it. Reload the page and change it again.',
  },
  sent: {
    ar: 'أُرسل العرض ولا يُعدَّل. أنشئ نسخة معدّلة.',
    en: 'This quote was sent and cannot be changed. Make a revision.',
  },
  exists: { ar: 'لهذا الطلب عرض سعر.', en: 'This request has a quote.' },
  isDraft: { ar: 'هذه النسخة المعدّلة مسودة لم تُرسل بعد.', en: 'This revision is a draft that has not been sent yet.' },
  answered: { ar: 'أجاب العميل على هذا العرض.', en: 'The customer has answered this quote.' },
  notAccepted: {
    ar: 'تصدر الفاتورة المبدئية بعد قبول العرض.',
    en: 'A proforma invoice is made once the quote is accepted.',
  },
  needsApproval: {
    ar: 'في العرض ما يتجاوز حدود الخصم أو السعر. أُرسل إلى المالك ليوافق عليه.',
    en: 'This quote goes beyond the limits of discounts or prices. An owner was asked to approve it.',
  },
  notAsked: { ar: 'لا ينتظر هذا العرض موافقة.', en: 'This quote does not wait for an approval.' },
  notSent: { ar: 'لم يُرسل هذا العرض.', en: 'This quote has not been sent.' },
  unprintable: { ar: 'تعذّر إعداد الملف', en: 'The PDF could not be made' },
} satisfies Words

/** The same for its customer. */
export const answerConflicts = {
  newer: {
    ar: 'صدرت نسخة أحدث من العرض. راجعها أولاً.',
    en: 'There is a newer version of this quote. Please read it first.',
  },
  expired: {
    ar: 'انتهت صلاحية العرض. كرر القائمة لنرسل عرضاً جديداً.',
    en: 'This quote has expired. Repeat the list and we will send a new one.',
  },
} satisfies Words

/** What is wrong with the lines that a customer has chosen. */
export const chosenProblems: Record<ChosenProblem, Localized> = {
  unknown: {
    ar: 'اختر من البنود الاختيارية والبديلة، وبديلاً واحداً لكل بند.',
    en: 'Choose among the options and alternatives, one for each line.',
  },
  nothing: { ar: 'اختر بنداً واحداً على الأقل.', en: 'Choose at least one line.' },
}

/** What a quotation lacks that is to be sent. */
export const sendingProblems = {
  noLines: { ar: 'أضف بنداً واحداً على الأقل.', en: 'Add at least one line.' },
  unpriced: {
    ar: (places: number[]) => `بنود بلا سعر: ${listed(places, 'ar')}`,
    en: (places: number[]) => `Lines without a price: ${listed(places, 'en')}`,
  },
  nameless: { ar: 'اكتب ما هذا البند.', en: 'Enter what this line is.' },
  noCustomer: { ar: 'اكتب اسم العميل.', en: 'Enter the name of the customer.' },
  overdue: { ar: 'انقضى هذا اليوم. اختر يوماً لاحقاً.', en: 'This day has passed. Choose a later one.' },
  noEmail: {
    ar: 'اكتب البريد الإلكتروني للعميل، أو أرسل الرابط بطريقة أخرى.',
    en: 'Enter the email address of the customer, or pass the link on in another way.',
  },
  tooLong: { ar: 'النص أطول من الحد.', en: 'This is too long.' },
  tooManyCopies: { ar: 'خمسة عناوين على الأكثر.', en: 'Five addresses at most.' },
}

function listed(places: number[], locale: 'ar' | 'en'): string {
  return places.map((place) => formatNumber(place, locale)).join(locale === 'ar' ? '، ' : ', ')
}

/** The mail that carries a quotation, where staff write none of their own; names in braces are filled in. */
export const quotationMail = {
  subject: { ar: 'عرض السعر {quote}', en: 'Quote {quote}' },
  body: {
    ar: 'مرحباً {name}،\n\nنرفق عرض السعر {quote} بناءً على طلبك {number}. وهو سارٍ حتى {valid_until}.',
    en: 'Hello {name},\n\nPlease find attached our quote {quote} for your request {number}. It is valid until {valid_until}.',
  },
  replaces: {
    ar: (earlier: string) => `يحل هذا العرض محل ${earlier}.`,
    en: (earlier: string) => `This quote replaces ${earlier}.`,
  },
  reminderSubject: { ar: 'ينتهي عرض السعر {quote} في {valid_until}', en: 'Your quote {quote} ends on {valid_until}' },
  reminder: {
    ar: 'مرحباً {name}،\n\nينتهي عرض السعر {quote} في {valid_until}. تقبله أو تطلب تعديله أو تسألنا من صفحة الطلب.',
    en: 'Hello {name},\n\nyour quote {quote} ends on {valid_until}. On the page of your request you accept it, ask for a change or write to us.',
  },
  quote: { ar: 'عرض السعر', en: 'Quote' },
  total: { ar: 'الإجمالي شامل الضريبة', en: 'Total with VAT' },
  validUntil: { ar: 'سارٍ حتى', en: 'Valid until' },
  open: { ar: 'افتح صفحة الطلب', en: 'Open the request page' },
} satisfies Record<string, Localized | Localized<(text: string) => string>>

/** What calls answer. */
export const quotationCalls = { missing: { ar: 'لا يوجد عرض سعر كهذا.', en: 'No such quote' } } satisfies Words

/** What delivery is called where staff write nothing. */
export const deliveryLine: Localized = { ar: 'التوصيل', en: 'Delivery' }
