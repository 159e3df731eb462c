import { settingsScreen } from '../../../../content/admin/settings.ts'
import { PASSWORD_FIELD } from '../../../../domain/accounts/password-field.ts'
import { useWords } from '../../../locale.ts'
import { PasswordField } from '../current-password.tsx'
import { useField } from '../form/record-form-context.ts'

/** Where the form asks for the own password again; it is needed for what touches people alone. */
export function ConfirmationPart() {
  const { confirmHint } = useWords(settingsScreen)
  const { error } = useField(PASSWORD_FIELD)
  return <PasswordField error={error} hint={confirmHint} />
}
