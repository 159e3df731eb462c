import { shared } from '#content/staff-labels.ts'
import type { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import type { LineKind } from '#domain/quotes/line-form.ts'
import type { Localized } from '#domain/text/locale.ts'
import { countedUnit } from '#content/pages/quote.ts'

/** The form of a quotation, and what stands round it. */
export const quotationForm = {
  draft: shared.quote,
  save: { ar: 'حفظ المسودة', en: 'Save draft' },
  saveAndSend: { ar: 'متابعة إلى الإرسال', en: 'Continue to send' },
  draftPdf: { ar: 'معاينة PDF لآخر حفظ', en: 'Preview PDF as saved' },
  refused: { ar: 'لم يُحفظ العرض. راجع الحقول المشار إليها.', en: 'The quote was not saved. Check the marked fields.' },
  failed: {
    ar: 'تعذّر حفظ العرض. أعد المحاولة بعد قليل: ما كتبته باقٍ هنا.',
    en: 'The quote could not be saved. Try again in a moment: what you typed is still here.',
  },
  request: { ar: (number: string) => `الطلب ${number}`, en: (number: string) => `Request ${number}` },
  sections: {
    customer: shared.customer,
    lines: shared.lines,
    terms: { ar: 'الصلاحية والشروط', en: 'Validity and terms' },
    internal: { ar: 'للفريق', en: 'For the team' },
  },
  fields: {
    customerName: shared.name,
    customerCompany: shared.company,
    customerPhone: shared.mobile,
    customerEmail: shared.email,
    customerVat: shared.vatNumber,
    customerCr: { ar: 'السجل التجاري', en: 'CR number' },
    customerReference: { ar: 'مرجع العميل', en: 'Customer’s reference' },
    project: { ar: 'المشروع', en: 'Project' },
    customerAddress: shared.address,
    priceGroup: shared.priceGroup,
    locale: shared.customerLanguage,
    validUntil: shared.validUntil,
    remindCustomer: { ar: 'تذكير العميل قبل الانتهاء', en: 'Remind the customer before it ends' },
    delivery: { ar: 'التوصيل', en: 'Delivery' },
    payment: shared.payment,
    terms: shared.terms,
    internalNote: { ar: 'ملاحظة داخلية', en: 'Internal note' },
  },
  noGroup: shared.none,
  unknownGroup: {
    ar: (id: string) => `${id} (لم تعد في الإعدادات)`,
    en: (id: string) => `${id} (no longer in the settings)`,
  },
  approval: {
    asked: { ar: 'ينتظر العرض موافقة مالك.', en: 'This quote waits for an owner’s approval.' },
    approved: { ar: 'وافق مالك على العرض كما هو.', en: 'An owner has approved the quote as it is.' },
    returned: { ar: 'أعاد مالك العرض.', en: 'An owner has sent the quote back.' },
  },
  vatHint: { ar: '15 رقماً، يبدأ وينتهي بالرقم 3.', en: '15 digits, starting and ending with 3.' },
  crHint: shared.tenDigits,
  dayHint: { ar: 'مثل 31/12/2026، حتى 180 يوماً من اليوم.', en: 'Like 31/12/2026, up to 180 days from today.' },
  reminding: { no: shared.no, yes: { ar: 'نعم، بالبريد قبل يومين', en: 'Yes, by email two days before' } },
  openedBy: {
    ar: (name: string, when: string) => `هذه المسودة مفتوحة أيضاً لدى ${name} (${when}). تُدمج تعديلاتكما عند الحفظ.`,
    en: (name: string, when: string) =>
      `This draft is open with ${name}, too (${when}). Changes of both are merged on saving.`,
  },
  internalHint: { ar: 'لا يراه العميل.', en: 'The customer never sees it.' },
}

/** The lines of a quotation. */
export const quotationLines = {
  line: { ar: (number: number) => `البند ${number}`, en: (number: number) => `Line ${number}` },
  cell: {
    ar: (label: string, number: number) => `${label}: البند ${number}`,
    en: (label: string, number: number) => `${label}: line ${number}`,
  },
  kinds: {
    pack: { ar: 'عبوة', en: 'Pack' },
    text: { ar: 'بند نصي', en: 'Text' },
    delivery: shared.delivery,
    heading: shared.groupHeading,
  } satisfies Record<LineKind, Localized>,
  role: { ar: 'الاحتساب', en: 'Counts as' },
  roles: {
    counted: { ar: 'ضمن الإجمالي', en: 'In the total' },
    optional: { ar: 'اختياري', en: 'Option' },
    alternative: { ar: 'بديل عن الذي فوقه', en: 'Alternative to the one above' },
    options: { ar: 'بنود اختيارية وبديلة، خارج الإجمالي', en: 'Options and alternatives, not in the total' },
  },
  unitWord: { ar: 'وحدة أخرى', en: 'Other unit' },
  perCarton: { ar: (price: string) => `${price} للكرتون`, en: (price: string) => `${price} per carton` },
  nameAr: { ar: 'الاسم بالعربية', en: 'Arabic name' },
  nameEn: { ar: 'الاسم بالإنجليزية', en: 'English name' },
  englishMissing: { ar: 'ينقص الاسم الإنجليزي', en: 'English missing' },
  item: { ar: 'البند', en: 'Item' },
  quantity: shared.quantity,
  unit: shared.unit,
  price: { ar: 'سعر الحبة', en: 'Unit price' },
  discount: { ar: 'الخصم %', en: 'Discount %' },
  vat: { ar: 'الضريبة', en: 'VAT' },
  net: { ar: 'الصافي', en: 'Net' },
  note: { ar: 'ملاحظة للعميل', en: 'Note to the customer' },
  piece: { ar: 'حبة', en: 'Pieces' },
  carton: {
    ar: (box: string) => (box === '' ? 'كرتون' : `كرتون (${box})`),
    en: (box: string) => (box === '' ? 'Cartons' : `Cartons of ${box}`),
  },
  pieces: {
    ar: (count: number) => `= ${countedUnit(count, 'piece', 'ar')}`,
    en: (count: number) => `= ${countedUnit(count, 'piece', 'en')}`,
  },
  listPrice: { ar: (price: string) => `في القائمة ${price}`, en: (price: string) => `List ${price}` },
  sources: {
    list: { ar: 'سعر القائمة', en: 'List price' },
    break: { ar: 'سعر الكمية', en: 'Quantity price' },
    group: { ar: 'سعر الفئة', en: 'Group price' },
  },
  margin: { ar: (percent: string) => `الهامش ${percent}%`, en: (percent: string) => `Margin ${percent}%` },
  noPrice: { ar: 'بلا سعر', en: 'No price' },
  move: { ar: (number: number) => `نقل البند ${number}`, en: (number: number) => `Move line ${number}` },
  up: { ar: (number: number) => `رفع البند ${number}`, en: (number: number) => `Move line ${number} up` },
  down: { ar: (number: number) => `إنزال البند ${number}`, en: (number: number) => `Move line ${number} down` },
  copy: { ar: (number: number) => `نسخ البند ${number}`, en: (number: number) => `Copy line ${number}` },
  remove: { ar: (number: number) => `حذف البند ${number}`, en: (number: number) => `Remove line ${number}` },
  none: {
    ar: 'لا بنود بعد. أضف عبوة برمزها، أو بنداً نصياً.',
    en: 'No lines yet. Add a pack by its code, or a text line.',
  },
  addPack: { ar: 'إضافة عبوة', en: 'Add a pack' },
  addPackHint: { ar: 'رمز المخزون أو اسم المنتج', en: 'Stock code or product name' },
  add: { ar: 'إضافة', en: 'Add' },
  addTo: { ar: 'للبند', en: 'For the line' },
  newLine: { ar: 'بند جديد', en: 'A new line' },
  lineNamed: {
    ar: (number: number, text: string) => `البند ${number}: ${text}`,
    en: (number: number, text: string) => `Line ${number}: ${text}`,
  },
  remember: { ar: 'تذكّر هذه التسمية', en: 'Remember this wording' },
  pasteLines: { ar: 'الصق أسطر العميل', en: 'Paste the customer’s lines' },
  readLines: { ar: 'إضافة الأسطر', en: 'Add the lines' },
  addText: { ar: 'بند نصي', en: 'Text line' },
  addHeading: shared.groupHeading,
  more: { ar: (number: number) => `المزيد: البند ${number}`, en: (number: number) => `More: line ${number}` },
  kind: shared.kind,
  addDelivery: shared.delivery,
  unknownCode: {
    ar: 'لا عبوة بهذا الرمز. أضفها بنداً نصياً إن لزم.',
    en: 'No pack has this code. Add it as a text line if you need it.',
  },
  nothingFound: { ar: 'لا عبوة مطابقة.', en: 'No pack matches.' },
  found: { ar: 'العبوات المطابقة', en: 'Matching packs' },
  listPrices: { ar: 'تطبيق أسعار القائمة', en: 'Take list prices' },
  discountAll: { ar: 'خصم على كل البنود', en: 'Discount on all lines' },
  apply: shared.apply,
}

/** The same of each cell, where two people have changed it. */
export const lineCellNames = {
  kind: quotationLines.kind,
  stock_code: shared.stockCode,
  name_ar: quotationLines.nameAr,
  name_en: quotationLines.nameEn,
  qty: quotationLines.quantity,
  unit: quotationLines.unit,
  box_quantity: { ar: 'عدد الكرتون', en: 'Carton quantity' },
  unit_price: quotationLines.price,
  discount: quotationLines.discount,
  vat_rate: quotationLines.vat,
  line_note: quotationLines.note,
  role: quotationLines.role,
  unit_word: quotationLines.unitWord,
} satisfies Record<(typeof LINE_CELLS)[number], Localized>

/** What a quotation comes to. */
export const quotationTotals = {
  title: { ar: 'الإجمالي', en: 'Totals' },
  gross: { ar: 'قبل الخصم', en: 'Before discount' },
  discount: { ar: 'الخصم', en: 'Discount' },
  subtotal: { ar: 'المجموع غير شامل الضريبة', en: 'Subtotal excl. VAT' },
  vat: { ar: (rate: number) => `ضريبة القيمة المضافة ${rate}%`, en: (rate: number) => `VAT ${rate}%` },
  total: shared.totalWithVat,
  currency: { ar: 'ر.س', en: 'SAR' },
  margin: { ar: 'الهامش على ما عُرفت تكلفته:', en: 'Margin where costs are known:' },
  unpriced: {
    ar: (lines: string) => `بنود بلا سعر: ${lines}`,
    en: (lines: string) => `Lines without a price: ${lines}`,
  },
}
