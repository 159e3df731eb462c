import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import { field } from '#domain/fields/field.ts'
import { isEmail } from './email.ts'
import { toStoredIban } from '#domain/payments/iban.ts'
import { line } from '#domain/fields/field-kinds.ts'
import { listOf } from '#domain/fields/lists.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import type { RecordForm } from '#domain/fields/record-form.ts'
import { MOST_LENGTH } from './form-fields.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'

/** A commercial registration and a VAT number have a form; more cannot be known of them. */
const OFFICIAL_NUMBERS = { 'registration-malformed': /^\d{10}$/, 'vat-malformed': /^3\d{13}3$/ }

/** A telephone number, or nothing. */
export function phone<const Name extends string>(name: Name) {
  return { ...line(name), read: (form: RecordForm) => phoneOf(form, name) }
}

/** A number as it is shown: with its country, grouped as people there write it. */
export function phoneOf(form: RecordForm, name: string): string | undefined {
  const typed = form.line(name)
  if (!typed) return typed
  const text = toLatinDigits(typed)
  // A messaging number is written without the plus, its country first.
  const whole = /^[1-9]\d{9,}$/.test(text) ? `+${text}` : text
  const number = parsePhoneNumberFromString(whole, { defaultCountry: 'SA', extract: false })
  return number?.isPossible() ? number.formatInternational() : form.refuse(name, { kind: 'phone-malformed' })
}

/** An address of e-mail, or nothing. */
export function email<const Name extends string>(name: Name) {
  return {
    ...line(name),
    read(form: RecordForm): string | undefined {
      const typed = form.line(name)
      return !typed || isEmail(typed) ? typed : form.refuse(name, { kind: 'email-malformed' })
    },
  }
}

/** Addresses of e-mail, one a line, each once. */
export function emails<const Name extends string>(name: Name, most: number) {
  return field({
    blank: [] as string[],
    read(form) {
      const typed = listOf(form, name, { most, longest: MOST_LENGTH.email })
      const wrong = typed?.find((item) => !isEmail(item))
      if (wrong !== undefined) return form.refuse(name, { kind: 'item-no-email', item: wrong })
      return typed?.filter((item, place) => typed.findIndex((one) => isSame(one, item)) === place)
    },
    texts: (addresses: string[]) => ({ [name]: [addresses.join('\n')] }),
    answers: {},
    stored: 'apart',
  })
}

function isSame(a: string, b: string): boolean {
  return a.toLowerCase() === b.toLowerCase()
}

/** A number that may be left out, and has one form where it is given. */
export function officialNumber<const Name extends string>(name: Name, kind: keyof typeof OFFICIAL_NUMBERS) {
  return {
    ...line(name),
    read(form: RecordForm): string | undefined {
      const digits = form.line(name, { figures: true })?.replace(/\s/g, '')
      return !digits || OFFICIAL_NUMBERS[kind].test(digits) ? digits : form.refuse(name, { kind })
    },
  }
}

/** A bank account, with check digits that are right. */
export function iban<const Name extends string>(name: Name) {
  return {
    ...line(name),
    read(form: RecordForm): string | undefined {
      const typed = form.line(name, { figures: true })
      return typed ? (toStoredIban(typed) ?? form.refuse(name, { kind: 'iban-malformed' })) : typed
    },
  }
}

type Range = { least: number; most: number }

/** A figure between two others, which cannot be emptied. */
export function rangeOf(form: RecordForm, name: string, { least, most }: Range): number | undefined {
  const value = form.number(name, null)
  if (value === undefined) return undefined
  if (value === null) return form.refuse(name, { kind: 'missing' })
  return value >= least && value <= most ? value : form.refuse(name, { kind: 'out-of-range', least, most })
}

/** A link to another site: a whole address that begins with `https`. */
export function linkOf(form: RecordForm, name: string, required: boolean): string | undefined {
  const typed = form.line(name, { required, most: RECORD_LIMITS.address })
  if (typed === undefined || typed === '') return typed
  return URL.canParse(typed) && new URL(typed).protocol === 'https:'
    ? typed
    : form.refuse(name, { kind: 'address-malformed' })
}
