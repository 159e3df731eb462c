import { usersWords } from '#content/admin/users.ts'
import { receiveUsersForm } from '#app/actions/users-form.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import { useWords } from '#app/locale.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { AdminPage } from '#app/ui/admin/admin-page.tsx'
import { ConfirmationProvider, CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { TokensGroup } from '#app/ui/admin/users/tokens-group.tsx'
import { InviteGroup } from '#app/ui/admin/users/invite-group.tsx'
import { UsersGroup } from '#app/ui/admin/users/users-group.tsx'
import type { Route } from './+types/users.ts'
import { refusals } from '#content/refusals.ts'
import { ACCOUNT_PATH } from '#domain/accounts/staff-paths.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { ButtonLink, Button } from '#app/ui/base/button.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { StepForm } from '#app/ui/admin/users/step-form.tsx'
import { Form } from 'react-router'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { RoleField } from '#app/ui/admin/users/role-field.tsx'

export const meta = adminMeta(usersWords.title)

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, staffEmail, invitations, apiTokens, secondFactorRule, confirmation } = context.get(servicesContext)
  const [members, invited, waiting, tokens, isFactorRequired, isConfirmed] = await Promise.all([
    staff.list(),
    invitations.list(),
    staffEmail.waiting(),
    apiTokens.list(),
    secondFactorRule.isRequired(),
    confirmation.isFresh(request.headers),
  ])
  const ownId = context.get(staffContext).id
  return { members, invited, waiting, tokens, isFactorRequired, isConfirmed, ownId, now: new Date().toISOString() }
}

export const action = receiveUsersForm

export default function Users({ loaderData }: Route.ComponentProps) {
  const { members, invited, waiting, tokens, isFactorRequired, isConfirmed, ownId, now } = loaderData
  return (
    <AdminPage title={useWords(usersWords).title} count={members.length}>
      <ConfirmationProvider value={isConfirmed}>
        <div className="admin-groups">
          <UsersGroup {...{ members, invited, waiting, ownId, isFactorRequired }} />
          <InviteGroup />
          <FactorRuleGroup members={members} ownId={ownId} isRequired={isFactorRequired} />
          <AddUser />
          <TokensGroup tokens={tokens} now={now} />
        </div>
      </ConfirmationProvider>
    </AdminPage>
  )
}

type FactorRuleGroupProps = { members: StaffMember[]; ownId: string; isRequired: boolean }

/** Whether a second factor is required of all staff, and how many have one. */
function FactorRuleGroup({ members, ownId, isRequired }: FactorRuleGroupProps) {
  const words = useWords(usersWords.factorRule)
  const required = useStaffForm('require-factor').answer
  const optional = useStaffForm('optional-factor').answer
  const active = members.filter(({ disabled }) => !disabled)
  const having = active.filter(({ twoFactorEnabled }) => twoFactorEnabled)
  const badge = <Badge tone={isRequired ? 'ok' : 'neutral'}>{isRequired ? words.required : words.optional}</Badge>
  return (
    <Group title={words.title} text={words.text} badge={badge}>
      <AnswerMessage answer={required ?? optional} />
      <p>{words.having(having.length, active.length)}</p>
      {isRequired ? (
        <StepForm confirmed intent="optional-factor" submit={words.makeOptional} />
      ) : (
        <Requiring isPossible={having.some(({ id }) => id === ownId)} />
      )}
    </Group>
  )
}

/** Nobody asks it of others without having one. */
function Requiring({ isPossible }: { isPossible: boolean }) {
  const words = useWords(usersWords.factorRule)
  const { ownFactorFirst } = useWords(refusals)
  if (isPossible) return <StepForm confirmed intent="require-factor" submit={words.require} kind="ink" />
  return (
    <>
      <p>{ownFactorFirst}</p>
      <div>
        <ButtonLink to={ACCOUNT_PATH} kind="outline" small>
          {words.toAccount}
        </ButtonLink>
      </div>
    </>
  )
}

function AddUser() {
  const words = useWords(usersWords.add)
  const { busy, answer } = useStaffForm('add')
  return (
    <Group title={words.title}>
      <Form method="post" className="admin-form" key={answer?.ok ? answer.message : 'open'}>
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="add" />
        <TextField
          label={words.username}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          defaultValue={answer?.values?.['username']}
          error={answer?.errors['username']}
          ltr
          required
        />
        <TextField
          label={words.password}
          name="password"
          type="password"
          autoComplete="new-password"
          hint={words.passwordHint}
          minLength={PASSWORD_LENGTH.least}
          maxLength={PASSWORD_LENGTH.most}
          error={answer?.errors['password']}
          ltr
          required
        />
        <RoleField chosen={answer?.values?.['role']} error={answer?.errors['role']} />
        <CurrentPassword intent="add" />
        <Button type="submit" kind="ink" busy={busy}>
          {words.submit}
        </Button>
      </Form>
    </Group>
  )
}
