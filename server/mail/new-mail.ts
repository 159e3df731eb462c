import { randomUUID } from 'node:crypto'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import type { NewMailRow } from '#server/data/messages/outbox-store.ts'

/** A mail as it goes into the outbox. `mailHost` stands behind the @ of its `Message-ID`. */
export function newMail(mail: OutgoingMail, mailHost: string): NewMailRow {
  return { ...mail, id: randomUUID(), headerId: `<${randomUUID()}@${mailHost}>` }
}
