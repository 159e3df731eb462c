import { usersWords } from '#content/admin/users.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import type { StaffMember } from '#domain/accounts/staff.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { UsernameHint } from '#app/ui/admin/username-hint.tsx'
import { RoleField } from './role-field.tsx'
import { AskedTwice, StepForm } from './step-form.tsx'

/** Everything that an owner can do to somebody else's account. It opens without scripts too. */
export function ManageUser({ member: { id, username, role, disabled, twoFactorEnabled } }: { member: StaffMember }) {
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
