import { addressForm } from '../../../content/pages/addresses.ts'
import type { Address } from '../../../domain/address.ts'
import { useLabels, useWords } from '../../locale.ts'
import type { UserRecord } from '../account/user-record.ts'
import { Button, ButtonLink } from '../base/button.tsx'
import { useSitePath } from '../base/site-link.tsx'
import type { AddressRefusal } from './address-refusal.ts'
import { AddressForm } from './address-form.tsx'
import { RefusalMessage } from './refusal-message.tsx'
import { valuesOf, type AddressValues } from './address-values.ts'

/** A form that was sent to the page and comes back with what is wrong. */
export type PostedAddress = { refusal: AddressRefusal; values: AddressValues }

type AddressPageFormProps = {
  /** Null for a new one. */
  address: Address | null
  customer: UserRecord | null
  tilesUrl: string
  posted: PostedAddress | undefined
}

/** The form as a part of the page, for browsers without scripts. */
export function AddressPageForm({ address, customer, tilesUrl, posted }: AddressPageFormProps) {
  const words = useWords(addressForm)
  const { cancel } = useLabels()
  const path = useSitePath('/addresses')
  const errors = posted?.refusal.kind === 'message' ? posted.refusal.errors : {}
  return (
    <section className="address-panel" aria-labelledby="address-form-title">
      <h2 id="address-form-title" className="text-h3">
        {address ? words.titles.edit : words.titles.add}
      </h2>
      {posted && <RefusalMessage refusal={posted.refusal} />}
      <form method="post" action={address ? `${path}?edit=${encodeURIComponent(address.id)}` : `${path}?add=1`}>
        <input type="hidden" name="intent" value="save" />
        {customer && <input type="hidden" name="user_uuid" value={customer.uuid} />}
        <AddressForm
          values={posted?.values ?? (address ? valuesOf(address) : {})}
          errors={errors}
          tilesUrl={tilesUrl}
        />
        <div className="address-panel-foot">
          <Button type="submit">{words.save}</Button>
          <ButtonLink kind="outline" to="/addresses">
            {cancel}
          </ButtonLink>
        </div>
      </form>
    </section>
  )
}
