import { renderSVG } from 'uqr'
import { proformaWords, quotationDocumentWords as words } from '#content/quotation-document.ts'
import { groupedMoney, moneyText } from '#domain/quotes/halalas.ts'
import { cartonPrice } from '#domain/quotes/quotation-document.ts'
import { type QuotationDocument, type QuotationDocumentLine, revisionName } from '#domain/quotes/quotation.ts'
import { printedIban } from '#domain/payments/iban.ts'
import { totalInWords } from '#domain/payments/total-in-words.ts'
import { formatPhone } from '#domain/messages/phone.ts'
import { inLanguage, type Locale, LOCALES, type Localized } from '#domain/text/locale.ts'
import type { PrintJob } from './print-job.ts'
import { isolateRuns, toSearchable } from './printed-text.ts'
import { cleanLine, cleanLines } from '#domain/text/clean-text.ts'

const FIRST_LETTER = /\p{L}/u
const ARABIC = /\p{Script=Arabic}/u
/** A word that no column would hold: where it may be broken nobody can know. */
const ENDLESS = /\S{28}(?=\S)/gu
const BREAK = '\u200b'

/** English as Saudi Arabia writes days: the day first. */
const TAGS = { ar: 'ar-SA-u-nu-latn', en: 'en-GB' }
/** The sign of the era is drawn out by a stroke, which no printed text keeps; an invisible joiner gives it the same shape. */
const DRAWN_OUT = 'هـ'
const JOINED = 'ه\u200d'
const LONG = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const

export type PrintedLogo = { bytes: Uint8Array; ending: 'png' | 'svg' }

/** The riyal's sign (U+20C1), which no face of the documents has: as the Saudi Central Bank draws it, in the colour of text on dark. */
const RIYAL_SIGN = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1124.14 1256.39"><path fill="#F8F6F3" d="M699.62 1113.02c-20.06 44.48-33.32 92.75-38.4 143.37l424.51-90.24c20.06-44.47 33.31-92.75 38.4-143.37zM1085.73 895.8c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.33v-135.2l292.27-62.11c20.06-44.47 33.32-92.75 38.4-143.37l-330.68 70.27V66.13c-50.67 28.45-95.67 66.32-132.25 110.99v403.35l-132.25 28.11V0c-50.67 28.44-95.67 66.32-132.25 110.99v525.69l-295.91 62.88c-20.06 44.47-33.33 92.75-38.42 143.37l334.33-71.05v170.26l-358.3 76.14c-20.06 44.47-33.32 92.75-38.4 143.37l375.04-79.7c30.53-6.35 56.77-24.4 73.83-49.24l68.78-101.97c7.14-10.55 11.3-23.27 11.3-36.97v-149.98l132.25-28.11v270.4z"/></svg>',
)

/** Modules of white around a QR code, as its standard asks. */
const QUIET_ZONE = 4

/** All that the PDF of a quotation says, every string ready to be set. */
export function toQuotationJob(quotation: QuotationDocument, logo: PrintedLogo | null): PrintJob {
  const { locale, number, revision, isDraft, house, lines, statusUrl, proforma } = quotation
  const said = proforma ? { ...words, ...proformaWords } : words
  const name = number === null ? null : revisionName(number, revision)
  const validUntil = printedDay(quotation.validUntil)
  const picture = logo && `logo.${logo.ending}`
  const [year, month, day] = quotation.date.split('-').map(Number)
  return {
    template: 'quotation.typ',
    data: toSearchable({
      locale,
      colour: house.colour,
      words: inBoth((each) => inLanguage(said, each)),
      title: [said.quotation[locale], proforma?.number ?? name].filter(Boolean).join(' '),
      author: locale === 'ar' ? house.nameAr : house.nameEn,
      made: { year, month, day },
      number: proforma?.number ?? name,
      quoteNumber: proforma ? name : null,
      poNumber: proforma?.poNumber ? printedLine(proforma.poNumber) : null,
      requestNumber: quotation.requestNumber,
      isDraft,
      date: printedDay(quotation.date),
      validUntil,
      logo: picture,
      ...partiesOf(quotation),
      hasDiscount: lines.some(({ gross, net }) => gross !== net),
      ...printedLinesOf(quotation),
      totals: totalsOf(quotation),
      statusUrl,
      terms: [
        ...(proforma ? [] : [validityOf(validUntil)]),
        term(words.delivery, { ar: quotation.deliveryAr, en: quotation.deliveryEn }),
        term(words.payment, { ar: quotation.paymentAr, en: quotation.paymentEn }),
        term(words.generalTerms, { ar: quotation.termsAr, en: quotation.termsEn }),
      ].filter(({ ar, en }) => ar.length + en.length > 0),
    }),
    pictures: {
      'riyal.svg': RIYAL_SIGN,
      'status.svg': Buffer.from(renderSVG(statusUrl, { ecc: 'M', border: QUIET_ZONE })),
      ...(logo && picture ? { [picture]: logo.bytes } : {}),
    },
  }
}

function validityOf(day: ReturnType<typeof printedDay>) {
  const text = fill(words.validityText, (each) => day[each].gregorian)
  return term(words.validity, text)
}

/** Who quotes to whom, and where the money goes. */
function partiesOf(quotation: QuotationDocument) {
  const { house, customer } = quotation
  return {
    house: {
      names: inOrder(quotation, house.nameAr, house.nameEn),
      addresses: inOrder(quotation, house.addressAr, house.addressEn),
      facts: facts({
        cr: house.crNumber,
        vatNumber: house.vatNumber,
        phone: house.phone,
        email: house.email,
        salesman: quotation.salesman.name,
        mobile: formatPhone(quotation.salesman.mobile),
      }),
    },
    customer: {
      names: [customer.company, customer.name].filter(Boolean).map(printedLine),
      addresses: printedLines(customer.address),
      facts: facts({
        cr: customer.cr,
        vatNumber: customer.vat,
        phone: formatPhone(customer.phone),
        email: customer.email,
        reference: customer.reference,
        project: customer.project,
      }),
    },
    bank: {
      names: inOrder(quotation, house.bankNameAr, house.bankNameEn),
      facts: facts({ account: house.bankAccount, iban: printedIban(house.bankIban) }),
    },
  }
}

function totalsOf(quotation: QuotationDocument) {
  return {
    gross: amount(sumOf(quotation.subtotal, quotation.discountTotal)),
    discount: isNothing(quotation.discountTotal) ? null : amount(quotation.discountTotal),
    subtotal: amount(quotation.subtotal),
    vat: quotation.vat.map((one) => ({
      rate: `${one.rate}%`,
      taxable: amount(one.taxable),
      amount: amount(one.amount),
    })),
    total: amount(quotation.total),
    inWords: totalInWords(quotation.total, quotation.locale),
  }
}

/** The lines that count under their headings, and those that may be chosen apart; one in place of another says of which. */
function printedLinesOf(quotation: QuotationDocument) {
  let place = 0
  let above = 0
  const lines = quotation.lines.map((line) => {
    if (line.kind !== 'heading') place += 1
    if (line.kind !== 'heading' && line.role !== 'alternative') above = place
    const printedLine = printedQuotationLine(quotation, line, place)
    return { ...printedLine, role: line.role ?? null, above: String(above), isHeading: line.kind === 'heading' }
  })
  return { lines: lines.filter(({ role }) => role === null), options: lines.filter(({ role }) => role !== null) }
}

function printedQuotationLine(quotation: QuotationDocument, line: QuotationDocumentLine, place: number) {
  const { kind, stockCode, nameAr, nameEn, qty, unit, pieces, discount, vatRate, note } = line
  return {
    place: String(place),
    stockCode: printedLine(stockCode).text,
    names: inOrder(quotation, nameAr, nameEn),
    note: printedLines(note),
    qty: groupedMoney(String(qty)),
    unit: kind === 'delivery' || line.unitWord ? null : unit,
    unitWord: line.unitWord ? printedLine(line.unitWord) : null,
    cartonPrice: unit === 'carton' ? amount(cartonPrice(line)) : null,
    pieces: unit === 'carton' ? groupedMoney(String(pieces)) : null,
    unitPrice: amount(line.unitPrice),
    discount: isNothing(discount) ? null : `${discount.replace(/\.0+$|(\.\d*?[1-9])0+$/, '$1')}%`,
    vat: `${vatRate}%`,
    net: amount(line.net),
  }
}

type FactName =
  | 'cr'
  | 'vatNumber'
  | 'phone'
  | 'email'
  | 'salesman'
  | 'mobile'
  | 'reference'
  | 'project'
  | 'account'
  | 'iban'

/** What stands beside a party's name, each with its label; what there is none of is left out. */
function facts(values: Partial<Record<FactName, string>>) {
  return Object.entries(values).flatMap(([label, value]) => (value ? [{ label, value: printedLine(value) }] : []))
}

/** A name in both languages, the customer's first; once where both say the same. */
function inOrder({ locale }: QuotationDocument, ar: string, en: string): PrintedText[] {
  const texts = (locale === 'ar' ? [ar, en] : [en, ar]).map(printedLine).filter(({ text }) => text !== '')
  return texts.filter(({ text }, index) => index === 0 || text !== texts[0]!.text)
}

function term(title: Localized, text: Localized) {
  return { title, ar: printedLines(text.ar), en: printedLines(text.en) }
}

function fill(text: Localized, date: (locale: Locale) => string): Localized {
  return inBoth((each) => text[each].replace('{date}', date(each)))
}

function inBoth<T>(make: (locale: Locale) => T): Localized<T> {
  const [ar, en] = LOCALES.map(make)
  return { ar: ar!, en: en! }
}

/** `1250.50` as `1,250.50`; a dash where there is no price yet. */
function amount(text: string): string {
  return text === '' ? '–' : groupedMoney(text)
}

function isNothing(amount: string): boolean {
  return Number(amount) === 0
}

function sumOf(...amounts: string[]): string {
  return moneyText(amounts.reduce((sum, one) => sum + BigInt(one.replace('.', '')), 0n))
}

/** `2026-11-27` as `27 نوفمبر 2026` and `17 جمادى الآخرة 1448 هـ`, by the calendar of Umm al-Qura. */
export function printedDay(day: string): Localized<{ gregorian: string; hijri: string }> {
  const date = new Date(`${day}T00:00:00Z`)
  const [ar, en] = LOCALES.map((locale) => {
    const written = (calendar: string) =>
      isolateRuns(new Intl.DateTimeFormat(TAGS[locale], { ...LONG, calendar }).format(date), locale).replace(
        DRAWN_OUT,
        JOINED,
      )
    return { gregorian: written('gregory'), hijri: written('islamic-umalqura') }
  })
  return { ar: ar!, en: en! }
}

/** A text of a document in two languages, with the one that its direction and its letters are of. */
type PrintedText = { lang: Locale; text: string }

/** What somebody typed, ready to be set: in the language of its first letter, as one line. */
function printedLine(typed: string): PrintedText {
  return printed(cleanLine(typed))
}

/** The same for several lines, without those at the ends that say nothing. */
function printedLines(typed: string): PrintedText[] {
  const text = cleanLines(typed)
  return text === '' ? [] : text.split('\n').map((line) => printed(line.trim()))
}

function printed(text: string): PrintedText {
  const lang = ARABIC.test(FIRST_LETTER.exec(text)?.[0] ?? '') ? 'ar' : 'en'
  return { lang, text: isolateRuns(text.replaceAll(ENDLESS, `$&${BREAK}`), lang) }
}
