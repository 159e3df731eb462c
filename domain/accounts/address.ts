/** Where an address lies, in degrees. */
export type Position = { latitude: number; longitude: number }

/** A delivery address that a customer keeps. Texts are '' where there is none. */
export type Address = {
  id: string
  name: string
  city: string
  street: string
  postal: string
  /** The three of the Saudi National Address. */
  building: string
  additional: string
  shortCode: string
  position: Position | null
  createdAt: string
  updatedAt: string
}

export type AddressInput = Omit<Address, 'id' | 'createdAt' | 'updatedAt'>

/** So many addresses may one customer keep. */
export const MOST_ADDRESSES = 100
