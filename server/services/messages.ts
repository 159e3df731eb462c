import { randomUUID } from 'node:crypto'
import { failure, success } from '../../domain/errors.ts'
import type { Outcome } from '../../domain/errors.ts'
import type { OutgoingMail, QueuedMail } from '../../domain/mail.ts'
import type { Message, MessageNote, MessageState, NewMessage } from '../../domain/message.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import { inTransaction } from '../data/database.ts'
import type { Db, Tx } from '../data/database.ts'
import { entityExists } from '../data/entities-store.ts'
import {
  countMessages,
  countMessagesByState,
  deleteMessagesFrom,
  findMessage,
  insertMessage,
  insertNote,
  listMessages,
  listMessagesFrom,
  listNotes,
  updateMessage,
} from '../data/messages-store.ts'
import type { MessageFilter } from '../data/messages-store.ts'
import { insertMails, listMailsAbout, requeueMail } from '../data/outbox-store.ts'
import type { Page } from '../data/page.ts'
import { findStaff } from '../data/staff-store.ts'
import { newMail } from '../mail/new-mail.ts'

/** A message with what staff need beside it: their notes, and how its mails fare. */
export type MessageDossier = { message: Message; notes: MessageNote[]; mails: QueuedMail[] }

export type MessagesService = {
  /** Keeps a message and queues its mails, both or neither. A form that was sent before changes nothing. */
  receive(message: NewMessage, mails: OutgoingMail[]): Promise<{ message: Message; isNew: boolean }>
  /** Newest first. */
  list(filter?: MessageFilter & Page): Promise<Message[]>
  count(filter?: MessageFilter): Promise<number>
  countByState(): Promise<Record<MessageState, number>>
  get(id: string): Promise<MessageDossier | null>
  setState(id: string, state: MessageState): Promise<Outcome<void>>
  /** Gives a message to a member of staff, or to nobody. */
  assign(id: string, staffId: string | null): Promise<Outcome<void>>
  addNote(id: string, author: { id: string; name: string }, body: string): Promise<Outcome<MessageNote>>
  /** Tries a mail again that was given up. */
  sendAgain(mailId: string): Promise<Outcome<void>>
  /** What one e-mail address has sent, for its owner to read or to delete. */
  listFrom(email: string): Promise<Message[]>
  deleteFrom(email: string): Promise<number>
}

/** `mailHost` stands behind the @ of each mail's `Message-ID`. */
export type MessagesDeps = { db: Db; clock: Clock; mailHost: string }

export function createMessages({ db, clock, mailHost }: MessagesDeps): MessagesService {
  const now = () => toInstant(clock())
  return {
    receive: (message, mails) => receive(db, message, mails, { now: now(), mailHost }),
    list: (filter) => listMessages(db, filter),
    count: (filter) => countMessages(db, filter),
    countByState: () => countMessagesByState(db),
    get: (id) => readDossier(db, id),
    setState: async (id, state) => found(await updateMessage(db, id, { state, updated_at: now() })),
    assign: (id, staffId) => inTransaction(db, (tx) => assign(tx, id, staffId, now())),
    addNote: (id, author, body) => addNote(db, id, { author, body, now: now() }),
    sendAgain: async (mailId) => found(await requeueMail(db, mailId, now())),
    listFrom: (email) => listMessagesFrom(db, email),
    deleteFrom: (email) => deleteMessagesFrom(db, email),
  }
}

type Arrival = { now: string; mailHost: string }

async function receive(db: Db, sent: NewMessage, mails: OutgoingMail[], { now, mailHost }: Arrival) {
  const message = await inTransaction(db, async (tx) => {
    // A product that went while the form was open must not cost us the customer.
    const productId = sent.productId && (await entityExists(tx, 'products', sent.productId)) ? sent.productId : null
    const id = randomUUID()
    if (!(await insertMessage(tx, { ...sent, productId }, id, now))) return null
    const queued = mails.map((mail) => newMail(mail, mailHost))
    await insertMails(tx, queued, id, now)
    return findMessage(tx, { id })
  })
  if (message) return { message, isNew: true }
  const earlier = await findMessage(db, { idempotencyKey: sent.idempotencyKey })
  if (!earlier) throw new Error('A message was neither kept nor found')
  return { message: earlier, isNew: false }
}

async function readDossier(db: Db, id: string): Promise<MessageDossier | null> {
  const message = await findMessage(db, { id })
  if (!message) return null
  const [notes, mails] = await Promise.all([listNotes(db, id), listMailsAbout(db, id)])
  return { message, notes, mails }
}

async function assign(tx: Tx, id: string, staffId: string | null, now: string): Promise<Outcome<void>> {
  if (staffId !== null && !(await findStaff(tx, { id: staffId }))) return failure({ kind: 'not-found' })
  return found(await updateMessage(tx, id, { assignee_id: staffId, updated_at: now }))
}

type Written = { author: { id: string; name: string }; body: string; now: string }

async function addNote(db: Db, messageId: string, { author, body, now }: Written): Promise<Outcome<MessageNote>> {
  const note = { id: randomUUID(), authorId: author.id, authorName: author.name, body, createdAt: now }
  return inTransaction(db, async (tx) => {
    if (!(await updateMessage(tx, messageId, { updated_at: now }))) return failure({ kind: 'not-found' })
    await insertNote(tx, messageId, note)
    return success(note)
  })
}

function found(was: boolean): Outcome<void> {
  return was ? success(undefined) : failure({ kind: 'not-found' })
}
