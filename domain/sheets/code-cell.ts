import { cleanLine } from '#domain/text/clean-text.ts'
import { toLatinDigits, foldText } from '#domain/text/fold.ts'
import { brokenCell, type CellReading, refusedCell, taken } from './cell-reading.ts'
import type { KnownCodes } from './known-codes.ts'
import { cellNumber, type CellSource, isBlank, type SheetCell, shownCell } from './sheet-file.ts'

const MONTHS = [
  ['jan', 'january', 'يناير'],
  ['feb', 'february', 'فبراير'],
  ['mar', 'march', 'مارس'],
  ['apr', 'april', 'أبريل', 'إبريل'],
  ['may', 'مايو'],
  ['jun', 'june', 'يونيو', 'يونيه'],
  ['jul', 'july', 'يوليو', 'يوليه'],
  ['aug', 'august', 'أغسطس'],
  ['sep', 'sept', 'september', 'سبتمبر'],
  ['oct', 'october', 'أكتوبر'],
  ['nov', 'november', 'نوفمبر'],
  ['dec', 'december', 'ديسمبر'],
]
const MONTH_NUMBERS = new Map(
  MONTHS.flatMap((names, index) => names.map((name) => [foldText(name), index + 1] as const)),
)

/** `1.5E+05`: Excel's own spelling; `1E5` is a code as it is. */
const EXCEL_POWER = /^\d(?:(?:\.\d+)?e[+-]\d+|\.\d+e\d+)$/iu

/** A cell that is to hold a code. Known codes come back as they are stored. */
export function readCodeCell(cell: SheetCell | undefined, codes: KnownCodes, source: CellSource): CellReading<string> {
  if (isBlank(cell)) return taken<string>(null)
  const broken = brokenCell(cell)
  if (broken) return refusedCell(broken)
  if (cell !== null && typeof cell === 'object' && 'date' in cell)
    return refusedCell('date-in-code', codeOfDate(dayOfCell(cell.date), codes))
  const number = cellNumber(cell)
  return number === undefined ? readTyped(shownCell(cell), codes, source) : readNumber(number, shownCell(cell), codes)
}

function readTyped(typed: string, codes: KnownCodes, source: CellSource): CellReading<string> {
  const line = cleanLine(typed)
  const text = line.replace(/^'/u, '')
  const known = codes.spelling(line) ?? codes.spelling(text)
  if (known !== undefined) return taken(known)
  if (source === 'workbook') return taken(text)
  const latin = toLatinDigits(text)
  if (EXCEL_POWER.test(latin)) return refusedCell('scientific-code', only(codes.ofValue(Number(latin))))
  const date = dateInText(text)
  if (date) return refusedCell('date-in-code', codeOfDate(date, codes))
  const restored = /^\d+$/u.test(latin) ? only(codes.sameSaveZeros(latin)) : undefined
  return restored === undefined ? taken(text) : taken(restored, 'zeros-restored')
}

function readNumber(number: number, shown: string, codes: KnownCodes): CellReading<string> {
  const known = codes.spelling(shown)
  if (known !== undefined) return taken(known)
  const meant = codes.ofValue(number).filter((code) => /e/iu.test(code))
  if (meant.length > 0 || shown.includes('e') || number > Number.MAX_SAFE_INTEGER)
    return refusedCell('scientific-code', only(meant))
  const restored = only(codes.sameSaveZeros(shown))
  return restored === undefined ? taken(shown, 'number-as-code') : taken(restored, 'zeros-restored')
}

function only(codes: string[]): string | undefined {
  return codes.length === 1 ? codes[0] : undefined
}

/** A day or month that Excel made of a code; the year is known only where it was shown. */
type CodeDate = { year?: number | undefined; month: number; day: number }

/** `12-May`, `12-May-26`, `May-12`, `12-مايو`: as files of text show what was a code. */
function dateInText(text: string): CodeDate | undefined {
  const folded = foldText(toLatinDigits(text))
    .replaceAll(/[\u061c\u200e\u200f]/gu, '')
    .trim()
  const [one = '', other = '', year, ...more] = folded.split('-')
  if (more.length > 0 || (year !== undefined && !/^(?:\d\d){1,2}$/u.test(year))) return undefined
  const [month, number] = MONTH_NUMBERS.has(one) ? [MONTH_NUMBERS.get(one), other] : [MONTH_NUMBERS.get(other), one]
  if (month === undefined || !/^\d{1,2}$/u.test(number)) return undefined
  return { month, day: Number(number), year: year === undefined ? undefined : Number(year) }
}

function dayOfCell(date: string): CodeDate {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

function codeOfDate(date: CodeDate, codes: KnownCodes): string | undefined {
  const found = new Set(spellings(date).flatMap((spelling) => codes.spelling(spelling) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** How somebody can have typed a day: the order of their country, with zeros or without, and the year if they typed one. */
function spellings({ year, month, day }: CodeDate): string[] {
  const [months, days] = [withZero(month), withZero(day)]
  const years = year === undefined ? [] : [String(year), String(year % 100).padStart(2, '0')]
  const pairs = [...join(days, months), ...join(months, days)]
  const whole = [...join(pairs, years), ...join(years, pairs)]
  // A month without a day is stored as its first.
  const ofMonth = day === 1 ? [...join(months, years), ...join(years, months)] : []
  return [...pairs, ...whole, ...ofMonth].flatMap((text) => ['-', '/', '.'].map((sign) => text.replaceAll('-', sign)))
}

function join(firsts: string[], seconds: string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first}-${second}`))
}

function withZero(number: number): string[] {
  return [...new Set([String(number), String(number).padStart(2, '0')])]
}
