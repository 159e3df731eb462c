/** The encodings that files of text come in; each is a label of `TextDecoder`. */
export const TEXT_ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const
export type TextEncoding = (typeof TEXT_ENCODINGS)[number]

export const SEPARATORS = { comma: ',', semicolon: ';', tab: '\t' } as const
export type Separator = keyof typeof SEPARATORS

/** A sheet of a workbook; `rows` are those with a value. */
export type SheetOfFile = { name: string; hidden: boolean; rows: number }

/** What a readable file is. Of a workbook encoding and separator are null; a file of text is one sheet without a name. */
export type SheetFile = {
  source: CellSource
  encoding: TextEncoding | null
  /** An encoding that nothing in the file proves: people are to look whether its lines read well. */
  encodingGuessed: boolean
  separator: Separator | null
  sheets: SheetOfFile[]
  /** Which of them was read. */
  sheet: number
  /** Cells that stand in merged ranges are filled, but for very many. */
  mergedFilled: boolean
}

export type SheetLimits = {
  bytes: number
  /** Below the headings; whoever knows where those stand counts exactly. */
  rows: number
  columns: number
  /** Characters of a cell. */
  characters: number
  /** Of a workbook, once unpacked. */
  unpackedBytes: number
  parts: number
  /** Of a processor. */
  milliseconds: number
}

const MEGABYTE = 1024 ** 2

export const SHEET_LIMITS: SheetLimits = {
  bytes: 20 * MEGABYTE,
  rows: 20_000,
  columns: 100,
  characters: 32_767,
  unpackedBytes: 200 * MEGABYTE,
  parts: 2_000,
  milliseconds: 60_000,
}

/** Of the archive of pictures that may come with a file; pictures hardly become smaller when they are packed. */
export const PICTURES_LIMITS = { bytes: 200 * MEGABYTE, parts: 2_000, unpackedBytes: 400 * MEGABYTE }

/** Above this row headings are looked for; what stands there counts against no limit of rows. */
export const HEADING_ROWS = 20

/** Cells of merged ranges that are filled with the value of the first. */
export const MOST_MERGED_CELLS = 200_000

/** What the reader may be told where it cannot know. */
export type SheetChoice = {
  encoding?: TextEncoding | undefined
  separator?: Separator | undefined
  /** Place or name of the sheet; otherwise the first that is not hidden. */
  sheet?: number | string | undefined
}

/** Why a file is refused as a whole; `limit` is the figure that it is beyond. `later`: it was not the file's fault. */
export type FileProblem =
  | { code: 'unreadable' | 'other-format' | 'empty' | 'unknown-sheet' | 'mojibake' | 'active' | 'formula' | 'later' }
  | { code: 'bytes' | 'rows' | 'columns' | 'unpacked' | 'parts' | 'slow' | 'lines'; limit: number }
  | { code: 'characters'; limit: number; row: number }
  | { code: 'quote-open'; row: number }

/** Cells as a sheet keeps them, before anybody asks what they mean. They may be stored as JSON. */
export type SheetCell = string | number | boolean | null | PaddedCell | DateCell | ErrorCell

/** A number with a format of zeros: `12` that is shown as `0012`. */
type PaddedCell = { number: number; digits: number }
/** `2026-05-12`, with the hour where there is one: `2026-05-12T08:30:00`. */
type DateCell = { date: string }
/** `#N/A` and its like; empty for a formula whose value was not stored. */
type ErrorCell = { error: string }

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

function paddedText({ number, digits }: PaddedCell): string {
  return String(number).padStart(digits, '0')
}

export function cellNumber(cell: SheetCell | undefined): number | undefined {
  if (typeof cell === 'number') return cell
  return cell !== null && typeof cell === 'object' && 'number' in cell ? cell.number : undefined
}
