import { redirect, Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { receiveAccountForm } from '#app/actions/account-form.ts'
import { STAFF_PATH, LOGOUT_PATH } from '#domain/accounts/staff-paths.ts'
import { staffContext } from '#app/context.ts'
import { requireSetUp } from '#app/loading/staff-guard.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import type { Route } from './+types/second-factor.ts'
import { shell } from '#content/admin/shell.ts'
import { useWords } from '#app/locale.ts'
import { SetUpSteps } from '#app/ui/admin/account/set-up-steps.tsx'
import { LoginFrame } from '#app/ui/admin/login/login-frame.tsx'

export const meta = adminMeta(accountWords.required.title)

export const middleware = [requireSetUp]

export function loader({ context }: Route.LoaderArgs) {
  return { username: context.get(staffContext).name }
}

/** The steps of setting up a second factor, and then on to where they wanted to go. */
export async function action(args: Route.ActionArgs) {
  const answer = await receiveAccountForm(args, ['begin', 'confirm'])
  if (!answer.data.ok || answer.data.intent !== 'confirm') return answer
  return redirect(nextPath(args.url.searchParams.get('next'), STAFF_PATH), { headers: answer.init?.headers })
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return <SetUpPage username={loaderData.username} />
}

/** What stands between the password and the staff area, where a second factor is required and wanting. */
function SetUpPage({ username }: { username: string }) {
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
