import { data, redirect } from 'react-router'
import { signInHead, signInPage } from '#content/pages/sign-in.ts'
import { isEmail, isRelayed } from '#domain/messages/email.ts'
import { localeOfPath, localizedPath, type Locale } from '#domain/text/locale.ts'
import { lineOf, type FormFields } from '#domain/fields/form-values.ts'
import { emailOf } from '#domain/messages/message-form.ts'
import { nextPageIn } from '#domain/accounts/next-path.ts'
import { readCode } from '#domain/accounts/sign-in-code.ts'
import { withCookies } from '#app/actions/cookies.ts'
import { pageThatWaits, waitHeaders } from '#app/actions/waiting.ts'
import { fieldsContext, reportErrorContext, servicesContext, quotasContext, visitorContext } from '#app/context.ts'
import { fixedMeta } from '#app/seo/route-meta.ts'
import { isAfterSignOut, useForgottenDraft } from '#app/ui/account/after-sign-out.ts'
import { type SignInAnswer, useSignIn, type AwaitedCode, useSignInAction } from '#app/ui/account/use-sign-in.ts'
import { useUserRecord } from '#app/ui/account/use-user-record.ts'
import type { SiteHandle } from '#app/ui/site/site-handle.ts'
import type { Route } from './+types/sign-in.ts'
import { CodeStep } from '#app/ui/account/code-step.tsx'
import { useEffect, useRef, type FormEvent } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { MOST_LENGTH } from '#domain/messages/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { valueOf } from '#app/ui/forms/value-of.ts'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'

export const handle: SiteHandle = { footerCall: false }

export const meta = fixedMeta(signInHead)

export const headers = pageThatWaits

/** Whoever is signed in goes on to where they wanted to be. */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const next = nextOf(url)
  if (await context.get(visitorContext).customer()) throw redirect(next)
  const awaited = await context.get(servicesContext).signInCodes.awaited(request.headers)
  return {
    next,
    awaited: url.searchParams.has('change') ? null : awaited,
    isSignedOut: isAfterSignOut(url.searchParams),
  }
}

/** Both steps, as browsers without scripts send them. */
export async function action(args: Route.ActionArgs) {
  const fields = args.context.get(fieldsContext)
  const locale = localeOfPath(args.url.pathname)
  try {
    return await ('code' in fields ? enterCode(args, fields, locale) : askForCode(args, fields, locale))
  } catch (error) {
    args.context.get(reportErrorContext)(error)
    return refused({ message: signInPage.problems.failed[locale] }, 503)
  }
}

async function askForCode({ url, context }: Route.ActionArgs, fields: FormFields, locale: Locale) {
  const { problems } = signInPage
  const email = emailOf(fields)
  if (!isEmail(email) || isRelayed(email)) return refused({ email, emailProblem: problems.email[locale] }, 422)
  const late = (seconds: number) => refused({ email, message: problems.wait[locale](seconds) }, 429, seconds)
  const quotas = context.get(quotasContext)
  const wait = await quotas.take('codes')
  if (wait !== null) return late(wait)
  const request = await context.get(servicesContext).signInCodes.request({ email, locale, source: quotas.source })
  if (!request.ok) return late(request.retryAfterSeconds)
  const here = localizedPath(locale, '/sign-in')
  return redirect(`${here}?next=${encodeURIComponent(nextOf(url))}`, { headers: withCookies(request.cookies) })
}

async function enterCode({ request, url, context }: Route.ActionArgs, fields: FormFields, locale: Locale) {
  const { problems } = signInPage
  const code = readCode(lineOf(fields, 'code'))
  if (code === null) return refused({ codeProblem: problems.codeForm[locale] }, 422)
  const wait = await context.get(quotasContext).take('codeTries')
  if (wait !== null) return refused({ message: problems.wait[locale](wait) }, 429, wait)
  const entry = await context.get(servicesContext).signInCodes.enter(request.headers, code)
  if (entry.kind === 'wrong') return refused({ codeProblem: problems.wrong[locale](entry.triesLeft) }, 422)
  if (entry.kind === 'spent') return refused({ message: problems.spent[locale] }, 409)
  return redirect(nextOf(url), { headers: withCookies(entry.cookies) })
}

function refused(answer: SignInAnswer, status: number, wait?: number) {
  return data(answer, { status, headers: wait === undefined ? undefined : waitHeaders(wait) })
}

function nextOf(url: URL): string {
  return nextPageIn(localeOfPath(url.pathname), url.searchParams.get('next'))
}

export default function SignIn({ loaderData, actionData }: Route.ComponentProps) {
  // Whoever is shown this page is not signed in: a sign-out that came before its page was hydrated could not say so here.
  useUserRecord(null)
  const { next, awaited, isSignedOut } = loaderData
  useForgottenDraft(isSignedOut)
  return <SignInSteps {...{ next, awaited }} answer={actionData} />
}

type SignInStepsProps = {
  /** Where to go afterwards. */
  next: string
  awaited: AwaitedCode | null
  answer: SignInAnswer | undefined
}

/** First the e-mail address, then the code that was sent to it. */
function SignInSteps({ next, awaited, answer }: SignInStepsProps) {
  const { code, refusal, isNew, busy, ask, enter, changeEmail } = useSignIn({ next, awaited, answer })
  return (
    <div className="wrap account-page">
      <section className="account-card">
        {code === null ? (
          <EmailStep {...{ next, refusal, busy, onAsk: ask }} />
        ) : (
          <CodeStep {...{ next, code, refusal, isNew, busy, onAsk: ask, onEnter: enter, onChangeEmail: changeEmail }} />
        )}
      </section>
    </div>
  )
}

type EmailStepProps = {
  next: string
  refusal: SignInAnswer | undefined
  busy: boolean
  onAsk: (email: string) => Promise<void>
}

function EmailStep({ next, refusal, busy, onAsk }: EmailStepProps) {
  const words = useWords(signInPage)
  const { privacyPolicy } = useSiteFrame()
  const { sending } = useWords(formLabels)
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onAsk(valueOf(event.currentTarget, 'email'))
  }
  return (
    <>
      <h1 className="text-h2">{words.title}</h1>
      <p className="text-small text-ink-2">{words.intro}</p>
      <form ref={form} method="post" action={useSignInAction(next)} onSubmit={onSubmit} className="account-form">
        {refusal?.message && <Message tone="error">{refusal.message}</Message>}
        <TextField
          label={words.email}
          name="email"
          type="email"
          ltr
          required
          autoComplete="email"
          maxLength={MOST_LENGTH.email}
          defaultValue={refusal?.email}
          error={refusal?.emailProblem}
        />
        <Button type="submit" busy={busy} busyText={sending}>
          {words.sendCode}
        </Button>
        {privacyPolicy && (
          <p className="text-xs text-ink-3">
            {words.consent} <SiteLink to={privacyPolicy.path}>{privacyPolicy.label}</SiteLink>.
          </p>
        )}
      </form>
    </>
  )
}
