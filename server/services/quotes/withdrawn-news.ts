import { success, failure, type Outcome } from '#domain/records/errors.ts'
import type { Tx } from '#server/data/engine/database.ts'
import { findMessage, withdrawNews } from '#server/data/messages/messages-store.ts'
import { recordOn, type WriteContext } from '#server/services/messages/message-audit.ts'

/** Takes back that news may be sent to whoever sent a message. */
export async function withdrawNewsOf(tx: Tx, messageId: string, context: WriteContext): Promise<Outcome<void>> {
  const message = await findMessage(tx, { id: messageId })
  if (!message) return failure({ kind: 'not-found' })
  await withdraw(tx, { id: messageId, ...message.content }, context)
  return success(undefined)
}

/** The same of whoever has an address. */
export async function withdrawNewsFrom(tx: Tx, email: string, context: WriteContext): Promise<void> {
  await withdraw(tx, { email }, context)
}

async function withdraw(tx: Tx, of: Parameters<typeof withdrawNews>[1], context: WriteContext): Promise<void> {
  for (const id of await withdrawNews(tx, of)) await recordOn(tx, id, 'withdraw-news', context)
}
