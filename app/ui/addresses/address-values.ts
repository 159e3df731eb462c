import type { Address } from '../../../domain/accounts/address.ts'
import { ADDRESS_FIELDS } from '../../../domain/accounts/address-form.ts'
import { degreesText } from '../../../domain/records/position.ts'

/** What stands in the fields of the form, by their names. */
export type AddressValues = Record<string, string>

/** An address as its form shows it. */
export function valuesOf(address: Address): AddressValues {
  const { position } = address
  return {
    [ADDRESS_FIELDS.name]: address.name,
    [ADDRESS_FIELDS.city]: address.city,
    [ADDRESS_FIELDS.street]: address.street,
    [ADDRESS_FIELDS.postal]: address.postal,
    [ADDRESS_FIELDS.building]: address.building,
    [ADDRESS_FIELDS.additional]: address.additional,
    [ADDRESS_FIELDS.shortCode]: address.shortCode,
    [ADDRESS_FIELDS.latitude]: position ? degreesText(position.latitude) : '',
    [ADDRESS_FIELDS.longitude]: position ? degreesText(position.longitude) : '',
  }
}

/** What is typed in a form, texts alone. */
export function typedIn(form: HTMLFormElement): AddressValues {
  const entries = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return Object.fromEntries(entries)
}
