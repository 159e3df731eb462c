import { isOverdue } from '#domain/follow-up/follow-up.ts'
import type { Message } from '#domain/messages/message.ts'
import { toRequestDto, type ReadRequest } from '#domain/quotes/request-dto.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import type { Tx, Db } from '#server/data/engine/database.ts'
import { findMessage } from '#server/data/messages/messages-store.ts'
import {
  listRequestLines,
  filesOfRequests,
  messagesOfRequests,
  quotesOfRequests,
} from '#server/data/quotes/request-lines-store.ts'
import { raiseEvent } from '#server/data/webhooks/deliveries-store.ts'

/** What tells of one request, and of its quotation, is sent in its order. */
export function requestSubject(messageId: string): string {
  return `request:${messageId}`
}

/** Tells webhooks of a request as it is by now; messages without a list are none, and what came as spam is no news. */
export function raiseRequest(tx: Tx, type: 'request.created' | 'request.changed', id: string, now: string) {
  return raiseEvent(tx, { type, subject: requestSubject(id), messageId: id, at: now }, async () => {
    const message = await findMessage(tx, { id })
    if (message?.content.kind !== 'quote' || (type === 'request.created' && message.state === 'spam')) return null
    const [read] = await readRequests(tx, [message], now)
    return read ? toRequestDto(read) : null
  })
}

/** Tells them that it is about to go: nothing else of it is sent any more. */
export async function raiseRemoval(tx: Tx, { id, number, content }: Message, now: string): Promise<void> {
  if (content.kind !== 'quote') return
  const event = { type: 'request.changed', subject: requestSubject(id), at: now } as const
  await raiseEvent(tx, event, async () => ({ request_id: id, number, deleted: true }))
}

/** What calls answer of requests beside the messages themselves. */
export async function readRequests(db: Db, messages: Message[], now: string): Promise<ReadRequest[]> {
  const ids = messages.map(({ id }) => id)
  const [lines, files, written, quotes, staff] = await Promise.all([
    listRequestLines(db, ids),
    filesOfRequests(db, ids),
    messagesOfRequests(db, ids),
    quotesOfRequests(db, ids),
    listStaff(db),
  ])
  const names = new Map(staff.map(({ id, username }) => [id, username]))
  return messages.map((message) => ({
    message,
    lines: lines.get(message.id) ?? [],
    files: files.get(message.id) ?? [],
    messages: written.get(message.id) ?? [],
    quotes: quotes.get(message.id) ?? [],
    isOverdue: isOverdue(message, now),
    assignee: message.assigneeId === null ? null : (names.get(message.assigneeId) ?? null),
  }))
}
