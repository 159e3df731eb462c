import { randomUUID } from 'node:crypto'
import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { addBusinessHours } from '#domain/follow-up/business-time.ts'
import { WAITING_STATES } from '#domain/follow-up/follow-up.ts'
import type { OutgoingMail } from '#domain/messages/mail.ts'
import { type NewMessage, isTakenDown, type Message } from '#domain/messages/message.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { REQUEST_SERIES, requestNumber } from '#domain/quotes/request-number.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { entityExists, entityNames } from '#server/data/catalogue/entities-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Tx, Db } from '#server/data/engine/database.ts'
import { inLockedTransaction } from '#server/data/engine/locked-transaction.ts'
import { insertInboxChange } from '#server/data/messages/inbox-changes-store.ts'
import { presentCustomer } from '#server/data/customers/customer-requests-store.ts'
import { findMessage, insertMessage, noteWriting } from '#server/data/messages/messages-store.ts'
import { insertMails } from '#server/data/messages/outbox-store.ts'
import { givePrivateFiles } from '#server/data/messages/private-files-store.ts'
import { nextPlace } from '#server/data/quotes/number-series-store.ts'
import { insertRequestLines } from '#server/data/quotes/request-lines-store.ts'
import { newMail } from '#server/mail/mail-letter.ts'
import type { RequestMark } from '#server/mail/request-mails.ts'
import { customerFor } from '#server/services/customers/request-customer.ts'
import { createRequestLinks, tokenHash, type RequestLinks } from '#server/services/quotes/request-links.ts'
import { isRelayed, mailboxOf } from '#domain/messages/email.ts'
import { isPhone } from '#domain/messages/phone.ts'
import { countArrivals, type ArrivalsBy } from '#server/data/messages/arrivals-store.ts'
import { readSettings } from '#server/services/site/settings.ts'
import { raiseRequest } from './request-events.ts'

/** How many requests are answered by mail at once; those beyond are kept all the same, and held for staff to look at. */
const MINUTES = 60
const HOUR = 60 * MINUTES
const DAY = 24 * HOUR
const CEILINGS = {
  /** Whoever fills in another's address must not fill their mailbox. */
  mailbox: [{ most: 3, seconds: HOUR }],
  phone: [{ most: 3, seconds: HOUR }],
  /** An address, or the /64 of one. */
  visitor: [
    { most: 5, seconds: 10 * MINUTES },
    { most: 30, seconds: DAY },
  ],
  /** A /24 or /48: many offices, or one that sends from many addresses. */
  network: [
    { most: 20, seconds: 10 * MINUTES },
    { most: 100, seconds: DAY },
  ],
  site: [
    { most: 60, seconds: 10 * MINUTES },
    { most: 1000, seconds: DAY },
  ],
} as const

/** Until when a message that has just come is to be answered; null where staff made it themselves. */
async function dueTime(tx: Tx, { cameBy }: NewMessage, now: Date): Promise<string | null> {
  return cameBy === 'staff' ? null : dueAfter(tx, now)
}

async function dueAfter(tx: Tx, now: Date): Promise<string> {
  const { settings } = await readSettings(tx)
  return toInstant(addBusinessHours(now, settings.answerHours, businessCalendar(settings)))
}

/** Its sender has written: staff owe an answer, by a new time unless one was owed before. */
export async function oweAnswer(tx: Tx, { id, state, followUp }: Message, now: Date): Promise<void> {
  const isOwed = WAITING_STATES.includes(state) && followUp.answeredAt === null && followUp.dueAt !== null
  const dueAt = await dueAfter(tx, now)
  await noteWriting(tx, id, { state: isOwed ? state : 'in-progress', now: toInstant(now), dueAt, isOwed })
}

/** Messages as their senders are concerned; what staff do with them is the inbox's. */
export type MessagesService = {
  /**
   * Keeps a message and queues its mails, both or neither; one that is beyond the ceilings is held, without mails. A form
   * that was sent before changes nothing.
   */
  receive(message: NewMessage, mails: OutgoingMail[] | MailsOf): Promise<Received>
}

/** The mails about what has just been kept; without a mark about a message. */
export type MailsOf = (id: string, mark: RequestMark | null, dueAt: string | null) => OutgoingMail[]

export type Received = { message: Message; isNew: boolean; mark: RequestMark | null }

/** `mailHost` stands behind the @ of each mail's `Message-ID`. */
type MessagesDeps = { db: Db; clock: Clock; mailHost: string }

export function createMessages({ db, clock, mailHost }: MessagesDeps): MessagesService {
  const links = createRequestLinks(db)
  return {
    receive: async (message, mails) => receive(db, message, mails, { now: clock(), mailHost, links: await links() }),
  }
}

export type Arrival = { now: Date; mailHost: string; links: RequestLinks }

async function receive(db: Db, sent: NewMessage, mails: OutgoingMail[] | MailsOf, arrival: Arrival): Promise<Received> {
  const { links } = arrival
  const message = await inLockedTransaction(db, 'requests', (tx) => keepMessage(tx, sent, mails, arrival))
  if (message) return { message, isNew: true, mark: markOf(message, links) }
  const earlier = await findMessage(db, { idempotencyKey: sent.idempotencyKey })
  if (!earlier) throw new Error('A message was neither kept nor found')
  return { message: earlier, isNew: false, mark: markOf(earlier, links) }
}

/** The work of one transaction, which holds the lock of requests; null where the same form is kept already. */
export async function keepMessage(
  tx: Tx,
  sent: NewMessage,
  mails: OutgoingMail[] | MailsOf,
  { now, mailHost, links }: Arrival,
): Promise<Message | null> {
  if (await findMessage(tx, { idempotencyKey: sent.idempotencyKey })) return null
  // A product that went while the form was open must not cost us the customer.
  const productId = sent.productId && (await entityExists(tx, 'products', sent.productId)) ? sent.productId : null
  const id = randomUUID()
  // What staff take down has nothing to be looked at for.
  const isHeld = !isTakenDown(sent) && (await isBeyondCeilings(tx, sent, now))
  const mark = sent.content.kind === 'quote' ? await newMark(tx, id, links, now) : null
  const given = mark && { number: mark.number, linkHash: tokenHash(mark.token)! }
  const dueAt = await dueTime(tx, sent, now)
  const customerId = await customerOf(tx, sent, toInstant(now))
  const columns = { id, given, createdAt: toInstant(now), dueAt, customerId }
  if (!(await insertMessage(tx, { ...sent, productId, isHeld }, columns))) return null
  await insertRequestLines(tx, id, await withProductsThere(tx, sent.lines ?? []))
  await givePrivateFiles(tx, sent.fileIds ?? [], { messageId: id })
  const written = typeof mails === 'function' ? mails(id, mark, columns.dueAt) : mails
  const queued = isHeld ? [] : written.map((mail) => newMail(mail, mailHost))
  await insertMails(tx, queued, id, toInstant(now))
  // Nobody is called to what looks automatic, nor to what a quotation was begun with.
  const isNews = sent.state !== 'spam' && sent.cameBy !== 'staff'
  await insertInboxChange(tx, isNews ? 'new' : 'state', id, toInstant(now))
  await raiseRequest(tx, 'request.created', id, toInstant(now))
  return findMessage(tx, { id })
}

/** Nobody gets to know a customer by what looks automatic. */
async function customerOf(
  tx: Tx,
  { content, locale, state, customerId }: NewMessage,
  at: string,
): Promise<string | null> {
  if (customerId) return presentCustomer(tx, customerId)
  return state === 'spam' ? null : customerFor(tx, { content, locale, at })
}

/** The next number of the year, and the first link. */
async function newMark(tx: Tx, id: string, links: RequestLinks, now: Date): Promise<RequestMark> {
  const year = yearOfInstant(now)
  return { number: requestNumber(year, await nextPlace(tx, REQUEST_SERIES, year)), token: links.token(id, 1) }
}

/** What a request is told by; null for messages, and for requests from before there were numbers. */
export function markOf({ id, number, linkVersion }: Message, links: RequestLinks): RequestMark | null {
  return number === null ? null : { number, token: links.token(id, linkVersion) }
}

/** Products that went since the list was read stay asked for, in words. */
async function withProductsThere(tx: Tx, lines: RequestLine[]): Promise<RequestLine[]> {
  const ids = [...new Set(lines.flatMap(({ productId }) => productId ?? []))]
  const there = await entityNames(tx, 'products', ids)
  return lines.map((line) =>
    line.productId === null || there.has(line.productId) ? line : { ...line, productId: null },
  )
}

/** Whether a request comes beyond one of the ceilings. In the transaction that keeps it, one request after the other. */
async function isBeyondCeilings(tx: Tx, { content, source }: NewMessage, now: Date): Promise<boolean> {
  if (isRelayed(content.email)) return true
  const counted: [ArrivalsBy, (typeof CEILINGS)[keyof typeof CEILINGS]][] = [[null, CEILINGS.site]]
  const { email, phone } = content
  if (email !== '') counted.push([{ column: 'email_key', value: mailboxOf(email) }, CEILINGS.mailbox])
  if (isPhone(phone)) counted.push([{ column: 'phone_key', value: phone }, CEILINGS.phone])
  if (source) {
    counted.push([{ column: 'source', value: source.visitor }, CEILINGS.visitor])
    counted.push([{ column: 'source_network', value: source.network }, CEILINGS.network])
  }
  for (const [by, ceilings] of counted) {
    for (const { most, seconds } of ceilings) {
      const after = toInstant(new Date(now.getTime() - seconds * 1000))
      if ((await countArrivals(tx, by, after)) >= most) return true
    }
  }
  return false
}
