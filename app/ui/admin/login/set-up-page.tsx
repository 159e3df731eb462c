import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { shell } from '#content/admin/shell.ts'
import { LOGOUT_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { SetUpSteps } from '#app/ui/admin/account/set-up-steps.tsx'
import { LoginFrame } from './login-frame.tsx'

/** What stands between the password and the staff area, where a second factor is required and wanting. */
export function SetUpPage({ username }: { username: string }) {
  const { title, lead } = useWords(accountWords.required)
  const { logout } = useWords(shell)
  return (
    <LoginFrame title={title} lead={lead}>
      <SetUpSteps username={username} />
      <Form method="post" action={LOGOUT_PATH}>
        <button type="submit" className="login-again">
          {logout} (<bdi>{username}</bdi>)
        </button>
      </Form>
    </LoginFrame>
  )
}
