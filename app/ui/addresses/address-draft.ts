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

/** This tab alone, so that it goes with it. */
const DRAFT_KEY = 'address-draft'

export function saveDraft(draft: AddressDraft) {
  try {
    sessionStorage.setItem(DRAFT_KEY, JSON.stringify(draft))
  } catch {
    // Storage can be blocked or full; then the open page is all that keeps it.
  }
}

export function clearDraft() {
  try {
    sessionStorage.removeItem(DRAFT_KEY)
  } catch {
    // As above: then there is none.
  }
}

/** What `reader` has left here: somebody who is signed in sees his own and what was begun before anybody was. */
export function loadDraft(reader: string | null): AddressDraft | null {
  const draft = parse(readText())
  if (!draft) return null
  return draft.owner === null || reader === null || draft.owner === reader ? draft : null
}

function readText(): string | null {
  try {
    return sessionStorage.getItem(DRAFT_KEY)
  } catch {
    return null
  }
}

function parse(text: string | null): AddressDraft | null {
  if (text === null) return null
  try {
    const { owner, addressId, values, open } = JSON.parse(text) as Partial<AddressDraft>
    if (typeof values !== 'object' || values === null) return null
    return { owner: owner ?? null, addressId: addressId ?? null, values, open: open === true }
  } catch {
    return null
  }
}
