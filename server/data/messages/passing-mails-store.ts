import { sql } from 'kysely'
import { MAIL_URGENCY } from '#domain/messages/mail.ts'
import type { Db } from '#server/data/engine/database.ts'
import { insertMails, type NewMailRow } from './outbox-store.ts'

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
