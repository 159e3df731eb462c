import { Form } from 'react-router'
import { languageNames } from '#content/admin/checks.ts'
import { usersWords } from '#content/admin/users.ts'
import { STAFF_ROLES } from '#domain/accounts/permissions.ts'
import type { Invitation, StaffMember } from '#domain/accounts/staff.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { UsersResult } from '#app/actions/users-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { AnswerMessage, Group, useStaffForm } from '#app/ui/admin/group.tsx'
import { CopiedField } from '#app/ui/admin/notice/copied-field.tsx'
import { Badge } from '#app/ui/base/badge.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { Radio } from '#app/ui/base/field/checkbox.tsx'
import { optionsOf, SelectField, TextField } from '#app/ui/base/field/text-field.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { RoleBadge } from './role-field.tsx'
import { StepForm } from './step-form.tsx'

/** Asks somebody to join by mail. */
export function InviteGroup() {
  const words = useWords(usersWords)
  const locale = useLocale()
  const { busy, answer } = useStaffForm<UsersResult>('invite')
  const { values, errors } = answer ?? {}
  return (
    <Group title={words.invite.title} text={words.invite.text}>
      <Form method="post" className="admin-form" key={answer?.ok ? answer.message : 'open'}>
        <AnswerMessage answer={answer} />
        <InvitationLink link={answer?.result?.link} />
        <input type="hidden" name="intent" value="invite" />
        <TextField
          label={words.add.username}
          name="username"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={60}
          defaultValue={values?.['username']}
          error={errors?.['username']}
          ltr
          required
        />
        <TextField
          label={words.invite.email}
          name="email"
          type="email"
          autoComplete="off"
          defaultValue={values?.['email']}
          error={errors?.['email']}
          ltr
          required
        />
        <SelectField label={words.invite.language} name="locale" defaultValue={values?.['locale'] ?? locale}>
          {optionsOf(LOCALES, (one) => [one, languageNames[one][locale]])}
        </SelectField>
        <fieldset className="stack-4">
          <legend className="field-label">{words.add.role}</legend>
          {STAFF_ROLES.toReversed().map((role) => (
            <Radio key={role} name="role" value={role} defaultChecked={role === (values?.['role'] || 'viewer')}>
              {words.roles[role]}: {words.mayDo[role]}
            </Radio>
          ))}
        </fieldset>
        <CurrentPassword intent="invite" />
        <Button type="submit" kind="ink" busy={busy}>
          {words.invite.submit}
        </Button>
      </Form>
    </Group>
  )
}

/** The link, where the site cannot mail it. */
export function InvitationLink({ link }: { link: string | null | undefined }) {
  const { link: text, linkLabel } = useWords(usersWords.invite)
  if (!link) return null
  return (
    <>
      <Message tone="warn">{text}</Message>
      <CopiedField label={linkLabel} url={link} />
    </>
  )
}

/** Somebody who has not joined yet. */
export function InvitedUser({ member, invitation }: { member: StaffMember; invitation: Invitation }) {
  const words = useWords(usersWords.invite)
  const locale = useLocale()
  const { id, username, role } = member
  return (
    <div className="admin-row">
      <div className="admin-row-facts">
        <bdi className="admin-row-name">{username}</bdi>
        <RoleBadge role={role} />
        <Badge tone="warn">{invitation.isOver ? words.over : words.invited}</Badge>
        <span className="admin-row-quiet">
          <bdi>{invitation.email}</bdi> · {formatInstant(invitation.sentAt, locale)}
        </span>
      </div>
      <div className="cluster-10 items-end">
        <StepForm confirmed intent="invite-again" id={id} submit={words.again} label={`${words.again}: ${username}`} />
        <StepForm
          confirmed
          intent="withdraw"
          id={id}
          submit={words.withdraw}
          label={`${words.withdraw}: ${username}`}
          kind="danger"
        />
      </div>
    </div>
  )
}
