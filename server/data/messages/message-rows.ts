import type { Insertable, Selectable } from 'kysely'
import type { DocumentContent } from '#domain/messages/visitor-forms.ts'
import type { Locale } from '#domain/text/locale.ts'
import { mailboxOf } from '#domain/messages/email.ts'
import type { FollowUp, LostReason, OutcomeName } from '#domain/follow-up/follow-up.ts'
import { messageSearchText } from '#domain/messages/message-search.ts'
import { isPhone } from '#domain/messages/phone.ts'
import type {
  CameBy,
  CustomerMessage,
  CustomerMessageKind,
  Message,
  MessageAnswer,
  MessageContent,
  MessageNote,
  MessageState,
  NewMessage,
} from '#domain/messages/message.ts'
import { fromFlag, toFlag } from '#server/data/engine/codec.ts'
import type {
  CustomerMessagesTable,
  MessageAnswerRow,
  MessageNoteRow,
  MessageRow,
  MessagesTable,
} from './message-tables.ts'

export function toMessage(row: MessageRow): Message {
  return {
    id: row.id,
    number: row.number,
    linkVersion: row.link_version,
    cameBy: row.came_by as CameBy,
    marketingAt: row.marketing_at,
    marketingWords: row.marketing_words,
    content: toContent(row),
    state: row.state as MessageState,
    assigneeId: row.assignee_id,
    locale: row.locale as Locale,
    page: row.page,
    productId: row.product_id,
    consentedAt: row.consented_at,
    version: row.version,
    openedAt: row.opened_at,
    writtenAt: row.written_at,
    isHeld: fromFlag(row.held),
    hasSource: row.source !== '',
    followUp: toFollowUp(row),
    customerId: row.customer_id,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

function toFollowUp(row: MessageRow): FollowUp {
  return {
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    outcome: row.outcome as OutcomeName | null,
    outcomeValue: row.outcome_value === null ? null : BigInt(row.outcome_value),
    lostReason: row.lost_reason as LostReason | '',
    outcomeNote: row.outcome_note,
    remindAt: row.remind_at,
    remindNote: row.remind_note,
    duplicateOf: row.duplicate_of,
  }
}

export type Given = { number: string; linkHash: string }

type StoredMessage = {
  id: string
  given: Given | null
  createdAt: string
  dueAt?: string | null
  customerId?: string | null
}

export function toMessageRow(
  message: NewMessage,
  { id, given, createdAt, dueAt = null, customerId = null }: StoredMessage,
): Insertable<MessagesTable> {
  return {
    id,
    state: message.state,
    assignee_id: null,
    ...toContentColumns(message.content),
    product_id: message.productId,
    locale: message.locale,
    page: message.page,
    consented_at: message.consentedAt,
    search_text: messageSearchText(message.content, message.productId, given?.number),
    opened_at: null,
    held: toFlag(message.isHeld ?? false),
    number: given?.number ?? null,
    link_hash: given?.linkHash ?? null,
    came_by: message.cameBy ?? 'form',
    marketing_at: message.marketing === undefined ? null : createdAt,
    marketing_words: message.marketing ?? '',
    source: message.source?.visitor ?? '',
    source_network: message.source?.network ?? '',
    due_at: dueAt,
    customer_id: customerId,
    idempotency_key: message.idempotencyKey,
    created_at: createdAt,
    updated_at: createdAt,
  }
}

export function toNote(row: MessageNoteRow): MessageNote {
  return { id: row.id, authorId: row.author_id, authorName: row.author_name, body: row.body, createdAt: row.created_at }
}

export function toAnswer(row: MessageAnswerRow): MessageAnswer {
  return { ...toNote(row), subject: row.subject, locale: row.locale as Locale, mailId: row.mail_id }
}

export function toCustomerMessage({ kind, body, created_at }: Selectable<CustomerMessagesTable>): CustomerMessage {
  return { kind: kind as CustomerMessageKind, body, createdAt: created_at }
}

function toContent(row: MessageRow): MessageContent {
  const { email, phone } = row
  if (row.kind === 'contact') return { kind: 'contact', name: row.name, email, phone, message: row.body }
  if (row.kind === 'equivalent') return { kind: 'equivalent', asked: row.body, name: row.name, email, phone }
  if (row.kind === 'document') {
    const { name, company_name: company, body: note } = row
    const asked = JSON.parse(row.document) as Pick<DocumentContent, 'type' | 'language' | 'product'>
    return { kind: 'document', ...asked, name, company, email, phone, note }
  }
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
    ...filled({ city: row.city, project: row.project, neededBy: row.needed_by, contactBy: row.contact_by }),
  }
}

/** Without what was left empty. */
function filled(texts: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''))
}

/** What a message says and who sends it, with what both are found by again. */
export function toContentColumns(content: MessageContent) {
  const { kind, email, phone } = content
  const none = {
    name: '',
    first_name: '',
    last_name: '',
    company_name: '',
    job_title: '',
    address: '',
    email_key: email && mailboxOf(email),
    phone_key: isPhone(phone) ? phone : '',
  }
  if (kind === 'contact') return { ...none, kind, email, phone, name: content.name, body: content.message }
  if (kind === 'equivalent') return { ...none, kind, email, phone, name: content.name, body: content.asked }
  if (kind === 'document') {
    const { name, company, type, language, product, note } = content
    const document = JSON.stringify({ type, language, product })
    return { ...none, kind, email, phone, name, company_name: company, body: note, document }
  }
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
    city: content.city ?? '',
    project: content.project ?? '',
    needed_by: content.neededBy ?? '',
    contact_by: content.contactBy ?? '',
  }
}
