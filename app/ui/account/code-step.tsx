import { useRef, type FormEvent } from 'react'
import { signInPage } from '#content/pages/sign-in.ts'
import { useWords } from '#app/locale.ts'
import { Button } from '#app/ui/base/button.tsx'
import { Ltr } from '#app/ui/base/ltr.tsx'
import { Message } from '#app/ui/base/state/message.tsx'
import { valueOf } from '#app/ui/forms/value-of.ts'
import { CodeField } from './code-field.tsx'
import { NewCode } from './new-code.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { useSignInAction } from './use-sign-in-action.ts'
import type { AwaitedCode } from './use-sign-in.ts'

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
