import { usersWords } from '#content/admin/users.ts'
import { receiveUsersForm } from '#app/actions/users-form.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import { AddUser } from '#app/ui/admin/users/add-user.tsx'
import { FactorRuleGroup } from '#app/ui/admin/users/factor-rule-group.tsx'
import { TokensGroup } from '#app/ui/admin/users/tokens-group.tsx'
import { UsersGroup } from '#app/ui/admin/users/users-group.tsx'
import type { Route } from './+types/users.ts'

export const meta = adminMeta(usersWords.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, staffEmail, apiTokens, secondFactorRule, confirmation } = context.get(servicesContext)
  const [members, waiting, tokens, isFactorRequired, isConfirmed] = await Promise.all([
    staff.list(),
    staffEmail.waiting(),
    apiTokens.list(),
    secondFactorRule.isRequired(),
    confirmation.isFresh(request.headers),
  ])
  const ownId = context.get(staffContext).id
  return { members, waiting, tokens, isFactorRequired, isConfirmed, ownId, now: new Date().toISOString() }
}

export const action = receiveUsersForm

export default function Users({ loaderData }: Route.ComponentProps) {
  const { members, waiting, tokens, isFactorRequired, isConfirmed, ownId, now } = loaderData
  return (
    <AdminPage title={useWords(usersWords).title} count={members.length}>
      <ConfirmationProvider value={isConfirmed}>
        <div className="admin-groups">
          <UsersGroup members={members} waiting={waiting} ownId={ownId} isFactorRequired={isFactorRequired} />
          <FactorRuleGroup members={members} ownId={ownId} isRequired={isFactorRequired} />
          <AddUser />
          <TokensGroup tokens={tokens} now={now} />
        </div>
      </ConfirmationProvider>
    </AdminPage>
  )
}
