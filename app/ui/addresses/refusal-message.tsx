import { addressForm } from '#content/pages/addresses.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { SiteLink, useSitePath } from '#app/delivery/link.tsx'
import type { AddressRefusal } from './address-refusal.ts'

/** Says why an address was not saved, and where to sign in if that is why. */
export function RefusalMessage({ refusal }: { refusal: AddressRefusal }) {
  const { signInFirst, kept, toSignIn, withoutScripts } = useWords(addressForm)
  const signIn = `/sign-in?next=${encodeURIComponent(useSitePath('/addresses'))}`
  if (refusal.kind === 'message') return <Message tone="error">{refusal.text}</Message>
  return (
    <Message tone="error">
      <strong>{signInFirst}</strong>
      <br />
      <span className="needs-scripts">
        {kept}{' '}
        <SiteLink to={signIn} reloadDocument className="underline">
          {toSignIn}
        </SiteLink>
      </span>
      <noscript>
        {withoutScripts.kept}{' '}
        <SiteLink to={signIn} target="_blank" className="underline">
          {withoutScripts.toSignIn}
        </SiteLink>
      </noscript>
    </Message>
  )
}
