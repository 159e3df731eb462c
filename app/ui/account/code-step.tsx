import { useRef, type FormEvent, useEffect, useState } from 'react'
import { signInPage } from '#content/pages/sign-in.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { valueOf } from '#app/ui/forms/value-of.ts'
import { type SignInAnswer, type AwaitedCode, useSignInAction } from './use-sign-in.ts'
import { useHydrated } from '#app/delivery/hydration.ts'
import { toLatinDigits } from '#domain/text/fold.ts'
import { SIGN_IN_CODE } from '#domain/accounts/sign-in-code.ts'
import { FieldFrame } from '#app/ui/base/field/field-frame.tsx'

/** Room for a code that was pasted with blanks or dashes. */
const LONGEST_PASTE = 20

type CodeStepProps = {
  next: string
  code: AwaitedCode
  refusal: SignInAnswer | undefined
  /** A new code was sent in place of the one before. */
  isNew: boolean
  busy: boolean
  onAsk: (email: string) => Promise<void>
  onEnter: (code: string) => Promise<void>
  onChangeEmail: () => void
}

export function CodeStep({ next, code, refusal, isNew, busy, onAsk, onEnter, onChangeEmail }: CodeStepProps) {
  const words = useWords(signInPage.code)
  const action = useSignInAction(next)
  const form = useRef<HTMLFormElement>(null)
  const focusCode = () => form.current?.querySelector<HTMLInputElement>('[name=code]')?.select()
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    void onEnter(valueOf(event.currentTarget, 'code')).then(focusCode)
  }
  return (
    <>
      <h1 className="text-h2">{words.title}</h1>
      <p className="text-small text-ink-2">
        {words.sentTo} <Ltr>{code.email}</Ltr>. {words.validity}
      </p>
      <form ref={form} method="post" action={action} onSubmit={onSubmit} className="account-form">
        {isNew && <Message tone="ok">{words.sentAgain}</Message>}
        {refusal?.message && <Message tone="error">{refusal.message}</Message>}
        <CodeField label={words.label} error={refusal?.codeProblem} />
        <Button type="submit" busy={busy} busyText={words.entering}>
          {words.enter}
        </Button>
      </form>
      <div className="cluster-4/20 items-center justify-between min-tall-44">
        <a
          href={`${action}&change=1`}
          className="account-link"
          onClick={(event) => {
            event.preventDefault()
            onChangeEmail()
          }}
        >
          <span>{words.change}</span>
        </a>
        <NewCode
          key={JSON.stringify(code)}
          {...{ action, code, busy }}
          onAsk={() => onAsk(code.email).then(focusCode)}
        />
      </div>
    </>
  )
}

type NewCodeProps = { action: string; code: AwaitedCode; busy: boolean; onAsk: () => Promise<unknown> }

/** Another code, as soon as one may be asked for. Without scripts the button is always there and says how long it is. */
function NewCode({ action, code, busy, onAsk }: NewCodeProps) {
  const words = useWords(signInPage.code)
  const seconds = useCountdown(code.secondsUntilNext)
  if (seconds > 0) {
    return (
      <p className="text-small text-ink-3">
        {words.againIn} <Ltr>{clockText(seconds)}</Ltr>
      </p>
    )
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    void onAsk()
  }
  return (
    <form method="post" action={action} onSubmit={onSubmit}>
      <input type="hidden" name="email" value={code.email} />
      <button type="submit" className="account-link" aria-disabled={busy || undefined}>
        <span>{words.again}</span>
      </button>
    </form>
  )
}

/** 42 seconds are `0:42`. */
function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

/** Seconds that are left of `seconds`, counted in the browser; 0 until the page lives. */
function useCountdown(seconds: number): number {
  const lives = useHydrated()
  const [left, setLeft] = useState(seconds)
  useEffect(() => {
    // By the clock, since browsers let timers of hidden pages sleep.
    const end = performance.now() + seconds * 1000
    const timer = setInterval(() => {
      const rest = Math.max(0, Math.ceil((end - performance.now()) / 1000))
      setLeft(rest)
      if (rest === 0) clearInterval(timer)
    }, 250)
    return () => clearInterval(timer)
  }, [seconds])
  return lives ? left : 0
}

/**
 * One field that looks like six boxes once the page is hydrated, so that pasting, filling in by the browser and screen
 * readers work as in any other.
 */
function CodeField({ label, error }: { label: string; error: string | undefined }) {
  const input = useRef<HTMLInputElement>(null)
  const [digits, setDigits] = useState<string | null>(null)
  useEffect(() => {
    // What was typed before the page lived is there already.
    setDigits(digitsOf(input.current?.value ?? ''))
    input.current?.focus()
  }, [])
  const onInput = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    currentTarget.value = digitsOf(currentTarget.value)
    setDigits(currentTarget.value)
  }
  return (
    <FieldFrame label={label} error={error}>
      {(control) => (
        <span className="code-field" data-live={digits !== null || undefined}>
          <input
            {...control}
            ref={input}
            name="code"
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            dir="ltr"
            required
            maxLength={LONGEST_PASTE}
            onInput={onInput}
            className="control"
          />
          {digits !== null && <Boxes digits={digits} />}
        </span>
      )}
    </FieldFrame>
  )
}

function Boxes({ digits }: { digits: string }) {
  return (
    <span className="code-boxes" aria-hidden="true">
      {Array.from({ length: SIGN_IN_CODE.digits }, (_box, index) => (
        <span key={index} className="code-box" data-next={index === digits.length || undefined}>
          {digits[index]}
        </span>
      ))}
    </span>
  )
}

function digitsOf(typed: string): string {
  return toLatinDigits(typed).replaceAll(/\D/g, '').slice(0, SIGN_IN_CODE.digits)
}
