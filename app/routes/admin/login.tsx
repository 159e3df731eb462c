import { data, redirect } from 'react-router'
import { login } from '#content/admin/login.ts'
import { typedOf } from '#domain/messages/message-form.ts'
import { nextPath } from '#domain/accounts/next-path.ts'
import { signInTries } from '#app/actions/sign-in-tries.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, quotasContext, reportErrorContext, servicesContext, visitorContext } from '#app/context.ts'
import { STAFF_PATH } from '#domain/accounts/staff-paths.ts'
import { adminMeta } from '#app/seo/admin-meta.ts'
import { LoginPage, type LoginAnswer } from '#app/ui/admin/login/login-page.tsx'
import { useStaffFlag } from '#app/ui/admin/use-staff-flag.ts'
import type { Route } from './+types/login.ts'

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
