import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import { CurrentPassword } from '#app/ui/admin/current-password.tsx'
import { Button, type ButtonKind } from '#app/ui/base/button.tsx'

type StepFormProps = {
  intent: string
  /** Of the account or token, where it is about one. */
  id?: string
  submit: string
  /** Says more than `submit` does, to whoever hears the button alone. */
  label?: string
  kind?: ButtonKind
  /** The act asks for the own password again. */
  confirmed?: boolean
  children?: ReactNode
}

/** One thing that can be done to an account or token, or to all of them. */
export function StepForm({ intent, id, submit, label, kind = 'outline', confirmed, children }: StepFormProps) {
  const { state, formData } = useNavigation()
  const busy = state !== 'idle' && formData?.get('intent') === intent && (formData.get('id') ?? undefined) === id
  return (
    <Form method="post" preventScrollReset className="cluster-10 items-end">
      <input type="hidden" name="intent" value={intent} />
      {id !== undefined && <input type="hidden" name="id" value={id} />}
      {children}
      {confirmed && <CurrentPassword intent={intent} id={id} />}
      <Button type="submit" kind={kind} small busy={busy} aria-label={label}>
        {submit}
      </Button>
    </Form>
  )
}

/** `label` says more than `verb` does, to whoever hears the button alone. */
type AskedTwiceProps = { verb: string; label?: string; question: string; children: ReactNode }

/** What cannot be undone shows its button only after a first press, with scripts and without. */
export function AskedTwice({ verb, label, question, children }: AskedTwiceProps) {
  return (
    <details className="admin-asked">
      <summary className="button button-danger button-small" aria-label={label}>
        {verb}
      </summary>
      <p>{question}</p>
      {children}
    </details>
  )
}
