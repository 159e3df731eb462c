import { Form, Link, useNavigation } from 'react-router'
import { login } from '#content/admin/login.ts'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

/** The second step: six digits of the authenticator, or a recovery code. */
export function CodeForm({ next }: { next: string }) {
  const words = useWords(login.code)
  const signingIn = useWords(login.signingIn)
  const busy = useNavigation().state !== 'idle'
  return (
    <Form method="post" className="login-form">
      <input type="hidden" name="next" value={next} />
      <TextField label={words.label} name="code" autoComplete="one-time-code" maxLength={30} ltr required />
      <Button type="submit" busy={busy} busyText={signingIn}>
        {words.confirm}
      </Button>
      <Link to={LOGIN_PATH} reloadDocument className="login-again">
        {words.again}
      </Link>
    </Form>
  )
}
