import { addressTexts } from '#domain/accounts/address-record.ts'
import type { Address } from '#domain/accounts/address.ts'

/** What stands in the fields of the form, by their names. */
export type AddressValues = Record<string, string>

export function valuesOf(address: Address): AddressValues {
  return Object.fromEntries(Object.entries(addressTexts(address)).map(([name, texts]) => [name, texts.join('')]))
}

/** What is typed in a form, texts alone. */
export function typedIn(form: HTMLFormElement): AddressValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
