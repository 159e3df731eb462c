import { useEffect } from 'react'
import { addressDeletion, addressesHead, addressesPage, addressForm } from '#content/pages/addresses.ts'
import { receiveAddress } from '#app/actions/address-action.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { mapTilesUrlContext, servicesContext, visitorContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { useWords } from '#app/locale.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { useUserRecord } from '#app/ui/account/use-user-record.ts'
import { clearDrafts } from '#app/ui/addresses/address-draft.ts'
import { AddressBook } from '#app/ui/addresses/address-book.tsx'
import { AddressPageForm } from '#app/ui/addresses/address-page-form.tsx'
import { ArrowLink } from '#app/ui/base/arrow-link.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/addresses.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SignOutButton } from '#app/ui/account/sign-out-button.tsx'
import { formLabels } from '#content/form-labels.ts'
import type { Address } from '#domain/accounts/address.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { useSitePath } from '#app/delivery/link.tsx'

export const handle: SiteHandle = { footerCall: false }

export const meta = fixedMeta(addressesHead)

export const headers = pageThatWaits

export async function loader({ url, context }: Route.LoaderArgs) {
  const customer = await context.get(visitorContext).customer()
  const found = await loadPart(context, async () =>
    customer ? context.get(servicesContext).addresses.list(customer.uuid) : [],
  )
  const addresses = found.ok ? found.value : null
  const query = url.searchParams
  const addressOf = (id: string | null) => addresses?.find((address) => address.id === id) ?? null
  const editing = addressOf(query.get('edit'))
  return {
    customer: customer && { uuid: customer.uuid, email: customer.email },
    addresses,
    tilesUrl: context.get(mapTilesUrlContext),
    // Without scripts, forms and questions are pages of their own.
    adding: query.has('add'),
    editing,
    // Nobody who is not signed in sees the list, so the address that they were changing may well be there.
    editingId: editing?.id ?? (customer ? null : query.get('edit')),
    deleting: addressOf(query.get('delete')),
    done: query.get('done'),
    formKey: crypto.randomUUID(),
  }
}

export const action = receiveAddress

export default function Addresses({ loaderData, actionData: posted }: Route.ComponentProps) {
  const { customer, addresses, tilesUrl, adding, editing, editingId, deleting, done, formKey } = loaderData
  const words = useWords({ ...addressesPage, saved: addressForm.saved, deleted: addressDeletion.deleted })
  useUserRecord(customer)
  useEffect(() => {
    if (done === 'saved') clearDrafts('open')
  }, [done])
  const isForm = adding || editing !== null || posted !== undefined
  return (
    <div className="wrap address-book">
      {done === 'saved' && <Message tone="ok">{words.saved}</Message>}
      {done === 'deleted' && <Message tone="ok">{words.deleted}</Message>}
      {isForm && (
        <AddressPageForm {...{ customer, tilesUrl, posted, formKey }} addressId={editingId} address={editing} />
      )}
      {deleting && <AddressPageDeletion address={deleting} />}
      <AddressBook {...{ customer, addresses, tilesUrl }} restores={!isForm && done === null} />
      <ArrowLink to="/my-data">{words.myData}</ArrowLink>
      {customer && <AccountFoot email={customer.email} />}
    </div>
  )
}

/** Who is signed in, and the way out. */
function AccountFoot({ email }: { email: string }) {
  const { signedInAs } = useWords(addressesPage)
  return (
    <div className="cluster-4/20 items-center justify-between min-tall-44">
      <p className="text-small text-ink-2">
        {signedInAs} <Ltr>{email}</Ltr>
      </p>
      <SignOutButton scope="here" />
    </div>
  )
}

/** The question before a deletion as a part of the page, for browsers without scripts. */
function AddressPageDeletion({ address }: { address: Address }) {
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
