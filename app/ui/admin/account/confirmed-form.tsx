import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { accountWords } from '#content/admin/account.ts'
import { useWords } from '#app/locale.ts'
import { Button, type ButtonKind } from '#app/ui/base/button.tsx'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { AnswerMessage, useStaffForm } from '#app/ui/admin/group.tsx'
import { UsernameHint } from '#app/ui/admin/username-hint.tsx'

type ConfirmedFormProps = { username: string; intent: string; submit: string; kind?: ButtonKind; children?: ReactNode }

/** A step that asks for the password again, so that an unlocked screen is not enough. */
export function ConfirmedForm({ username, intent, submit, kind = 'outline', children }: ConfirmedFormProps) {
  const words = useWords(accountWords)
  const { busy, answer } = useStaffForm(intent)
  return (
    <Form method="post" className="admin-form">
      {!answer?.ok && <AnswerMessage answer={answer} />}
      {children}
      <input type="hidden" name="intent" value={intent} />
      <UsernameHint username={username} />
      <TextField
        label={words.secondFactor.askPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        error={answer?.errors['password']}
        ltr
        required
      />
      <Button type="submit" kind={kind} busy={busy} busyText={words.saving}>
        {submit}
      </Button>
    </Form>
  )
}
