import { readQuoteLine, type QuoteLine } from '#domain/quotes/quote-line.ts'
import { LIST_CHANGED, LIST_KEY } from './list-key.ts'

/** The list of this device; empty where there is none that can be read. */
export function storedList(): QuoteLine[] {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(LIST_KEY) ?? '[]')
    return Array.isArray(list) ? list.map(readQuoteLine).filter((line) => line !== null) : []
  } catch {
    return []
  }
}

/** Keeps the list, and tells whoever shows it in this tab; other tabs hear of it by themselves. */
export function storeList(lines: readonly QuoteLine[], said = ''): void {
  try {
    localStorage.setItem(LIST_KEY, JSON.stringify(lines.map(bare)))
  } catch {
    // A browser that keeps nothing has the list as long as the page stands.
  }
  dispatchEvent(new CustomEvent(LIST_CHANGED, { detail: said }))
}

/** Without what the catalogue says of it. */
export function bare({ stockCode, productId, qty, unit, note, text, ...more }: QuoteLine): QuoteLine {
  const { unit_word = '', choices = [], written = '' } = more
  return {
    stockCode,
    productId,
    qty,
    unit,
    note,
    text,
    ...(unit_word && { unit_word }),
    ...(choices.length > 0 && { choices }),
    ...(written && { written }),
  }
}
