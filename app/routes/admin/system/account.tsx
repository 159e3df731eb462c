import { accountWords } from '../../../../content/admin/account.ts'
import { receiveAccountForm } from '../../../actions/account-form.ts'
import { servicesContext, staffContext } from '../../../context.ts'
import { notFound } from '../../../loading/not-found.ts'
import { useWords } from '../../../locale.ts'
import { adminMeta } from '../../../seo/admin-meta.ts'
import { PasswordGroup } from '../../../ui/admin/account/password-group.tsx'
import { RecoveryGroup } from '../../../ui/admin/account/recovery-group.tsx'
import { SecondFactorGroup } from '../../../ui/admin/account/second-factor-group.tsx'
import { AdminPage } from '../../../ui/admin/admin-page.tsx'
import type { Route } from './+types/account.ts'

export const meta = adminMeta(accountWords.title)

export async function loader({ context }: Route.LoaderArgs) {
  const { staff, secondFactorRule } = context.get(servicesContext)
  const [member, isRequired] = await Promise.all([
    staff.get(context.get(staffContext).id),
    secondFactorRule.isRequired(),
  ])
  if (!member) throw notFound()
  return { username: member.username, secondFactor: member.twoFactorEnabled, isRequired }
}

export async function action(args: Route.ActionArgs) {
  return receiveAccountForm(args)
}

export default function Account({ loaderData: { username, secondFactor, isRequired } }: Route.ComponentProps) {
  const words = useWords(accountWords)
  return (
    <AdminPage title={words.title}>
      <div className="admin-groups">
        <PasswordGroup username={username} />
        <SecondFactorGroup username={username} isOn={secondFactor} isRequired={isRequired} />
        {secondFactor && <RecoveryGroup username={username} />}
      </div>
    </AdminPage>
  )
}
