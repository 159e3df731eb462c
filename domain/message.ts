import type { Locale } from './locale.ts'

export const MESSAGE_STATES = ['new', 'in-progress', 'done', 'spam'] as const
export type MessageState = (typeof MESSAGE_STATES)[number]

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
    }
  | { kind: 'contact'; name: string; phone: string; email: string; message: string }

export type MessageKind = MessageContent['kind']

/** Where and how a message was sent. */
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
  content: MessageContent
  state: MessageState
  /** The member of staff who takes care of it. */
  assigneeId: string | null
  createdAt: string
  updatedAt: string
}

/** `idempotencyKey` is made by the form: the same form sent twice is one message. */
export type NewMessage = MessageOrigin & {
  content: MessageContent
  idempotencyKey: string
  /** What looks automatic is kept apart, not refused: it may still be a person. */
  state: 'new' | 'spam'
}

/** What staff wrote about a message for each other. */
export type MessageNote = {
  id: string
  authorId: string | null
  authorName: string
  body: string
  createdAt: string
}

/** The name that staff read in lists: what the visitor gave, or the address where it is empty. */
export function senderName(content: MessageContent): string {
  const name = content.kind === 'quote' ? `${content.firstName} ${content.lastName}` : content.name
  return name.trim() || content.email
}
