import type { FormFields } from '#domain/fields/form-values.ts'
import { answerOf, blankRecord, formTexts, readRecord, type FormTexts } from '#domain/fields/field.ts'
import type { PlaceProblem } from '#domain/fields/record-form.ts'
import { ADDRESS_FIELDS } from './address-fields.ts'
import type { Address, AddressInput } from './address.ts'

export type AddressProblem = 'missing' | 'too-long' | PlaceProblem
/** By the names of the form's fields. */
export type AddressProblems = Record<string, AddressProblem>

type AddressReading = { ok: true; address: AddressInput } | { ok: false; problems: AddressProblems }

const BLANK_ADDRESS: AddressInput = blankRecord(ADDRESS_FIELDS)

/**
 * Reads an address (docs/specification 3 and 5): name, city and street are required. A field that was not sent
 * keeps what stands in `before`; one that was sent empty clears it.
 */
export function readAddress(fields: FormFields, before: AddressInput | null = null): AddressReading {
  const { input, problems } = readRecord(ADDRESS_FIELDS, fields, before)
  const found = Object.entries(problems).map(([name, { kind }]) => [name, kind as AddressProblem])
  if (found.length > 0) return { ok: false, problems: Object.fromEntries(found) }
  return { ok: true, address: { ...BLANK_ADDRESS, ...input } }
}

/** What of a form that is still being filled in can be used. */
export function readTypedAddress(fields: FormFields): AddressInput {
  return { ...BLANK_ADDRESS, ...readRecord(ADDRESS_FIELDS, fields, null).input }
}

export function addressTexts(address: Address): FormTexts {
  return formTexts(ADDRESS_FIELDS, address)
}

/** An address as the API answers it, with the names of docs/specification 3. */
export function toAddressDto(address: Address, ownerUuid: string) {
  const { id, createdAt, updatedAt } = address
  const answer = answerOf(ADDRESS_FIELDS, address)
  return { id, user_uuid: ownerUuid, ...answer, created_at: createdAt, updated_at: updatedAt }
}
