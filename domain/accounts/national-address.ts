import type { AddressInput } from './address.ts'

/** Longest codes of the National Address and of postal services elsewhere. */
export const MOST_CODE_LENGTH = 20

/** What of an address does not look like a Saudi National Address. Said, and never refused: others deliver too. */
type AddressDoubts = Partial<Record<'postal' | 'building' | 'additional' | 'shortCode', 'unusual' | 'differs'>>

const USUAL = { postal: /^\d{5}$/, building: /^\d{4}$/, additional: /^\d{4}$/, shortCode: /^[A-Z]{4}\d{4}$/ }

/** `differs`: the digits of the short code are the building's number, and here they are not. */
export function addressDoubts(address: Pick<AddressInput, keyof typeof USUAL>): AddressDoubts {
  const doubts: AddressDoubts = {}
  for (const field of ['postal', 'building', 'additional', 'shortCode'] as const) {
    if (address[field] !== '' && !USUAL[field].test(address[field])) doubts[field] = 'unusual'
  }
  const { building, shortCode } = address
  const isComparable = building !== '' && shortCode !== '' && !doubts.building && !doubts.shortCode
  if (isComparable && shortCode.slice(4) !== building) doubts.shortCode = 'differs'
  return doubts
}
