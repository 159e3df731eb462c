import type { PriceSource } from '#domain/prices/price-terms.ts'
import { moneyText } from './halalas.ts'
import type { LineKind, QuoteFormLine } from './line-form.ts'
import type { LineUnit } from './quote-line.ts'
import type { LineAmounts, QuoteTotals, VatRate } from './quote-money.ts'

/** A line as calls answer it: money as text. */
export type QuoteLineDto = {
  kind: LineKind
  stock_code: string
  name_ar: string
  name_en: string
  qty: number
  unit: LineUnit
  unit_word: string
  /** Null where there is no price yet. */
  unit_price: string | null
  price_source: PriceSource | ''
  discount: string
  vat_rate: VatRate
  line_note: string
  optional: boolean
  alternative: boolean
  pieces: number
  gross: string | null
  net: string | null
}

export type QuoteTotalsDto = {
  lines: QuoteLineDto[]
  subtotal: string
  discount_total: string
  vat: { rate: VatRate; taxable: string; amount: string }[]
  vat_total: string
  total: string
}

export function toQuoteTotalsDto(lines: readonly QuoteFormLine[], totals: QuoteTotals): QuoteTotalsDto {
  return {
    lines: lines.map((line, place) => toLineDto(line, totals.lines[place]!)),
    subtotal: moneyText(totals.subtotal),
    discount_total: moneyText(totals.discountTotal),
    vat: totals.vat.map(({ rate, taxable, amount }) => ({
      rate,
      taxable: moneyText(taxable),
      amount: moneyText(amount),
    })),
    vat_total: moneyText(totals.vatTotal),
    total: moneyText(totals.total),
  }
}

function toLineDto(line: QuoteFormLine, { pieces, gross, net }: LineAmounts): QuoteLineDto {
  const {
    kind,
    stockCode,
    nameAr,
    nameEn,
    qty,
    unit,
    unitPrice,
    discount,
    vatRate,
    note,
    role,
    unitWord,
    priceSource,
  } = line
  return {
    kind,
    stock_code: stockCode,
    name_ar: nameAr,
    name_en: nameEn,
    qty,
    unit: unitWord ? 'other' : unit,
    unit_word: unitWord ?? '',
    unit_price: unitPrice === null ? null : moneyText(unitPrice),
    price_source: priceSource ?? '',
    discount: moneyText(discount),
    vat_rate: vatRate,
    line_note: note,
    optional: role === 'optional',
    alternative: role === 'alternative',
    pieces,
    gross: gross === null ? null : moneyText(gross),
    net: net === null ? null : moneyText(net),
  }
}
