import { toLatinDigits, foldText } from '#domain/text/fold.ts'
import { columnsOf, type Column } from './not-items.ts'
import { unitWordOf } from './units.ts'

/** A row of a table: what it names, and its quantity with the unit. */
export type Row = { words: string; amount: string }

const NUMBER = /^-?\d{1,3}(?:,\d{3})+$|^-?\d+(?:\.\d+)?$/
const WHOLE = /^-?(?:\d{1,3}(?:,\d{3})+|\d+)$/

/** Reads lines with tabs, one after the other: headings say what the columns of the rows behind them are. */
export function readRows(): (line: string, isNumbered: boolean) => Row | 'heading' | null {
  let columns: Column[] | null = null
  return (line, isNumbered) => {
    if (!line.includes('\t')) {
      columns = null
      return null
    }
    const cells = line.split('\t').map((cell) => cell.trim())
    const headings = columnsOf(cells)
    if (headings) {
      columns = headings
      return 'heading'
    }
    return columns?.includes('qty') && cells.length >= columns.indexOf('qty')
      ? namedRow(cells, columns)
      : bareRow(cells, isNumbered)
  }
}

function namedRow(cells: readonly string[], columns: readonly Column[]): Row {
  const of = (column: Column) =>
    cells
      .filter((_, at) => (columns[at] ?? 'words') === column)
      .join(' ')
      .trim()
  return { words: of('words'), amount: `${of('qty')} ${of('unit')}`.trim() }
}

/** The quantity is the whole number beside a unit, else the first that is no number of the row, no price and no sum. */
function bareRow(cells: readonly string[], isNumbered: boolean): Row {
  const latin = cells.map(toLatinDigits)
  const isUnit = (cell: string | undefined) =>
    cell !== undefined && unitWordOf(foldText(cell).replace(/\.$/, '')) !== undefined
  const numbers = latin.flatMap((cell, at) => (NUMBER.test(cell) ? [at] : []))
  const words = latin.findIndex((cell) => cell !== '' && !NUMBER.test(cell) && !isUnit(cell))
  const unit = latin.findIndex(isUnit)
  const amounts = withoutSerial(numbers, latin, { words, isNumbered })
  const whole = amounts.filter((at) => WHOLE.test(latin[at]!))
  const qty =
    (unit === -1 ? undefined : [unit - 1, unit + 1].find((at) => whole.includes(at))) ?? whole[0] ?? amounts[0]
  // Codes of figures alone stand where words are missing.
  const isCode = (at: number) => words === -1 && at === numbers[0] && at !== qty
  const named = cells.filter(
    (cell, at) => cell !== '' && at !== unit && at !== qty && (!NUMBER.test(latin[at]!) || isCode(at)),
  )
  return {
    words: named.join(' '),
    amount: [qty === undefined ? '' : cells[qty], unit === -1 ? '' : cells[unit]].join(' ').trim(),
  }
}

function withoutSerial(
  numbers: readonly number[],
  cells: readonly string[],
  { words, isNumbered }: { words: number; isNumbered: boolean },
): number[] {
  if (words === -1) return numbers.slice(numbers.length > 1 ? 1 : 0)
  const isFollowed = numbers.slice(1).some((at) => WHOLE.test(cells[at]!))
  const isSerial = numbers[0] === 0 && words > 0 && isFollowed && (isNumbered || Number(cells[0]) < 1000)
  return isSerial ? numbers.slice(1) : [...numbers]
}
