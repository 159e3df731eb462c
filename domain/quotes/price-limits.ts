import type { PackLimits } from '#domain/prices/pack-price.ts'
import { listedPrice, type PriceGroup } from '#domain/prices/price-terms.ts'
import type { KnownPack, QuoteFormLine } from './line-form.ts'
import { toQuoteTotals } from './quote-money.ts'
import { WHOLE_DISCOUNT } from './typed-amount.ts'

export type Limits = {
  /** In per cent, off what is typed and off the list; null for any. */
  maxDiscount: number | null
  packOf: (stockCode: string) => KnownPack | null
  limitsOf: (stockCode: string) => PackLimits | undefined
  group: PriceGroup | null
}

/** The places, from 1, of lines that are cheaper than whoever sends them may sell. */
export function beyondLimits(lines: readonly QuoteFormLine[], limits: Limits): number[] {
  const { lines: amounts } = toQuoteTotals(lines)
  return lines.flatMap((line, at) => {
    const { net, pieces } = amounts[at]!
    if (net === null) return []
    const { minPrice = null } = limits.limitsOf(line.stockCode) ?? {}
    const pack = line.stockCode === '' ? null : limits.packOf(line.stockCode)
    const listed = pack && listedPrice(pack, pieces, limits.group)
    const most = BigInt((limits.maxDiscount ?? 100) * 100)
    const whole = BigInt(WHOLE_DISCOUNT)
    const isBelowList = listed !== null && net * whole < listed.price * BigInt(pieces) * (whole - most)
    const isBelowLeast = minPrice !== null && net < BigInt(minPrice) * BigInt(pieces)
    return line.discount > most || isBelowList || isBelowLeast ? [at + 1] : []
  })
}
