import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { MOST_LINES, readQuoteLine, type QuoteLine } from '#domain/quotes/quote-line.ts'

/** The list of browsers without scripts. Only the pages of lists get it: a page asked for with a cookie is kept for nobody. */
const NAME = 'quote-list'
const PATHS = ['/quote', '/en/quote', '/ar/quote']
const DAYS_30 = 30 * 24 * 60 * 60
/** Browsers keep no longer one. */
const MOST_BYTES = 4000
const MOST_INFLATED = 256 * 1024

/** A unit that is neither piece nor carton is its word. */
type Cells = [
  stockCode: string,
  productId: string,
  qty: number | null,
  unit: 0 | 1 | string,
  note: string,
  text: string,
  choices: string[],
]

/** The list in a browser's cookie; empty where there is none that can be read. */
export function listInCookie(request: Request): QuoteLine[] {
  const pattern = new RegExp(`(?:^|; )${NAME}=([\\w-]+)`)
  const [, value] = pattern.exec(request.headers.get('cookie') ?? '') ?? []
  if (value === undefined) return []
  try {
    const text = inflateRawSync(Buffer.from(value, 'base64url'), { maxOutputLength: MOST_INFLATED }).toString()
    const rows = JSON.parse(text) as Cells[]
    return rows.slice(0, MOST_LINES).flatMap(([stockCode, productId, qty, unit, note, words, choices = []]) => {
      const line = readQuoteLine({
        stockCode,
        productId,
        qty,
        ...(typeof unit === 'string' ? { unit: 'other', unit_word: unit } : { unit: unit === 1 ? 'carton' : 'piece' }),
        note,
        ...(choices.length > 0 && productId === '' ? { written: words } : { text: words }),
        choices,
      })
      return line ? [line] : []
    })
  } catch {
    return []
  }
}

/** Cookies with a list, one for each language's page; null where the list is too long for one. */
export function cookiesOfList(lines: readonly QuoteLine[], isSecure: boolean): string[] | null {
  const cells = lines.map(
    ({ stockCode, productId, qty, unit, note, text, unit_word = '', choices = [], written = '' }): Cells => [
      stockCode,
      stockCode === '' ? productId : '',
      qty,
      unit === 'other' ? unit_word : unit === 'carton' ? 1 : 0,
      note,
      text || (stockCode === '' && productId === '' ? written : ''),
      choices,
    ],
  )
  const value = lines.length === 0 ? '' : deflateRawSync(JSON.stringify(cells), { level: 9 }).toString('base64url')
  if (value.length > MOST_BYTES) return null
  const age = lines.length === 0 ? 0 : DAYS_30
  return PATHS.map(
    (path) => `${NAME}=${value}; Path=${path}; Max-Age=${age}; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  )
}
