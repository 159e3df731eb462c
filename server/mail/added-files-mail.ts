import { addedFilesMail, attachmentWords } from '../../content/attachment-words.ts'
import { mailLabels } from '../../content/mails.ts'
import { INBOX_PATH } from '../../domain/accounts/staff-paths.ts'
import type { OutgoingMail } from '../../domain/messages/mail.ts'
import type { Message } from '../../domain/messages/message.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { letterMail } from './mail-letter.ts'

/** The language of the sales team. */
const LOCALE: Locale = 'ar'

export type AddedFilesScene = { recipient: string; sender: string; siteUrl: string }

/** Tells the sales team that files came after a request. */
export function addedFiles(
  { id, number, content }: Pick<Message, 'id' | 'number' | 'content'>,
  names: readonly string[],
  { recipient, sender, siteUrl }: AddedFilesScene,
): OutgoingMail {
  const link = { text: mailLabels.openInbox[LOCALE], href: `${siteUrl}${INBOX_PATH}/${id}` }
  return letterMail(recipient, content.email || null, {
    locale: LOCALE,
    subject: addedFilesMail.subject[LOCALE](number ?? ''),
    sender,
    opening: [addedFilesMail.text[LOCALE]],
    facts: [
      { term: mailLabels.number[LOCALE], value: number ?? '', link },
      { term: attachmentWords.label[LOCALE], value: names.join('\n') },
    ],
    closing: [],
  })
}
