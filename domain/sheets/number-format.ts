/** Formats that workbooks know by number alone, as far as they show dates or hours. */
const DATE_FORMATS: [first: number, last: number][] = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
]

/** What says nothing of the kind of a format: texts in quotes, escaped, padding and skipped signs, colours and languages. */
const ASIDES = /"[^"]*"|\\.|[_*].|\[(?![hms]+\])[^\]]*\]/giu

/** Whether a number of this format is shown as a date or an hour. */
export function isDateFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return DATE_FORMATS.some(([first, last]) => id >= first && id <= last)
  const [first = ''] = code.replace(ASIDES, '').split(';')
  return !/general/iu.test(first) && /[dmyhs]/iu.test(first)
}

/** Whether a number of this format is shown in per cent: `0.15` as `15%`. */
export function isPercentFormat(id: number, code: string | undefined): boolean {
  if (code === undefined) return id === 9 || id === 10
  return (code.replace(ASIDES, '').split(';')[0] ?? '').includes('%')
}

/** How many digits a format of zeros alone asks for, as `00000`; 0 for every other. */
export function zeroDigits(code: string | undefined): number {
  const [first = ''] = (code ?? '').replace(ASIDES, '').split(';')
  return /^0{2,30}$/u.test(first) ? first.length : 0
}

const DAY_MS = 86_400_000
/** Of 31 December 9999. */
const LAST_SERIAL = 2_958_465

/** The date that a workbook keeps as a count of days; undefined for what it would not show as one. */
export function serialDate(serial: number, since1904: boolean): string | undefined {
  if (!(serial >= 0 && serial < LAST_SERIAL + 1)) return undefined
  // Excel takes 1900 for a leap year: what lies before its 29 February is a day further than it counts.
  const days = since1904 ? serial + 1462 : serial < 60 ? serial + 1 : serial
  const date = new Date(Math.round((days * DAY_MS) / 1000) * 1000 + Date.UTC(1899, 11, 30))
  const text = date.toISOString().slice(0, 19)
  return text.endsWith('T00:00:00') ? text.slice(0, 10) : text
}
