import { Plus, MapPinned, MapPin, Pencil, Trash2, Check } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { account } from '#content/frame.ts'
import { addressesPage } from '#content/pages/addresses.ts'
import type { Address } from '#domain/accounts/address.ts'
import { useWords } from '#app/locale.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import type { UserRecord } from '#app/ui/account/user-record.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { RetryButton } from '#app/ui/base/state/retry-button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { CodedText } from '#app/ui/base/code.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { DeleteAddress } from './delete-address.tsx'
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
        <ul className="stack-24 tiles-[20rem]" aria-label={words.list}>
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

type NoAddressesProps = {
  /** Why there are none to see. */
  because: 'none' | 'signed-out' | 'not-loaded'
  onAdd: (event: React.MouseEvent) => void
}

/**
 * No address to show. A list that could not be loaded is shown as an empty one without an alarm
 * (docs/specification 8), and what may have been saved is said not to be lost.
 */
function NoAddresses({ because, onAdd }: NoAddressesProps) {
  const { title, add, ...texts } = useWords(addressesPage.empty)
  const { signIn } = useWords(account)
  const action = useSitePath('/addresses')
  const text = { none: texts.text, 'signed-out': texts.signedOut, 'not-loaded': texts.notLoaded }[because]
  return (
    <StateBlock icon={MapPinned} title={title} text={text}>
      {because === 'signed-out' && <ButtonLink to="/sign-in">{signIn}</ButtonLink>}
      {because === 'not-loaded' && <RetryButton kind="primary" />}
      <form method="get" action={action}>
        <Button type="submit" kind={because === 'none' ? 'primary' : 'outline'} name="add" value="1" onClick={onAdd}>
          {add}
        </Button>
      </form>
    </StateBlock>
  )
}

type AddressCardProps = { address: Address; onEdit: (address: Address) => void; onDelete: (address: Address) => void }

/** One saved address. Its buttons are those of a form, so that they lead somewhere without scripts too. */
function AddressCard({ address, onEdit, onDelete }: AddressCardProps) {
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

const SHOWN_MS = 5000

type ToastProps = {
  /** Null while there is nothing to tell. */
  text: string | null
  /** One button, such as undo. */
  action?: ReactNode
  onClose: () => void
}

/** A short message at the foot of the window that disappears by itself. */
function Toast({ text, action, onClose }: ToastProps) {
  useEffect(() => {
    const timer = text === null ? undefined : setTimeout(onClose, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [text, onClose])
  return (
    <output className="toast-place">
      {text !== null && (
        <span className="toast">
          <Check />
          <span className="grow">
            <CodedText text={text} />
          </span>
          {action}
        </span>
      )}
    </output>
  )
}
