import { addressForm, addressProblems } from '../../../content/pages/addresses.ts'
import type { AddressField, AddressProblems } from '../../../domain/accounts/address-form.ts'
import type { Locale } from '../../../domain/text/locale.ts'

/** Why an address was not saved. */
export type AddressRefusal =
  | { kind: 'signed-out' }
  | { kind: 'message'; text: string; errors: Partial<Record<AddressField, string>> }

export function messageRefusal(text: string): AddressRefusal {
  return { kind: 'message', text, errors: {} }
}

/** Says what is wrong with each field. */
export function fieldsRefusal(problems: AddressProblems, locale: Locale): AddressRefusal {
  const errors = Object.entries(problems).map(([field, problem]) => [field, addressProblems[problem][locale]])
  return { kind: 'message', text: addressForm.invalid[locale], errors: Object.fromEntries(errors) }
}
