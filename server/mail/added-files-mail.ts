import { addedFilesMail, attachmentWords } from '#content/attachment-words.ts'
import { mailLabels } from '#content/mails.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { Message } from '#domain/messages/message.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { Localized } from '#domain/text/locale.ts'
import { letterMail } from './mail-letter.ts'

/** Tells one of staff that files came after a request. */
export function addedFiles(
  { id, number, content }: Pick<Message, 'id' | 'number' | 'content'>,
  names: readonly string[],
  { reader: { email, locale }, sender, siteUrl }: { reader: StaffReader; sender: Localized; siteUrl: string },
): OutgoingMail {
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${id}` }
  return letterMail(email, content.email || null, {
    locale,
    subject: addedFilesMail.subject[locale](number ?? ''),
    sender: sender[locale],
    opening: [addedFilesMail.text[locale]],
    facts: [
      { term: mailLabels.number[locale], value: number ?? '', link },
      { term: attachmentWords.label[locale], value: names.join('\n') },
    ],
    closing: [],
  })
}
