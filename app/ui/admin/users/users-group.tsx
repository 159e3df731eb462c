import { useActionData } from 'react-router'
import { usersWords } from '#content/admin/users.ts'
import { formatInstant } from '#domain/text/format-instant.ts'
import type { Invitation, StaffMember } from '#domain/accounts/staff.ts'
import type { StaffAnswer } from '#app/actions/staff-form.ts'
import type { UsersResult } from '#app/actions/users-form.ts'
import { useLocale, useWords } from '#app/locale.ts'
import { Badge } from '#app/ui/base/badge.tsx'
import { AnswerMessage, Group } from '#app/ui/admin/group.tsx'
import { RoleBadge, RoleField } from './role-field.tsx'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { UsernameHint } from '#app/ui/admin/username-hint.tsx'
import { InvitationLink, InvitedUser } from './invite-group.tsx'
import { AskedTwice, StepForm } from './step-form.tsx'

/** Forms that stand at one account of the list; what came of them is said above it. */
const ABOUT_ONE = ['invite-again', 'withdraw', 'role', 'disable', 'enable', 'reset', 'remove-factor', 'remove']

/** `waiting` has the ids of those who have an address of mail to confirm. */
type UsersGroupProps = {
  members: StaffMember[]
  invited: Invitation[]
  waiting: string[]
  ownId: string
  isFactorRequired: boolean
}

export function UsersGroup({ members, invited, waiting, ownId, isFactorRequired }: UsersGroupProps) {
  const words = useWords(usersWords)
  const answer = useActionData<StaffAnswer<UsersResult>>()
  return (
    <Group title={words.title} text={words.roleHint}>
      <AnswerMessage answer={ABOUT_ONE.includes(answer?.intent ?? '') ? answer : undefined} />
      {answer?.intent === 'invite-again' && <InvitationLink link={answer.result?.link} />}
      <ul className="admin-rows">
        {members.map((member) => (
          <li key={member.id}>
            <User
              invitation={invited.find(({ id }) => id === member.id)}
              member={member}
              isOwn={member.id === ownId}
              isWaiting={waiting.includes(member.id)}
              isFactorRequired={isFactorRequired}
            />
          </li>
        ))}
      </ul>
    </Group>
  )
}

type UserProps = {
  member: StaffMember
  invitation: Invitation | undefined
  isOwn: boolean
  isWaiting: boolean
  isFactorRequired: boolean
}

function User({ member, invitation, isOwn, isWaiting, isFactorRequired }: UserProps) {
  if (invitation) return <InvitedUser member={member} invitation={invitation} />
  return <JoinedUser {...{ member, isOwn, isWaiting, isFactorRequired }} />
}

function JoinedUser({ member, isOwn, isWaiting, isFactorRequired }: Omit<UserProps, 'invitation'>) {
  const words = useWords(usersWords)
  const since = formatInstant(member.createdAt, useLocale())
  return (
    <div className="admin-row">
      <div className="admin-row-facts">
        <bdi className="admin-row-name">{member.username}</bdi>
        <RoleBadge role={member.role} />
        {isOwn && <Badge tone="ok">{words.you}</Badge>}
        {member.disabled && <Badge tone="red">{words.disabled}</Badge>}
        {member.twoFactorEnabled && <Badge tone="ok">{words.secondFactor}</Badge>}
        {isFactorRequired && !member.twoFactorEnabled && <Badge tone="warn">{words.withoutFactor}</Badge>}
        <Badge tone={member.email === null ? 'neutral' : 'ok'}>{words.emails[emailState(member, isWaiting)]}</Badge>
        <span className="admin-row-quiet">
          {words.since} {since}
        </span>
      </div>
      {!isOwn && <ManageUser member={member} />}
    </div>
  )
}

function emailState({ email }: StaffMember, isWaiting: boolean): keyof typeof usersWords.emails {
  if (email !== null) return 'confirmed'
  return isWaiting ? 'waiting' : 'none'
}

/** Everything that an owner can do to somebody else's account. It opens without scripts too. */
function ManageUser({ member: { id, username, role, disabled, twoFactorEnabled } }: { member: StaffMember }) {
  const words = useWords(usersWords)
  return (
    <details className="admin-more">
      <summary className="button button-outline button-small">{words.manage(username)}</summary>
      <div className="admin-more-steps">
        <StepForm confirmed intent="role" id={id} submit={words.setRole}>
          <RoleField chosen={role ?? undefined} />
        </StepForm>
        <StepForm
          confirmed
          intent={disabled ? 'enable' : 'disable'}
          id={id}
          submit={disabled ? words.enable : words.disable}
        />
        {twoFactorEnabled && <StepForm confirmed intent="remove-factor" id={id} submit={words.removeFactor} />}
        <StepForm confirmed intent="reset" id={id} submit={words.reset}>
          <UsernameHint username={username} />
          <TextField
            label={words.newPassword}
            name="password"
            type="password"
            autoComplete="new-password"
            minLength={PASSWORD_LENGTH.least}
            maxLength={PASSWORD_LENGTH.most}
            ltr
            required
          />
        </StepForm>
        <AskedTwice verb={words.remove} question={words.removeConfirm(username)}>
          <StepForm confirmed intent="remove" id={id} submit={words.remove} kind="danger" />
        </AskedTwice>
      </div>
    </details>
  )
}
