import { login } from '#content/admin/login.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { LoginFrame } from './login-frame.tsx'
import { PasswordForm } from './password-form.tsx'
import { Form, Link, useNavigation } from 'react-router'
import { LOGIN_PATH } from '#domain/accounts/staff-paths.ts'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

export type LoginProblem =
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  /** The second step came too late, or was wrong too often: the first one is next. */
  | { kind: 'over' }
  | { kind: 'too-many'; seconds: number }

/** What became of a step of signing in; the name stays as it was typed. */
export type LoginAnswer = { problem: LoginProblem | null; username: string; isSecondStep: boolean }

type LoginPageProps = { next: string; answer: LoginAnswer | undefined }

export function LoginPage({ next, answer }: LoginPageProps) {
  const words = useWords(login)
  const isSecondStep = answer?.isSecondStep ?? false
  const { title, lead } = isSecondStep ? words.code : words
  return (
    <LoginFrame title={title} lead={lead}>
      {answer?.problem && <Problem problem={answer.problem} isSecondStep={isSecondStep} />}
      {isSecondStep ? <CodeForm next={next} /> : <PasswordForm next={next} username={answer?.username ?? ''} />}
    </LoginFrame>
  )
}

function Problem({ problem, isSecondStep }: { problem: LoginProblem; isSecondStep: boolean }) {
  const words = useWords(login)
  if (problem.kind === 'too-many') return <Message tone="error">{words.tooMany(problem.seconds)}</Message>
  const refused = isSecondStep ? words.code.invalid : words.invalid
  return <Message tone="error">{problem.kind === 'refused' ? refused : words[problem.kind]}</Message>
}

/** The second step: six digits of the authenticator, or a recovery code. */
function CodeForm({ next }: { next: string }) {
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
