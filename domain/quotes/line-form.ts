import type { FormFields } from '#domain/fields/form-values.ts'
import { cellName } from '#domain/fields/rows-kind.ts'
import { parsedJson } from '#domain/text/json-text.ts'
import { cleanLine } from '#domain/text/clean-text.ts'
import { listedPrice, type PriceGroup, type PriceSource, type PriceTerms } from '#domain/prices/price-terms.ts'
import { LINE_ROLES, type LineRole } from './line-choice.ts'
import { LINE_LENGTHS, piecesOf, QUOTE_UNITS } from './quote-line.ts'
import { VAT_RATES, type PricedLine } from './quote-money.ts'
import { readDiscount, readPrice, readQuantity, type AmountProblem, type Typed } from './typed-amount.ts'

/** A heading stands over the lines that follow it, and has no price. */
export const LINE_KINDS = ['pack', 'text', 'delivery', 'heading'] as const
export type LineKind = (typeof LINE_KINDS)[number]

export const MOST_QUOTE_LINES = 500
const LONGEST = 500

export type QuoteFormLine = PricedLine & {
  kind: LineKind
  stockCode: string
  nameAr: string
  nameEn: string
  note: string
  /** What a line in words is counted in, such as kilos; none for pieces and cartons. */
  unitWord?: string | undefined
  /** Where the price of a pack comes from that the list prices. */
  priceSource?: PriceSource | undefined
}

/** What the catalogue and the price list say of a stock code. */
export type KnownPack = {
  nameAr: string
  nameEn: string
  boxQuantity: number | null
  price: bigint | null
  terms?: PriceTerms | undefined
}

export type LinesReading = { lines: QuoteFormLine[]; problems: Record<string, AmountProblem> }

/** Lines as they are sent: a list, or the JSON of one; null for what is neither, or for more than are taken. */
export function readSentLines(sent: unknown): FormFields[] | null {
  const list = typeof sent === 'string' ? parsedJson(sent) : sent
  if (!Array.isArray(list) || list.length > MOST_QUOTE_LINES) return null
  return list.every(isFields) ? list : null
}

function isFields(line: unknown): line is FormFields {
  return typeof line === 'object' && line !== null && !Array.isArray(line)
}

/** What `lines` say, with what is wrong beside the name of each cell: `unit_price[2]`, counted from 0. */
export function readQuoteLines(
  sent: readonly FormFields[],
  packOf: (code: string) => KnownPack | null,
  group: PriceGroup | null = null,
): LinesReading {
  const problems: Record<string, AmountProblem> = {}
  let hasAbove = false
  const lines = sent.map((fields, place) => {
    const valueOf = <Value>(name: string, typed: Typed<Value>, otherwise: Value): Value => {
      if ('value' in typed) return typed.value
      problems[cellName(name, place)] = typed.problem
      return otherwise
    }
    const stockCode = lineOf(fields['stock_code'])
    const pack = packOf(stockCode)
    const { vat_rate: rate = 15, unit_price: price, box_quantity: box } = fields
    const kind = LINE_KINDS.find((one) => one === fields['kind']) ?? (stockCode === '' ? 'text' : 'pack')
    if (kind === 'heading') return headingOf(fields)
    const role = roleOf(fields)
    const unitWord = kind === 'text' ? lineOf(fields['unit_word']).slice(0, LINE_LENGTHS.unit) : ''
    const unit = unitWord === '' ? (fields['unit'] ?? 'piece') : 'piece'
    const line: QuoteFormLine = {
      kind,
      stockCode,
      nameAr: lineOf(fields['name_ar']) || (pack?.nameAr ?? ''),
      nameEn: lineOf(fields['name_en']) || (pack?.nameEn ?? ''),
      note: lineOf(fields['line_note']),
      qty: valueOf('qty', readQuantity(fields['qty'] ?? 1), 1),
      unit: valueOf('unit', oneOf(QUOTE_UNITS, unit, 'unit-unknown'), 'piece'),
      boxQuantity: isSent(box) ? valueOf('box_quantity', readQuantity(box), null) : (pack?.boxQuantity ?? null),
      unitPrice: price === undefined ? null : valueOf('unit_price', readPrice(price), null),
      discount: valueOf('discount', readDiscount(fields['discount']), 0n),
      vatRate: valueOf('vat_rate', oneOf(VAT_RATES, Number(lineOf(rate) || Number.NaN), 'rate-unknown'), 15),
      ...(role && { role }),
      ...(unitWord && { unitWord }),
    }
    if (role === 'alternative' && !hasAbove) problems[cellName('role', place)] = 'nothing-above'
    hasAbove = true
    if (piecesOf(line) === null) problems[cellName('unit', place)] ??= 'box-unknown'
    return sourced(line, pack, group, price === undefined)
  })
  return { lines, problems }
}

/** A line with where its price comes from; one that says none, or is to have it anew, has that of the list. */
export function sourced(
  line: QuoteFormLine,
  pack: KnownPack | null,
  group: PriceGroup | null,
  isAnew: boolean,
): QuoteFormLine {
  const listed = pack && listedPrice(pack, piecesOf(line) ?? line.qty, group)
  const unitPrice = isAnew ? (listed?.price ?? line.unitPrice) : line.unitPrice
  const { priceSource: _before, ...rest } = line
  if (!listed || unitPrice === null) return { ...rest, unitPrice }
  return { ...rest, unitPrice, priceSource: unitPrice === listed.price ? listed.source : 'own' }
}

function oneOf<Choice>(choices: readonly Choice[], sent: unknown, problem: AmountProblem): Typed<Choice> {
  const value = choices.find((choice) => choice === sent)
  return value === undefined ? { problem } : { value }
}

/** A line that is opened again: without a price it has that of the list by now, unless its note says what staff are to count first. */
export function reopened(line: QuoteFormLine, pack: KnownPack | null, group: PriceGroup | null): QuoteFormLine {
  return sourced(line, pack, group, line.unitPrice === null && line.note === '')
}

function headingOf(fields: FormFields): QuoteFormLine {
  const names = {
    nameAr: lineOf(fields['name_ar']),
    nameEn: lineOf(fields['name_en']),
    note: lineOf(fields['line_note']),
  }
  const nothing = { qty: 1, unit: 'piece', boxQuantity: null, unitPrice: null, discount: 0n, vatRate: 15 } as const
  return { kind: 'heading', stockCode: '', ...names, ...nothing }
}

/** As a form says it, or as calls do. */
function roleOf(fields: FormFields): LineRole | undefined {
  if (isOn(fields['alternative'])) return 'alternative'
  return isOn(fields['optional']) ? 'optional' : LINE_ROLES.find((role) => role === fields['role'])
}

function isOn(value: unknown): boolean {
  return value === true || value === 1 || (typeof value === 'string' && /^(?:true|1|on|yes)$/.test(value))
}

function isSent(value: unknown): boolean {
  return value !== undefined && value !== null && value !== ''
}

function lineOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? cleanLine(String(value)).slice(0, LONGEST) : ''
}
