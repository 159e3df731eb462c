import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { TAKEN_DOWN } from '#domain/messages/message.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { isQty, LINE_LENGTHS, readQuoteLine, type QuoteLine } from './quote-line.ts'

/** The columns of the lines, as the form sends them: `item[]` and so on. */
const COLUMNS = ['item', 'qty', 'unit', 'note'] as const

export type TakenRow = { place: number; line: QuoteLine }

export type TakenRows = { rows: TakenRow[]; problems: Record<string, 'missing' | 'qty-invalid'> }

/** The rows of the form by which staff write a request down. One in which nothing stands is none. */
export function readTakenRows(fields: FormFields): TakenRows {
  const cells = COLUMNS.map((name) => [fields[`${name}[]`] ?? []].flat())
  const count = Math.max(...cells.map(({ length }) => length))
  const problems: TakenRows['problems'] = {}
  const rows = Array.from({ length: count }, (_, place) => place).flatMap((place) => {
    const [item = '', qty = '', unit = '', note = ''] = cells.map((column) => textIn(column[place]))
    if (item === '' && qty === '' && note === '') return []
    if (item === '') problems[`item[${place}]`] = 'missing'
    // A stock code, or the code of a product, or neither: the catalogue says which.
    const code = item.slice(0, LINE_LENGTHS.text)
    const line = readQuoteLine({ stockCode: code, productId: code, text: code, qty, unit, note })
    if (line && !isQty(line.qty)) problems[`qty[${place}]`] = 'qty-invalid'
    return line ? [{ place, line }] : []
  })
  return { rows, problems }
}

/** How it came, and the language of whoever asks. */
export function readTakenOrigin(fields: FormFields): { cameBy: (typeof TAKEN_DOWN)[number]; locale: Locale } {
  const locale = lineOf(fields, 'locale')
  return {
    cameBy: TAKEN_DOWN.find((way) => way === lineOf(fields, 'source')) ?? TAKEN_DOWN[0],
    locale: isLocale(locale) ? locale : 'ar',
  }
}

function textIn(cell: unknown): string {
  return typeof cell === 'string' ? cleanLine(cell) : ''
}
