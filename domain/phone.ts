import { parsePhoneNumberFromString } from 'libphonenumber-js/min'

/** A number with its country code, grouped as people of that country write it: `+966 11 000 0000`. */
export function formatPhone(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}
