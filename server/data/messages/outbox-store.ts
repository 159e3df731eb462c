import { sql } from 'kysely'
import {
  MAIL_URGENCY,
  type MailState,
  type MailUrgency,
  type OutgoingMail,
  type QueuedMail,
} from '#domain/messages/mail.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import { fromFlag, toCount, toFlag } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { skippingLocked } from '#server/data/engine/dialect.ts'
import type { MailRow } from './message-tables.ts'

export type NewMailRow = OutgoingMail & Pick<QueuedMail, 'id' | 'headerId'>

/** How many mails about a message were written to each mailbox after an instant. */
export async function countMails(db: Db, messageId: string, after: string): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('mail_outbox')
    .where('message_id', '=', messageId)
    .where('created_at', '>', after)
    .groupBy('recipient')
    .select((build) => ['recipient', build.fn.countAll<string | number>().as('count')])
    .execute()
  return new Map(rows.map(({ recipient, count }) => [recipient, toCount(count)]))
}

/** The `Message-ID`s of the mails that each mailbox has had about a message, whether for itself or as a copy. */
async function threadsAbout(db: Db, messageId: string | null): Promise<Map<string, string[]>> {
  if (messageId === null) return new Map()
  const had = (await listMailsAbout(db, messageId)).flatMap(({ headerId, recipient, cc }) =>
    [recipient, ...cc].map((address) => ({ mailbox: mailboxOf(address), headerId })),
  )
  const threads = Map.groupBy(had, ({ mailbox }) => mailbox)
  return new Map([...threads].map(([mailbox, mails]) => [mailbox, mails.map(({ headerId }) => headerId)]))
}

/** Puts mails into the outbox, due at once. Those about a message are one thread for each mailbox. */
export async function insertMails(db: Db, mails: NewMailRow[], messageId: string | null, now: string): Promise<void> {
  if (mails.length === 0) return
  const threads = await threadsAbout(db, messageId)
  const rows = mails.map(({ id, headerId, recipient, replyTo, subject, text, html, isPersonal, urgency, cc }) => ({
    id,
    header_id: headerId,
    message_id: messageId,
    recipient,
    cc: (cc ?? []).join(' '),
    reply_to: replyTo,
    subject,
    text,
    html,
    thread: shortened(threads.get(mailboxOf(recipient)) ?? []).join(' '),
    is_personal: toFlag(isPersonal ?? false),
    urgency: urgency ?? MAIL_URGENCY.usual,
    state: 'queued',
    attempts: 0,
    next_attempt_at: now,
    leased_until: null,
    last_error: '',
    created_at: now,
    sent_at: null,
  }))
  await db.insertInto('mail_outbox').values(rows).execute()
  const attached = mails.flatMap(({ id, attachments = [] }) =>
    attachments.map((file_id, position) => ({ mail_id: id, position, file_id })),
  )
  if (attached.length > 0) await db.insertInto('mail_attachments').values(attached).execute()
}

/** Mail programs need the first one and the latest; a line of hundreds would be refused. */
const MOST_NAMED = 20

function shortened(thread: string[]): string[] {
  return thread.length > MOST_NAMED ? [thread[0]!, ...thread.slice(1 - MOST_NAMED)] : thread
}

export type MailClaim = { now: string; leasedUntil: string; limit: number; urgencies?: readonly MailUrgency[] }

/**
 * Takes mails that are due and that no other sender is busy with, the most urgent and then those that waited longest
 * first, and counts the attempt. A sender that dies keeps them until `leasedUntil` only.
 */
export async function claimMails(
  db: Db,
  { now, leasedUntil, limit, urgencies = Object.values(MAIL_URGENCY) }: MailClaim,
): Promise<QueuedMail[]> {
  const due = db
    .selectFrom('mail_outbox')
    .select('id')
    .where('state', '=', 'queued')
    .where('urgency', 'in', urgencies)
    .where('next_attempt_at', '<=', now)
    .where((build) => build.or([build('leased_until', 'is', null), build('leased_until', '<=', now)]))
    .orderBy('urgency')
    .orderBy('next_attempt_at')
    .orderBy('id')
    .limit(limit)
  const rows = await db
    .with('due', () => skippingLocked(db, due))
    .updateTable('mail_outbox')
    .set((build) => ({ leased_until: leasedUntil, attempts: build('attempts', '+', 1) }))
    .where('id', 'in', ({ selectFrom }) => selectFrom('due').select('id'))
    .returningAll()
    .execute()
  return rows
    .map(toQueuedMail)
    .toSorted((a, b) => a.urgency - b.urgency || (a.nextAttemptAt < b.nextAttemptAt ? -1 : 1))
}

export async function markMailSent(db: Db, id: string, sentAt: string): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ state: 'sent', sent_at: sentAt, leased_until: null, last_error: '' })
    .where('id', '=', id)
    .execute()
}

/** Records why an attempt failed, and when the next one is due; null gives the mail up. */
export async function markMailFailed(db: Db, id: string, error: string, retryAt: string | null): Promise<void> {
  await db
    .updateTable('mail_outbox')
    .set({ last_error: error, leased_until: null, ...(retryAt ? { next_attempt_at: retryAt } : { state: 'failed' }) })
    .where('id', '=', id)
    .where('state', '=', 'queued')
    .execute()
}

/** Makes a mail that was given up due again, with all its time again; false when there is none. */
export async function requeueMail(db: Db, id: string, now: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mail_outbox')
    .set({ state: 'queued', attempts: 0, created_at: now, next_attempt_at: now, leased_until: null, last_error: '' })
    .where('id', '=', id)
    .where('state', '=', 'failed')
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function countMailsByState(db: Db): Promise<Record<MailState, number>> {
  const rows = await db
    .selectFrom('mail_outbox')
    .select(['state', (build) => build.fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = Object.fromEntries(rows.map(({ state, count }) => [state, toCount(count)]))
  return { queued: 0, sent: 0, failed: 0, ...counts }
}

/** When the mail was written that waits longest; null when none waits. */
export async function oldestMailAt(db: Db): Promise<string | null> {
  const row = await db
    .selectFrom('mail_outbox')
    .select('created_at')
    .where('state', '=', 'queued')
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst()
  return row?.created_at ?? null
}

export async function findMail(db: Db, id: string): Promise<QueuedMail | null> {
  const row = await db.selectFrom('mail_outbox').selectAll().where('id', '=', id).executeTakeFirst()
  return row ? toQueuedMail(row) : null
}

export async function listMailsAbout(db: Db, messageId: string): Promise<QueuedMail[]> {
  const rows = await db
    .selectFrom('mail_outbox')
    .selectAll()
    .where('message_id', '=', messageId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()
  return rows.map(toQueuedMail)
}

/** Forgets mails that went out before an instant; answers how many. */
export async function deleteMailsSentBefore(db: Db, instant: string): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mail_outbox')
    .where('state', '=', 'sent')
    .where('sent_at', '<', instant)
    .executeTakeFirst()
  return toCount(numDeletedRows)
}

function toQueuedMail(row: MailRow): QueuedMail {
  return {
    id: row.id,
    headerId: row.header_id,
    messageId: row.message_id,
    recipient: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    text: row.text,
    html: row.html,
    thread: row.thread.split(' ').filter((headerId) => headerId !== ''),
    cc: row.cc.split(' ').filter((address) => address !== ''),
    isPersonal: fromFlag(row.is_personal),
    urgency: row.urgency as MailUrgency,
    state: row.state as MailState,
    attempts: row.attempts,
    nextAttemptAt: row.next_attempt_at,
    lastError: row.last_error,
    createdAt: row.created_at,
    sentAt: row.sent_at,
  }
}

/** Mails that are of no use after a while, such as codes: once they were sent, or came too late, they are not kept. */

/** Puts such a mail into the outbox, due at once and until `uselessAfter`. */
export async function insertPassingMail(
  db: Db,
  mail: NewMailRow,
  { now, uselessAfter }: { now: string; uselessAfter: string },
): Promise<void> {
  await insertMails(db, [{ ...mail, urgency: MAIL_URGENCY.code }], null, now)
  await db.updateTable('mail_outbox').set({ useless_after: uselessAfter }).where('id', '=', mail.id).execute()
}

/** Deletes those that went out, were given up or came too late. */
export async function deletePassedMails(db: Db, now: string): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where('useless_after', 'is not', null)
    .where((build) => build.or([build('useless_after', '<=', now), build('state', '!=', 'queued')]))
    .execute()
}

/** Deletes every mail to one address that tells about no message. */
export async function deleteMailsTo(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('mail_outbox')
    .where(sql<boolean>`lower(recipient) = lower(${email})`)
    .where('message_id', 'is', null)
    .execute()
}
