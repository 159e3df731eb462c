import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import { piecesOf } from '#domain/quotes/quote-line.ts'
import type { Localized } from '#domain/text/locale.ts'

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
