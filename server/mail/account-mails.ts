import { filledMail } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { Locale } from '#domain/text/locale.ts'
import { letterMail } from './mail-letter.ts'
import type { MailTexts } from './mail-texts.ts'

/** To whom, and in whose words. */
export type AccountMail = { email: string; locale: Locale; texts: MailTexts }

export function signInMail(code: string, { email, locale, texts }: AccountMail): OutgoingMail {
  const { text, values, sender } = texts('sign_in', locale)
  const { subject, opening, hasCode, closing } = filledMail(text, { ...values, code })
  return letterMail(email, null, { locale, subject, sender, opening, ...(hasCode && { code }), facts: [], closing })
}

/** The mail that tells a customer that nothing of them is left. */
export function deletionMail({ email, locale, texts }: AccountMail): OutgoingMail {
  const { text, values, sender } = texts('deleted', locale)
  const { subject, opening, closing } = filledMail(text, values)
  return letterMail(email, null, { locale, subject, sender, opening, facts: [], closing })
}
