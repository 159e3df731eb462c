import { attachmentWords } from '#content/attachment-words.ts'
import { mailLabels } from '#content/mails.ts'
import { writingMails as words } from '#content/quotes/customer-messages.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { withNumber } from '#domain/messages/mail-text.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { senderName, type CustomerMessageKind, type Message } from '#domain/messages/message.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { Localized } from '#domain/text/locale.ts'
import { letterMail } from './mail-letter.ts'

type Written = { kind: CustomerMessageKind | 'file'; body: string; names: readonly string[] }

/** Tells one of staff what a customer has added to a request. */
export function customerWrote(
  { id, number, content }: Pick<Message, 'id' | 'number' | 'content'>,
  { kind, body, names }: Written,
  { reader: { email, locale }, sender, siteUrl }: { reader: StaffReader; sender: Localized; siteUrl: string },
): OutgoingMail {
  const link = { text: mailLabels.openInbox[locale], href: `${siteUrl}${INBOX_PATH}/${id}` }
  return letterMail(email, content.email || null, {
    locale,
    subject: withNumber(words[kind].subject[locale], number),
    sender: sender[locale],
    opening: [words[kind].text[locale]],
    facts: [
      { term: mailLabels.number[locale], value: number ?? '', link },
      { term: words.customer[locale], value: senderName(content) },
      ...(body === '' ? [] : [{ term: words.body[locale], value: body }]),
      ...(names.length === 0 ? [] : [{ term: attachmentWords.label[locale], value: names.join('\n') }]),
    ],
    closing: [],
  })
}
