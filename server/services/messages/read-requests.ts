import { isOverdue } from '#domain/follow-up/follow-up.ts'
import type { Message } from '#domain/messages/message.ts'
import type { ReadRequest } from '#domain/quotes/request-dto.ts'
import { listStaff } from '#server/data/accounts/staff-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { filesOfRequests, messagesOfRequests, quotesOfRequests } from '#server/data/messages/request-reads-store.ts'
import { listRequestLines } from '#server/data/quotes/request-lines-store.ts'

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
