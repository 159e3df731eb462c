import { cleanLine } from '#domain/text/clean-text.ts'
import { LINE_LENGTHS, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import type { ReadLine } from './read-lines.ts'

/** So much of a list is read at once. */
export const MOST_PASTED_LINES = 500
/** Of UTF-8. */
export const MOST_PASTED_BYTES = 200_000

/** Pasted lines as lines of a list, without those that are no items. */
export function toQuoteLines(read: readonly ReadLine[]): QuoteLine[] {
  return read.filter(({ skipped }) => !skipped).map(toQuoteLine)
}

export function toQuoteLine({ unit_word, choices, written, ...line }: ReadLine): QuoteLine {
  const { stockCode, productId, qty, unit, note, text } = line
  return {
    stockCode,
    productId,
    qty,
    unit,
    note,
    text,
    ...(unit_word && { unit_word }),
    ...(choices.length > 0 && { choices }),
    written: cleanLine(written).slice(0, LINE_LENGTHS.text),
  }
}

/** What of a message is no item, as its sender wrote it: it goes with the request. */
export function skippedWords(read: readonly ReadLine[]): string {
  return read
    .flatMap(({ skipped, written }) => (skipped && /[\p{L}\p{N}]/u.test(written) ? written.trim() : []))
    .join('\n')
}

export function withSkipped(details: string, said: string): string {
  const all = [details, said].filter((part) => part !== '').join('\n\n')
  return all.length > MOST_LENGTH.text ? details : all
}

/** What the catalogue knows of a pasted line, and how it was understood. */
export function withReading<View>(view: View, { line, written, skipped, unit_word, choices }: ReadLine) {
  return { ...view, line, written, skipped, unit_word, choices }
}
