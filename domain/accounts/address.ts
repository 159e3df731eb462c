import type { RecordOf } from '#domain/fields/field.ts'
import type { ADDRESS_FIELDS } from './address-fields.ts'

export type Position = { latitude: number; longitude: number }

/** What a customer sends, field by field as `ADDRESS_FIELDS` lists it. Texts are '' where there is none. */
export type AddressInput = RecordOf<typeof ADDRESS_FIELDS>

/** A delivery address that a customer keeps. */
export type Address = AddressInput & { id: string; createdAt: string; updatedAt: string }

/** So many addresses may one customer keep. */
export const MOST_ADDRESSES = 100
