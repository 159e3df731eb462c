import { useEffect, useRef, type FormEvent } from 'react'
import { formLabels } from '#content/form-labels.ts'
import { signInPage } from '#content/pages/sign-in.ts'
import { MOST_LENGTH } from '#domain/records/form-fields.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { SiteLink } from '#app/delivery/link.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { valueOf } from '#app/ui/forms/value-of.ts'
import { useSiteFrame } from '#app/ui/site/site-context.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { useSignInAction } from './use-sign-in-action.ts'

type EmailStepProps = {
  next: string
  refusal: SignInAnswer | undefined
  busy: boolean
  onAsk: (email: string) => Promise<void>
}

export function EmailStep({ next, refusal, busy, onAsk }: EmailStepProps) {
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
