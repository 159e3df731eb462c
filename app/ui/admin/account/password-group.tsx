import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { PASSWORD_LENGTH } from '#domain/accounts/password.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, useStaffForm, Group } from '#app/ui/admin/group.tsx'
import { UsernameHint } from '#app/ui/admin/username-hint.tsx'

export function PasswordGroup({ username }: { username: string }) {
  const words = useWords(accountWords)
  const { busy, answer } = useStaffForm('password')
  return (
    <Group title={words.password.title} text={words.password.text}>
      <Form method="post" className="admin-form" key={answer?.ok ? 'changed' : 'open'}>
        <AnswerMessage answer={answer} />
        <input type="hidden" name="intent" value="password" />
        <UsernameHint username={username} />
        <TextField
          label={words.password.current}
          name="current"
          type="password"
          autoComplete="current-password"
          error={answer?.errors['current']}
          ltr
          required
        />
        <TextField
          label={words.password.next}
          name="password"
          type="password"
          autoComplete="new-password"
          minLength={PASSWORD_LENGTH.least}
          maxLength={PASSWORD_LENGTH.most}
          error={answer?.errors['password']}
          ltr
          required
        />
        <Button type="submit" kind="ink" busy={busy} busyText={words.saving}>
          {words.password.save}
        </Button>
      </Form>
    </Group>
  )
}
