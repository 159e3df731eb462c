import { listedPrice, type PriceGroup, type PriceSource, type PriceTerms } from '#domain/prices/price-terms.ts'
import { moneyText } from './halalas.ts'
import { readQuoteLines, type QuoteFormLine } from './line-form.ts'
import { LINE_CELLS } from './line-cells.ts'
import { piecesOf } from './quote-line.ts'
import { toQuoteTotals, type QuoteTotals } from './quote-money.ts'

/** The cells of one line as its form holds them, in the order of `LINE_CELLS`. */
export type LineValues = Record<(typeof LINE_CELLS)[number], string>

export function toLineValues(line: QuoteFormLine): LineValues {
  return {
    kind: line.kind,
    role: line.role ?? '',
    stock_code: line.stockCode,
    name_ar: line.nameAr,
    name_en: line.nameEn,
    qty: String(line.qty),
    unit: line.unit,
    unit_word: line.unitWord ?? '',
    box_quantity: line.boxQuantity === null ? '' : String(line.boxQuantity),
    unit_price: line.unitPrice === null ? '' : moneyText(line.unitPrice),
    discount: line.discount === 0n ? '' : shortDecimal(moneyText(line.discount)),
    vat_rate: String(line.vatRate),
    line_note: line.note,
  }
}

/** What the list says of a pack now, and what it costs the house for whoever may see that. */
export type ListedPack = { price: bigint | null; terms?: PriceTerms | undefined; cost?: number | null }

/** The price of the list for a line as it stands in its form, and where it comes from. */
export function listedOf(
  values: LineValues,
  pack: ListedPack | null | undefined,
  group: PriceGroup | null,
): { price: string; source: PriceSource } | null {
  const [line] = pack ? readQuoteLines([values], () => null).lines : []
  const listed = line && listedPrice(pack!, piecesOf(line) ?? line.qty, group)
  return listed ? { price: moneyText(listed.price), source: listed.source } : null
}

/** Lines as columns of a form; a form without any line sends an empty row. */
export function toLineColumns(lines: readonly LineValues[]): Record<string, string[]> {
  return Object.fromEntries(LINE_CELLS.map((cell) => [`${cell}[]`, lines.map((line) => line[cell])]))
}

/** `12.50` as people type it. */
function shortDecimal(text: string): string {
  return text.replace(/\.?0+$/, '')
}

/** What is left of the lines that count once the house has paid for their packs; null where no cost is known of them. */
export function marginOf(
  values: readonly LineValues[],
  { nets, pieces }: Pick<TypedTotals, 'nets' | 'pieces'>,
  costOf: (stockCode: string) => number | null,
): { halalas: bigint; percent: string } | null {
  let [earned, sold] = [0n, 0n]
  for (const [at, { stock_code: code, role }] of values.entries()) {
    const [cost, net] = [costOf(code), nets[at] ?? null]
    if (cost === null || net === null || role !== '') continue
    earned += net - BigInt(cost) * BigInt(pieces[at]!)
    sold += net
  }
  return sold === 0n ? null : { halalas: earned, percent: (Number((earned * 1000n) / sold) / 10).toFixed(1) }
}

/** What stands in a form at the moment, as far as it can be read. */
export type TypedTotals = {
  totals: QuoteTotals
  /** Of each line; null where it has no price, or none that can be read. */
  nets: (bigint | null)[]
  pieces: number[]
  /** Places of lines that have no price, from 1. */
  unpriced: number[]
}

export function toTypedTotals(values: readonly LineValues[]): TypedTotals {
  const { lines } = readQuoteLines(values, () => null)
  // Cartons of which nobody knows how many pieces they hold count nothing, until somebody has said so.
  const counted = lines.map((line) =>
    piecesOf(line) === null ? { ...line, unit: 'piece' as const, unitPrice: null } : line,
  )
  const totals = toQuoteTotals(counted)
  return {
    totals,
    nets: totals.lines.map(({ net }) => net),
    pieces: totals.lines.map(({ pieces }) => pieces),
    unpriced: totals.lines.flatMap(({ net }, place) =>
      net === null && lines[place]!.kind !== 'heading' ? [place + 1] : [],
    ),
  }
}
