import type { Locale } from '#domain/text/locale.ts'
import type { Separator } from './sheet-file.ts'

export const SHEET_FORMATS = ['xlsx', 'csv'] as const
export type SheetFormat = (typeof SHEET_FORMATS)[number]

export const SHEET_TYPES: Record<SheetFormat, string> = {
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  csv: 'text/csv; charset=utf-8',
}

/** A cell as it is written: a text, or one of the few numbers. */
export type WrittenCell = string | number | null
export type WrittenRow = readonly WrittenCell[]

export type WrittenColumn = {
  heading: string
  /** Numbers with two places; whatever else is a number is shown as it is. */
  isMoney?: boolean
  /** Characters that fit into it. */
  width?: number
}

export type WrittenSheet = {
  /** What the sheet of a workbook is called. */
  name: string
  locale: Locale
  columns: readonly WrittenColumn[]
}

export type SheetRequest = { format: SheetFormat; separator?: Separator | undefined }

/** No program takes more characters in a cell. */
const MOST_CHARACTERS = 32_767

/** Signs that no sheet can hold, and halves of others. */
const UNWRITABLE = /[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu

/** A text as cells hold it. One that is too long is left out: half of it would be taken for a change. */
export function cellText(cell: WrittenCell): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell)
  const text = cell.toWellFormed().replace(UNWRITABLE, '')
  return text.length > MOST_CHARACTERS ? '' : text
}
