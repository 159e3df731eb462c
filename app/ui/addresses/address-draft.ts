import type { AddressValues } from './address-values.ts'

/** An address that was begun and is not saved yet. */
export type AddressDraft = {
  /** Whose it is; null where nobody was signed in. Nobody else gets to see it. */
  owner: string | null
  /** The address that is being changed; null for a new one. */
  addressId: string | null
  values: AddressValues
  /** Whether its form was open when the page was left. */
  open: boolean
}

/** One for each address, and one for a new one: work on one leaves what was begun of the others. */
const PREFIX = 'address-draft:'
const keyOf = (addressId: string | null) => PREFIX + (addressId ?? 'new')

export function saveDraft(draft: AddressDraft) {
  // This tab alone, so that it goes with it.
  withStorage((storage) => storage.setItem(keyOf(draft.addressId), JSON.stringify(draft)))
}

export function clearDraft(addressId: string | null) {
  withStorage((storage) => storage.removeItem(keyOf(addressId)))
}

/** Of all addresses; or of those alone whose form is open. */
export function clearDrafts(which: 'all' | 'open' = 'all') {
  for (const { addressId, open } of allDrafts()) if (open || which === 'all') clearDraft(addressId)
}

/** What `reader` has left here: somebody who is signed in sees their own and what was begun before anybody was. */
export function loadDraft(reader: string | null, addressId: string | null): AddressDraft | null {
  return draftsFor(reader).find((draft) => draft.addressId === addressId) ?? null
}

export function loadOpenDraft(reader: string | null): AddressDraft | null {
  return draftsFor(reader).find(({ open }) => open) ?? null
}

function draftsFor(reader: string | null): AddressDraft[] {
  return allDrafts().filter(({ owner }) => owner === null || reader === null || owner === reader)
}

function allDrafts(): AddressDraft[] {
  const texts = withStorage((storage) =>
    Object.keys(storage)
      .filter((key) => key.startsWith(PREFIX))
      .map((key) => storage.getItem(key)),
  )
  return (texts ?? []).map(parse).filter((draft) => draft !== null)
}

/** Storage can be blocked or full; then the open page is all that keeps a draft. */
function withStorage<T>(work: (storage: Storage) => T): T | undefined {
  try {
    return work(sessionStorage)
  } catch {
    return undefined
  }
}

function parse(text: string | null): AddressDraft | null {
  try {
    const { owner, addressId, values, open } = JSON.parse(text ?? 'null') as Partial<AddressDraft>
    if (typeof values !== 'object' || values === null) return null
    return { owner: owner ?? null, addressId: addressId ?? null, values, open: open === true }
  } catch {
    return null
  }
}
