import type { Locale } from '#domain/text/locale.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { LineKind } from './line-form.ts'
import type { LineRole } from './line-choice.ts'
import type { QuoteUnit } from './quote-line.ts'
import type { VatRate } from './quote-money.ts'

export const QUOTATION_STATES = [
  'draft',
  'sent',
  'change-requested',
  'accepted',
  'declined',
  'expired',
  'withdrawn',
  'replaced',
] as const
export type QuotationState = (typeof QUOTATION_STATES)[number]

/** How a state stands in its row: that an offer has expired is seen by its date. */
export type StoredState = Exclude<QuotationState, 'expired'>

/** What can still be answered. */
export const OPEN_STATES = ['sent', 'change-requested'] as const satisfies StoredState[]

export function isOpenState(state: string): boolean {
  return OPEN_STATES.some((open) => open === state)
}

/** An offer holds until its last day is over in Riyadh. `today` is the day there. */
export function stateOn(state: StoredState, validUntil: string, today: string): QuotationState {
  return isOpenState(state) && validUntil < today ? 'expired' : state
}

export function isQuotationState(text: unknown): text is QuotationState {
  return QUOTATION_STATES.some((state) => state === text)
}

export const DECLINE_REASONS = ['price', 'time', 'supplier', 'cancelled', 'other'] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export const SENDING_WAYS = ['mail', 'link', 'both'] as const
export type SendingWay = (typeof SENDING_WAYS)[number]

export const QUOTATION_SERIES = 'QT'
export const PROFORMA_SERIES = 'PF'
/** Below the private page of a request. */
export const PROFORMA_FILE = 'proforma.pdf'

/** `QT-2026-00017`, `PF-2026-00007`: the series, the year in Riyadh and the place in it. */
export function documentNumber(series: DocumentSeries, year: number, place: number): string {
  return `${series}-${year}-${String(place).padStart(5, '0')}`
}

type DocumentSeries = typeof QUOTATION_SERIES | typeof PROFORMA_SERIES

/** A revision as people read it, the same everywhere: the first has the number alone, the second is `QT-2026-00017-R2`. */
export function revisionName(number: string, revision: number): string {
  return revision === 1 ? number : `${number}-R${revision}`
}

/** The file of a revision: `QT-2026-00017-R1.pdf`. */
export function revisionFile(number: string, revision: number): string {
  return `${number}-R${revision}.pdf`
}

const TYPED = /^(?:qt)?[-\s]*(?:(?<year>20\d\d)[-\s]+)?0*(?<place>\d{1,9})(?:[-\s]*r\d+)?$/i

/** What a typed text says of a number (`17`, `qt17`, `QT-2026-00017-R2`) as SQL's `like` compares it; null for none. */
export function typedQuotationNumber(text: string): string | null {
  const { year, place } = TYPED.exec(toLatinDigits(text).trim())?.groups ?? {}
  return place === undefined ? null : `${QUOTATION_SERIES}-${year ?? '____'}-${place.padStart(5, '0')}`
}

export type QuotationHouse = {
  nameAr: string
  nameEn: string
  addressAr: string
  addressEn: string
  phone: string
  email: string
  crNumber: string
  vatNumber: string
  bankNameAr: string
  bankNameEn: string
  bankAccount: string
  bankIban: string
  /** The name of a stored file. */
  logo: string | null
  /** Of labels, as `#rrggbb`. */
  colour: string
}

/** Who of the house signs it; '' where nobody has said so. */
export type QuotationSalesman = { name: string; mobile: string }

export type QuotationCustomer = {
  name: string
  company: string
  phone: string
  email: string
  vat: string
  cr: string
  address: string
  /** The customer's own number of the purchase, and what it is for. */
  reference: string
  project: string
}

export type QuotationDocumentLine = {
  kind: LineKind
  stockCode: string
  nameAr: string
  nameEn: string
  qty: number
  unit: QuoteUnit
  pieces: number
  unitPrice: string
  gross: string
  discount: string
  net: string
  vatRate: VatRate
  note: string
  /** What the customer may choose, and what counts in no sum until then. */
  role?: LineRole
  unitWord?: string
}

/** What a quotation says, as it is sent and frozen: plain JSON; money as decimal text with two places (SAR). */
export type QuotationDocument = {
  /** Of a proforma invoice: its own number and the customer's order; absent in a quotation. */
  proforma?: { number: string; poNumber: string }
  /** `QT-2026-00017`; null in a draft that was never sent. */
  number: string | null
  /** Of the request that it answers. */
  requestNumber: string | null
  /** From 1. */
  revision: number
  isDraft: boolean
  /** The customer's: direction of the document. */
  locale: Locale
  /** Days in Riyadh. */
  date: string
  validUntil: string
  house: QuotationHouse
  salesman: QuotationSalesman
  customer: QuotationCustomer
  lines: QuotationDocumentLine[]
  subtotal: string
  discountTotal: string
  vat: { rate: VatRate; taxable: string; amount: string }[]
  vatTotal: string
  total: string
  deliveryAr: string
  deliveryEn: string
  paymentAr: string
  paymentEn: string
  termsAr: string
  termsEn: string
  statusUrl: string
}
