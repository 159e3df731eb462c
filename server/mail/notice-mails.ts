import { mailLabels } from '#content/mails.ts'
import { heldNotice, troubleNotice, type Trouble } from '#content/notices.ts'
import { INBOX_PATH, OPERATIONS_PATH } from '#domain/accounts/staff-paths.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { Localized } from '#domain/text/locale.ts'
import { letterMail, linkFact, type Fact } from './mail-letter.ts'

export type NoticeScene = { reader: StaffReader; sender: Localized; siteUrl: string }

/** A request or message of which a mail tells; a message has no number. */
export type HeldRequest = { id: string; number: string | null; sender?: string }

/** More would make a mail that nobody reads to its end. */
const MOST_LISTED = 50

export function heldMail(held: readonly HeldRequest[], scene: NoticeScene): OutgoingMail {
  const { email, locale } = scene.reader
  const subject = heldNotice.subject[locale](held.length)
  const all = linkFact(heldNotice.open[locale], `${scene.siteUrl}${INBOX_PATH}?view=held`)
  return letterMail(email, null, {
    locale,
    subject,
    sender: scene.sender[locale],
    opening: [subject, heldNotice.text[locale]],
    facts: [...held.slice(0, MOST_LISTED).map((request) => requestFact(request, scene)), all],
    closing: [],
  })
}

/** The number of a request, and the way to it; of a message the way alone. */
export function requestFact(
  { id, number, sender = '' }: HeldRequest,
  { reader: { locale }, siteUrl }: Pick<NoticeScene, 'reader' | 'siteUrl'>,
): Fact {
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${id}` }
  const value = [number, sender].filter(Boolean).join(' · ')
  return value === '' ? linkFact(link.text, link.href) : { term: mailLabels.number[locale], value, link }
}

export function troubleMail(
  troubles: Trouble[],
  { reader: { email, locale }, sender, siteUrl }: NoticeScene,
): OutgoingMail {
  const names = troubles.map((trouble) => `- ${troubleNotice.troubles[trouble][locale]}`)
  const link = { text: troubleNotice.open[locale], href: siteUrl + OPERATIONS_PATH }
  return letterMail(email, null, {
    locale,
    subject: troubleNotice.subject[locale],
    sender: sender[locale],
    opening: [troubleNotice.text[locale], names.join('\n'), troubleNotice.more[locale]],
    facts: [{ term: troubleNotice.open[locale], value: '', link }],
    closing: [],
  })
}
