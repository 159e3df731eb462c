import { sql, type SqlBool } from 'kysely'
import type { QuotationFilter, QuotationSearch } from '#domain/quotes/quotation-list.ts'
import type { QuotationRow } from '#domain/quotes/quotation-record.ts'
import { OPEN_STATES, stateOn, type StoredState } from '#domain/quotes/quotation.ts'
import { contains, countRows, NO_LIMIT, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { readForm } from './quotation-rows.ts'

type Asked = QuotationFilter & {
  /** The day in Riyadh. */
  today: string
}

/** Quotations by their latest revisions, newest first. */
export async function listQuotations(db: Db, { limit, offset, ...asked }: Asked & Page): Promise<QuotationRow[]> {
  const rows = await chosen(db, asked)
    .leftJoin('messages', 'messages.id', 'quotes.message_id')
    .select([
      'quotes.id',
      'quotes.message_id',
      'quotes.number',
      'quotes.revision',
      'quotes.version',
      'quotes.created_at',
      'quotes.updated_at',
      'messages.number as request_number',
      'messages.assignee_id',
      'messages.customer_id',
      'quote_revisions.state',
      'quote_revisions.form',
      'quote_revisions.valid_until',
      'quote_revisions.subtotal',
      'quote_revisions.vat_total',
      'quote_revisions.total',
      'quote_revisions.sent_at',
      'quote_revisions.seen_at',
    ])
    .orderBy('quotes.created_at', 'desc')
    .orderBy('quotes.id')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map((row) => ({
    id: row.id,
    messageId: row.message_id,
    number: row.number,
    revision: row.revision,
    version: row.version,
    requestNumber: row.request_number,
    assigneeId: row.assignee_id,
    customerId: row.customer_id,
    state: stateOn(row.state as StoredState, row.valid_until, asked.today),
    form: readForm(row.form),
    subtotal: BigInt(row.subtotal),
    vatTotal: BigInt(row.vat_total),
    total: BigInt(row.total),
    sentAt: row.sent_at,
    seenAt: row.seen_at,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }))
}

export async function countQuotations(db: Db, asked: Asked): Promise<number> {
  return countRows(chosen(db, asked))
}

function chosen(db: Db, { state, ownerId, from, before, changedSince, customerId, search, today }: Asked) {
  let query = db
    .selectFrom('quotes')
    .innerJoin('quote_revisions', (join) =>
      join
        .onRef('quote_revisions.quote_id', '=', 'quotes.id')
        .onRef('quote_revisions.revision', '=', 'quotes.revision'),
    )
  if (state === 'expired') {
    query = query
      .where('quote_revisions.state', 'in', [...OPEN_STATES])
      .where('quote_revisions.valid_until', '<', today)
  } else if (state) {
    query = query.where('quote_revisions.state', '=', state)
    if (OPEN_STATES.some((open) => open === state)) query = query.where('quote_revisions.valid_until', '>=', today)
  }
  if (ownerId !== undefined) {
    const owned = db.selectFrom('messages').select('id')
    query = query.where(
      'quotes.message_id',
      'in',
      ownerId === null ? owned.where('assignee_id', 'is', null) : owned.where('assignee_id', '=', ownerId),
    )
  }
  if (customerId) {
    const asked = db.selectFrom('messages').select('id').where('customer_id', '=', customerId)
    query = query.where('quotes.message_id', 'in', asked)
  }
  if (from) query = query.where('quotes.created_at', '>=', from)
  if (changedSince) query = query.where('quotes.updated_at', '>=', changedSince)
  if (before) query = query.where('quotes.created_at', '<', before)
  return search ? query.where(holds(search)) : query
}

function holds({ words, number }: QuotationSearch) {
  const allIn = (text: string) =>
    sql.join(
      words.map((word) => contains(text, word)),
      sql` and `,
    )
  const ways = [
    sql`(${allIn('quotes.search_text')})`,
    // What stands in its request leads to it, too.
    sql`exists (select 1 from messages where messages.id = quotes.message_id and ${allIn('messages.search_text')})`,
    ...(number === null ? [] : [sql`${sql.ref('quotes.number')} like ${number}`]),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}
