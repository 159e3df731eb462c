import { UserRound } from 'lucide-react'
import { memo } from 'react'
import { useWords } from '#app/locale.ts'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { account } from '#content/frame.ts'
import { useUser } from './user-record.ts'

type AccountLinkProps = { className: string; onFollow?: () => void }

/**
 * Says who is signed in here, by what the browser keeps; the page from the server is the same for everyone, and its
 * place is as wide for one as for the other. It loads its page as a whole: only there may the browser show a map.
 */
export const AccountLink = memo(function AccountLink({ className, onFollow }: AccountLinkProps) {
  const words = useWords(account)
  const user = useUser()
  return (
    <SiteLink
      to={user ? '/addresses' : '/sign-in'}
      reloadDocument
      className={className}
      aria-label={user ? words.signedInAs(user.email) : words.signIn}
      title={user?.email}
      onClick={onFollow}
    >
      {user ? <Initial email={user.email} /> : <UserRound />}
      <span className="account-name">{user ? <Ltr>{shortName(user.email)}</Ltr> : words.signIn}</span>
    </SiteLink>
  )
})

function Initial({ email }: { email: string }) {
  return (
    <span className="account-initial" aria-hidden="true">
      {email.charAt(0).toUpperCase()}
    </span>
  )
}

/** The part of the address by which its owner knows it. */
function shortName(email: string): string {
  return email.split('@')[0] ?? email
}
