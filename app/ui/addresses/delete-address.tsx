import { addressDeletion } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { Confirm } from '#app/ui/base/confirm.tsx'
import { callApi, formOf } from '#app/ui/forms/call-api.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'

export type Deletion = 'done' | 'signed-out' | 'failed'

type DeleteAddressProps = { address: Address; onEnd: (deletion: Deletion) => void; onCancel: () => void }

/** Asks first (docs/specification 5), then deletes. */
export function DeleteAddress({ address, onEnd, onCancel }: DeleteAddressProps) {
  const { question, confirm } = useWords(addressDeletion)
  const { busy, once } = useSending()
  const remove = () =>
    void once(async () => {
      const called = await callApi('/api/addresses/delete.php', formOf({ address_id: address.id }))
      if (called?.ok) onEnd('done')
      else onEnd(called?.status === 401 || called?.status === 403 ? 'signed-out' : 'failed')
    })
  return (
    <Confirm
      open
      title={question}
      text={<p>{[address.name, address.street, address.city].join(' · ')}</p>}
      verb={confirm}
      busy={busy}
      onConfirm={remove}
      onCancel={onCancel}
    />
  )
}
