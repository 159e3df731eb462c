import { useEffect, useEffectEvent, useRef } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { addressForm } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { KEY_FIELD } from '#domain/messages/form-fields.ts'
import { useWords } from '#app/locale.ts'
import type { UserRecord } from '#app/ui/account/user-record.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { clearDraft, saveDraft } from './address-draft.ts'
import type { AddressRefusal } from './address-refusal.ts'
import { AddressForm } from './address-form.tsx'
import { RefusalMessage } from './refusal-message.tsx'
import { typedIn, valuesOf, type AddressValues } from './address-values.ts'

/** A form that was sent to the page and comes back with what is wrong. */
export type PostedAddress = { refusal: AddressRefusal; values: AddressValues }

type AddressPageFormProps = {
  /** The address that is being changed; null for a new one. */
  addressId: string | null
  /** That address as it is saved; null where nobody is signed in to see it. */
  address: Address | null
  customer: UserRecord | null
  tilesUrl: string
  posted: PostedAddress | undefined
  /** Made by the server for a new address: sending it twice saves one. */
  formKey: string
}

/** The form as a part of the page, for browsers without scripts and for those that have not loaded them yet. */
export function AddressPageForm({ addressId, address, customer, tilesUrl, posted, formKey }: AddressPageFormProps) {
  const words = useWords(addressForm)
  const { cancel } = useWords(formLabels)
  const path = useSitePath('/addresses')
  const owner = customer?.uuid ?? posted?.values['user_uuid'] ?? null
  const { form, keep } = useStoredTyping({ owner, addressId, posted })
  const errors = posted?.refusal.kind === 'message' ? posted.refusal.errors : {}
  return (
    <section className="address-panel" aria-labelledby="address-form-title">
      <h2 id="address-form-title" className="text-h3">
        {addressId === null ? words.titles.add : words.titles.edit}
      </h2>
      {posted && <RefusalMessage refusal={posted.refusal} />}
      <form
        ref={form}
        method="post"
        action={addressId === null ? `${path}?add=1` : `${path}?edit=${encodeURIComponent(addressId)}`}
        onInput={keep}
      >
        <input type="hidden" name="intent" value="save" />
        {owner !== null && <input type="hidden" name="user_uuid" value={owner} />}
        {addressId === null && <input type="hidden" name={KEY_FIELD} value={posted?.values[KEY_FIELD] ?? formKey} />}
        <AddressForm
          values={posted?.values ?? (address ? valuesOf(address) : {})}
          errors={errors}
          tilesUrl={tilesUrl}
        />
        <div className="address-panel-foot">
          <Button type="submit">{words.save}</Button>
          <ButtonLink kind="outline" to="/addresses" onClick={() => clearDraft(addressId)}>
            {cancel}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}

type StoredTyping = { owner: string | null; addressId: string | null; posted: PostedAddress | undefined }

/** Once scripts run, what is typed outlives the way to the sign-in and back, as it does in the dialog. */
function useStoredTyping({ owner, addressId, posted }: StoredTyping) {
  const form = useRef<HTMLFormElement>(null)
  const keep = () => {
    if (form.current) saveDraft({ owner, addressId, values: typedIn(form.current), open: true })
  }
  const keepPosted = useEffectEvent(keep)
  useEffect(() => {
    if (posted) keepPosted()
  }, [posted])
  return { form, keep }
}
