import { LINE_LENGTHS, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { toQuoteLine } from '#domain/quotes/reading/list-lines.ts'
import { knownCodes, type KnownCodes } from '#domain/sheets/known-codes.ts'
import {
  type QuoteSheetProblem,
  MOST_QUOTE_ROWS,
  type QuoteSheet,
  quoteSheetCollector,
} from '#domain/sheets/quote-sheet.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { findAllCodes } from '#server/data/quotes/listed-products-store.ts'
import { FileRefusal } from '#server/sheets/file-kind.ts'
import { type SheetSource, readSheet } from '#server/sheets/sheet-reader.ts'
import { readSheetRows, type LineReadingDeps } from './line-reading.ts'

/** The largest file that a visitor may send with their list. */
const QUOTE_BYTES = 10 * 1024 ** 2

/** Of a processor: no file that people write takes so long. */
const QUOTE_MS = 3_000

/** What a visitor's file asks for, how many rows have no quantity, how many lines nobody knows, and what could not be taken. */
export type SheetList =
  | { ok: true; lines: QuoteLine[]; skipped: number; unknown: number; problems: QuoteSheetProblem[] }
  | { ok: false; problem: FileProblem }

export async function readSheetList(deps: LineReadingDeps, file: SheetSource, sender: string): Promise<SheetList> {
  const sheet = await readQuoteSheet(file, knownCodes(await findAllCodes(deps.db)), sender)
  if (!sheet.ok) return sheet
  const read = await readSheetRows(deps, sheet.lines)
  const lines = read.map((line, at) => {
    const note = [sheet.lines[at]!.note, line.note].filter((part) => part !== '').join(' · ')
    const { written = '', ...item } = toQuoteLine({ ...line, note: cleanLine(note).slice(0, LINE_LENGTHS.note) })
    return item.choices ? { ...item, written } : item
  })
  const unknown = lines.filter(({ productId, choices = [] }) => productId === '' && choices.length === 0).length
  return { ok: true, lines, skipped: sheet.skipped, unknown, problems: sheet.problems }
}

type QuoteSheetResult = ({ ok: true } & QuoteSheet) | { ok: false; problem: FileProblem }

/** What a visitor's file asks for, in its order. Zeros that a spreadsheet took from a code come back where the code is known. */
export async function readQuoteSheet(
  source: SheetSource,
  codes: KnownCodes,
  sender: string,
  sheet?: number,
): Promise<QuoteSheetResult> {
  let collector: ReturnType<typeof quoteSheetCollector> | undefined
  try {
    const result = await readSheet(
      source,
      {
        limits: { bytes: QUOTE_BYTES, milliseconds: QUOTE_MS },
        turn: { lane: 'visitors', sender },
        ...(sheet !== undefined && { sheet }),
      },
      (rows, file) => {
        collector ??= quoteSheetCollector(codes, file.source)
        collector.take(rows)
        if (collector.isDamaged()) throw new FileRefusal({ code: 'mojibake' })
        if (collector.isFull()) throw new FileRefusal({ code: 'lines', limit: MOST_QUOTE_ROWS })
      },
    )
    if (!result.ok) return result
    const read = { ok: true as const, ...collector!.sheet }
    const next = result.file.sheets.findIndex(({ hidden, rows }, at) => at !== result.file.sheet && !hidden && rows > 0)
    if (sheet !== undefined || next === -1 || read.lines.length + read.problems.length > 0) return read
    // What stands before the list is often a letter.
    const other = await readQuoteSheet(source, codes, sender, next)
    return other.ok && other.lines.length > 0 ? other : read
  } catch (error) {
    if (error instanceof FileRefusal) return { ok: false, problem: error.problem }
    throw error
  }
}
