import { foldText, toLatinDigits } from '#domain/text/fold.ts'
import type { KnownCodes } from './known-codes.ts'

/** A day or month that Excel made of a code; the year is known only where it was shown. */
export type CodeDate = { year?: number | undefined; month: number; day: number }

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

/** `12-May`, `12-May-26`, `May-12`, `12-مايو`: as files of text show what was a code. */
export function dateInText(text: string): CodeDate | undefined {
  const folded = foldText(toLatinDigits(text))
    .replaceAll(/[\u061c\u200e\u200f]/gu, '')
    .trim()
  const [one = '', other = '', year, ...more] = folded.split('-')
  if (more.length > 0 || (year !== undefined && !/^(?:\d\d){1,2}$/u.test(year))) return undefined
  const [month, number] = MONTH_NUMBERS.has(one) ? [MONTH_NUMBERS.get(one), other] : [MONTH_NUMBERS.get(other), one]
  if (month === undefined || !/^\d{1,2}$/u.test(number)) return undefined
  return { month, day: Number(number), year: year === undefined ? undefined : Number(year) }
}

/** The day of a cell that holds a date. */
export function dayOfCell(date: string): CodeDate {
  const [year = 0, month = 0, day = 0] = date.slice(0, 10).split('-').map(Number)
  return { year, month, day }
}

/** The one known code that the date can have been. */
export function codeOfDate(date: CodeDate, codes: KnownCodes): string | undefined {
  const found = new Set(spellings(date).flatMap((spelling) => codes.spelling(spelling) ?? []))
  return found.size === 1 ? [...found][0] : undefined
}

/** How somebody can have typed a day: the order of his country, with zeros or without, and the year if he typed one. */
function spellings({ year, month, day }: CodeDate): string[] {
  const [months, days] = [withZero(month), withZero(day)]
  const years = year === undefined ? [] : [String(year), String(year % 100).padStart(2, '0')]
  const pairs = [...join(days, months), ...join(months, days)]
  const whole = [...join(pairs, years), ...join(years, pairs)]
  // A month without a day is kept as its first.
  const ofMonth = day === 1 ? [...join(months, years), ...join(years, months)] : []
  return [...pairs, ...whole, ...ofMonth].flatMap((text) => ['-', '/', '.'].map((sign) => text.replaceAll('-', sign)))
}

function join(firsts: string[], seconds: string[]): string[] {
  return firsts.flatMap((first) => seconds.map((second) => `${first}-${second}`))
}

function withZero(number: number): string[] {
  return [...new Set([String(number), String(number).padStart(2, '0')])]
}
