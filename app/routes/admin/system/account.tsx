import { accountWords, noticeWords } from '#content/admin/account.ts'
import { can } from '#domain/accounts/permissions.ts'
import { firstScreensOf, type FirstScreen } from '#domain/accounts/staff-preferences.ts'
import { receiveAccountForm } from '#app/actions/account-form.ts'
import { receiveConfirmedAccountForm } from '#app/actions/confirmed-account-form.ts'
import { pageThatWaits } from '#app/actions/waiting.ts'
import { servicesContext, staffContext, fieldsContext } from '#app/context.ts'
import { notFound } from '#app/loading/not-found.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { EmailGroup } from '#app/ui/admin/account/email-group.tsx'
import { NoticesGroup } from '#app/ui/admin/account/notices-group.tsx'
import { PasswordGroup } from '#app/ui/admin/account/password-group.tsx'
import { SessionsGroup } from '#app/ui/admin/account/sessions-group.tsx'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider } from '#app/ui/admin/current-password.tsx'
import type { Route } from './+types/account.ts'
import { Group, useStaffForm, AnswerMessage } from '#app/ui/admin/group.tsx'
import { ConfirmedForm } from '#app/ui/admin/account/confirmed-form.tsx'
import { RecoveryCodes, SetUpSteps } from '#app/ui/admin/account/set-up-steps.tsx'
import { typedOf } from '#domain/fields/form-values.ts'
import { answerForm, localeOfStaff } from '#app/actions/staff-form.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { Form } from 'react-router'
import type { QuotationSalesman } from '#domain/quotes/quotation.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField, optionsOf, SelectField } from '#app/ui/base/field/text-field.tsx'
import { shell } from '#content/admin/shell.ts'

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
    signature: can(role, 'quotes') ? preferences.signature : null,
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
  const { username, email, first, signature, notices, sessions, secondFactor, isRequired, isConfirmed } = loaderData
  const words = useWords(accountWords)
  return (
    <AdminPage title={words.title}>
      <ConfirmationProvider value={isConfirmed}>
        <div className="admin-groups">
          <FirstScreenGroup {...first} />
          <EmailGroup {...email} />
          {signature && <SignatureGroup {...signature} />}
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

/** New codes for whoever has used up or lost the first ones. */
function RecoveryGroup({ username }: { username: string }) {
  const words = useWords(accountWords.recovery)
  const { answer } = useStaffForm<string[]>('recovery')
  return (
    <Group title={words.title}>
      {answer?.result && <RecoveryCodes codes={answer.result} />}
      <ConfirmedForm username={username} intent="recovery" submit={words.renew} />
    </Group>
  )
}

/** Chooses what the staff area opens with, or which mails somebody gets; null where a form asks for something else. It touches nobody else, so no password is asked for. */
async function receivePreferenceForm(args: Pick<Route.ActionArgs, 'request' | 'context'>) {
  const fields = args.context.get(fieldsContext)
  const { staffPreferences } = args.context.get(servicesContext)
  const by = args.context.get(staffContext)
  const intent = typedOf(fields, 'intent')
  const { firstScreen, failed } = accountWords
  if (intent === 'first-screen') {
    const words = { done: firstScreen.saved, unknown: failed, failed }
    return answerForm(args, {
      intent,
      words,
      work: () => staffPreferences.openWith(typedOf(fields, 'first_screen'), by),
    })
  }
  if (intent === 'signature') {
    const words = { done: accountWords.signature.saved, unknown: failed, failed }
    const signature = { name: typedOf(fields, 'signature_name'), mobile: typedOf(fields, 'signature_mobile') }
    return answerForm(args, { intent, words, work: () => staffPreferences.sign(signature, by) })
  }
  if (intent === 'notices') {
    const words = { done: noticeWords.saved, unknown: failed, failed }
    const locale = localeOfStaff(args.request)
    return answerForm(args, { intent, words, work: () => staffPreferences.saveNotices(fields, by, locale) })
  }
  return null
}

type SecondFactorGroupProps = { username: string; isOn: boolean; isRequired: boolean }

function SecondFactorGroup({ username, isOn, isRequired }: SecondFactorGroupProps) {
  const words = useWords(accountWords.secondFactor)
  const confirmed = useStaffForm('confirm').answer
  const ended = useStaffForm('end').answer
  const badge = <Badge tone={isOn ? 'ok' : 'neutral'}>{isOn ? words.on : words.off}</Badge>
  return (
    <Group title={words.title} text={words.text} badge={badge}>
      {confirmed?.ok && <AnswerMessage answer={confirmed} />}
      {(ended?.ok || isRequired) && <AnswerMessage answer={ended} />}
      {isOn ? <WhenOn username={username} isRequired={isRequired} /> : <SetUpSteps username={username} />}
    </Group>
  )
}

function WhenOn({ username, isRequired }: Pick<SecondFactorGroupProps, 'username' | 'isRequired'>) {
  const words = useWords(accountWords.secondFactor)
  if (isRequired) return <p>{words.staysOn}</p>
  return <ConfirmedForm username={username} intent="end" submit={words.end} />
}

function SignatureGroup({ name, mobile }: QuotationSalesman) {
  const words = useWords(accountWords)
  const { busy, answer } = useStaffForm('signature')
  return (
    <Group title={words.signature.title} text={words.signature.text}>
      <Form method="post" preventScrollReset className="admin-form">
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="signature" />
        <TextField label={words.signature.name} name="signature_name" defaultValue={name} maxLength={100} />
        <TextField
          label={words.signature.mobile}
          name="signature_mobile"
          type="tel"
          dir="ltr"
          defaultValue={mobile}
          maxLength={50}
        />
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.firstScreen.save}
        </Button>
      </Form>
    </Group>
  )
}

/** What the staff area opens with for this account. */
function FirstScreenGroup({ chosen, screens }: { chosen: FirstScreen; screens: FirstScreen[] }) {
  const words = useWords(accountWords)
  const { sections } = useWords(shell)
  const { busy, answer } = useStaffForm('first-screen')
  return (
    <Group title={words.firstScreen.title} text={words.firstScreen.text}>
      <Form method="post" preventScrollReset className="admin-form">
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="first-screen" />
        <SelectField
          label={words.firstScreen.field}
          name="first_screen"
          defaultValue={screens.includes(chosen) ? chosen : 'start'}
          error={answer?.errors['first_screen']}
        >
          {optionsOf(screens, (screen) => [screen, sections[screen]])}
        </SelectField>
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.firstScreen.save}
        </Button>
      </Form>
    </Group>
  )
}
