import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { ProductFigures, RequestFigures } from '#domain/reports/quote-figures.ts'
import type { QuoteReportQuery } from '#domain/reports/quote-report-query.ts'
import type { QuoteFormLine } from '#domain/quotes/line-form.ts'
import { OPEN_STATES } from '#domain/quotes/quotation.ts'
import { readForm } from '#server/data/quotes/quotation-rows.ts'
import { inChunks } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'

/** Whole halalas; PostgreSQL answers 64 bits as text. */
type Halalas = number | string | bigint

export type QuoteReportTables = {
  removed_requests: RemovedRequestsTable
  removed_request_products: RemovedRequestProductsTable
}

/** What a request that is no longer kept adds to its month. */
type RemovedRequestsTable = {
  /** By chance: nothing leads from it to the request. */
  id: string
  month: string
  quoted_value: Halalas | null
  outcome: string | null
  won_value: Halalas
  answer_minutes: number | null
  in_time: number | null
}

type RemovedRequestProductsTable = {
  month: string
  product_id: string
  requests: number
  pieces: Halalas
  quoted_value: Halalas
  won_value: Halalas
}

/** Of a request that the report counts, what its figures are made of. */
export type ReportedRequest = {
  id: string
  productId: string | null
  createdAt: string
  dueAt: string | null
  answeredAt: string | null
  outcome: 'won' | 'lost' | null
  outcomeValue: bigint
  /** Of the latest revision that was sent; null without one. */
  subtotal: bigint | null
  /** Of the same, as they were sent or, once accepted, agreed to. */
  quoted: QuoteFormLine[]
  assigneeId: string | null
  source: string
  customerId: string | null
  lostReason: string
  isOpen: boolean
}

export type ReportedLine = {
  messageId: string
  productId: string
  stockCode: string
  qty: number | null
  unit: string
  boxQuantity: number | null
}

/** Which requests: those that came between two instants, or those with these ids. Spam and duplicates are left out. */
export type Reported = { since: string; before: string } | { ids: string[] }

export async function listReportedRequests(db: Db, which: Reported): Promise<ReportedRequest[]> {
  const query = db
    .selectFrom('messages')
    .leftJoin('quotes', 'quotes.message_id', 'messages.id')
    .leftJoin('quote_revisions', (join) =>
      join
        .onRef('quote_revisions.quote_id', '=', 'quotes.id')
        .onRef('quote_revisions.revision', '=', 'quotes.sent_revision'),
    )
    .where('messages.kind', '=', 'quote')
    .where('messages.state', '!=', 'spam')
    .where('messages.duplicate_of', 'is', null)
    .select([
      'messages.id',
      'messages.product_id',
      'messages.created_at',
      sql<string | null>`coalesce(messages.first_due_at, messages.due_at)`.as('due_at'),
      sql<string | null>`coalesce(messages.first_answered_at, messages.answered_at)`.as('answered_at'),
      'messages.outcome',
      'messages.outcome_value',
      'messages.assignee_id',
      'messages.came_by',
      'messages.customer_id',
      'messages.lost_reason',
      'quote_revisions.state as quote_state',
      'quote_revisions.subtotal',
      'quote_revisions.form',
    ])
  const rows =
    'ids' in which
      ? await inChunks(which.ids, (chunk) => query.where('messages.id', 'in', chunk).execute())
      : await query
          .where('messages.created_at', '>=', which.since)
          .where('messages.created_at', '<', which.before)
          .execute()
  return rows.map((row) => ({
    id: row.id,
    productId: row.product_id,
    createdAt: row.created_at,
    dueAt: row.due_at,
    answeredAt: row.answered_at,
    outcome: row.outcome === 'won' || row.outcome === 'lost' ? row.outcome : null,
    outcomeValue: BigInt(row.outcome_value ?? 0),
    subtotal: row.subtotal === null ? null : BigInt(row.subtotal),
    quoted: row.form === null ? [] : readForm(row.form).lines,
    assigneeId: row.assignee_id,
    source: row.came_by,
    customerId: row.customer_id,
    lostReason: row.lost_reason,
    isOpen: OPEN_STATES.some((state) => state === row.quote_state),
  }))
}

/** What they ask for that is no product, as it was written. */
export async function listUnknownTexts(db: Db, messageIds: string[]): Promise<{ messageId: string; text: string }[]> {
  const rows = await inChunks(messageIds, (chunk) =>
    db
      .selectFrom('request_lines')
      .select(['message_id', 'text'])
      .where('message_id', 'in', chunk)
      .where('product_id', 'is', null)
      .where('text', '!=', '')
      .execute(),
  )
  return rows.map(({ message_id, text }) => ({ messageId: message_id, text }))
}

/** What they ask for of products that the catalogue has or had. */
export async function listReportedLines(db: Db, messageIds: string[]): Promise<ReportedLine[]> {
  const rows = await inChunks(messageIds, (chunk) =>
    db
      .selectFrom('request_lines')
      .select(['message_id', 'product_id', 'stock_code', 'qty', 'unit', 'box_quantity'])
      .where('message_id', 'in', chunk)
      .where('product_id', 'is not', null)
      .execute(),
  )
  return rows.map((row) => ({
    messageId: row.message_id,
    productId: row.product_id!,
    stockCode: row.stock_code,
    qty: row.qty,
    unit: row.unit,
    boxQuantity: row.box_quantity,
  }))
}

export async function productsOfPacks(db: Db, stockCodes: string[]): Promise<Map<string, string>> {
  const rows = await inChunks(stockCodes, (chunk) =>
    db
      .selectFrom('product_variants')
      .select(['stock_code', 'product_id'])
      .where('stock_code', 'in', chunk)
      .orderBy('product_id', 'desc')
      .execute(),
  )
  return new Map(rows.map(({ stock_code, product_id }) => [stock_code!, product_id]))
}

export async function listRemovedRequests(db: Db, { from, to }: QuoteReportQuery): Promise<RequestFigures[]> {
  const rows = await db
    .selectFrom('removed_requests')
    .selectAll()
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
  return rows.map((row) => ({
    month: row.month,
    quotedValue: row.quoted_value === null ? null : BigInt(row.quoted_value),
    outcome: row.outcome === 'won' || row.outcome === 'lost' ? row.outcome : null,
    wonValue: BigInt(row.won_value),
    answerMinutes: row.answer_minutes,
    inTime: row.in_time === null ? null : row.in_time === 1,
  }))
}

export async function listRemovedProducts(db: Db, { from, to }: QuoteReportQuery): Promise<ProductFigures[]> {
  const rows = await db
    .selectFrom('removed_request_products')
    .selectAll()
    .where('month', '>=', from)
    .where('month', '<=', to)
    .execute()
  return rows.map((row) => ({
    month: row.month,
    productId: row.product_id,
    requests: row.requests,
    pieces: Number(row.pieces),
    quotedValue: BigInt(row.quoted_value),
    wonValue: BigInt(row.won_value),
  }))
}

/** Keeps what requests that are about to be removed add to the report. */
export async function insertRemoved(db: Db, requests: RequestFigures[], products: ProductFigures[]): Promise<void> {
  const rows = requests.map((one) => ({
    id: randomUUID(),
    month: one.month,
    quoted_value: one.quotedValue,
    outcome: one.outcome,
    won_value: one.wonValue,
    answer_minutes: one.answerMinutes,
    in_time: one.inTime === null ? null : Number(one.inTime),
  }))
  await inPortions(rows, (some) => db.insertInto('removed_requests').values(some).execute())
  const sums = products.map((one) => ({
    month: one.month,
    product_id: one.productId,
    requests: one.requests,
    pieces: one.pieces,
    quoted_value: one.quotedValue,
    won_value: one.wonValue,
  }))
  await inPortions(sums, (some) =>
    db
      .insertInto('removed_request_products')
      .values(some)
      .onConflict((conflict) =>
        conflict
          .columns(['month', 'product_id'])
          .doUpdateSet({
            requests: sql`removed_request_products.requests + excluded.requests`,
            pieces: sql`removed_request_products.pieces + excluded.pieces`,
            quoted_value: sql`removed_request_products.quoted_value + excluded.quoted_value`,
            won_value: sql`removed_request_products.won_value + excluded.won_value`,
          }),
      )
      .execute(),
  )
}

/** Rows have up to six values each, and a statement takes no end of them. */
const PORTION = 1000

async function inPortions<Row>(rows: Row[], insert: (some: Row[]) => Promise<unknown>): Promise<void> {
  for (let at = 0; at < rows.length; at += PORTION) await insert(rows.slice(at, at + PORTION))
}

/** The requests that removal takes: those last changed before an instant, or those of one address. */
export async function idsOfRequests(db: Db, which: { changedBefore: string } | { email: string }): Promise<string[]> {
  const query = db.selectFrom('messages').select('id').where('kind', '=', 'quote')
  const found =
    'email' in which
      ? query.where(sql<boolean>`lower(email) = lower(${which.email})`)
      : query.where('updated_at', '<', which.changedBefore)
  return (await found.execute()).map(({ id }) => id)
}
