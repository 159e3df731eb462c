import type { Source } from '#domain/accounts/caller.ts'
import type { DocumentLanguage, DocType } from '#domain/documents/document-types.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { FollowUp } from '#domain/follow-up/follow-up.ts'

/** Who stored a file: a visitor, staff, or the site for a quotation as sent. */
export type FileSender = 'visitor' | 'staff' | 'quote'

/** A file of people: what came with a request, went with an answer, or is a quotation. */
export type PrivateFile = {
  id: string
  /** The request it belongs to; null once that is gone, and until it is kept. */
  messageId: string | null
  quoteId: string | null
  sentBy: FileSender
  /** As its sender called it, with the ending of its content. */
  name: string
  mime: string
  bytes: number
  key: string
  createdAt: string
}

export const MESSAGE_STATES = ['new', 'in-progress', 'waiting', 'answered', 'closed', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

export function isMessageState(text: unknown): text is MessageState {
  return MESSAGE_STATES.some((state) => state === text)
}

/** What a visitor wrote. The optional fields are '' where they were left empty. */
export type MessageContent =
  | {
      kind: 'quote'
      firstName: string
      lastName: string
      phone: string
      email: string
      companyName: string
      jobTitle: string
      address: string
      details: string
      city?: string
      project?: string
      /** A day. */
      neededBy?: string
      /** How the sender wants to be answered. */
      contactBy?: string
    }
  | { kind: 'contact'; name: string; phone: string; email: string; message: string }
  /** The name of another maker's product that nobody has listed. */
  | { kind: 'equivalent'; asked: string; name: string; phone: string; email: string }
  | {
      kind: 'document'
      type: DocType | ''
      language: DocumentLanguage | ''
      /** The code of a product, or what was written in its place. */
      product: string
      name: string
      company: string
      phone: string
      email: string
      note: string
    }

export const CAME_BY = ['form', 'list', 'phone', 'whatsapp', 'visit', 'staff'] as const
export type CameBy = (typeof CAME_BY)[number]

/** What staff write down for somebody who telephones, writes or comes by. */
export const TAKEN_DOWN = ['phone', 'whatsapp', 'visit'] as const satisfies CameBy[]

/** Whether staff wrote it, and not whoever asks. */
export function isTakenDown({ cameBy }: { cameBy?: CameBy }): boolean {
  return cameBy === 'staff' || TAKEN_DOWN.some((way) => way === cameBy)
}

export const MESSAGE_KINDS = ['quote', 'contact', 'document', 'equivalent'] as const satisfies MessageContent['kind'][]
export type MessageKind = MessageContent['kind']

export type MessageOrigin = {
  locale: Locale
  /** Path of the page with the form. */
  page: string
  productId: string | null
  /** When the visitor agreed to the notice at the form; null where there was none to agree to. */
  consentedAt: string | null
}

/** A quote request or contact message as staff see it. */
export type Message = MessageOrigin & {
  id: string
  /** Of a request; null of messages, and of requests from before there were numbers. */
  number: string | null
  linkVersion: number
  cameBy: CameBy
  /** When its sender agreed to news, and by which words. */
  marketingAt: string | null
  marketingWords: string
  content: MessageContent
  state: MessageState
  /** The member of staff who takes care of it. */
  assigneeId: string | null
  /** Counts changes of state and assignee, so that nobody undoes what another has just done. */
  version: number
  /** When the first member of staff opened it. */
  openedAt: string | null
  /** When its sender last wrote of it what nobody has opened yet. */
  writtenAt: string | null
  /** Whether it came beyond what is answered by mail at once, and nobody has looked at it yet. */
  isHeld: boolean
  /** Whether it is still known where it came from: for a day. */
  hasSource: boolean
  followUp: FollowUp
  /** Whom it is from, of the customers of the desk. */
  customerId: string | null
  createdAt: string
  updatedAt: string
}

/** `idempotencyKey` is made by the form: the same form sent twice is one message. */
export type NewMessage = MessageOrigin & {
  content: MessageContent
  idempotencyKey: string
  /** What looks automatic is kept apart, not refused: it may still be a person. */
  state: 'new' | 'spam'
  isHeld?: boolean
  cameBy?: CameBy
  /** What a request asks for. */
  lines?: RequestLine[]
  /** Private files that were kept for it. */
  fileIds?: readonly string[]
  /** The words by which its sender agreed to news. */
  marketing?: string
  /** The customer of the desk whom staff chose; without one the sender's telephone or mailbox says it. */
  customerId?: string
  /** Where it came from, so that no name or number stands in it. */
  source?: Source
}

/** What staff wrote about a message for each other. */
export type MessageNote = { id: string; authorId: string | null; authorName: string; body: string; createdAt: string }

/** An answer that staff wrote; the mail that carries it, as long as that is kept. */
export type MessageAnswer = MessageNote & { subject: string; locale: Locale; mailId: string | null }

export const CUSTOMER_MESSAGE_KINDS = ['message', 'change-list', 'cancel'] as const
export type CustomerMessageKind = (typeof CUSTOMER_MESSAGE_KINDS)[number]

/** In characters, as people count them: an emoji is one. */
export const MOST_CUSTOMER_MESSAGE = 2000

/** What the sender of a request wrote later, on its page. */
export type CustomerMessage = { kind: CustomerMessageKind; body: string; createdAt: string }

/** The name that staff read in lists: what the visitor gave, or the address where it is empty. */
export function senderName(content: MessageContent): string {
  const name = content.kind === 'quote' ? `${content.firstName} ${content.lastName}` : content.name
  return name.trim() || content.email || content.phone
}

/** What the visitor wrote in the field of many lines. */
export function messageText(content: MessageContent): string {
  if (content.kind === 'document') return content.note
  if (content.kind === 'equivalent') return content.asked
  return content.kind === 'quote' ? content.details : content.message
}

/** Whether nobody has looked at it yet. */
export function isUnread({ state, openedAt, writtenAt }: Pick<Message, 'state' | 'openedAt' | 'writtenAt'>): boolean {
  return writtenAt !== null || (state === 'new' && openedAt === null)
}
