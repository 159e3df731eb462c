import { foldCode } from '#domain/quotes/folded-code.ts'
import { unitOf } from '#domain/quotes/pasted-line.ts'
import { LINE_LENGTHS, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { knownCodes, type KnownCodes } from '#domain/sheets/known-codes.ts'
import {
  type QuoteSheetLine,
  type QuoteSheetProblem,
  MOST_QUOTE_ROWS,
  type QuoteSheet,
  quoteSheetCollector,
} from '#domain/sheets/quote-sheet.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findAllCodes, findCalled, type Called } from '#server/data/quotes/listed-products-store.ts'
import { type SheetSource, readSheet } from '#server/sheets/sheet-reader.ts'
import { FileRefusal } from '#server/sheets/file-refusal.ts'

/** The largest file that a visitor may send with his list. */
const QUOTE_BYTES = 10 * 1024 ** 2

/** Of a processor: no file that people write takes so long. */
const QUOTE_MS = 3_000

/** What a visitor's file asks for, how many rows have no quantity, how many lines nobody knows, and what could not be taken. */
export type SheetList =
  | { ok: true; lines: QuoteLine[]; skipped: number; unknown: number; problems: QuoteSheetProblem[] }
  | { ok: false; problem: FileProblem }

export async function readSheetList(db: Db, file: SheetSource, sender: string): Promise<SheetList> {
  const sheet = await readQuoteSheet(file, knownCodes(await findAllCodes(db)), sender)
  if (!sheet.ok) return sheet
  const codes = new Set(sheet.lines.flatMap(codesOf).map(foldCode))
  // Of what is called the same, the first counts: packs before products.
  const called = new Map((await findCalled(db, [...codes])).toReversed().map((one) => [one.code, one]))
  const lines = sheet.lines.map((line) => toLine(line, called))
  const unknown = lines.filter(({ productId }) => productId === '').length
  return { ok: true, lines, skipped: sheet.skipped, unknown, problems: sheet.problems }
}

/** A description may be a code, too. */
function codesOf({ stockCode, productCode, text }: QuoteSheetLine): string[] {
  return [stockCode, productCode, text].filter((code) => code !== '')
}

function toLine(line: QuoteSheetLine, called: Map<string, Called>): QuoteLine {
  const codes = codesOf(line)
  const found = codes.map((code) => called.get(foldCode(code))).find((one) => one !== undefined)
  return {
    stockCode: found?.stockCode ?? '',
    productId: found?.productId ?? '',
    qty: line.quantity,
    unit: unitOf(line.unit),
    note: cleanLine(line.note).slice(0, LINE_LENGTHS.note),
    text: found ? '' : cleanLine(codes.join(' ')).slice(0, LINE_LENGTHS.text),
  }
}

type QuoteSheetResult = ({ ok: true } & QuoteSheet) | { ok: false; problem: FileProblem }

/** What a visitor's file asks for, in its order. Zeros that a spreadsheet took from a code come back where the code is known. */
export async function readQuoteSheet(
  source: SheetSource,
  codes: KnownCodes,
  sender: string,
): Promise<QuoteSheetResult> {
  let collector: ReturnType<typeof quoteSheetCollector> | undefined
  try {
    const result = await readSheet(
      source,
      { limits: { bytes: QUOTE_BYTES, milliseconds: QUOTE_MS }, turn: { lane: 'visitors', sender } },
      (rows, file) => {
        collector ??= quoteSheetCollector(codes, file.source)
        collector.take(rows)
        if (collector.isDamaged()) throw new FileRefusal({ code: 'mojibake' })
        if (collector.isFull()) throw new FileRefusal({ code: 'lines', limit: MOST_QUOTE_ROWS })
      },
    )
    return result.ok ? { ok: true, ...collector!.sheet } : result
  } catch (error) {
    if (error instanceof FileRefusal) return { ok: false, problem: error.problem }
    throw error
  }
}
