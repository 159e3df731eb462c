import type { Selectable } from 'kysely'
import type { PrivateFile } from '#domain/messages/message.ts'
import type { ReadRequest } from '#domain/quotes/request-dto.ts'
import type { RequestLine } from '#domain/quotes/request-line.ts'
import type { LineUnit } from '#domain/quotes/quote-line.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { toCustomerMessage } from '#server/data/messages/message-rows.ts'
import type { RequestLinesTable } from '#server/data/messages/message-tables.ts'
import { toPrivateFile } from '#server/data/messages/private-files-store.ts'

export async function insertRequestLines(db: Db, messageId: string, lines: readonly RequestLine[]): Promise<void> {
  if (lines.length === 0) return
  const rows = lines.map((line, position) => ({
    message_id: messageId,
    position,
    stock_code: line.stockCode,
    product_id: line.productId,
    name_ar: line.name.ar,
    name_en: line.name.en,
    pack_ar: line.pack.ar,
    pack_en: line.pack.en,
    box_quantity: line.boxQuantity,
    qty: line.qty,
    unit: line.unit,
    unit_word: line.unit_word ?? '',
    note: line.note,
    text: line.text,
  }))
  await db.insertInto('request_lines').values(rows).execute()
}

export async function replaceRequestLines(db: Db, messageId: string, lines: readonly RequestLine[]): Promise<void> {
  await db.deleteFrom('request_lines').where('message_id', '=', messageId).execute()
  await insertRequestLines(db, messageId, lines)
}

export async function listRequestLines(db: Db, messageIds: string[]): Promise<Map<string, RequestLine[]>> {
  const rows = await inChunks(messageIds, (chunk) =>
    db.selectFrom('request_lines').selectAll().where('message_id', 'in', chunk).orderBy('position').execute(),
  )
  const groups = Map.groupBy(rows, ({ message_id }) => message_id)
  return new Map([...groups].map(([id, lines]) => [id, lines.map(toRequestLine)]))
}

export async function linesOf(db: Db, messageId: string): Promise<RequestLine[]> {
  return (await listRequestLines(db, [messageId])).get(messageId) ?? []
}

function toRequestLine(row: Selectable<RequestLinesTable>): RequestLine {
  return {
    stockCode: row.stock_code,
    productId: row.product_id,
    name: toPair(row.name_ar, row.name_en),
    pack: toPair(row.pack_ar, row.pack_en),
    boxQuantity: row.box_quantity,
    qty: row.qty,
    unit: row.unit as LineUnit,
    ...(row.unit_word && { unit_word: row.unit_word }),
    note: row.note,
    text: row.text,
  }
}

/** Related data of many requests at once, by request. */

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
