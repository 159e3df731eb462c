import type { QuoteUnit } from '#domain/quotes/quote-line.ts'
import type { Counted } from '#domain/quotes/request-line.ts'
import type { RequestWords } from '#domain/quotes/request-view.ts'
import { type PluralForms, countText, formatNumber } from '#domain/text/format.ts'
import type { Locale, Localized, Words } from '#domain/text/locale.ts'
import { fileSize } from '#content/attachment-words.ts'
import { listFacts, preferredWays } from './list-facts.ts'
import type { PageHead } from '#content/seo/page-head.ts'

export const quoteHead = {
  title: { ar: 'قائمة طلب عرض السعر', en: 'Quote list' },
  description: {
    ar: 'اجمع العبوات التي تحتاجها بكمياتها، أو الصق قائمتك، وأرسلها طلباً واحداً بلا حساب.',
    en: 'Collect the packs you need with their quantities, or paste your list, and send one request without an account.',
  },
  noindex: { ar: true, en: true },
} satisfies PageHead

const COUNTED: Record<QuoteUnit, Localized<PluralForms>> = {
  piece: {
    ar: { one: 'حبة واحدة', two: 'حبتان', few: '{count} حبات', other: '{count} حبة' },
    en: { one: '{count} piece', other: '{count} pieces' },
  },
  carton: {
    ar: { one: 'كرتون واحد', two: 'كرتونان', few: '{count} كراتين', many: '{count} كرتوناً', other: '{count} كرتون' },
    en: { one: '{count} carton', other: '{count} cartons' },
  },
}

/** So many pieces or cartons. */
export function countedUnit(qty: number, unit: QuoteUnit, locale: Locale): string {
  return countText(qty, COUNTED[unit], locale)
}

const openQuantity: Localized = { ar: 'الكمية لم تُحدد', en: 'quantity not given' }

/** How much a line asks for, as it was written where that is no piece and no carton. */
export function countedLine({ qty, unit, unit_word = '' }: Counted, locale: Locale): string {
  if (unit !== 'other' && qty !== null) return countedUnit(qty, unit, locale)
  const word = unitWordOf({ qty, unit, unit_word }, locale)
  if (qty === null) return word ? `${openQuantity[locale]} (${word})` : openQuantity[locale]
  return `${formatNumber(qty, locale)} ${word}`
}

/** What a line in words is counted in: as it was written, or in cartons, whose size nobody knows. */
export function unitWordOf({ unit, unit_word = '' }: Counted, locale: Locale): string {
  return unit === 'carton' ? quotePage.units.carton[locale] : unit_word
}

/** What stands over the lines of a request in mails and tables. */
const requestedItems: Localized = { ar: 'المطلوب:', en: 'Items:' }

/** How the lines of a request are told. */
export const requestLineWords: RequestWords = { items: requestedItems, counted: countedLine, size: fileSize }

export const itemsMalformed: Localized<(most: number) => string> = {
  ar: (most) => `القائمة غير مقروءة: أرسل قائمة JSON، وأقصى عدد لأسطرها ${formatNumber(most, 'ar')}.`,
  en: (most) => `The items could not be read: send a JSON list of ${formatNumber(most, 'en')} or fewer lines.`,
}

/** Words of the list. */
export const quotePage = {
  title: { ar: 'قائمة طلب عرض السعر', en: 'Quote list' },
  subtitle: {
    ar: 'أضف العبوات بكمياتها أو الصق قائمتك، ثم أرسلها طلباً واحداً. بلا حساب.',
    en: 'Add packs with their quantities or paste your list, then send it as one request. No account needed.',
  },
  lines: { ar: 'الأسطر', en: 'Lines' },
  quantity: { ar: (code: string) => `الكمية: ${code}`, en: (code: string) => `Quantity: ${code}` },
  more: { ar: (code: string) => `زيادة ${code}`, en: (code: string) => `More of ${code}` },
  fewer: { ar: (code: string) => `إنقاص ${code}`, en: (code: string) => `Fewer of ${code}` },
  remove: { ar: (code: string) => `حذف ${code}`, en: (code: string) => `Remove ${code}` },
  unit: { ar: (code: string) => `الوحدة: ${code}`, en: (code: string) => `Unit: ${code}` },
  units: { piece: { ar: 'حبة', en: 'Pieces' }, carton: { ar: 'كرتون', en: 'Cartons' } },
  howMany: { ar: 'كم تحتاج؟', en: 'How many?' },
  openLines: {
    ar: 'أسطر بلا كمية. اكتب كم تحتاج، أو أرسل القائمة كما هي.',
    en: 'Some lines have no quantity. Tell us how many, or send the list as it stands.',
  },
  sendOpen: { ar: 'أرسلها كما هي', en: 'Send as it stands' },
  written: { ar: 'كتبت:', en: 'You wrote:' },
  chooseMeant: { ar: 'أيها تقصد؟', en: 'Which one do you mean?' },
  restore: { ar: (text: string) => `أضف «${text}» إلى القائمة`, en: (text: string) => `Add “${text}” to the list` },
  restoreShort: { ar: 'أضفه إلى القائمة', en: 'Add to the list' },
  pasteTooLong: {
    ar: 'نقرأ حتى 500 سطر و200 كيلوبايت في المرة. الصق القائمة على دفعات. لم يُحذف شيء.',
    en: 'Up to 500 lines and 200 kB are read at once. Paste the list in parts. Nothing was removed.',
  },
  note: { ar: (code: string) => `ملاحظة: ${code}`, en: (code: string) => `Note: ${code}` },
  notePlaceholder: { ar: 'ملاحظة', en: 'Note' },
  pack: { ar: (code: string) => `العبوة: ${code}`, en: (code: string) => `Pack: ${code}` },
  anyPack: { ar: 'اختر العبوة', en: 'Choose a pack' },
  unknown: { ar: 'غير موجود في الكتالوج، نسعّره يدوياً', en: 'Not in the catalogue, we price it by hand' },
  fullCarton: {
    ar: (pieces: string) => `أقرب كرتون كامل: ${pieces}`,
    en: (pieces: string) => `Next full carton: ${pieces}`,
  },
  empty: { ar: 'قائمتك فارغة', en: 'Your list is empty' },
  emptyText: {
    ar: 'أضف من صفحات المنتجات، أو الصق قائمتك في الأسفل.',
    en: 'Add from the product pages, or paste your list below.',
  },
  toProducts: { ar: 'تصفح المنتجات', en: 'Browse products' },
  reading: { ar: 'جارٍ قراءة قائمتك', en: 'Reading your list' },
  paste: { ar: 'الصق قائمة', en: 'Paste a list' },
  pasteHint: {
    ar: 'اكتبها كما تكتبها في واتساب: الرمز أو الاسم، والكمية.',
    en: 'Write as you would on WhatsApp: a code or a name, and the quantity.',
  },
  addLines: { ar: 'إضافة الأسطر', en: 'Add the lines' },
  readingLines: { ar: 'جارٍ قراءة الأسطر...', en: 'Reading the lines...' },
  sheet: { ar: 'ملف إكسل أو CSV', en: 'Excel or CSV file' },
  sheetHint: {
    ar: 'أعمدة: رمز المخزون أو رمز المنتج، والكمية، والوحدة، والملاحظة. حتى 10 ميغابايت و2,000 صف فيه كمية.',
    en: 'Columns: stock code or product code, quantity, unit, note. Up to 10 MB and 2,000 rows with a quantity.',
  },
  addSheet: { ar: 'إضافة الملف', en: 'Add the file' },
  noSheet: { ar: 'اختر ملفاً أولاً.', en: 'Choose a file first.' },
  readingSheet: { ar: 'جارٍ قراءة الملف...', en: 'Reading the file...' },
  sheetProblems: { ar: 'صفوف لم تُضف', en: 'Rows that were not added' },
  contact: { ar: 'كيف نصل إليك؟', en: 'How do we reach you?' },
  oneIsEnough: { ar: 'الجوال أو البريد، أحدهما يكفي.', en: 'A mobile number or an email; one is enough.' },
  fields: {
    name: { ar: 'الاسم', en: 'Name' },
    phone: { ar: 'رقم الجوال', en: 'Mobile number' },
    email: { ar: 'البريد الإلكتروني', en: 'Email' },
    companyName: { ar: 'اسم الشركة', en: 'Company name' },
    ...listFacts,
    details: { ar: 'التفاصيل', en: 'Details' },
  },
  dayHint: { ar: 'مثل 31/12/2026 أو 31 ديسمبر 2026', en: 'Like 31/12/2026 or 31 December 2026' },
  contactWays: preferredWays,
  anyWay: { ar: 'أي طريقة', en: 'Any way' },
  marketing: {
    ar: 'أرغب في استلام عروض وأخبار المنتجات، ويمكنني سحب ذلك متى شئت.',
    en: 'I would like to receive offers and product news; I can withdraw this at any time.',
  },
  remember: { ar: 'تذكّر بياناتي على هذا الجهاز', en: 'Remember my details on this device' },
  forget: { ar: 'نسيان بياناتي', en: 'Forget me' },
  send: { ar: 'إرسال الطلب', en: 'Send request' },
  ask: { ar: 'اسأل عبر واتساب', en: 'Ask by WhatsApp' },
  offline: {
    ar: 'لا اتصال. قائمتك محفوظة؛ أرسلها حين يعود الاتصال.',
    en: 'No connection. Your list is kept; send it when you are back online.',
  },
  call: { ar: 'أو اتصل بنا:', en: 'Or call us:' },
  full: {
    ar: 'لا تتسع القائمة لأسطر أخرى. أرسل ما فيها أولاً. لم يُحذف شيء.',
    en: 'The list has no room for more lines. Send what is in it first. Nothing was removed.',
  },
}

const SKIPPED: Localized<PluralForms> = {
  ar: {
    one: 'تجاهلنا سطراً واحداً',
    two: 'تجاهلنا سطرين',
    few: 'تجاهلنا {count} أسطر',
    many: 'تجاهلنا {count} سطراً',
    other: 'تجاهلنا {count} سطر',
  },
  en: { one: '{count} line skipped', other: '{count} lines skipped' },
}

/** Says how many pasted lines were no items. */
export function skippedCount(count: number, locale: Locale): string {
  return countText(count, SKIPPED, locale)
}

const FURTHER: Localized<PluralForms> = {
  ar: {
    one: 'وسطر واحد آخر يُرسل مع الطلب نصاً.',
    two: 'وسطران آخران يُرسلان مع الطلب نصاً.',
    few: 'و{count} أسطر أخرى تُرسل مع الطلب نصاً.',
    many: 'و{count} سطراً آخر تُرسل مع الطلب نصاً.',
    other: 'و{count} سطر آخر تُرسل مع الطلب نصاً.',
  },
  en: {
    one: 'One further line is sent with the request as text.',
    other: '{count} further lines are sent with the request as text.',
  },
}

/** Says how many lines of a list stand behind those that are shown one by one. */
export function furtherCount(count: number, locale: Locale): string {
  return countText(count, FURTHER, locale)
}

/** What lines beyond those that are kept one by one stand under. */
export const furtherLines: Localized = { ar: 'أسطر أخرى:', en: 'Further lines:' }

/** What is wrong with a list that was sent. */
export const listProblems = {
  'phone-invalid': { ar: 'اكتب رقماً صحيحاً، مثل 055 123 4567', en: 'Enter a valid number, like 055 123 4567' },
  'nothing-asked': {
    ar: 'أضف منتجاً واحداً على الأقل أو اكتب طلبك.',
    en: 'Add at least one product or write what you need.',
  },
  'qty-invalid': { ar: 'اكتب عدداً صحيحاً من 1 إلى 100,000.', en: 'Enter a whole number from 1 to 100,000.' },
  'day-invalid': {
    ar: 'اكتب تاريخاً من اليوم فصاعداً، مثل 31/12/2026',
    en: 'Enter a date from today on, like 31/12/2026',
  },
} satisfies Words
