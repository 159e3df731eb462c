import { formLabels } from '#content/form-labels.ts'
import { addressDeletion } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'

/** The question before a deletion as a part of the page, for browsers without scripts. */
export function AddressPageDeletion({ address }: { address: Address }) {
  const { question, confirm } = useWords(addressDeletion)
  const { cancel } = useWords(formLabels)
  return (
    <section className="address-panel" aria-labelledby="address-deletion-title">
      <h2 id="address-deletion-title" className="text-h3">
        {question}
      </h2>
      <p className="text-ink-2">{[address.name, address.street, address.city].join(' · ')}</p>
      <form method="post" action={useSitePath('/addresses')} className="address-panel-foot">
        <input type="hidden" name="intent" value="delete" />
        <input type="hidden" name="address_id" value={address.id} />
        <Button type="submit">{confirm}</Button>
        <ButtonLink kind="outline" to="/addresses">
          {cancel}
        </ButtonLink>
      </form>
    </section>
  )
}
