import type { SentQuote } from '#domain/messages/answer-draft.ts'
import type { CustomerKeys } from '#domain/messages/inbox-filter.ts'
import { messageText, type Message } from '#domain/messages/message.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  acceptedSubtotal,
  countQuotesOfCustomer,
  customerKeysOf,
  customerTotals,
  duplicatesOf,
  listOfCustomer,
  sentQuoteOf,
} from '#server/data/messages/customer-store.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import { listRequestLines } from '#server/data/quotes/request-lines-store.ts'

/** Whoever sent a message, and what else is known of what came from there. */
export type CustomerFacts = {
  requests: number
  quotes: number
  /** Halalas, without VAT. */
  won: bigint
  /** What else came from there, the newest first. */
  others: Message[]
}

/** Which requests say the same: what this one was closed for, what was closed for this one, and what may be the same. */
export type Duplicates = { of: Message | null; from: Message[]; possible: Message[] }

export type CustomerReading = {
  customer: CustomerFacts
  duplicates: Duplicates
  accepted: bigint | null
  quote: SentQuote | null
}

const DAY_MS = 24 * 60 * 60 * 1000

export async function readCustomer(db: Db, message: Message, lines: RequestLine[]): Promise<CustomerReading> {
  const keys = (await customerKeysOf(db, message.id)) ?? { phone: '', email: '' }
  const { duplicateOf } = message.followUp
  const [{ requests, won }, quotes, listed, possible, of, from, accepted, quote] = await Promise.all([
    customerTotals(db, keys),
    countQuotesOfCustomer(db, keys),
    listOfCustomer(db, keys),
    possibleDuplicates(db, message, { lines, keys }),
    duplicateOf === null ? null : findMessage(db, { id: duplicateOf }),
    duplicatesOf(db, message.id),
    acceptedSubtotal(db, message.id),
    sentQuoteOf(db, message.id),
  ])
  const others = listed.filter(({ id }) => id !== message.id)
  return { customer: { requests, quotes, won, others }, duplicates: { of, from, possible }, accepted, quote }
}

/** What the same customer had asked for within a day before. */
async function possibleDuplicates(
  db: Db,
  message: Message,
  { lines, keys }: { lines: RequestLine[]; keys: CustomerKeys },
): Promise<Message[]> {
  const isDone = message.state === 'closed' || message.state === 'spam' || message.followUp.duplicateOf !== null
  if (message.number === null || isDone) return []
  const from = toInstant(new Date(Date.parse(message.createdAt) - DAY_MS))
  const near = await listOfCustomer(db, keys, { from, until: message.createdAt })
  const earlier = near.filter(
    ({ id, number, state, followUp }) =>
      id !== message.id && number !== null && state !== 'spam' && followUp.duplicateOf === null,
  )
  const linesOf = await listRequestLines(
    db,
    earlier.map(({ id }) => id),
  )
  const asked = askedFor(message, lines)
  return earlier.filter((other) => askedFor(other, linesOf.get(other.id) ?? []) === asked)
}

/** What a request asks for, in whatever order; without lines, what was written. */
function askedFor({ content, productId }: Message, lines: RequestLine[]): string {
  const asked = lines.map((line) => JSON.stringify([line.stockCode, line.productId, line.text, line.qty, line.unit]))
  if (asked.length > 0) return asked.toSorted().join('\n')
  return JSON.stringify([productId, messageText(content).trim()])
}
