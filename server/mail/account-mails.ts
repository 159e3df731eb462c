import { codeMail, farewellMail } from '../../content/account-mails.ts'
import type { Locale } from '../../domain/text/locale.ts'
import type { OutgoingMail } from '../../domain/messages/mail.ts'
import type { SiteSettings } from '../../domain/site/settings.ts'
import { letterMail } from './mail-letter.ts'

/** To whom, and in the name of which site. */
export type AccountMail = { email: string; locale: Locale; settings: Pick<SiteSettings, 'name' | 'privacyEmail'> }

/** The mail with the code to sign in. */
export function signInMail(code: string, { email, locale, settings }: AccountMail): OutgoingMail {
  return letterMail(email, null, {
    locale,
    subject: codeMail.subject[locale],
    sender: settings.name[locale],
    opening: [codeMail.opening[locale]],
    code,
    facts: [],
    closing: [codeMail.validity[locale], codeMail.keepSecret[locale], codeMail.notYou[locale]],
  })
}

/** The mail that tells a customer that nothing of him is left. */
export function deletionMail({ email, locale, settings }: AccountMail): OutgoingMail {
  return letterMail(email, null, {
    locale,
    subject: farewellMail.subject[locale],
    sender: settings.name[locale],
    opening: [farewellMail.opening[locale], farewellMail.backups[locale]],
    facts: [],
    closing: [farewellMail.notYou[locale](settings.privacyEmail)],
  })
}
