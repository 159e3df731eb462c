import type { Notice } from '#domain/follow-up/follow-up.ts'
import type { StaffReader } from '#domain/messages/staff-mailboxes.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { sentQuoteOf } from '#server/data/messages/customer-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { noticeListMail, noticeMail, type MessageNotice } from '#server/mail/follow-up-mails.ts'
import { newMail } from '#server/mail/mail-letter.ts'

/** In whose name mails to staff go, and where they lead. */
export type LetterHead = { sender: Localized; siteUrl: string }

/** More for one reader at once are one mail that lists them. */
const MOST_SINGLE = 5

/** Queues what a reader is told: a mail for each request, or one that lists them. */
export async function queueNotices(
  tx: Tx,
  notices: readonly MessageNotice[],
  { reader, now, title, ...head }: LetterHead & { reader: StaffReader; now: string; title: 'assigned' | 'followUp' },
): Promise<void> {
  const scene = { ...head, reader }
  const host = new URL(head.siteUrl).hostname
  if (notices.length > MOST_SINGLE) {
    await insertMails(tx, [newMail(noticeListMail(notices, title, scene), host)], null, now)
    return
  }
  for (const notice of notices)
    await insertMails(tx, [newMail(noticeMail(notice, scene), host)], notice.message.id, now)
}

export async function queueDaily(
  tx: Tx,
  notices: readonly MessageNotice[],
  { reader, now, ...head }: LetterHead & { reader: StaffReader; now: string },
): Promise<void> {
  if (notices.length === 0) return
  const mail = noticeListMail(notices, 'daily', { ...head, reader })
  await insertMails(tx, [newMail(mail, new URL(head.siteUrl).hostname)], null, now)
}

/** Notices with what is told of them; what has gone since is left out. */
export async function withMessages(tx: Tx, notices: readonly Notice[]): Promise<MessageNotice[]> {
  const found: MessageNotice[] = []
  for (const { messageId, kind, mark } of notices) {
    const message = await findMessage(tx, { id: messageId })
    if (!message) continue
    const ofQuote = kind === 'quote-waiting' || kind === 'quote-ending'
    const quote = ofQuote ? await sentQuoteOf(tx, messageId) : null
    found.push({ kind, message, quote, ...(!ofQuote && { at: mark }) })
  }
  return found
}
