import { addressForm, addressProblems } from '#content/pages/addresses.ts'
import type { AddressProblems } from '#domain/accounts/address-record.ts'
import type { Locale } from '#domain/text/locale.ts'

/** What is wrong, by the names of the form's fields. */
export type AddressErrors = Readonly<Record<string, string>>

/** Why an address was not saved. */
export type AddressRefusal = { kind: 'signed-out' } | { kind: 'message'; text: string; errors: AddressErrors }

export function messageRefusal(text: string): AddressRefusal {
  return { kind: 'message', text, errors: {} }
}

export function fieldsRefusal(problems: AddressProblems, locale: Locale): AddressRefusal {
  const errors = Object.entries(problems).map(([name, problem]) => [name, addressProblems[problem][locale]])
  return { kind: 'message', text: addressForm.invalid[locale], errors: Object.fromEntries(errors) }
}
