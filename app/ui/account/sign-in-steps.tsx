import { CodeStep } from './code-step.tsx'
import { EmailStep } from './email-step.tsx'
import type { SignInAnswer } from './sign-in-answer.ts'
import { useSignIn, type AwaitedCode } from './use-sign-in.ts'

type SignInStepsProps = {
  /** Where to go afterwards. */
  next: string
  awaited: AwaitedCode | null
  answer: SignInAnswer | undefined
}

/** First the e-mail address, then the code that was sent to it. */
export function SignInSteps({ next, awaited, answer }: SignInStepsProps) {
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
