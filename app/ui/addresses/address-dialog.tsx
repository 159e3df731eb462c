import { useEffect, useId, useRef, type FormEvent, useState } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { addressForm } from '#content/pages/addresses.ts'
import { useWords, useLocale } from '#app/locale.ts'
import { type UserRecord, forgetUser, readUser } from '#app/ui/account/user-record.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Dialog } from '#app/ui/base/dialog.tsx'
import { clearDraft, saveDraft } from './address-draft.ts'
import { AddressForm } from './address-form.tsx'
import { RefusalMessage } from './refusal-message.tsx'
import { typedIn, type AddressValues } from './address-values.ts'
import { refusals } from '#content/refusals.ts'
import { readAddress } from '#domain/accounts/address-record.ts'
import { KEY_FIELD } from '#domain/messages/form-fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import { callApi, type CallAnswer } from '#app/ui/forms/call-api.ts'
import { newFormKey } from '#app/ui/forms/new-form-key.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { fieldsRefusal, messageRefusal, type AddressRefusal } from './address-refusal.ts'

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

type Saving = {
  customer: UserRecord | null
  /** Null where a new address is being written. */
  addressId: string | null
  /** What the page's own action answered, where the form was sent without scripts. */
  refusal?: AddressRefusal | undefined
  onSaved: () => void
}

/** Saves an address in place. Whatever goes wrong is said, and what was typed stays. */
function useSavingAddress({ customer, addressId, refusal: posted, onSaved }: Saving) {
  const locale = useLocale()
  const { busy, once } = useSending()
  const [refusal, setRefusal] = useState(posted)
  // An address that went while its form was open is saved as a new one.
  const [isGone, setIsGone] = useState(false)
  const key = useRef<string | null>(null)

  const save = (form: HTMLFormElement) =>
    once(async () => {
      setRefusal(undefined)
      const reading = readAddress(typedIn(form))
      if (!reading.ok) return setRefusal(fieldsRefusal(reading.problems, locale))
      // The session decides; without a record of who is signed in there is nobody to save for (docs/specification 5).
      const uuid = readUser()?.uuid ?? customer?.uuid
      if (uuid === undefined) return setRefusal({ kind: 'signed-out' })
      const isNew = addressId === null || isGone
      const fields = new FormData(form)
      fields.set('user_uuid', uuid)
      if (isNew) fields.set(KEY_FIELD, (key.current ??= newFormKey()))
      else fields.set('address_id', addressId)
      const called = await callApi(`/api/addresses/${isNew ? 'add' : 'update'}.php`, fields)
      if (called?.ok) return onSaved()
      if (called?.status === 404) setIsGone(true)
      if (called?.status === 401) forgetUser()
      setRefusal(refusalOf(called, locale))
    })

  return { busy, refusal, save }
}

function refusalOf(called: CallAnswer | null, locale: Locale): AddressRefusal {
  const status = called?.status ?? 0
  if (status === 401 || status === 403) return { kind: 'signed-out' }
  if (status === 404) return messageRefusal(addressForm.gone[locale])
  if (status === 409) return messageRefusal(refusals.addressesFull[locale])
  if (status === 429) return messageRefusal(addressForm.tooMany[locale](called?.retryAfterSeconds ?? 0))
  return messageRefusal(addressForm.failed[locale])
}
