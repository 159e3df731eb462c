import { dividedHalfUp } from './halalas.ts'
import type { LineRole } from './line-choice.ts'
import { piecesOf, type QuoteUnit } from './quote-line.ts'
import { WHOLE_DISCOUNT } from './typed-amount.ts'

export const VAT_RATES = [15, 0] as const
export type VatRate = (typeof VAT_RATES)[number]

export type PricedLine = {
  qty: number
  unit: QuoteUnit
  /** How many pieces a carton holds; null where that is no whole number. */
  boxQuantity: number | null
  /** Halalas for a piece without VAT; null where there is no price yet. */
  unitPrice: bigint | null
  /** In hundredths of a per cent. */
  discount: bigint
  vatRate: VatRate
  /** What the customer may choose counts in no sum. */
  role?: LineRole | undefined
}

export type LineAmounts = { pieces: number; gross: bigint | null; net: bigint | null }

/** What lines that count come to. */
export type QuoteSums = {
  subtotal: bigint
  discountTotal: bigint
  vat: { rate: VatRate; taxable: bigint; amount: bigint }[]
  vatTotal: bigint
  total: bigint
}

export type QuoteTotals = QuoteSums & { lines: LineAmounts[] }

/**
 * What a quotation comes to. Halalas are rounded half up, once for each line and once for the VAT of each rate, as
 * invoices in Saudi Arabia have it (EN 16931, BR-S-09). Lines without a price yet count nothing.
 */
export function toQuoteTotals(lines: readonly PricedLine[]): QuoteTotals {
  const amounts = lines.map(toLineAmounts)
  const counted = lines.flatMap(({ role, vatRate }, place) => (role ? [] : { ...amounts[place]!, vatRate }))
  return { lines: amounts, ...toQuoteSums(counted) }
}

type Counted = Pick<LineAmounts, 'gross' | 'net'> & { vatRate: VatRate }

export function toQuoteSums(counted: readonly Counted[]): QuoteSums {
  const vat = VAT_RATES.flatMap((rate) => {
    const nets = counted.flatMap(({ net, vatRate }) => (vatRate === rate && net !== null ? [net] : []))
    const taxable = sum(nets)
    return nets.length === 0 ? [] : [{ rate, taxable, amount: dividedHalfUp(taxable * BigInt(rate), 100n) }]
  })
  const subtotal = sum(counted.map(({ net }) => net ?? 0n))
  const vatTotal = sum(vat.map(({ amount }) => amount))
  return {
    subtotal,
    discountTotal: sum(counted.map(({ gross, net }) => (gross ?? 0n) - (net ?? 0n))),
    vat,
    vatTotal,
    total: subtotal + vatTotal,
  }
}

function toLineAmounts(line: PricedLine): LineAmounts {
  const pieces = piecesOf(line)
  if (pieces === null) throw new Error('A carton of this pack has no whole number of pieces')
  if (line.unitPrice === null) return { pieces, gross: null, net: null }
  const gross = BigInt(pieces) * line.unitPrice
  const whole = BigInt(WHOLE_DISCOUNT)
  return { pieces, gross, net: dividedHalfUp(gross * (whole - line.discount), whole) }
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((all, one) => all + one, 0n)
}
