import { cleanLine } from './clean-text.ts'
import { isDay } from './day.ts'
import { toLatinDigits } from './fold.ts'

const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d):(\d\d)(?::(\d\d)(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?$/
const IN_RIYADH = '+03:00'

/**
 * A day with its time as fields and calls say it, as an instant: `2027-03-12T09:30`, with a blank in place of the T, in
 * Arabic-Indic digits, perhaps with seconds. Without an offset it is the time of Riyadh. Null for everything else.
 */
export function readMoment(text: string): string | null {
  const [, day = '', hour = '', minute = '', second = '00', offset = IN_RIYADH] =
    MOMENT.exec(toLatinDigits(cleanLine(text))) ?? []
  if (!isDay(day) || Number(hour) > 23 || Number(minute) > 59 || Number(second) > 59) return null
  const instant = new Date(`${day}T${hour}:${minute}:${second}${withColon(offset)}`)
  return Number.isNaN(instant.getTime()) ? null : instant.toISOString()
}

function withColon(offset: string): string {
  return offset.replace(/^([+-]\d\d):?(\d\d)$/, '$1:$2')
}

/** The same; a day alone is its beginning in Riyadh. */
export function readMomentOrDay(text: string): string | null {
  return readMoment(text) ?? readMoment(`${text} 00:00`)
}
