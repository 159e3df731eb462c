import { mailboxOf } from '#domain/messages/email.ts'
import { senderName, type MessageContent } from '#domain/messages/message.ts'
import { isPhone, phoneDigits } from '#domain/messages/phone.ts'
import { moneyText } from '#domain/quotes/halalas.ts'
import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import { piecesOf } from '#domain/quotes/quote-line.ts'
import { answerOf, blankRecord, lineFields, readRecord, type RecordOf } from '#domain/fields/field.ts'
import type { FormFields } from '#domain/fields/form-values.ts'
import type { RecordReading } from '#domain/fields/record-form.ts'
import type { RecordContent } from '#domain/kinds.ts'
import { foldText } from '#domain/text/fold.ts'
import { LOCALES, type Locale, type Localized } from '#domain/text/locale.ts'
import { CUSTOMER_FIELDS } from './customer-fields.ts'
import { NATIONAL_ADDRESS } from './national-address-field.ts'

/** What staff say of a customer, field by field as `CUSTOMER_FIELDS` lists it. */
export type CustomerInput = RecordOf<typeof CUSTOMER_FIELDS>

/** Somebody whom the quote desk knows, by telephone or e-mail. */
export type DeskCustomer = CustomerInput & { id: string; version: number; createdAt: string; updatedAt: string }

export type CustomerTotals = { requests: number; quotes: number; won: bigint; lastAt: string | null }

export const NO_TOTALS: CustomerTotals = { requests: 0, quotes: 0, won: 0n, lastAt: null }

export const BLANK_CUSTOMER: CustomerInput = blankRecord(CUSTOMER_FIELDS)

/** A name in one language is enough; a company alone is one. */
export function readCustomerForm(fields: FormFields, before: CustomerInput | null): RecordReading<CustomerInput> {
  const { input, problems } = readRecord(CUSTOMER_FIELDS, fields, before)
  const { name, company } = { ...(before ?? BLANK_CUSTOMER), ...input }
  const isNamed = [name, company].some((text) => text.ar !== '' || text.en !== '')
  const isJudged = 'name_ar' in problems || 'name_en' in problems || isNamed
  if (!isNamed) return { input, problems: isJudged ? problems : { ...problems, name_ar: { kind: 'missing' } } }
  return { input: name.ar === '' && name.en === '' ? { ...input, name: company } : input, problems }
}

export function customerContent(customer: CustomerInput): RecordContent {
  return lineFields(CUSTOMER_FIELDS, customer)
}

/** What tells one customer from all others: whole telephone numbers, and mailboxes. */
export function contactKeys({ phones, emails }: Pick<CustomerInput, 'phones' | 'emails'>): string[] {
  return [...new Set([...phones.filter(isPhone), ...emails.map(mailboxOf)])]
}

/** The keys of whoever sent a request; a telephone that is no whole number proves nobody. */
export function keysOfSender({ phone, email }: Pick<MessageContent, 'phone' | 'email'>) {
  return { phone: isPhone(phone) ? phone : '', email: email && mailboxOf(email) }
}

/** Who a request is from, as a customer begins. */
export function customerOfRequest(content: MessageContent, language: Locale): CustomerInput {
  const quote = content.kind === 'quote' ? content : null
  return {
    ...BLANK_CUSTOMER,
    name: inItsScript(senderName(content)),
    company: inItsScript(quote?.companyName ?? ''),
    phones: isPhone(content.phone) ? [content.phone] : [],
    emails: content.email === '' ? [] : [content.email],
    address: { ...BLANK_CUSTOMER.address, street: (quote?.address ?? '').slice(0, 200) },
    city: quote?.city ?? '',
    language,
  }
}

/** What a form of a request or quotation says of its customer; '' says nothing. */
export type SaidOfCustomer = Record<'name' | 'company' | 'phone' | 'email' | 'vat' | 'cr' | 'city', string>

/** The fields by which a customer comes to say the same; former numbers and addresses stay behind the new ones. */
export function changedBySaying(customer: CustomerInput, said: SaidOfCustomer): FormFields {
  const texts = (name: 'name' | 'company') => {
    const { ar, en } = inItsScript(said[name])
    return { ...(ar && { [`${name}_ar`]: ar }), ...(en && { [`${name}_en`]: en }) }
  }
  const first = (items: string[], item: string) => [item, ...items.filter((one) => one !== item)]
  const { phone, email, vat, cr, city } = said
  return {
    ...texts('name'),
    ...texts('company'),
    ...(phone && { phones: first(customer.phones, phone) }),
    ...(email && { emails: first(customer.emails, email) }),
    ...(vat && { vat }),
    ...(cr && { cr }),
    ...(city && { city }),
  }
}

/** The address in one line, as quotations have it. */
export function addressLine({ address, city, language }: Pick<CustomerInput, 'address' | 'city' | 'language'>): string {
  const { building, street, additional, postal, short_code } = address
  const parts = [
    [building, street].filter(Boolean).join(' '),
    additional,
    [city, postal].filter(Boolean).join(' '),
    short_code,
  ]
  return parts.filter(Boolean).join(language === 'ar' ? '، ' : ', ')
}

export function inItsScript(text: string): Localized {
  return /\p{Script=Arabic}/u.test(text) ? { ar: text, en: '' } : { ar: '', en: text }
}

/** In one language, or as it is written in the other one. */
export function inOr(text: Localized, locale: Locale): string {
  return text[locale] || text.ar || text.en
}

/** All that a customer is found by, folded as what is looked for. */
export function customerSearchText(customer: CustomerInput): string {
  const { name, company, phones, emails, vat, cr, city, address, priceGroup, owner } = customer
  const names = LOCALES.flatMap((locale) => [name[locale], company[locale]])
  const parts = [
    ...names,
    ...phones.flatMap((phone) => [phone, ...phoneDigits(phone)]),
    ...emails,
    vat,
    cr,
    city,
    priceGroup,
    owner,
  ]
  return foldText([...parts, address.short_code].filter((part) => part !== '').join('\n'))
}

/** What two customers come to who are one: what the first says stays, and what it lacks comes from the other. */
export function mergedCustomer(into: CustomerInput, from: CustomerInput): CustomerInput {
  const pairOf = (key: 'name' | 'company' | 'payment' | 'delivery') => ({
    ar: into[key].ar || from[key].ar,
    en: into[key].en || from[key].en,
  })
  const hasAddress = NATIONAL_ADDRESS.some((part) => into.address[part] !== '')
  return {
    ...into,
    name: pairOf('name'),
    company: pairOf('company'),
    payment: pairOf('payment'),
    delivery: pairOf('delivery'),
    vat: into.vat || from.vat,
    cr: into.cr || from.cr,
    city: into.city || from.city,
    priceGroup: into.priceGroup || from.priceGroup,
    owner: into.owner || from.owner,
    address: hasAddress ? into.address : from.address,
    phones: [...new Set([...into.phones, ...from.phones])],
    emails: [...into.emails, ...from.emails.filter((one) => !into.emails.map(mailboxOf).includes(mailboxOf(one)))],
    note: [into.note, from.note].filter((text) => text !== '').join('\n'),
  }
}

export type CustomerDto = ReturnType<typeof toCustomerDto>

export function toCustomerDto(customer: DeskCustomer, totals: CustomerTotals = NO_TOTALS) {
  return {
    customer_id: customer.id,
    ...answerOf(CUSTOMER_FIELDS, customer),
    requests: totals.requests,
    quotes: totals.quotes,
    won_value: moneyText(totals.won),
    last_request_at: totals.lastAt,
    version: customer.version,
    created_at: customer.createdAt,
    updated_at: customer.updatedAt,
  }
}

/** A pack that a customer has accepted, and how many pieces in all. */
type AcceptedProduct = { stockCode: string; name: Localized; pieces: number }

/** What was accepted most comes first. */
export function acceptedProducts(quotes: readonly Pick<QuotationRow, 'state' | 'form'>[]): AcceptedProduct[] {
  const lines = quotes.filter(({ state }) => state === 'accepted').flatMap(({ form }) => form.lines)
  const packs = Map.groupBy(
    lines.filter(({ kind }) => kind === 'pack'),
    ({ stockCode }) => stockCode,
  )
  return [...packs.values()]
    .map((same) => ({
      stockCode: same[0]!.stockCode,
      name: { ar: same[0]!.nameAr, en: same[0]!.nameEn },
      pieces: same.reduce((sum, line) => sum + (piecesOf(line) ?? 0), 0),
    }))
    .toSorted((one, other) => other.pieces - one.pieces)
}
