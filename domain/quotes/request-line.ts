import type { Locale, Localized } from '#domain/text/locale.ts'
import type { KnownLine } from './listed-line.ts'
import type { QuoteLine, QuoteUnit } from './quote-line.ts'

/** A line as it is kept with its request: named as things were called when it was sent. */
export type RequestLine = {
  stockCode: string
  productId: string | null
  name: Localized
  pack: Localized
  boxQuantity: number | null
  qty: number
  unit: QuoteUnit
  note: string
  text: string
}

export function toRequestLine({ product, pack, ...line }: KnownLine): RequestLine {
  const none = { ar: '', en: '' }
  return {
    stockCode: line.stockCode,
    productId: product?.id ?? null,
    name: product?.name ?? none,
    pack: pack?.name ?? none,
    boxQuantity: pack?.boxQuantity ?? null,
    qty: line.qty,
    unit: line.unit,
    note: line.note,
    text: line.text,
  }
}

/** The same line as it stands in a list that is begun again. */
export function toListLine({ stockCode, productId, qty, unit, note, text, name }: RequestLine): QuoteLine {
  const isKnown = productId !== null
  return {
    stockCode: isKnown ? stockCode : '',
    productId: productId ?? '',
    qty,
    unit,
    note,
    text: isKnown ? '' : text || stockCode || name.en,
  }
}

/** What a line is called: by the catalogue's name, or as it was written. */
export function lineName({ name, text, stockCode }: RequestLine, locale: Locale): string {
  return name[locale] || text || stockCode
}

/** How a quantity is said. */
export type LineWords = { items: Localized; counted(qty: number, unit: QuoteUnit, locale: Locale): string }

/** A line in one line of text: `RW300401 – 805 PU Foam, 750 ml – 24 pieces`. */
export function lineText(line: RequestLine, words: LineWords, locale: Locale): string {
  const named = [lineName(line, locale), line.pack[locale]].filter((part) => part !== '').join(', ')
  const parts = [line.stockCode, named, words.counted(line.qty, line.unit, locale)]
  const text = parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(' – ')
  return line.note === '' ? text : `${text} (${line.note})`
}

/** All lines as they stand behind what was written, so that mails and tables have them. */
export function mirroredLines(lines: readonly RequestLine[], words: LineWords, locale: Locale): string {
  if (lines.length === 0) return ''
  return [words.items[locale], ...lines.map((line) => lineText(line, words, locale))].join('\n')
}

/** What was written, and the lines behind it. */
export function withMirror(details: string, mirror: string): string {
  return [details, mirror].filter((part) => part !== '').join('\n\n')
}

/** What was written alone. */
export function withoutMirror(details: string, mirror: string): string {
  return mirror !== '' && details.endsWith(mirror) ? details.slice(0, -mirror.length).trimEnd() : details
}
