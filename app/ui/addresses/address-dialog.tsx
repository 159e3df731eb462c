import { useEffect, useId, useRef, type FormEvent } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { addressForm } from '#content/pages/addresses.ts'
import { useWords } from '#app/locale.ts'
import type { UserRecord } from '#app/ui/account/user-record.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { clearDraft, saveDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { RefusalMessage } from './refusal-message.tsx'
import { typedIn, type AddressValues } from './address-values.ts'
import { useSavingAddress } from './use-saving-address.ts'

export type OpenAddress = {
  /** Null for a new one. */
  addressId: string | null
  values: AddressValues
  /** What is saved of it: whatever differs is worth keeping. */
  saved: AddressValues
}

type AddressDialogProps = {
  address: OpenAddress
  customer: UserRecord | null
  tilesUrl: string
  onSaved: () => void
  onClose: () => void
}

/**
 * The form in front of the page. What is typed is kept in this tab all the time, so that neither a press beside the
 * form nor signing in again loses it; only saving and cancelling end it. While it is being saved it stays open: the answer
 * is told in it.
 */
export function AddressDialog({ address, customer, tilesUrl, onSaved, onClose }: AddressDialogProps) {
  const { addressId, values } = address
  const words = useWords(addressForm)
  const { cancel } = useWords(formLabels)
  const id = useId()
  const { form, keep, end } = useTypedDraft(address, customer)
  const { busy, refusal, save } = useSavingAddress({ customer, addressId, onSaved: end(onSaved) })

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    keep(true)
    void save(event.currentTarget)
  }
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [form, refusal])

  return (
    <Dialog
      open
      onClose={() => {
        if (busy) return
        keep(false)
        onClose()
      }}
      title={addressId === null ? words.titles.add : words.titles.edit}
      foot={
        <>
          {refusal && (
            <div className="address-refusal">
              <RefusalMessage refusal={refusal} />
            </div>
          )}
          <Button type="submit" form={id} busy={busy} busyText={words.saving}>
            {words.save}
          </Button>
          <Button kind="outline" aria-disabled={busy || undefined} onClick={busy ? undefined : end(onClose)}>
            {cancel}
          </Button>
        </>
      }
    >
      <form id={id} ref={form} onSubmit={onSubmit} onInput={() => keep(true)}>
        <AddressForm
          values={values}
          errors={refusal?.kind === 'message' ? refusal.errors : {}}
          tilesUrl={tilesUrl}
          onPlace={() => keep(true)}
        />
      </form>
    </Dialog>
  )
}

/** Keeps what is typed into the form in this tab, unless it is what is saved, and ends that. */
function useTypedDraft({ addressId, saved }: OpenAddress, customer: UserRecord | null) {
  const form = useRef<HTMLFormElement>(null)
  const keep = (open: boolean) => {
    const typed = form.current && typedIn(form.current)
    if (typed === null) return
    if (isSame(typed, saved)) clearDraft(addressId)
    else saveDraft({ owner: customer?.uuid ?? null, addressId, values: typed, open })
  }
  const end = (then: () => void) => () => {
    clearDraft(addressId)
    then()
  }
  return { form, keep, end }
}

function isSame(typed: AddressValues, saved: AddressValues): boolean {
  return Object.entries(typed).every(([name, value]) => value === (saved[name] ?? ''))
}
