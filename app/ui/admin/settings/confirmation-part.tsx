import { use } from 'react'
import { settingsScreen } from '#content/admin/settings.ts'
import { PASSWORD_FIELD } from '#domain/accounts/password-field.ts'
import { useWords } from '#app/locale.ts'
import { Confirmation, PasswordField } from '#app/ui/admin/current-password.tsx'
import { FormPart } from '#app/ui/admin/form/form-part.tsx'
import { useField } from '#app/ui/admin/form/record-form-context.ts'

/** Where the form asks for the own password again; it is needed for what touches people alone. */
export function ConfirmationPart() {
  const { confirmTitle, confirmHint } = useWords(settingsScreen)
  const { error } = useField(PASSWORD_FIELD)
  if (use(Confirmation) && error === undefined) return null
  return (
    <FormPart id="confirmation" title={confirmTitle}>
      <PasswordField error={error} hint={confirmHint} />
    </FormPart>
  )
}
