import { addressesPage } from '#content/pages/addresses.ts'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SignOutButton } from './sign-out-button.tsx'

/** Who is signed in, and the way out. */
export function AccountFoot({ email }: { email: string }) {
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
