import { useEffect, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import { addressDeletion, addressForm } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { forgetUser, type UserRecord } from '#app/ui/account/user-record.ts'
import type { OpenAddress } from './address-dialog.tsx'
import { loadDraft, loadOpenDraft } from './address-draft.ts'
import { valuesOf } from './address-values.ts'
import type { Deletion } from './delete-address.tsx'

type Book = {
  customer: UserRecord | null
  /** As they were loaded: null where they could not be. */
  addresses: Address[] | null
  restores: boolean
}

/** What is open in front of the list, and what was last told about it. */
export function useAddressBook({ customer, addresses, restores }: Book) {
  const words = useWords({ saved: addressForm.saved, signInFirst: addressForm.signInFirst, ...addressDeletion })
  const [open, setOpen] = useState<OpenAddress | null>(null)
  const [deleting, setDeleting] = useState<Address | null>(null)
  const [notice, setNotice] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const lives = useHydrated()
  const [hasLooked, setHasLooked] = useState(false)
  const { heading, reload } = useReload(addresses)

  /** A form that was left half filled goes on where it was. */
  function openForm(address: Address | null) {
    setProblem(null)
    const addressId = address?.id ?? null
    const saved = address ? valuesOf(address) : {}
    const draft = loadDraft(customer?.uuid ?? null, addressId)
    setOpen({ addressId, values: draft?.values ?? saved, saved })
  }

  if (lives && restores && !hasLooked) {
    setHasLooked(true)
    // Whoever was quicker keeps what they have opened.
    setOpen((now) => now ?? leftOpen(customer, addresses ?? []))
  }

  function onSaved() {
    setOpen(null)
    setNotice(words.saved)
    reload()
  }

  function onDeleted(deletion: Deletion) {
    setDeleting(null)
    if (deletion === 'signed-out') forgetUser()
    setNotice(deletion === 'done' ? words.deleted : null)
    setProblem(deletion === 'done' ? null : deletion === 'failed' ? words.failed : words.signInFirst)
    reload()
  }

  return { heading, open, setOpen, deleting, setDeleting, notice, setNotice, problem, openForm, onSaved, onDeleted }
}

/**
 * Loads the list again. The button that opened the form or the question may be gone from it; then keyboard and screen
 * reader go on at the heading, as soon as the new list is rendered.
 */
function useReload(addresses: Address[] | null) {
  const { revalidate } = useRevalidator()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef(addresses)
  useEffect(() => {
    if (shown.current === addresses) return
    shown.current = addresses
    if (document.activeElement === document.body) heading.current?.focus()
  }, [addresses])
  return { heading, reload: () => void revalidate() }
}

/** The form that was open when the page was left, with what was typed in it. */
function leftOpen(customer: UserRecord | null, addresses: Address[]): OpenAddress | null {
  const draft = loadOpenDraft(customer?.uuid ?? null)
  if (!draft) return null
  const address = addresses.find(({ id }) => id === draft.addressId)
  // Nobody who is not signed in sees the list, so their address may well be there.
  const addressId = customer === null || address ? draft.addressId : null
  return { addressId, values: draft.values, saved: address ? valuesOf(address) : {} }
}
