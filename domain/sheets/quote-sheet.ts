import { readCodeCell } from './code-cell.ts'
import { type CellReading, isMojibake, type CellReason, readTextCell } from './cell-reading.ts'
import { fieldsOf, findHeadings, headingTable, isTotalWord } from './headings.ts'
import type { KnownCodes } from './known-codes.ts'
import { readNumberCell } from './number-cell.ts'
import { columnHeadings } from './products/column-names.ts'
import { type CellSource, isBlank, type SheetCell, type SheetRow, shownCell, HEADING_ROWS } from './sheet-file.ts'

/** A row that asks for something. What it has none of is ''; `text` stands for a row without a code. */
export type QuoteSheetLine = {
  row: number
  stockCode: string
  productCode: string
  text: string
  quantity: number
  unit: string
  note: string
}

/** A row that could not be taken, with the cell that is to blame as it stands there. */
export type QuoteSheetProblem = {
  row: number
  field: QuoteSheetField
  value: string
  reason: CellReason
  suggestion: string | null
}

export type QuoteSheet = {
  lines: QuoteSheetLine[]
  /** Rows without a quantity, as most of the catalogue file has. */
  skipped: number
  problems: QuoteSheetProblem[]
}

export const MOST_QUOTE_ROWS = 2_000
const MOST_QUANTITY = 100_000
/** Of a cell that is not taken nobody has to see more. */
const MOST_SHOWN = 100

export type QuoteSheetField = 'stock_code' | 'product_code' | 'text' | 'quantity' | 'unit' | 'note'

const HEADINGS = headingTable<QuoteSheetField>(
  {
    stock_code: columnHeadings('stock_code'),
    product_code: columnHeadings('product_code').concat('Code', 'الرمز', 'الكود'),
    text: ['Description', 'Item', 'Item description', 'Material', 'الوصف', 'البيان', 'الصنف', 'اسم الصنف', 'المادة'],
    quantity: ['الكمية', 'كمية', 'العدد', 'الكمية المطلوبة', 'Quantity', 'Qty', 'Required qty', 'Required quantity'],
    unit: ['الوحدة', 'وحدة', 'وحدة القياس', 'Unit', 'UOM', 'U/M'],
    note: ['ملاحظة', 'ملاحظات', 'Note', 'Notes', 'Remarks'],
  },
  ['stock_code', 'product_code', 'quantity'],
)

/** Without headings the first column is the code, the second the quantity. */
const WITHOUT_HEADINGS: QuoteSheetField[] = ['stock_code', 'quantity']

const QUANTITY_WITH_WORD = /^([\p{Nd}.,٫٬،]+)\s*(\p{L}[\p{L}\p{M}. ]{0,30})$/u

/** Gathers what rows of a sheet ask for. `isFull` once that is more than is taken; `isDamaged` where headings are. */
export function quoteSheetCollector(codes: KnownCodes, source: CellSource) {
  const sheet: QuoteSheet = { lines: [], skipped: 0, problems: [] }
  let fields: (QuoteSheetField | null)[] | null = null
  let isDamaged = false

  /** The rows behind the headings, which stand in the first portion. */
  function behindHeadings(rows: readonly SheetRow[]): readonly SheetRow[] {
    const found = findHeadings(rows, HEADINGS)
    fields = found?.fields ?? WITHOUT_HEADINGS
    if (found) return rows.filter(({ row }) => row > found.row)
    isDamaged = rows.slice(0, HEADING_ROWS).some(({ cells }) => cells.some((cell) => isMojibake(shownCell(cell))))
    const quantity = rows[0]?.cells[1]
    const isHeading = typeof quantity === 'string' && !isBlank(quantity) && !/\p{N}/u.test(quantity)
    return isHeading ? rows.slice(1) : rows
  }

  function take({ row, cells }: SheetRow, places: (QuoteSheetField | null)[]) {
    if (new Set(fieldsOf(cells, HEADINGS).filter((field) => field !== null)).size >= 2) return
    const cellOf = (field: QuoteSheetField) => cells[places.indexOf(field)]
    const { number, word } = withoutWord(cellOf('quantity'))
    const quantity = readNumberCell(number, { places: 0, least: 0, most: MOST_QUANTITY })
    if (isTotal(cells) || (quantity.ok && !quantity.value)) {
      sheet.skipped++
      return
    }
    const read = {
      stock_code: readCodeCell(cellOf('stock_code'), codes, source),
      product_code: readCodeCell(cellOf('product_code'), codes, source),
      quantity,
      unit: readTextCell(isBlank(cellOf('unit')) ? word : cellOf('unit')),
      note: readTextCell(cellOf('note')),
    }
    const text = wordsOf(cells, places)
    if (!filled(read.stock_code) && !filled(read.product_code) && text === '') return
    const problem = problemOf({ ...read, text: readTextCell(cellOf('text')) })
    if (problem) {
      const { field, reason, suggestion = null } = problem
      sheet.problems.push({ row, field, value: shownCell(cellOf(field)).slice(0, MOST_SHOWN), reason, suggestion })
      return
    }
    const [stockCode, productCode] = [textOf(read.stock_code), textOf(read.product_code)]
    sheet.lines.push({
      row,
      stockCode,
      productCode,
      text: stockCode || productCode ? '' : text,
      quantity: quantity.ok ? quantity.value! : 0,
      unit: textOf(read.unit),
      note: textOf(read.note),
    })
  }

  return {
    sheet,
    take(rows: readonly SheetRow[]) {
      const asked = fields === null ? behindHeadings(rows) : rows
      for (const row of asked) take(row, fields ?? WITHOUT_HEADINGS)
    },
    isFull: () => sheet.lines.length + sheet.problems.length > MOST_QUOTE_ROWS,
    isDamaged: () => isDamaged,
  }
}

/** What a cell such as `24 كرتون` asks for: the number, and the word behind it. */
function withoutWord(cell: SheetCell | undefined): { number: SheetCell | undefined; word: string } {
  const [, number, word = ''] = (typeof cell === 'string' && QUANTITY_WITH_WORD.exec(cell.trim())) || []
  return number === undefined ? { number: cell, word: '' } : { number, word }
}

/** A row that adds up the others. */
function isTotal(cells: SheetCell[]): boolean {
  const first = cells.find((cell) => !isBlank(cell))
  return typeof first === 'string' && isTotalWord(first)
}

/** The words of a row: its description, or else the first in a column that is nothing else. */
function wordsOf(cells: SheetCell[], places: (QuoteSheetField | null)[]): string {
  const described = cells[places.indexOf('text')]
  const other = cells.find((cell, column) => !places[column] && typeof cell === 'string' && !isBlank(cell))
  const words = isBlank(described) ? other : described
  const read = readTextCell(words)
  return read.ok ? (read.value ?? '') : ''
}

function problemOf(read: Record<QuoteSheetField, CellReading<string> | CellReading<number>>) {
  for (const field of Object.keys(read) as QuoteSheetField[]) {
    const reading = read[field]
    if (!reading.ok) return { field, reason: reading.reason, suggestion: reading.suggestion }
  }
  return null
}

function filled(reading: CellReading<string>): boolean {
  return !reading.ok || reading.value !== null
}

function textOf(reading: CellReading<string>): string {
  return reading.ok ? (reading.value ?? '') : ''
}
