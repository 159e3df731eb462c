import { accountWords } from '#content/admin/account.ts'
import { can } from '#domain/accounts/permissions.ts'
import { firstScreensOf } from '#domain/accounts/staff-preferences.ts'
import { receiveAccountForm } from '#app/actions/account-form.ts'
import { receiveConfirmedAccountForm } from '#app/actions/confirmed-account-form.ts'
import { receivePreferenceForm } from '#app/actions/preference-forms.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { EmailGroup } from '#app/ui/admin/account/email-group.tsx'
import { FirstScreenGroup } from '#app/ui/admin/account/first-screen-group.tsx'
import { NoticesGroup } from '#app/ui/admin/account/notices-group.tsx'
import { PasswordGroup } from '#app/ui/admin/account/password-group.tsx'
import { RecoveryGroup } from '#app/ui/admin/account/recovery-group.tsx'
import { SecondFactorGroup } from '#app/ui/admin/account/second-factor-group.tsx'
import { SessionsGroup } from '#app/ui/admin/account/sessions-group.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import type { Route } from './+types/account.ts'

export const meta = adminMeta(accountWords.title)

export const headers = pageThatWaits

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, staffPreferences, staffEmail, ownSessions, secondFactorRule, confirmation } =
    context.get(servicesContext)
  const { id, role } = context.get(staffContext)
  const [member, preferences, notices, awaited, sessions, isRequired, isConfirmed] = await Promise.all([
    staff.get(id),
    staffPreferences.get(id),
    can(role, 'requests') ? staffPreferences.notices(id) : null,
    staffEmail.awaited(id),
    ownSessions.list(request.headers),
    secondFactorRule.isRequired(),
    confirmation.isFresh(request.headers),
  ])
  if (!member) throw notFound()
  const { username, email, twoFactorEnabled: secondFactor } = member
  return {
    username,
    email: { confirmed: email, awaited },
    first: { chosen: preferences.firstScreen, screens: firstScreensOf(role) },
    notices,
    sessions,
    secondFactor,
    isRequired,
    isConfirmed,
  }
}

export async function action(args: Route.ActionArgs) {
  return (await receivePreferenceForm(args)) ?? (await receiveConfirmedAccountForm(args)) ?? receiveAccountForm(args)
}

export default function Account({ loaderData }: Route.ComponentProps) {
  const { username, email, first, notices, sessions, secondFactor, isRequired, isConfirmed } = loaderData
  const words = useWords(accountWords)
  return (
    <AdminPage title={words.title}>
      <ConfirmationProvider value={isConfirmed}>
        <div className="admin-groups">
          <FirstScreenGroup {...first} />
          <EmailGroup {...email} />
          {notices && <NoticesGroup chosen={notices} hasEmail={email.confirmed !== null} />}
          <PasswordGroup username={username} />
          <SecondFactorGroup username={username} isOn={secondFactor} isRequired={isRequired} />
          {secondFactor && <RecoveryGroup username={username} />}
          <SessionsGroup sessions={sessions} />
        </div>
      </ConfirmationProvider>
    </AdminPage>
  )
}
