import { passwordMessages } from '../../content/password-messages.ts'
import { demoSettings } from '../../seed/demo-settings.ts'
import type { Localized } from '../../domain/text/locale.ts'
import { passwordProblem } from '../../domain/accounts/password.ts'

/** Why a member of staff may not have this password, or null. */
export function checkStaffPassword(password: string, username: string): Localized | null {
  const site = [demoSettings.name, demoSettings.company].flatMap(({ ar, en }) => [ar, en])
  const problem = passwordProblem(password, [username, ...site])
  return problem && passwordMessages[problem]
}
