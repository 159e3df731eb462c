import { CircleAlert, Lock, LogIn, SearchX, type LucideIcon } from 'lucide-react'
import { isRouteErrorResponse } from 'react-router'
import { shellErrors } from '../../../content/admin/shell.ts'
import { LOGIN_PATH, STAFF_PATH } from '../../../domain/accounts/staff-paths.ts'
import { useWords } from '../../locale.ts'
import { ButtonLink } from '../base/button.tsx'
import { RetryButton } from '../base/state/retry-button.tsx'
import { StateBlock } from '../base/state/state-block.tsx'

type Kind = 'notFound' | 'forbidden' | 'signedOut' | 'failed'

const ICONS: Record<Kind, LucideIcon> = {
  notFound: SearchX,
  forbidden: Lock,
  signedOut: LogIn,
  failed: CircleAlert,
}

/** What stands in place of a screen that cannot be shown, with the way on. */
export function AdminError({ error }: { error: unknown }) {
  const words = useWords(shellErrors)
  const kind = kindOf(error)
  return (
    <div className="admin-error">
      <StateBlock icon={ICONS[kind]} title={words[kind].title} text={words[kind].text} level={1} urgent>
        {kind === 'failed' && <RetryButton kind="primary" />}
        {kind === 'signedOut' && (
          <ButtonLink href={LOGIN_PATH} target="_blank">
            {words.signedOut.signIn}
          </ButtonLink>
        )}
        <ButtonLink to={STAFF_PATH} kind="outline">
          {words.toStart}
        </ButtonLink>
      </StateBlock>
    </div>
  )
}

function kindOf(error: unknown): Kind {
  switch (isRouteErrorResponse(error) ? error.status : 500) {
    case 401:
      return 'signedOut'
    case 403:
      return 'forbidden'
    case 404:
      return 'notFound'
    default:
      return 'failed'
  }
}
