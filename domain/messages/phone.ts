import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { MOST_LENGTH } from './form-fields.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'

const STORED_NUMBER = /^\+\d{7,15}$/

/** A number with its country code, grouped as people of that country write it: `+966 11 000 0000`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/**
 * A number as it is stored: `+966501234567` for `٠٥٠ ١٢٣ ٤٥٦٧`, where it is long enough for one, even of a range that
 * nobody is known to have; otherwise what was typed. Nobody is turned away because of a number, and words beside it
 * ("after five") stay.
 */
export function toStoredPhone(typed: string): string {
  const text = toLatinDigits(typed)
  const number = readPhone(text)
  const once = number?.isValid() ? number : readPhone(text.trim().replace(REPEATED_CODE, '+$1'))
  if (once?.isValid()) return once.number
  return number?.isPossible() && !number.ext ? number.number : text
}

/** The country code twice, as from a form that has it already: `+966 00966 50 123 4567`. */
const REPEATED_CODE = /^(?:\+|00)?([1-9]\d{0,2})[\s()+-]*(?:00)?\1/

function readPhone(text: string) {
  const number = parsePhoneNumberFromString(text, { defaultCountry: 'SA', extract: false })
  return number?.ext ? undefined : number
}

/** The field `phone` of a form, as it is stored. What is too long is refused and no number: it is not searched for one. */
export function phoneOf(fields: FormFields): string {
  const typed = lineOf(fields, 'phone')
  return typed.length > MOST_LENGTH.line ? typed : toStoredPhone(typed)
}

/** Whether a stored text is a whole number with its country code, of whatever range. */
export function isPhone(stored: string): boolean {
  return STORED_NUMBER.test(stored)
}

/** Whether a stored number is of no range that a country has given out, so that a call would reach nobody. */
export function isUnknownRange(stored: string): boolean {
  return isPhone(stored) && parsePhoneNumberFromString(stored)?.isValid() !== true
}

/** The digits of a number as people look for it: with its country code, and as it is dialled within the country. */
export function phoneDigits(number: string): string[] {
  const parsed = parsePhoneNumberFromString(number)
  const spellings = parsed ? [parsed.number, parsed.formatNational()] : [toLatinDigits(number)]
  return spellings.map((spelling) => spelling.replaceAll(/\D/g, '')).filter((digits) => digits !== '')
}
