import type { Locale, Localized } from '#domain/text/locale.ts'
import type { KnownLine } from './listed-line.ts'
import type { LineUnit, QuoteLine } from './quote-line.ts'

/** A line as it is kept with its request: named as things were called when it was sent. */
export type RequestLine = {
  stockCode: string
  productId: string | null
  name: Localized
  pack: Localized
  boxQuantity: number | null
  /** Null where it was left open. */
  qty: number | null
  unit: LineUnit
  /** The unit as it was written, where it is another. */
  unit_word?: string
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
    ...(line.unit_word && { unit_word: line.unit_word }),
    note: line.note,
    text: line.text || (product ? '' : (line.written ?? '')),
  }
}

/** The same line as it stands in a list that is begun again. */
export function toListLine({ stockCode, productId, qty, unit, unit_word, note, text, name }: RequestLine): QuoteLine {
  const isKnown = productId !== null
  return {
    stockCode: isKnown ? stockCode : '',
    productId: productId ?? '',
    qty,
    unit,
    ...(unit_word && { unit_word }),
    note,
    text: isKnown ? '' : text || stockCode || name.en,
  }
}

/** What a line is called: by the catalogue's name, or as it was written. */
export function lineName({ name, text, stockCode }: RequestLine, locale: Locale): string {
  return name[locale] || text || stockCode
}

/** How a quantity is said. */
export type LineWords = { items: Localized; counted(line: Counted, locale: Locale): string }
export type Counted = Pick<RequestLine, 'qty' | 'unit' | 'unit_word'>

/** A line in one line of text: `RW300401 – 805 PU Foam, 750 ml – 24 pieces`. */
export function lineText(line: RequestLine, words: LineWords, locale: Locale): string {
  const named = [lineName(line, locale), line.pack[locale]].filter((part) => part !== '').join(', ')
  const parts = [line.stockCode, named, words.counted(line, locale)]
  const text = parts.filter((part, index) => part !== '' && parts.indexOf(part) === index).join(' – ')
  return line.note === '' ? text : `${text} (${line.note})`
}

/** All lines as they stand behind what was written, so that mails and tables have them. */
export function mirroredLines(lines: readonly RequestLine[], words: LineWords, locale: Locale): string {
  if (lines.length === 0) return ''
  return [words.items[locale], ...lines.map((line) => lineText(line, words, locale))].join('\n')
}

export function withMirror(details: string, mirror: string): string {
  return [details, mirror].filter((part) => part !== '').join('\n\n')
}

/** What was written alone. */
export function withoutMirror(details: string, mirror: string): string {
  return mirror !== '' && details.endsWith(mirror) ? details.slice(0, -mirror.length).trimEnd() : details
}
