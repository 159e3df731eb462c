import type { KnownCodes } from '#domain/sheets/known-codes.ts'
import { MOST_QUOTE_ROWS, type QuoteSheet, quoteSheetCollector } from '#domain/sheets/quote-sheet.ts'
import type { FileProblem } from '#domain/sheets/sheet-file.ts'
import { FileRefusal } from './file-refusal.ts'
import { readSheet, type SheetSource } from './sheet-reader.ts'

/** The largest file that a visitor may send with his list. */
const QUOTE_BYTES = 10 * 1024 ** 2

/** Of a processor: no file that people write takes so long. */
const QUOTE_MS = 3_000

export type QuoteSheetResult = ({ ok: true } & QuoteSheet) | { ok: false; problem: FileProblem }

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
