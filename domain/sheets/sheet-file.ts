import type { CellSource } from './sheet-cell.ts'

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
