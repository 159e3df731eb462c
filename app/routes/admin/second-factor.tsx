import { redirect } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { receiveAccountForm } from '#app/actions/account-form.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { staffContext } from '#app/context.ts'
import { requireSetUp } from '#app/loading/staff-guard.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { SetUpPage } from '#app/ui/admin/login/set-up-page.tsx'
import type { Route } from './+types/second-factor.ts'

export const meta = adminMeta(accountWords.required.title)

export const middleware = [requireSetUp]

export function loader({ context }: Route.LoaderArgs) {
  return { username: context.get(staffContext).name }
}

/** The steps of setting up a second factor, and then on to where he wanted to go. */
export async function action(args: Route.ActionArgs) {
  const answer = await receiveAccountForm(args, ['begin', 'confirm'])
  if (!answer.data.ok || answer.data.intent !== 'confirm') return answer
  return redirect(nextPath(args.url.searchParams.get('next'), STAFF_PATH), { headers: answer.init?.headers })
}

export default function SecondFactor({ loaderData }: Route.ComponentProps) {
  return <SetUpPage username={loaderData.username} />
}
