import { randomUUID } from 'node:crypto'
import type { OutgoingMail } from '../../../domain/messages/mail.ts'
import type { Message, NewMessage } from '../../../domain/messages/message.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import type { Db } from '../../data/engine/database.ts'
import { inLockedTransaction } from '../../data/engine/locked-transaction.ts'
import { entityExists } from '../../data/catalogue/entities-store.ts'
import { findMessage, insertMessage } from '../../data/messages/messages-store.ts'
import { insertMails } from '../../data/messages/outbox-store.ts'
import { newMail } from '../../mail/new-mail.ts'
import { isBeyondCeilings } from './ceilings.ts'

/** Messages as their senders are concerned; what staff do with them is the inbox's. */
export type MessagesService = {
  /**
   * Keeps a message and queues its mails, both or neither; one that is beyond the ceilings is held, without mails. A form
   * that was sent before changes nothing.
   */
  receive(message: NewMessage, mails: OutgoingMail[]): Promise<{ message: Message; isNew: boolean }>
}

/** `mailHost` stands behind the @ of each mail's `Message-ID`. */
export type MessagesDeps = { db: Db; clock: Clock; mailHost: string }

export function createMessages({ db, clock, mailHost }: MessagesDeps): MessagesService {
  return {
    receive: (message, mails) => receive(db, message, mails, { now: clock(), mailHost }),
  }
}

type Arrival = { now: Date; mailHost: string }

async function receive(db: Db, sent: NewMessage, mails: OutgoingMail[], { now, mailHost }: Arrival) {
  const message = await inLockedTransaction(db, 'requests', async (tx) => {
    if (await findMessage(tx, { idempotencyKey: sent.idempotencyKey })) return null
    // A product that went while the form was open must not cost us the customer.
    const productId = sent.productId && (await entityExists(tx, 'products', sent.productId)) ? sent.productId : null
    const id = randomUUID()
    const isHeld = await isBeyondCeilings(tx, sent, now)
    if (!(await insertMessage(tx, { ...sent, productId, isHeld }, id, toInstant(now)))) return null
    const queued = isHeld ? [] : mails.map((mail) => newMail(mail, mailHost))
    await insertMails(tx, queued, id, toInstant(now))
    return findMessage(tx, { id })
  })
  if (message) return { message, isNew: true }
  const earlier = await findMessage(db, { idempotencyKey: sent.idempotencyKey })
  if (!earlier) throw new Error('A message was neither kept nor found')
  return { message: earlier, isNew: false }
}
