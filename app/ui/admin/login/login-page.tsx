import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { login } from '../../../../content/admin/login.ts'
import { heroPictures } from '../../../../content/pictures/hero.ts'
import { useWords } from '../../../locale.ts'
import type { AdminFrame } from '../../../seo/admin-meta.ts'
import { Message } from '../../base/message.tsx'
import { Picture } from '../../base/picture.tsx'
import { LanguageSwitch } from '../language-switch.tsx'
import { CodeForm } from './code-form.tsx'
import { PasswordForm } from './password-form.tsx'

export type LoginProblem =
  | { kind: 'refused' }
  | { kind: 'busy' }
  | { kind: 'failed' }
  | { kind: 'too-many'; seconds: number }

/** What became of a step of signing in; the name stays as it was typed. */
export type LoginAnswer = { problem: LoginProblem | null; username: string; isSecondStep: boolean }

type LoginPageProps = { next: string; answer: LoginAnswer | undefined }

export function LoginPage({ next, answer }: LoginPageProps) {
  const words = useWords(login)
  const frame = useRouteLoaderData<AdminFrame>('admin')
  const isSecondStep = answer?.isSecondStep ?? false
  const problem = answer?.problem && <Problem problem={answer.problem} isSecondStep={isSecondStep} />
  return (
    <main className="login">
      <div className="login-side">
        <img src="/logos/rawabit-logo.svg" alt={frame?.siteName ?? ''} width="187" height="72" className="login-logo" />
        {isSecondStep ? (
          <Step title={words.code.title} lead={words.code.lead} problem={problem}>
            <CodeForm next={next} />
          </Step>
        ) : (
          <Step title={words.title} lead={words.lead} problem={problem}>
            <PasswordForm next={next} username={answer?.username ?? ''} />
          </Step>
        )}
        <LanguageSwitch className="login-language" />
      </div>
      <Picture
        picture={heroPictures['hero-3-narrow']}
        alt=""
        sizes="(width < 64rem) 1px, 55vw"
        className="login-picture"
      />
    </main>
  )
}

type StepProps = { title: string; lead: string; problem: ReactNode; children: ReactNode }

function Step({ title, lead, problem, children }: StepProps) {
  return (
    <>
      <div>
        <h1 className="text-h2">{title}</h1>
        <p className="mt-1 text-ink-3">{lead}</p>
      </div>
      {problem}
      {children}
    </>
  )
}

function Problem({ problem, isSecondStep }: { problem: LoginProblem; isSecondStep: boolean }) {
  const words = useWords(login)
  if (problem.kind === 'too-many') return <Message tone="error">{words.tooMany(problem.seconds)}</Message>
  const refused = isSecondStep ? words.code.invalid : words.invalid
  return <Message tone="error">{problem.kind === 'refused' ? refused : words[problem.kind]}</Message>
}
