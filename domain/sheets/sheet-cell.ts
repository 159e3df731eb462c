/** Cells as a sheet keeps them, before anybody asks what they mean. They may be stored as JSON. */
export type SheetCell = string | number | boolean | null | PaddedCell | DateCell | ErrorCell

/** A number with a format of zeros: `12` that is shown as `0012`. */
export type PaddedCell = { number: number; digits: number }
/** `2026-05-12`, with the hour where there is one: `2026-05-12T08:30:00`. */
export type DateCell = { date: string }
/** `#N/A` and its like; empty for a formula whose value was not kept. */
export type ErrorCell = { error: string }

/** A row with its number in the sheet, the first being 1; blank cells behind its last value are left out. */
export type SheetRow = { row: number; cells: SheetCell[] }

/** What Excel makes of typed codes and numbers is another thing in files of text than in workbooks. */
export type CellSource = 'text' | 'workbook'

export function isBlank(cell: SheetCell | undefined): boolean {
  return cell === undefined || cell === null || (typeof cell === 'string' && cell.trim() === '')
}

/** A cell as people see it in the sheet, to be shown beside what is wrong with it. */
export function shownCell(cell: SheetCell | undefined): string {
  if (cell === undefined || cell === null) return ''
  if (typeof cell !== 'object') return String(cell)
  if ('date' in cell) return cell.date
  return 'error' in cell ? cell.error : paddedText(cell)
}

export function paddedText({ number, digits }: PaddedCell): string {
  return String(number).padStart(digits, '0')
}

/** The number of a cell that holds one. */
export function cellNumber(cell: SheetCell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  return cell !== null && typeof cell === 'object' && 'number' in cell ? cell.number : undefined
}
