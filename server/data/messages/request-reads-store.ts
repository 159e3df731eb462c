import type { PrivateFile } from '#domain/messages/message.ts'
import type { ReadRequest } from '#domain/quotes/request-dto.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toCustomerMessage } from './message-rows.ts'
import { toPrivateFile } from './private-files-store.ts'

/** What stands beside many requests at once, by the request. */

export async function filesOfRequests(db: Db, ids: string[]): Promise<Map<string, PrivateFile[]>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('private_files')
      .selectAll()
      .where('message_id', 'in', chunk)
      .orderBy('created_at')
      .orderBy('id')
      .execute(),
  )
  return Map.groupBy(rows.map(toPrivateFile), ({ messageId }) => messageId ?? '')
}

export async function messagesOfRequests(db: Db, ids: string[]): Promise<Map<string, ReadRequest['messages']>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('customer_messages')
      .selectAll()
      .where('message_id', 'in', chunk)
      .orderBy('created_at')
      .orderBy('key')
      .execute(),
  )
  const groups = Map.groupBy(rows, ({ message_id }) => message_id)
  return new Map([...groups].map(([id, written]) => [id, written.map(toCustomerMessage)]))
}

/** Each quotation with the state of its latest revision. */
export async function quotesOfRequests(db: Db, ids: string[]): Promise<Map<string, ReadRequest['quotes']>> {
  const rows = await inChunks(ids, (chunk) =>
    db
      .selectFrom('quotes')
      .innerJoin('quote_revisions', (join) =>
        join
          .onRef('quote_revisions.quote_id', '=', 'quotes.id')
          .onRef('quote_revisions.revision', '=', 'quotes.revision'),
      )
      .where('quotes.message_id', 'in', chunk)
      .select([
        'quotes.message_id as request',
        'quotes.id',
        'quotes.number',
        'quotes.revision',
        'quote_revisions.state',
      ])
      .execute(),
  )
  return Map.groupBy(rows, ({ request }) => request ?? '')
}
