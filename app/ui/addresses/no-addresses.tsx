import { MapPinned } from 'lucide-react'
import { account } from '#content/account.ts'
import { addressesPage } from '#content/pages/addresses.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { RetryButton } from '#app/ui/base/state/retry-button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { useSitePath } from '#app/delivery/link.tsx'

type NoAddressesProps = {
  /** Why there are none to see. */
  because: 'none' | 'signed-out' | 'not-loaded'
  onAdd: (event: React.MouseEvent) => void
}

/**
 * No address to show. A list that could not be loaded is shown as an empty one without an alarm
 * (docs/specification 8), and what may have been saved is said not to be lost.
 */
export function NoAddresses({ because, onAdd }: NoAddressesProps) {
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
