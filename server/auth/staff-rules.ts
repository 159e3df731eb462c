import { passwordMessages } from '#content/password-messages.ts'
import type { Localized } from '#domain/text/locale.ts'
import { passwordProblem } from '#domain/accounts/password.ts'
import type { SiteSettings } from '#domain/site/settings.ts'

/** Why a member of staff may not have this password, or null; `site` is what the site and its company are called. */
export function checkStaffPassword(
  password: string,
  username: string,
  { name, company }: Pick<SiteSettings, 'name' | 'company'>,
): Localized | null {
  const names = [username, name.ar, name.en, company.ar, company.en].filter(Boolean)
  const problem = passwordProblem(password, names)
  return problem && passwordMessages[problem]
}
