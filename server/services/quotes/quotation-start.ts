import { deliveryLine } from '#content/quotations.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import type { Clock } from '#server/clock.ts'
import { toJson } from '#server/data/engine/codec.ts'
import { addressLine, inOr, type DeskCustomer } from '#domain/customers/customer.ts'
import { countedLine, unitWordOf } from '#content/pages/quote.ts'
import { senderName, type Message } from '#domain/messages/message.ts'
import { groupOf, type PriceGroup } from '#domain/prices/price-terms.ts'
import { sourced, type KnownPack, type QuoteFormLine } from '#domain/quotes/line-form.ts'
import { QUOTATION_FIELDS } from '#domain/quotes/quotation-fields.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import { dayAfter, type QuotationForm } from '#domain/quotes/quotation-form.ts'
import { namedPack } from '#domain/products/pack-label.ts'
import { piecesOf } from '#domain/quotes/quote-line.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { blankRecord } from '#domain/fields/field.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'

/** What a quotation begins with: what the settings say, and nobody to send it to. */
export function blankForm(settings: SiteSettings, today: string): QuotationForm {
  return {
    ...blankRecord(QUOTATION_FIELDS),
    validUntil: dayAfter(today, settings.quoteValidityDays),
    delivery: settings.quoteDelivery,
    payment: settings.quotePayment,
    terms: settings.quoteTerms,
    lines: [],
  }
}

/** The same for a request: who asked, and what for. */
export function formOfRequest(
  blank: QuotationForm,
  { content, locale }: Message,
  lines: readonly RequestLine[],
  packOf: (stockCode: string) => KnownPack | null,
): QuotationForm {
  const quote = content.kind === 'quote' ? content : null
  return {
    ...blank,
    customerName: senderName(content),
    customerCompany: quote?.companyName ?? '',
    customerPhone: content.phone,
    customerEmail: content.email,
    customerAddress: [quote?.address, quote?.city].filter(Boolean).join(locale === 'ar' ? '، ' : ', '),
    project: quote?.project ?? '',
    locale,
    lines: lines.map((line) => toFormLine(line, packOf(line.stockCode), locale)),
  }
}

/** What a quotation for a customer begins with. */
export function formOfCustomer(form: QuotationForm, customer: DeskCustomer): QuotationForm {
  const { language, name, company, phones, emails, vat, cr } = customer
  return {
    ...withTerms(form, customer),
    priceGroup: customer.priceGroup,
    locale: language,
    customerName: inOr(name, language),
    customerCompany: inOr(company, language),
    customerPhone: phones[0] ?? '',
    customerEmail: emails[0] ?? '',
    customerVat: vat,
    customerCr: cr,
    customerAddress: addressLine(customer),
  }
}

/** The same for a request of a customer: what its sender wrote stays. */
export function completedBy(form: QuotationForm, customer: DeskCustomer): QuotationForm {
  const known = formOfCustomer(form, customer)
  const keys = [
    'customerCompany',
    'customerPhone',
    'customerEmail',
    'customerVat',
    'customerCr',
    'customerAddress',
  ] as const
  const { priceGroup } = customer
  return {
    ...withTerms(form, customer),
    priceGroup,
    ...Object.fromEntries(keys.map((key) => [key, form[key] || known[key]])),
  }
}

/** Terms that were agreed with a customer stand in place of those of the settings. */
function withTerms(form: QuotationForm, { payment, delivery }: DeskCustomer): QuotationForm {
  const agreed = (own: Localized, usual: Localized) => (own.ar === '' && own.en === '' ? usual : own)
  return { ...form, payment: agreed(payment, form.payment), delivery: agreed(delivery, form.delivery) }
}

/** The same for another time: today's validity and list prices. What differs from before is noted for staff. */
export function formOfCopy(
  { validUntil }: QuotationForm,
  { name, form }: { name: string; form: QuotationForm },
  packOf: (stockCode: string) => KnownPack | null,
  groups: readonly PriceGroup[],
): QuotationForm {
  const changes: string[] = []
  const lines = form.lines.map((line) => {
    const pack = line.kind === 'pack' ? packOf(line.stockCode) : null
    const anew = sourced(line, pack, groupOf(groups, form.priceGroup), true)
    const listed = anew.unitPrice
    if (listed === null || listed === line.unitPrice) return anew
    const before = line.unitPrice === null ? '–' : moneyText(line.unitPrice)
    changes.push(`${line.stockCode}: ${before} > ${moneyText(listed)}`)
    return anew
  })
  const internalNote = [name, ...changes].filter(Boolean).join('\n')
  return { ...form, validUntil, customerReference: '', remindCustomer: false, lines, internalNote }
}

/** Lines that a request has asked for have the prices of its customer's group and of as many pieces. */
export function withListedPrices(
  form: QuotationForm,
  packOf: (stockCode: string) => KnownPack | null,
  groups: readonly PriceGroup[],
): QuotationForm {
  const group = groupOf(groups, form.priceGroup)
  const priced = (line: QuoteFormLine) =>
    line.unitPrice === null ? line : sourced(line, packOf(line.stockCode), group, true)
  return { ...form, lines: form.lines.map(priced) }
}

const ARABIC = /\p{Script=Arabic}/u

function toFormLine(line: RequestLine, pack: KnownPack | null, locale: Locale): QuoteFormLine {
  const { stockCode, name, text, qty, unit, note } = line
  // What was written in Arabic alone has no English name before somebody gives it one.
  const written = (language: Locale) => (language === 'en' && ARABIC.test(text) ? '' : text || stockCode)
  const named = (language: Locale) => namedPack(name[language], line.pack[language]) || written(language)
  const boxQuantity = pack ? pack.boxQuantity : line.boxQuantity
  // Nobody knows how many pieces that is: staff read what was asked for, and count them.
  const isPack = stockCode !== '' && text === ''
  const unitWord = isPack || qty === null || unit === 'piece' ? '' : unitWordOf(line, locale)
  const isUncounted = unitWord === '' && piecesOf({ qty, unit, boxQuantity }) === null
  return {
    kind: isPack ? 'pack' : 'text',
    stockCode: text === '' ? stockCode : '',
    nameAr: pack?.nameAr || named('ar'),
    nameEn: pack?.nameEn || named('en'),
    note: (isUncounted ? [countedLine(line, locale), note].filter(Boolean).join(' · ') : note).slice(0, 500),
    qty: qty ?? 1,
    unit: isUncounted || unitWord !== '' || unit === 'other' ? 'piece' : unit,
    boxQuantity,
    unitPrice: isUncounted ? null : (pack?.price ?? null),
    discount: 0n,
    vatRate: 15,
    ...(unitWord && { unitWord }),
  }
}

export function isSame(one: QuotationForm, other: QuotationForm): boolean {
  const text = (form: QuotationForm) =>
    toJson(Object.entries({ ...form, lines: form.lines.map((line) => Object.entries(line).map(String).toSorted()) }))
  return text(one) === text(other)
}

export function withDelivery(form: QuotationForm): QuotationForm {
  const lines = form.lines.map((line) =>
    line.kind === 'delivery' && line.nameAr === '' && line.nameEn === ''
      ? { ...line, nameAr: deliveryLine.ar, nameEn: deliveryLine.en }
      : line,
  )
  return { ...form, lines }
}

type Opened = { name: string; at: string }

/** Who has opened which draft of a quotation of late, as far as this server was asked for its form. */
type OpenDrafts = {
  /** Notes that somebody opens it; answers who else did before. */
  open(quotationId: string, by: Pick<StaffCaller, 'id' | 'name'>): Opened | null
}

const KEPT_MS = 30 * 60_000

export function createOpenDrafts({ clock }: { clock: Clock }): OpenDrafts {
  const opened = new Map<string, Opened & { quotationId: string; by: string }>()
  return {
    open(quotationId, { id, name }) {
      const now = clock()
      for (const [key, { at }] of opened) if (now.getTime() - Date.parse(at) > KEPT_MS) opened.delete(key)
      const others = [...opened.values()].filter((one) => one.quotationId === quotationId && one.by !== id)
      opened.set(`${quotationId} ${id}`, { quotationId, by: id, name, at: now.toISOString() })
      const last = others.toSorted((one, other) => (one.at < other.at ? 1 : -1))[0]
      return last ? { name: last.name, at: last.at } : null
    },
  }
}
