import { Form, Link, useNavigation } from 'react-router'
import { login } from '#content/admin/login.ts'
import { passwordResetWords } from '#content/admin/password-reset.ts'
import { FORGOT_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

export function PasswordForm({ next, username }: { next: string; username: string }) {
  const words = useWords(login)
  const forgot = useWords(passwordResetWords.forgot)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="login-form">
      <input type="hidden" name="next" value={next} />
      <TextField
        label={words.username}
        name="username"
        defaultValue={username}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={60}
        ltr
        required
      />
      <TextField
        label={words.password}
        name="password"
        type="password"
        autoComplete="current-password"
        maxLength={128}
        ltr
        required
      />
      <Button type="submit" busy={busy} busyText={words.signingIn}>
        {words.signIn}
      </Button>
      <Link to={FORGOT_PATH} className="login-again">
        {forgot.link}
      </Link>
    </Form>
  )
}
