import type { MailHealth, MailState } from '#domain/messages/mail.ts'
import { inChunks, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** How the mails about messages fare, as far as the tables know. */
export async function mailHealth(db: Db): Promise<Omit<MailHealth, 'isOff'>> {
  const aboutMessages = db.selectFrom('mail_outbox').where('message_id', 'is not', null)
  const rows = await aboutMessages
    .where('state', '!=', 'sent')
    .select(['state', (build) => build.fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute()
  const countOf = (state: MailState) => toCount(rows.find((row) => row.state === state)?.count ?? 0)
  const troubled = await aboutMessages
    .where('state', '=', 'queued')
    .where('last_error', '!=', '')
    .select('last_error')
    .orderBy('next_attempt_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return { waiting: countOf('queued'), failed: countOf('failed'), lastError: troubled?.last_error ?? '' }
}

export async function withFailedMails(db: Db, messageIds: string[]): Promise<Set<string>> {
  const rows = await inChunks(messageIds, (chunk) =>
    db
      .selectFrom('mail_outbox')
      .select('message_id')
      .distinct()
      .where('state', '=', 'failed')
      .where('message_id', 'in', chunk)
      .execute(),
  )
  return new Set(rows.map((row) => row.message_id ?? ''))
}

/** The ids of all messages that have one, for a query to choose from. */
export function messagesWithFailedMail(db: Db) {
  return db
    .selectFrom('mail_outbox')
    .select('message_id')
    .where('state', '=', 'failed')
    .where('message_id', 'is not', null)
}
