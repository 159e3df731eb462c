import type { Generated, Selectable } from 'kysely'
import type { InboxChangeKind } from '#domain/messages/inbox-change.ts'

export type MessageTables = {
  messages: MessagesTable
  message_notes: MessageNotesTable
  customer_messages: CustomerMessagesTable
  message_answers: MessageAnswersTable
  message_totals: MessageTotalsTable
  inbox_changes: InboxChangesTable
  staff_notices: StaffNoticesTable
  mail_outbox: MailOutboxTable
  request_lines: RequestLinesTable
  line_aliases: LineAliasesTable
  private_files: PrivateFilesTable
  mail_attachments: { mail_id: string; position: number; file_id: string }
  number_series: { series: string; year: number; last: number }
  refused_sources: { source: string; until_at: string; by_name: string }
}

/** Quote requests and contact messages. A contact message has a name; a quote has first and last name instead. */
export type MessagesTable = {
  id: string
  kind: string
  state: string
  assignee_id: string | null
  name: string
  first_name: string
  last_name: string
  email: string
  phone: string
  company_name: string
  job_title: string
  /** What document is asked for, as JSON; '' in other kinds. */
  document: Generated<string>
  address: string
  body: string
  product_id: string | null
  locale: string
  /** Address of the page, without origin, on which the form was sent. */
  page: string
  consented_at: string | null
  /** All that it is found by, folded. */
  search_text: string
  version: Generated<number>
  opened_at: string | null
  /** When its sender wrote what nobody has opened yet. */
  written_at: string | null
  held: Generated<number>
  /** The mailbox that the address leads to, however it is written. */
  email_key: Generated<string>
  /** Keyed hashes of where it came from; '' after a day. */
  source: Generated<string>
  source_network: Generated<string>
  idempotency_key: string
  created_at: string
  updated_at: string
  /** Of a request: `RQ-2026-00042`. */
  number: Generated<string | null>
  /** Counts the links that it had; the hash of the one that holds. */
  link_version: Generated<number>
  link_hash: Generated<string | null>
  /** The telephone where it is a whole number, to find what one customer has sent. */
  phone_key: Generated<string>
  city: Generated<string>
  project: Generated<string>
  /** A day, or ''. */
  needed_by: Generated<string>
  contact_by: Generated<string>
  came_by: Generated<string>
  /** When its sender agreed to news, and to which words. */
  marketing_at: Generated<string | null>
  marketing_words: Generated<string>
  due_at: string | null
  answered_at: string | null
  /** Of the first answer, where its sender has written again since. */
  first_due_at: string | null
  first_answered_at: string | null
  outcome: string | null
  /** Halalas; PostgreSQL answers with a text. */
  outcome_value: string | number | bigint | null
  lost_reason: Generated<string>
  outcome_note: Generated<string>
  remind_at: string | null
  remind_note: Generated<string>
  duplicate_of: string | null
  /** Whom it is from, of those whom the desk knows; null of messages, and of what nobody is known by. */
  customer_id: Generated<string | null>
}

export type RequestLinesTable = {
  message_id: string
  position: number
  stock_code: string
  product_id: string | null
  name_ar: string
  name_en: string
  pack_ar: string
  pack_en: string
  box_quantity: number | null
  qty: number | null
  unit: string
  unit_word: Generated<string>
  note: string
  text: string
}

export type LineAliasesTable = {
  id: string
  text: string
  folded: string
  stock_code: string
  made_by: string
  used: Generated<number>
  version: Generated<number>
  created_at: string
  updated_at: string
}

/** A file of people; the bytes lie in the storage under `file_key`. */
export type PrivateFilesTable = {
  id: string
  message_id: string | null
  quote_id: string | null
  sent_by: string
  name: string
  mime: string
  bytes: number
  file_key: string
  created_at: string
  /** A visitor's address as a keyed hash, for a day. */
  source: Generated<string>
}

export type MessageNotesTable = {
  id: string
  message_id: string
  author_id: string | null
  author_name: string
  body: string
  created_at: string
}

/** What customers wrote after their request; `key` is made with the form, and a second click is the first. */
export type CustomerMessagesTable = { message_id: string; key: string; kind: string; body: string; created_at: string }

export type MessageAnswersTable = MessageNotesTable & { mail_id: string | null; locale: string; subject: string }

export type MessageTotalsTable = { month: string; kind: string; product_id: string; count: number }

/** What happened in the inbox; the ids have no gaps. */
export type InboxChangesTable = {
  /** PostgreSQL answers with a text. */
  id: string | number
  at: string
  kind: InboxChangeKind
  message_id: string
  number: string | null
}

export type MailOutboxTable = {
  id: string
  /** The `Message-ID` header: the same at every attempt, so that a mail that was sent twice is seen once. */
  header_id: string
  message_id: string | null
  recipient: string
  reply_to: string | null
  /** Who gets the same mail beside the recipient, with blanks between them. */
  cc: Generated<string>
  subject: string
  text: string
  html: string
  /** `Message-ID`s of the mails that it follows, the first one first, with spaces between them. */
  thread: string
  /** Whether a person wrote it, and not the site by itself. */
  is_personal: number
  state: string
  attempts: number
  next_attempt_at: string
  leased_until: string | null
  last_error: string
  created_at: string
  sent_at: string | null
  /** 0 goes first, 2 last. */
  urgency: Generated<number>
  /** A mail that is of no use later, such as a code, and is not kept once it was sent; null for all others. */
  useless_after: string | null
}

/** What staff were told by mail of a message, and of which assignments they are still to be told. */
export type StaffNoticesTable = {
  message_id: string
  kind: string
  /** Tells one from the next of its kind: an instant, a revision. */
  mark: string
  /** Whom an assignment is told. */
  staff_id: string | null
  told_at: string | null
}

export type MessageRow = Selectable<MessagesTable>
export type MessageNoteRow = Selectable<MessageNotesTable>
export type MessageAnswerRow = Selectable<MessageAnswersTable>
export type MailRow = Selectable<MailOutboxTable>
