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

/** Lines as columns of a form; a form without any line sends an empty row. */
export function toLineColumns(lines: readonly LineValues[]): Record<string, string[]> {
  return Object.fromEntries(LINE_CELLS.map((cell) => [`${cell}[]`, lines.map((line) => line[cell])]))
}

/** `12.50` as people type it. */
function shortDecimal(text: string): string {
  return text.replace(/\.?0+$/, '')
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
