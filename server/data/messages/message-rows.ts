import type { Insertable } from 'kysely'
import type { Locale } from '../../../domain/text/locale.ts'
import { mailboxOf } from '../../../domain/messages/email.ts'
import { messageSearchText } from '../../../domain/messages/message-search.ts'
import type {
  Message,
  MessageAnswer,
  MessageContent,
  MessageNote,
  MessageState,
  NewMessage,
} from '../../../domain/messages/message.ts'
import { fromFlag, toFlag } from '../engine/codec.ts'
import type { MessageAnswerRow, MessageNoteRow, MessageRow, MessagesTable } from './message-tables.ts'

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    content: toContent(row),
    state: row.state as MessageState,
    assigneeId: row.assignee_id,
    locale: row.locale as Locale,
    page: row.page,
    productId: row.product_id,
    consentedAt: row.consented_at,
    version: row.version,
    openedAt: row.opened_at,
    isHeld: fromFlag(row.held),
    hasSource: row.source !== '',
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export function toMessageRow(message: NewMessage, id: string, createdAt: string): Insertable<MessagesTable> {
  return {
    id,
    state: message.state,
    assignee_id: null,
    ...toContentColumns(message.content),
    product_id: message.productId,
    locale: message.locale,
    page: message.page,
    consented_at: message.consentedAt,
    search_text: messageSearchText(message.content, message.productId),
    opened_at: null,
    held: toFlag(message.isHeld ?? false),
    email_key: mailboxOf(message.content.email),
    source: message.source?.visitor ?? '',
    source_network: message.source?.network ?? '',
    idempotency_key: message.idempotencyKey,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

export function toNote(row: MessageNoteRow): MessageNote {
  return {
    id: row.id,
    authorId: row.author_id,
    authorName: row.author_name,
    body: row.body,
    createdAt: row.created_at,
  }
}

export function toAnswer(row: MessageAnswerRow): MessageAnswer {
  return { ...toNote(row), subject: row.subject, locale: row.locale as Locale, mailId: row.mail_id }
}

function toContent(row: MessageRow): MessageContent {
  const { email, phone } = row
  if (row.kind === 'contact') return { kind: 'contact', name: row.name, email, phone, message: row.body }
  return {
    kind: 'quote',
    firstName: row.first_name,
    lastName: row.last_name,
    phone,
    email,
    companyName: row.company_name,
    jobTitle: row.job_title,
    address: row.address,
    details: row.body,
  }
}

function toContentColumns(content: MessageContent) {
  const { kind, email, phone } = content
  const none = { name: '', first_name: '', last_name: '', company_name: '', job_title: '', address: '' }
  if (kind === 'contact') return { ...none, kind, email, phone, name: content.name, body: content.message }
  return {
    ...none,
    kind,
    email,
    phone,
    first_name: content.firstName,
    last_name: content.lastName,
    company_name: content.companyName,
    job_title: content.jobTitle,
    address: content.address,
    body: content.details,
  }
}
