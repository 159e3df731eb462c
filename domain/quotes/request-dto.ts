import {
  messageText,
  senderName,
  type CustomerMessage,
  type Message,
  type PrivateFile,
} from '#domain/messages/message.ts'
import { moneyText } from './halalas.ts'
import { piecesOf } from './quote-line.ts'
import type { RequestLine } from './request-line.ts'

/** A request as calls answer it, with what they need beside it. */
export type ReadRequest = {
  message: Message
  lines: RequestLine[]
  files: Pick<PrivateFile, 'id' | 'name' | 'mime' | 'bytes' | 'createdAt'>[]
  /** What its sender wrote later. */
  messages: CustomerMessage[]
  quotes: { id: string; number: string | null; revision: number; state: string }[]
  /** The name of the account that takes care of it. */
  assignee: string | null
  isOverdue: boolean
}

export function toRequestDto({ message, lines, files, messages, quotes, assignee, isOverdue }: ReadRequest) {
  const { content, followUp } = message
  const quote = content.kind === 'quote' ? content : null
  return {
    request_id: message.id,
    number: message.number,
    state: message.state,
    outcome: followUp.outcome,
    outcome_value: followUp.outcomeValue === null ? null : moneyText(followUp.outcomeValue),
    lost_reason: followUp.lostReason || null,
    outcome_note: followUp.outcomeNote,
    customer_id: message.customerId,
    name: senderName(content),
    company: quote?.companyName ?? '',
    email: content.email,
    phone: content.phone,
    city: quote?.city ?? '',
    project: quote?.project ?? '',
    needed_by: quote?.neededBy ?? '',
    contact_by: quote?.contactBy ?? '',
    source: message.cameBy,
    locale: message.locale,
    product_id: message.productId,
    items: lines.map((line) => ({
      stock_code: line.stockCode,
      product_id: line.productId,
      qty: line.qty,
      unit: line.unit,
      ...(line.unit_word && { unit_word: line.unit_word }),
      pieces: piecesOf(line),
      note: line.note,
      text: line.text,
    })),
    details: messageText(content),
    messages: messages.map(({ kind, body, createdAt }) => ({ kind, message: body, created_at: createdAt })),
    due_at: followUp.dueAt,
    overdue: isOverdue,
    answered_at: followUp.answeredAt,
    remind_at: followUp.remindAt,
    remind_note: followUp.remindNote,
    held: message.isHeld,
    duplicate_of: followUp.duplicateOf,
    assignee,
    files: files.map(({ id, name, mime, bytes, createdAt }) => ({
      file_id: id,
      name,
      type: mime,
      bytes,
      created_at: createdAt,
    })),
    quotes: quotes.map(({ id, number, revision, state }) => ({ quote_id: id, number, revision, state })),
    version: message.version,
    created_at: message.createdAt,
    updated_at: message.updatedAt,
  }
}
