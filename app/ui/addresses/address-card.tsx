import { MapPin, Pencil, Trash2 } from 'lucide-react'
import { addressesPage } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { useSitePath } from '#app/delivery/link.tsx'

type AddressCardProps = { address: Address; onEdit: (address: Address) => void; onDelete: (address: Address) => void }

/** One saved address. Its buttons are those of a form, so that they lead somewhere without scripts too. */
export function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
  const words = useWords(addressesPage)
  const act = (then: (address: Address) => void) => (event: React.MouseEvent) => {
    event.preventDefault()
    then(address)
  }
  return (
    <li className="address-card">
      <h2 className="text-h3">{address.name}</h2>
      <div className="text-small text-ink-2">
        <p>{address.street}</p>
        <p>
          {address.city} {address.postal && <Ltr>{address.postal}</Ltr>}
        </p>
        <NationalLine address={address} />
        {address.position && (
          <p className="address-card-place">
            <MapPin />
            {words.onMap}
          </p>
        )}
      </div>
      <form method="get" action={useSitePath('/addresses')} className="address-card-actions">
        <Button
          type="submit"
          kind="outline"
          small
          name="edit"
          value={address.id}
          onClick={act(onEdit)}
          aria-label={words.editNamed(address.name)}
        >
          <Pencil />
          {words.edit}
        </Button>
        <Button
          type="submit"
          kind="danger"
          small
          name="delete"
          value={address.id}
          onClick={act(onDelete)}
          aria-label={words.removeNamed(address.name)}
        >
          <Trash2 />
          {words.remove}
        </Button>
      </form>
    </li>
  )
}

/** The figures of the National Address, those that are there. */
function NationalLine({ address: { building, additional, shortCode } }: { address: Address }) {
  const words = useWords(addressesPage)
  const figures = [
    [words.building, building],
    [words.additional, additional],
    [words.shortCode, shortCode],
  ].filter(([, figure]) => figure !== '')
  if (figures.length === 0) return null
  return (
    <p className="cluster-0/16">
      {figures.map(([label, figure]) => (
        <span key={label}>
          {label} <Ltr>{figure}</Ltr>
        </span>
      ))}
    </p>
  )
}
