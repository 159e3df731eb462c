import { shared } from '#content/staff-labels.ts'
import { nouns, counted } from '#domain/text/format.ts'
import type { QuotationState } from '#domain/quotes/quotation.ts'
import type { Localized } from '#domain/text/locale.ts'

/** States of quotations as staff read them. */
export const quotationStates: Record<QuotationState, Localized> = {
  draft: shared.draft,
  sent: { ar: 'مُرسَل', en: 'Sent' },
  'change-requested': { ar: 'تعديل مطلوب', en: 'Change requested' },
  accepted: { ar: 'مقبول', en: 'Accepted' },
  declined: { ar: 'مرفوض', en: 'Declined' },
  expired: { ar: 'انتهت الصلاحية', en: 'Expired' },
  withdrawn: shared.withdrawn,
  replaced: { ar: 'حلّت محله نسخة معدّلة', en: 'Replaced' },
}

/** Where a request or a message leads to its quotation. */
export const makeQuotation = {
  make: { ar: 'إنشاء عرض سعر', en: 'Make a quote' },
  open: { ar: 'فتح عرض السعر', en: 'Open the quote' },
}

const COUNTED = nouns(['عرض واحد', 'عرضان', 'عروض', 'عرضاً', 'عرض'], ['quotation', 'quotations'], { ar: 'لا عروض' })

/** The list of quotations. */
export const quotationList = {
  title: shared.quotations,
  create: { ar: 'عرض جديد', en: 'New quote' },
  count: counted(COUNTED),
  search: { ar: 'ابحث بالرقم أو العميل أو الجوال', en: 'Search number, customer or mobile' },
  searchButton: shared.search,
  filter: shared.filter,
  chosen: { ar: (count: number) => `تصفية (${count})`, en: (count: number) => `Filter (${count})` },
  state: shared.status,
  anyState: shared.all,
  owner: shared.owner,
  anybody: shared.anyone,
  nobody: shared.nobody,
  from: shared.fromDate,
  to: shared.toDate,
  apply: shared.show,
  clear: shared.clearFilters,
  columns: {
    number: { ar: 'العرض', en: 'Quote' },
    customer: shared.customer,
    state: shared.status,
    total: shared.totalWithVat,
    validUntil: shared.validUntil,
    owner: shared.owner,
    mark: shared.select,
  },
  unnumbered: { ar: 'بلا رقم بعد', en: 'No number yet' },
  nameless: { ar: 'بلا اسم بعد', en: 'No name yet' },
  mark: { ar: (name: string) => `تحديد: ${name}`, en: (name: string) => `Select: ${name}` },
  marked: { ar: 'للعروض المحددة', en: 'With those selected' },
  assign: { ar: 'إسناد', en: 'Assign' },
  withdraw: { ar: 'سحب', en: 'Withdraw' },
  reason: { ar: 'سبب السحب', en: 'Reason for withdrawing' },
  none: { ar: 'حدّد عرضاً واحداً على الأقل.', en: 'Select at least one quote.' },
  failed: shared.notDone,
  left: {
    ar: (done: number, left: number) => `تم لـ ${done}. لم يتغيّر ${left}: حالتها لا تسمح بذلك.`,
    en: (done: number, left: number) => `Done for ${done}. ${left} unchanged: their status does not allow it.`,
  },
  listFailed: { ar: 'تعذّر تحميل العروض', en: 'The quotes could not be loaded' },
  empty: {
    title: { ar: 'لا عروض أسعار بعد', en: 'No quotes yet' },
    text: {
      ar: 'افتح طلباً في الوارد واضغط «إنشاء عرض سعر»، أو ابدأ عرضاً جديداً هنا.',
      en: 'Open a request in the inbox and press “Make a quote”, or begin a new quote here.',
    },
    toInbox: { ar: 'إلى الوارد', en: 'To the inbox' },
  },
  noneFound: {
    title: shared.nothingFound,
    text: { ar: 'لا عرض يطابق البحث أو التصفية.', en: 'No quote matches the search or the filters.' },
  },
}

/** What can be done with a quotation beside writing it. */
export const quotationWords = {
  revision: { ar: (number: number) => `النسخة المعدّلة ${number}`, en: (number: number) => `Revision ${number}` },
  revisions: { ar: 'النسخ المعدّلة', en: 'Revisions' },
  shown: { ar: 'المعروضة الآن', en: 'Shown now' },
  request: { ar: 'الطلب', en: 'Request' },
  unknown: { ar: 'لم يعد هذا العرض موجوداً.', en: 'This quote no longer exists.' },
  failed: shared.notDone,
  signedOut: {
    ar: 'انتهت جلستك ولم يُرسل شيء. سجّل الدخول في نافذة أخرى ثم أعد المحاولة.',
    en: 'You have been signed out and nothing was sent. Sign in in another window and try again.',
  },
  frozen: { ar: 'هذا ما أُرسل إلى العميل، ولا يُعدَّل.', en: 'This is what the customer was sent. It cannot be changed.' },
  agreed: {
    ar: 'هذا ما قبله العميل. ما أُرسل إليه في ملف PDF.',
    en: 'This is what the customer accepted. What was sent is in the PDF.',
  },
  pdf: { ar: 'تنزيل العرض PDF', en: 'Download the quote (PDF)' },
  noBank: {
    ar: 'لا حساب بنكي في الإعدادات: تصدر الفاتورة المبدئية بلا بيانات للدفع.',
    en: 'No bank account is set: the proforma invoice will not say where to pay.',
  },
  toBank: { ar: 'إضافة الحساب البنكي', en: 'Add the bank account' },
  proforma: { ar: 'إصدار فاتورة مبدئية', en: 'Make a proforma invoice' },
  proformaPdf: {
    ar: (number: string) => `الفاتورة المبدئية ${number}`,
    en: (number: string) => `Proforma invoice ${number}`,
  },
  duplicate: { ar: 'تكرار العرض', en: 'Duplicate' },
  quoteAgain: { ar: 'التسعير من جديد', en: 'Quote again' },
  revise: { ar: 'إنشاء نسخة معدّلة', en: 'Make a revision' },
  edit: { ar: 'العودة إلى التعديل', en: 'Back to editing' },
  back: { ar: 'إلى العروض', en: 'To the quotes' },
  withdraw: {
    label: { ar: 'سحب العرض', en: 'Withdraw' },
    text: {
      ar: 'لن يستطيع العميل قبوله بعد ذلك. ما كتبته هنا لفريقك وحده.',
      en: 'The customer can no longer accept it. What you write here is for your team alone.',
    },
    reason: shared.reason,
    verb: { ar: 'سحب العرض', en: 'Withdraw the quote' },
  },
  facts: {
    customer: shared.customer,
    validUntil: shared.validUntil,
    date: shared.date,
    sentAt: shared.sent,
    seenAt: { ar: 'فتحه العميل', en: 'Opened by the customer' },
    notSeen: { ar: 'لم يُفتح بعد', en: 'Not yet' },
    withdrawn: { ar: 'سبب السحب', en: 'Withdrawn because' },
    owner: shared.owner,
  },
  sentBy: {
    mail: { ar: 'بالبريد', en: 'by email' },
    link: { ar: 'برابط', en: 'by link' },
    both: { ar: 'بالبريد وبرابط', en: 'by email and link' },
  },
  answers: {
    title: { ar: 'رد العميل', en: 'The customer’s answer' },
    accept: { ar: 'قبل العرض', en: 'Accepted the quote' },
    change: { ar: 'طلب تعديلاً', en: 'Asked for a change' },
    decline: { ar: 'رفض العرض', en: 'Declined' },
    acceptedBy: { ar: (name: string) => `باسم ${name}`, en: (name: string) => `as ${name}` },
    poNumber: { ar: (number: string) => `أمر الشراء ${number}`, en: (number: string) => `Purchase order ${number}` },
    reasons: {
      price: shared.price,
      time: shared.deliveryTime,
      supplier: shared.anotherSupplier,
      cancelled: { ar: 'أُلغي المشروع', en: 'Project cancelled' },
      other: { ar: 'سبب آخر', en: 'Another reason' },
    },
  },
  share: {
    title: { ar: 'أرسل الرابط إلى العميل', en: 'Pass the link on' },
    text: {
      ar: 'يفتح العميل العرض من هذا الرابط، ويقبله أو يطلب تعديله.',
      en: 'The customer opens the quote by this link, and accepts it or asks for a change.',
    },
    number: { ar: 'رقم العرض', en: 'Quote number' },
    link: { ar: 'رابط العرض', en: 'Link to the quote' },
    message: { ar: 'نص واتساب', en: 'WhatsApp text' },
    open: { ar: 'فتح واتساب', en: 'Open WhatsApp' },
  },
  history: shared.history,
}

/** The text that goes with the link, in the customer's language; names in braces are filled in. */
export const quotationChat = {
  ar: 'مرحباً {name}،\nعرض السعر {quote} جاهز، وهو سارٍ حتى {valid_until}.\nالإجمالي شامل الضريبة: {total} ر.س\n{link}',
  en: 'Hello {name},\nyour quote {quote} is ready. It is valid until {valid_until}.\nTotal incl. VAT: SAR {total}\n{link}',
} satisfies Localized

/** The page from which a quotation is sent. */
export const sendQuotation = {
  title: shared.sendQuote,
  by: { ar: 'طريقة الإرسال', en: 'How to send it' },
  mail: { ar: 'بالبريد', en: 'By email' },
  link: { ar: 'برابط', en: 'By link' },
  both: { ar: 'الطريقتان معاً', en: 'Both' },
  bothText: {
    ar: 'يُرسل البريد، ثم تنسخ الرابط ونص واتساب أيضاً.',
    en: 'The email is sent. Then you copy the link and the WhatsApp text as well.',
  },
  cc: { ar: 'نسخة إلى', en: 'Copy to' },
  ccHint: { ar: 'حتى خمسة عناوين، بينها فاصلة.', en: 'Up to five addresses, with commas between them.' },
  mailText: {
    ar: (email: string) => `يصل إلى ${email} مع ملف PDF ورابط.`,
    en: (email: string) => `Goes to ${email} with the PDF and a link.`,
  },
  noEmail: {
    ar: 'لا بريد لهذا العميل: أرسل الرابط، أو اكتب بريده في العرض.',
    en: 'This customer has no email address: send the link, or write the address into the quote.',
  },
  linkText: {
    ar: 'يُصدر العرض برقمه، ثم تنسخ الرابط ونص واتساب وترسلهما بنفسك.',
    en: 'The quote gets its number. Then you copy the link and the WhatsApp text and send them yourself.',
  },
  subject: shared.subject,
  body: shared.text,
  placeholders: {
    ar: 'يُملأ ما بين القوسين عند الإرسال: الاسم والرقم والبنود والصلاحية والإجمالي والرابط.',
    en: 'Text in braces is filled in on sending: name, number, items, validity, total and link.',
  },
  template: shared.template,
  summary: { ar: 'ما سيُرسل', en: 'What will be sent' },
  lines: shared.lines,
  dataSheets: { ar: 'إرفاق أوراق بيانات المنتجات', en: 'Attach the data sheets of the products' },
  warning: {
    ar: 'بعد الإرسال لا يُعدَّل العرض. للتغيير أنشئ نسخة معدّلة.',
    en: 'Once sent, the quote cannot be changed. To change it, make a revision.',
  },
  approval: { ar: 'الموافقة', en: 'Approval' },
  beyond: {
    ar: (lines: string) => `بنود تتجاوز الحدود: ${lines}`,
    en: (lines: string) => `Lines beyond the limits: ${lines}`,
  },
  waits: {
    ar: 'وصل طلبك إلى المالكين. يُرسل العرض من هنا بعد الموافقة.',
    en: 'The owners have your request. Once approved, the quote is sent from here.',
  },
  word: { ar: 'ملاحظة لمقدّم الطلب', en: 'Note to the requester' },
  approve: { ar: 'موافقة', en: 'Approve' },
  sendBack: { ar: 'إعادة العرض', en: 'Send back' },
  send: shared.sendQuote,
  issue: { ar: 'إصدار العرض', en: 'Issue the quote' },
  sending: shared.sending,
  refused: {
    ar: 'لم يُرسل العرض. عُد إلى التعديل وأكمل ما ينقصه.',
    en: 'The quote was not sent. Go back to editing and complete what is missing.',
  },
}
