import { createContext, use } from 'react'
import { confirmationWords } from '#content/admin/confirmation.ts'
import { useWords } from '#app/locale.ts'
import { TextField } from '#app/ui/base/field/text-field.tsx'
import { PASSWORD_FIELD } from '#domain/messages/form-fields.ts'
import { useStaffForm } from './group.tsx'

/** Whether the password was given in this session a little while ago: then no form of the screen asks for it. */
export const Confirmation = createContext(false)
export const ConfirmationProvider = Confirmation.Provider

type CurrentPasswordProps = {
  /** Of the form that it stands in, and what that is about. */
  intent: string
  id?: string | undefined
}

/** Asks for the own password again in the form of an act on accounts. */
export function CurrentPassword({ intent, id }: CurrentPasswordProps) {
  const { answer } = useStaffForm(intent)
  const isOwnAnswer = id === undefined || answer?.values?.['id'] === id
  return <PasswordField error={isOwnAnswer ? answer?.errors[PASSWORD_FIELD] : undefined} />
}

/** The same for a form that has its answers elsewhere. */
export function PasswordField({ error, hint }: { error?: string | undefined; hint?: string }) {
  const { label } = useWords(confirmationWords)
  const isConfirmed = use(Confirmation)
  if (isConfirmed && error === undefined) return null
  return (
    <TextField
      label={label}
      name={PASSWORD_FIELD}
      type="password"
      autoComplete="current-password"
      maxLength={500}
      hint={hint}
      error={error}
      ltr
      required={hint === undefined}
    />
  )
}
