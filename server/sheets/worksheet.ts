import { isDateFormat, isPercentFormat, serialDate, zeroDigits } from '#domain/sheets/number-format.ts'
import { isBlank, type SheetCell, type SheetRow, type SheetLimits } from '#domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-kind.ts'
import { unescapeText, type XmlVisitor } from './xml-items.ts'

export type CellContext = {
  strings: string[]
  /** How the numbers of a style are shown. */
  styles: NumberStyle[]
  since1904: boolean
  limits: SheetLimits
}

export type NumberStyle = { isDate: boolean; isPercent: boolean; digits: number }

/** Cells that are one; rows from 1, columns from 0. */
export type MergedCells = { first: number; last: number; column: number }

type SheetItem = { row: SheetRow } | { merged: MergedCells }

/** The last column that a sheet can have, from 0. */
const LAST_COLUMN = 16_383
const LAST_ROW = 1_048_576

/** Reads the rows of a sheet that hold a value, and which cells are merged over several rows. */
export function worksheetVisitor(context: CellContext): (emit: (item: SheetItem) => void) => XmlVisitor {
  const { columns: mostColumns, characters } = context.limits
  return (emit) => {
    let isInside = false
    let row: SheetRow = { row: 0, cells: [] }
    let column = -1
    let cell: OpenCell | null = null
    let reads = false
    let isPhonetic = false

    function closeCell(closed: OpenCell) {
      const value = cellValue(closed, context)
      if (isBlank(value)) return
      if (column >= mostColumns) throw new FileRefusal({ code: 'columns', limit: mostColumns })
      if (typeof value === 'string' && value.length > characters)
        throw new FileRefusal({ code: 'characters', limit: characters, row: row.row })
      while (row.cells.length < column) row.cells.push(null)
      row.cells[column] = value
    }

    return {
      open(name, attributes) {
        if (name === 'sheetData') isInside = true
        else if (name === 'mergeCell') openMerged(attributes['ref'] ?? '', emit)
        else if (!isInside) return
        else if (name === 'row') {
          row = { row: rowNumber(attributes['r'], row.row), cells: [] }
          column = -1
        } else if (name === 'c') {
          column = columnOf(attributes['r']) ?? column + 1
          cell = {
            type: attributes['t'] ?? 'n',
            style: Number(attributes['s'] ?? 0),
            text: '',
            kept: false,
            formula: false,
          }
        } else if (cell === null) return
        else if (name === 'f') cell.formula = true
        else if (name === 'v' || (name === 't' && !isPhonetic)) reads = cell.kept = true
        else if (name === 'rPh') isPhonetic = true
      },
      text(text) {
        // A little more than is allowed, so that it shows.
        if (cell && reads && cell.text.length <= characters) cell.text += text
      },
      close(name) {
        if (name === 'v' || name === 't') reads = false
        else if (name === 'rPh') isPhonetic = false
        else if (name === 'c' && cell) {
          closeCell(cell)
          cell = null
        } else if (name === 'row' && isInside && row.cells.length > 0) emit({ row })
        else if (name === 'sheetData') isInside = false
      },
    }
  }
}

type OpenCell = { type: string; style: number; text: string; kept: boolean; formula: boolean }

/** The value that was stored: of a formula what Excel had found, and nothing is calculated here. */
function cellValue({ type, style, text, kept, formula }: OpenCell, context: CellContext): SheetCell {
  if (formula && (!kept || (text === '' && type !== 'str'))) return { error: '' }
  if (text === '') return null
  if (type === 's') return context.strings[Number(text)] ?? null
  if (type === 'b') return text === '1' || text === 'true'
  if (type === 'e') return { error: text }
  if (type === 'd') return { date: text }
  const number = type === 'n' ? Number(text) : Number.NaN
  return Number.isFinite(number) ? shownNumber(number, style, context) : unescapeText(text)
}

function shownNumber(number: number, style: number, { styles, since1904 }: CellContext): SheetCell {
  const { isDate, isPercent, digits } = styles[style] ?? PLAIN
  if (isPercent) return `${Number((number * 100).toPrecision(15))}%`
  const date = isDate ? serialDate(number, since1904) : undefined
  if (date !== undefined) return { date }
  return Number.isSafeInteger(number) && number >= 0 && String(number).length < digits ? { number, digits } : number
}

const PLAIN: NumberStyle = { isDate: false, isPercent: false, digits: 0 }

export function numberStyle(id: number, code: string | undefined): NumberStyle {
  return { isDate: isDateFormat(id, code), isPercent: isPercentFormat(id, code), digits: zeroDigits(code) }
}

/** Rows without a number, or with one before the last, stand below that. */
function rowNumber(text: string | undefined, before: number): number {
  const number = Number(text)
  const place = Number.isSafeInteger(number) && number > before ? number : before + 1
  if (place > LAST_ROW) throw new FileRefusal({ code: 'unreadable' })
  return place
}

const REFERENCE = /^([A-Z]{1,3})(\d{1,7})$/iu

function columnOf(reference: string | undefined): number | undefined {
  const letters = REFERENCE.exec(reference ?? '')?.[1]
  if (letters === undefined) return undefined
  const column = [...letters.toUpperCase()].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
  if (column > LAST_COLUMN) throw new FileRefusal({ code: 'unreadable' })
  return column
}

function openMerged(range: string, emit: (item: SheetItem) => void) {
  const [from = '', to = ''] = range.split(':')
  const [first, last] = [REFERENCE.exec(from)?.[2], REFERENCE.exec(to)?.[2]].map(Number)
  const column = columnOf(from)
  if (column !== undefined && first && last && last > first) emit({ merged: { first, last, column } })
}
