import { useState } from 'react'
import { signInPage } from '#content/pages/sign-in.ts'
import type { Locale } from '#domain/text/locale.ts'
import { useLocale } from '#app/locale.ts'
import { useSitePath } from '#app/delivery/link.tsx'
import { callApi, formOf, type CallAnswer } from '#app/ui/forms/call-api.ts'
import { useSending } from '#app/ui/forms/use-sending.ts'
import { rememberUser, type UserRecord } from './user-record.ts'

/** What became of a step of signing in, where it did not go on. */
export type SignInAnswer = { message?: string; email?: string; emailProblem?: string; codeProblem?: string }

/** A code that this browser waits for; `turn` counts those that it has asked for in place. */
export type AwaitedCode = { email: string; secondsUntilNext: number; turn?: number }

type SignIn = { next: string; awaited: AwaitedCode | null; answer: SignInAnswer | undefined }

export function useSignIn({ next, awaited, answer }: SignIn) {
  const locale = useLocale()
  const { busy, once } = useSending()
  const [code, setCode] = useState(awaited)
  const [refusal, setRefusal] = useState(answer)
  const [isNew, setIsNew] = useState(false)

  const ask = (email: string) =>
    once(async () => {
      setIsNew(false)
      const called = await callApi('/api/auth/send-code', formOf({ email, locale }))
      if (!called?.ok) return setRefusal({ ...refusalOf(called, locale), email })
      const { next_in: secondsUntilNext } = called.data as { next_in: number }
      setRefusal(undefined)
      setIsNew(code !== null)
      setCode((last) => ({ email, secondsUntilNext, turn: (last?.turn ?? 0) + 1 }))
    })

  const enter = (typed: string) =>
    once(async () => {
      setIsNew(false)
      const called = await callApi('/api/auth/verify-code', formOf({ code: typed, locale }))
      if (!called?.ok) return setRefusal(refusalOf(called, locale))
      rememberUser(called.data as UserRecord)
      location.assign(next)
      // The button stays busy until the next page is there.
      return new Promise<void>(() => {})
    })

  const changeEmail = () => {
    setRefusal(code ? { email: code.email } : undefined)
    setCode(null)
  }

  return { code, refusal, isNew, busy, ask, enter, changeEmail }
}

function refusalOf(called: CallAnswer | null, locale: Locale): SignInAnswer {
  const { failed, wait } = signInPage.problems
  if (called?.status === 429) return { message: wait[locale](called.retryAfterSeconds) }
  if (called?.status === 409) return { message: called.message }
  const { email, code } = called?.fields ?? {}
  return email || code ? { emailProblem: email, codeProblem: code } : { message: failed[locale] }
}

/** The address that takes both steps where scripts do not run, and goes on to `next`. */
export function useSignInAction(next: string): string {
  return `${useSitePath('/sign-in')}?next=${encodeURIComponent(next)}`
}
