/** A delivery address that a customer keeps. */
export type Address = {
  id: string
  name: string
  city: string
  street: string
  /** '' where there is none. */
  postal: string
  /** Place on the map in degrees, both or neither. */
  position: { latitude: number; longitude: number } | null
  createdAt: string
  updatedAt: string
}

export type AddressInput = Pick<Address, 'name' | 'city' | 'street' | 'postal' | 'position'>
