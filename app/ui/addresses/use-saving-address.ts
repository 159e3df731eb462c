import { useRef, useState } from 'react'
import { addressForm } from '#content/pages/addresses.ts'
import { refusals } from '#content/refusals.ts'
import { readAddress } from '#domain/accounts/address-record.ts'
import { KEY_FIELD } from '#domain/records/form-fields.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { forgetUser, readUser, type UserRecord } from '#app/ui/account/user-record.ts'
import { callApi, type CallAnswer } from '#app/ui/forms/call-api.ts'
import { newFormKey } from '#app/ui/forms/new-form-key.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { fieldsRefusal, messageRefusal, type AddressRefusal } from './address-refusal.ts'
import { typedIn } from './address-values.ts'

type Saving = {
  customer: UserRecord | null
  /** Null where a new address is being written. */
  addressId: string | null
  /** What the page's own action answered, where the form was sent without scripts. */
  refusal?: AddressRefusal | undefined
  onSaved: () => void
}

/** Saves an address in place. Whatever goes wrong is said, and what was typed stays. */
export function useSavingAddress({ customer, addressId, refusal: posted, onSaved }: Saving) {
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
