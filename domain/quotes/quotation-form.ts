import type { FormFields } from '#domain/fields/form-values.ts'
import { readRecord, type RecordOf } from '#domain/fields/field.ts'
import type { RecordProblems } from '#domain/fields/record-form.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import { MOST_QUOTE_LINES, readQuoteLines, readSentLines, type KnownPack, type QuoteFormLine } from './line-form.ts'
import { LINE_CELLS } from './line-cells.ts'
import { groupOf, type PriceGroup } from '#domain/prices/price-terms.ts'
import { LINE_ROLES } from './line-choice.ts'
import { QUOTATION_FIELDS } from './quotation-fields.ts'
import { toQuoteTotals } from './quote-money.ts'
import type { AmountProblem } from './typed-amount.ts'

export type QuotationForm = RecordOf<typeof QUOTATION_FIELDS> & { lines: QuoteFormLine[] }

export type QuotationProblem = AmountProblem | 'validity-out-of-range' | 'lines-malformed' | 'total-too-high'

/** `records` are the problems that all records share. */
export type QuotationReading = {
  form: QuotationForm
  problems: { records: RecordProblems; own: Record<string, QuotationProblem> }
  isValid: boolean
}

const VALIDITY_DAYS = { least: 1, most: 180, usual: 14 }
/** In halalas; beyond it sums of quotations would no longer be whole numbers everywhere. */
const MOST_TOTAL = 10n ** 15n

/** What makes a row one of the quotation: the others say only how much of it. */
const WRITTEN_CELLS = ['stock_code', 'name_ar', 'name_en', 'unit_price', 'line_note'] as const

type Reading = { today: string; packOf: (stockCode: string) => KnownPack | null; groups?: readonly PriceGroup[] }

/**
 * What a form or a call says of a quotation; what it does not send stays as it is. A form without any line sends an
 * empty row. `today` is the day in Riyadh.
 */
export function readQuotation(
  fields: FormFields,
  before: QuotationForm,
  { today, packOf, groups = [] }: Reading,
): QuotationReading {
  const { lines: linesBefore, ...recordBefore } = before
  const { input, problems: records } = readRecord(QUOTATION_FIELDS, fields, recordBefore)
  const own: Record<string, QuotationProblem> = {}
  const rows = sentRows(fields)
  const group = groupOf(groups, input.priceGroup ?? before.priceGroup)
  const known = (code: string) => packOf(code) ?? keptPack(linesBefore, code)
  const lines = rows === null ? linesBefore : readRows(rows, own, known, group)
  if (rows === 'malformed') own['lines'] = 'lines-malformed'
  const form: QuotationForm = { ...recordBefore, ...input, lines }
  if (form.validUntil !== before.validUntil && !isValidity(form.validUntil, today))
    own['valid_until'] = 'validity-out-of-range'
  const isValid = Object.keys(records).length === 0 && Object.keys(own).length === 0
  if (isValid && toQuoteTotals(lines).total > MOST_TOTAL) own['lines'] = 'total-too-high'
  return { form, problems: { records, own }, isValid: isValid && own['lines'] === undefined }
}

/** The stock codes that lines name. */
export function codesIn(fields: FormFields): string[] {
  const rows = sentRows(fields)
  return Array.isArray(rows)
    ? rows.flatMap(({ row }) => (typeof row['stock_code'] === 'string' ? row['stock_code'] : []))
    : []
}

export function isValidity(day: string, today: string): boolean {
  const days = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000)
  return days >= VALIDITY_DAYS.least && days <= VALIDITY_DAYS.most
}

export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10)
}

type SentRow = { row: FormFields; place: number }

/** As one list, or as columns; null where no lines were sent. */
function sentRows(fields: FormFields): SentRow[] | 'malformed' | null {
  const sent = fields['lines']
  if (sent !== undefined) return readSentLines(sent)?.map((row, place) => ({ row, place })) ?? 'malformed'
  const columns = [...LINE_CELLS, ...LINE_ROLES].flatMap((name) => {
    const cells = fields[`${name}[]`]
    return cells === undefined ? [] : [{ name, cells: [cells].flat() }]
  })
  if (columns.length === 0) return null
  const height = Math.max(...columns.map(({ cells }) => cells.length))
  const rows = Array.from({ length: height }, (_, place) => ({
    row: Object.fromEntries(columns.map(({ name, cells }) => [name, cells[place] ?? ''])) as FormFields,
    place,
  })).filter(({ row }) => WRITTEN_CELLS.some((name) => typeof row[name] === 'string' && row[name].trim() !== ''))
  return rows.length > MOST_QUOTE_LINES ? 'malformed' : rows
}

/** The lines, with what is wrong beside the places at which they were sent. */
function readRows(
  rows: SentRow[] | 'malformed',
  own: Record<string, QuotationProblem>,
  packOf: Reading['packOf'],
  group: PriceGroup | null,
): QuoteFormLine[] {
  if (rows === 'malformed') return []
  const { lines, problems } = readQuoteLines(
    rows.map(({ row }) => row),
    packOf,
    group,
  )
  for (const [cell, problem] of Object.entries(problems)) {
    const [, name = '', place = ''] = /^(.*)\[(\d+)\]$/.exec(cell) ?? []
    own[cellName(name, rows[Number(place)]!.place)] = problem
  }
  return lines
}

/** A product that has gone from the catalogue since stays what it was in a quotation. */
function keptPack(lines: readonly QuoteFormLine[], stockCode: string): KnownPack | null {
  const line = stockCode === '' ? undefined : lines.find((one) => one.stockCode === stockCode)
  return line
    ? { nameAr: line.nameAr, nameEn: line.nameEn, boxQuantity: line.boxQuantity, price: line.unitPrice }
    : null
}
