import { CircleAlert, Lock, LogIn, SearchX, UserX, type LucideIcon } from 'lucide-react'
import { Form, isRouteErrorResponse } from 'react-router'
import { shell, shellErrors } from '#content/admin/shell.ts'
import { NO_ROLE } from '#domain/accounts/permissions.ts'
import { LOGIN_PATH, LOGOUT_PATH, STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button, ButtonLink } from '#app/ui/base/button.tsx'
import { RetryButton } from '#app/ui/base/state/retry-button.tsx'
import { StateBlock } from '#app/ui/base/state/state-block.tsx'
import { useFailedScreen } from './staff-handle.ts'

type Kind = 'notFound' | 'forbidden' | 'noRole' | 'signedOut' | 'failed'

const ICONS: Record<Kind, LucideIcon> = {
  notFound: SearchX,
  forbidden: Lock,
  noRole: UserX,
  signedOut: LogIn,
  failed: CircleAlert,
}

/** What stands in place of a screen that cannot be shown, with the way on. */
export function AdminError({ error }: { error: unknown }) {
  const words = useWords(shellErrors)
  const kind = kindOf(error)
  const screen = useFailedScreen()
  const title = kind === 'failed' && screen ? screen : words[kind].title
  return (
    <div className="admin-error">
      <StateBlock icon={ICONS[kind]} title={title} text={words[kind].text} level={1} urgent>
        {kind === 'failed' && <RetryButton kind="primary" />}
        {kind === 'signedOut' && (
          <ButtonLink href={LOGIN_PATH} target="_blank">
            {words.signedOut.signIn}
          </ButtonLink>
        )}
        {kind === 'noRole' ? <SignOut /> : <ToStart />}
      </StateBlock>
    </div>
  )
}

function ToStart() {
  return (
    <ButtonLink to={STAFF_PATH} kind="outline">
      {useWords(shellErrors).toStart}
    </ButtonLink>
  )
}

/** Whoever may open no screen at all can only leave. */
function SignOut() {
  return (
    <Form method="post" action={LOGOUT_PATH}>
      <Button type="submit" kind="outline">
        {useWords(shell).logout}
      </Button>
    </Form>
  )
}

function kindOf(error: unknown): Kind {
  if (isRouteErrorResponse(error) && error.data === NO_ROLE) return 'noRole'
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
