import {
  breaksText,
  groupPricesText,
  readBreaks,
  readGroupPrices,
  type PriceTerms,
} from '#domain/prices/price-terms.ts'
import type { Typed } from '#domain/quotes/typed-amount.ts'
import { type CellReading, refusedCell, taken, readTextCell } from '#domain/sheets/cell-reading.ts'
import type { SheetCell } from '#domain/sheets/sheet-file.ts'

/** `24 = 17.50; 96 = 16.00`: programs for tables would take one with a colon for a time of day. */
function inSheet(text: string): string {
  return text.replaceAll(': ', ' = ')
}

/** The cells of prices from more pieces on, and of groups. */
export const TERM_CELLS = {
  price_breaks: {
    textOf: ({ breaks }: PriceTerms) => inSheet(breaksText(breaks)),
    read: (cell: SheetCell | undefined) => reading(cell, readBreaks, breaksText) ?? refusedCell('malformed-breaks'),
  },
  group_prices: {
    textOf: ({ groups }: PriceTerms) => inSheet(groupPricesText(groups)),
    read: (cell: SheetCell | undefined) =>
      reading(cell, readGroupPrices, groupPricesText) ?? refusedCell('malformed-group-prices'),
  },
}

/** Null for what cannot be read. */
function reading<Value>(
  cell: SheetCell | undefined,
  read: (typed: unknown) => Typed<Value>,
  textOf: (value: Value) => string,
): CellReading<string> | null {
  const typed = readTextCell(cell)
  if (!typed.ok || typed.value === null) return typed
  const said = read(typed.value)
  return 'value' in said ? taken(textOf(said.value)) : null
}
