import { Plus } from 'lucide-react'
import { addressesPage } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import type { UserRecord } from '#app/ui/account/user-record.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { useSitePath } from '#app/delivery/link.tsx'
import { Toast } from '#app/ui/base/state/toast.tsx'
import { AddressCard } from './address-card.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { DeleteAddress } from './delete-address.tsx'
import { NoAddresses } from './no-addresses.tsx'
import { useAddressBook } from './use-address-book.ts'

type AddressBookProps = {
  customer: UserRecord | null
  /** Null where they could not be loaded. */
  addresses: Address[] | null
  tilesUrl: string
  /** Whether a form that was left half filled opens by itself. */
  restores: boolean
}

/** The saved addresses with what can be done with them; forms and questions open in front of the page. */
export function AddressBook({ customer, addresses, tilesUrl, restores }: AddressBookProps) {
  const words = useWords(addressesPage)
  const list = addresses ?? []
  const { heading, ...book } = useAddressBook({ customer, addresses, restores })
  const action = useSitePath('/addresses')
  const add = (event: React.MouseEvent) => {
    event.preventDefault()
    book.openForm(null)
  }
  return (
    <>
      <header className="address-book-head">
        <div>
          <h1 className="text-h1" ref={heading} tabIndex={-1}>
            {words.title}
          </h1>
          <p className="text-lead text-ink-2">{words.subtitle}</p>
        </div>
        <form method="get" action={action}>
          <Button type="submit" kind={list.length > 0 ? 'primary' : 'outline'} name="add" value="1" onClick={add}>
            <Plus />
            {words.add}
          </Button>
        </form>
      </header>
      {book.problem && <Message tone="error">{book.problem}</Message>}
      {list.length > 0 ? (
        <ul className="address-list" aria-label={words.list}>
          {list.map((address) => (
            <AddressCard key={address.id} address={address} onEdit={book.openForm} onDelete={book.setDeleting} />
          ))}
        </ul>
      ) : (
        <NoAddresses because={reasonOf(customer, addresses)} onAdd={add} />
      )}
      {book.open && (
        <AddressDialog
          address={book.open}
          customer={customer}
          tilesUrl={tilesUrl}
          onSaved={book.onSaved}
          onClose={() => book.setOpen(null)}
        />
      )}
      {book.deleting && (
        <DeleteAddress address={book.deleting} onEnd={book.onDeleted} onCancel={() => book.setDeleting(null)} />
      )}
      <Toast text={book.notice} onClose={() => book.setNotice(null)} />
    </>
  )
}

function reasonOf(customer: UserRecord | null, addresses: Address[] | null) {
  if (customer === null) return 'signed-out'
  return addresses === null ? 'not-loaded' : 'none'
}
