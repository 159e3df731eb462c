import type { Address } from './address.ts'

/** An address as the API answers it, with the names of docs/specification 3. */
export type AddressDto = {
  id: string
  user_uuid: string
  name: string
  city: string
  street: string
  postal: string
  lat: number | null
  long: number | null
  building: string
  additional: string
  short_code: string
  created_at: string
  updated_at: string
}

export function toAddressDto(address: Address, ownerUuid: string): AddressDto {
  const { id, name, city, street, postal, building, additional, shortCode, position, createdAt, updatedAt } = address
  return {
    id,
    user_uuid: ownerUuid,
    name,
    city,
    street,
    postal,
    lat: position?.latitude ?? null,
    long: position?.longitude ?? null,
    building,
    additional,
    short_code: shortCode,
    created_at: createdAt,
    updated_at: updatedAt,
  }
}
