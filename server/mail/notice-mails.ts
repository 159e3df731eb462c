import { heldNotice, troubleNotice, type Trouble } from '../../content/notices.ts'
import { INBOX_PATH, OPERATIONS_PATH } from '../../domain/accounts/staff-paths.ts'
import type { OutgoingMail } from '../../domain/messages/mail.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { letterMail } from './mail-letter.ts'

/** Mails of the site to those who run it, in their language. */
const LOCALE: Locale = 'ar'

export type NoticeScene = { recipient: string; sender: string; siteUrl: string }

export function heldMail(count: number, { recipient, sender, siteUrl }: NoticeScene): OutgoingMail {
  const subject = heldNotice.subject[LOCALE](count)
  const link = { text: heldNotice.open[LOCALE], href: `${siteUrl}${INBOX_PATH}?view=held` }
  return letterMail(recipient, null, {
    locale: LOCALE,
    subject,
    sender,
    opening: [subject, heldNotice.text[LOCALE]],
    facts: [{ term: heldNotice.open[LOCALE], value: '', link }],
    closing: [],
  })
}

export function troubleMail(troubles: Trouble[], { recipient, sender, siteUrl }: NoticeScene): OutgoingMail {
  const names = troubles.map((trouble) => `- ${troubleNotice.troubles[trouble][LOCALE]}`)
  const link = { text: troubleNotice.open[LOCALE], href: siteUrl + OPERATIONS_PATH }
  return letterMail(recipient, null, {
    locale: LOCALE,
    subject: troubleNotice.subject[LOCALE],
    sender,
    opening: [troubleNotice.text[LOCALE], names.join('\n'), troubleNotice.more[LOCALE]],
    facts: [{ term: troubleNotice.open[LOCALE], value: '', link }],
    closing: [],
  })
}
