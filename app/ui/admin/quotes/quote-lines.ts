import { LINE_CELLS } from '#domain/quotes/line-cells.ts'
import type { LineKind } from '#domain/quotes/line-form.ts'
import type { LineValues } from '#domain/quotes/line-values.ts'
import type { Row } from '#app/ui/admin/form/fields/use-rows.ts'

export type LineCell = (typeof LINE_CELLS)[number]

/** The fields that the lines are. */
export const LINE_NAMES = LINE_CELLS.map((cell) => `${cell}[]`)

/** A pack that can become a line. */
export type PackChoice = {
  stockCode: string
  nameAr: string
  nameEn: string
  boxQuantity: number | null
  price: string
}

const VALUES = new WeakMap<Row, LineValues>()

/** The same object for as long as nothing in the row changes: of many lines only that one is drawn again. */
export function valuesOf(row: Row): LineValues {
  const known = VALUES.get(row)
  if (known) return known
  const values = Object.fromEntries(LINE_CELLS.map((cell, place) => [cell, row.cells[place] ?? ''])) as LineValues
  VALUES.set(row, values)
  return values
}

export function cellsOf(values: LineValues): string[] {
  return LINE_CELLS.map((cell) => values[cell])
}

/** A line that has still to be written. */
export function blankLine(kind: LineKind): LineValues {
  const blank = Object.fromEntries(LINE_CELLS.map((cell) => [cell, ''])) as LineValues
  return { ...blank, kind, qty: '1', unit: 'piece', vat_rate: '15' }
}

export function packLine({ stockCode, nameAr, nameEn, boxQuantity, price }: PackChoice): LineValues {
  return {
    ...blankLine('pack'),
    stock_code: stockCode,
    name_ar: nameAr,
    name_en: nameEn,
    box_quantity: boxQuantity === null ? '' : String(boxQuantity),
    unit_price: price,
  }
}
