import { login } from '#content/admin/login.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { CodeForm } from './code-form.tsx'
import { LoginFrame } from './login-frame.tsx'
import { PasswordForm } from './password-form.tsx'

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
