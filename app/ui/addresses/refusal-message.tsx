import { addressForm } from '../../../content/pages/addresses.ts'
import { useWords } from '../../locale.ts'
import { Message } from '../base/message.tsx'
import { SiteLink, useSitePath } from '../base/site-link.tsx'
import type { AddressRefusal } from './address-refusal.ts'

/** Says why an address was not saved, and where to sign in if that is why. */
export function RefusalMessage({ refusal }: { refusal: AddressRefusal }) {
  const words = useWords(addressForm)
  const back = useSitePath('/addresses')
  if (refusal.kind === 'message') return <Message tone="error">{refusal.text}</Message>
  return (
    <Message tone="error">
      <strong>{words.signInFirst}</strong>
      <br />
      {words.kept}{' '}
      <SiteLink to={`/sign-in?next=${encodeURIComponent(back)}`} reloadDocument className="underline">
        {words.toSignIn}
      </SiteLink>
    </Message>
  )
}
