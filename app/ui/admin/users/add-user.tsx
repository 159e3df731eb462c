import { Form } from 'react-router'
import { usersWords } from '#content/admin/users.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage } from '#app/ui/admin/answer-message.tsx'
import { CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { Group } from '#app/ui/admin/group.tsx'
import { useStaffForm } from '#app/ui/admin/use-staff-form.ts'
import { RoleField } from './role-field.tsx'

export function AddUser() {
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
