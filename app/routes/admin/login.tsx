import { data, redirect, Form, Link, useNavigation } from 'react-router'
import { login, passwordResetWords } from '#content/admin/login.ts'
import { typedOf } from '#domain/fields/form-values.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { signInTries } from '#app/actions/sign-in-tries.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, reportErrorContext, servicesContext, visitorContext } from '#app/context.ts'
import { STAFF_PATH, LOGIN_PATH, FORGOT_PATH } from '#domain/accounts/staff-paths.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { useStaffFlag } from '#app/ui/admin/use-staff-flag.ts'
import type { Route } from './+types/login.ts'
import { useWords } from '#app/locale.ts'
import { Message } from '#app/ui/base/state/message.tsx'
import { LoginFrame } from '#app/ui/admin/login/login-frame.tsx'
import { Button } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'

export const meta = adminMeta(login.title)

export const headers = pageThatWaits

export async function loader({ url, context }: Route.LoaderArgs) {
  const next = nextPath(url.searchParams.get('next'), STAFF_PATH)
  const visitor = context.get(visitorContext)
  const isSignedIn = (await visitor.staff())?.via === 'session' || (await visitor.staffWithoutFactor()) !== null
  if (isSignedIn) throw redirect(next)
  return { next }
}

/** The two steps of signing in: name and password, then the code where a second factor is set up. */
export async function action(args: Route.ActionArgs) {
  const { request, context } = args
  const fields = context.get(fieldsContext)
  const text = (name: string) => typedOf(fields, name).slice(0, LONGEST)
  const username = text('username').trim()
  const isSecondStep = 'code' in fields
  try {
    const tries = await signInTries(args, { username, isSecondStep })
    const wait = await tries.take()
    if (wait !== null) return waiting(wait, { username, isSecondStep })
    const { staffSessions } = context.get(servicesContext)
    const from = context.get(quotasContext).source.network
    const browser = request.headers.get('user-agent') ?? ''
    const signIn = isSecondStep
      ? await staffSessions.confirm(request.headers, text('code'), { username, from })
      : await staffSessions.signIn({ username, password: text('password'), from, browser })
    if (signIn.kind === 'refused') return answer({ problem: { kind: 'refused' }, username, isSecondStep }, 401)
    if (signIn.kind === 'first-step-over') {
      return answer({ problem: { kind: 'over' }, username, isSecondStep: false }, 401)
    }
    if (signIn.kind === 'locked') return waiting(signIn.seconds, { username, isSecondStep })
    await tries.giveBack()
    if (signIn.kind === 'busy') return answer({ problem: { kind: 'busy' }, username, isSecondStep }, 429)
    const headers = new Headers(signIn.cookies.map((cookie): [string, string] => ['Set-Cookie', cookie]))
    if (signIn.kind === 'code-wanted') return answer({ problem: null, username, isSecondStep: true }, 200, headers)
    return redirect(nextPath(fields['next'], STAFF_PATH), { headers })
  } catch (error) {
    context.get(reportErrorContext)(error)
    return answer({ problem: { kind: 'failed' }, username, isSecondStep }, 503)
  }
}

/** Longer than any name or password may be; the rest is not worth reading. */
const LONGEST = 500

function waiting(seconds: number, attempt: Omit<LoginAnswer, 'problem'>) {
  return answer({ problem: { kind: 'too-many', seconds }, ...attempt }, 429, new Headers(waitHeaders(seconds)))
}

function answer(value: LoginAnswer, status: number, headers?: Headers) {
  return data(value, { status, headers })
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  useStaffFlag(false)
  return <LoginPage next={loaderData.next} answer={actionData} />
}

type LoginProblem =
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  /** The second step came too late, or was wrong too often: the first one is next. */
  | { kind: 'over' }
  | { kind: 'too-many'; seconds: number }

/** What became of a step of signing in; the name stays as it was typed. */
type LoginAnswer = { problem: LoginProblem | null; username: string; isSecondStep: boolean }

function LoginPage({ next, answer }: { next: string; answer: LoginAnswer | undefined }) {
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

function PasswordForm({ next, username }: { next: string; username: string }) {
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
