import { sql, type SelectQueryBuilder, type SqlBool } from 'kysely'
import type { InboxFilter, WaitingQuotes } from '#domain/messages/inbox-filter.ts'
import { WAITING_STATES } from '#domain/follow-up/follow-up.ts'
import type { RequestFigures } from '#domain/messages/inbox-view.ts'
import type { MessageSearch } from '#domain/messages/message-search.ts'
import { mayHold } from './message-search-store.ts'
import { type Message, type MessageState, MESSAGE_STATES } from '#domain/messages/message.ts'
import { inOrderOf, toCount, countRows, NO_LIMIT, type Page, contains } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { ofCustomer } from './customer-store.ts'
import { messagesWithFailedMail } from './mail-health-store.ts'
import { toMessage } from './message-rows.ts'
import type { Database } from '#server/data/engine/schema.ts'

/** Messages, newest first. An index has their ids in order: those of the pages before are never read. */
export async function listMessages(db: Db, { limit, offset, ...filter }: InboxFilter & Page = {}): Promise<Message[]> {
  const among = await mayHold(db, filter.search)
  const ids = inOrder(chosen(db, inArrivalOrder(filter), among).select('id'), filter)
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
  const rows = await inOrder(db.selectFrom('messages').where('id', 'in', ids).selectAll(), filter).execute()
  return rows.map(toMessage)
}

/**
 * Of several states the list is that of all messages, in whose order an index has them; each state's own index would have to
 * be put in order first.
 */
function inArrivalOrder(filter: InboxFilter): Chosen {
  const isNarrow = filter.search ?? filter.order ?? filter.reminded ?? filter.customer ?? filter.outcome ?? filter.held
  return { ...filter, walksAll: isNarrow === undefined && (filter.states?.length ?? 0) > 1 }
}

/** Those that nobody has answered yet, the oldest first. */
export async function listWaiting(db: Db, limit: number): Promise<Message[]> {
  const oldest = (state: MessageState) =>
    db
      .selectFrom('messages')
      .selectAll()
      .where('state', '=', state)
      .orderBy('created_at')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute()
  // Of each state by itself, which an index has in order.
  const rows = (await Promise.all([oldest('new'), oldest('in-progress')])).flat()
  return rows
    .toSorted((one, other) => (one.created_at < other.created_at ? -1 : 1))
    .slice(0, limit)
    .map(toMessage)
}

/** All of them, newest first, a few at a time. */
export async function* messagesInPortions(db: Db, filter: InboxFilter): AsyncGenerator<Message[]> {
  const all = await newestFirst(chosen(db, filter, await mayHold(db, filter.search)).select('id')).execute()
  for (let at = 0; at < all.length; at += AT_ONCE) {
    const ids = all.slice(at, at + AT_ONCE).map(({ id }) => id)
    const rows = await db.selectFrom('messages').where('id', 'in', ids).selectAll().execute()
    yield inOrderOf(ids, rows.map(toMessage))
  }
}

export async function numbersOfMessages(db: Db, ids: string[]): Promise<Map<string, string>> {
  const rows = await db.selectFrom('messages').where('id', 'in', ids).select(['id', 'number']).execute()
  return new Map(rows.flatMap(({ id, number }) => (number === null ? [] : [[id, number]])))
}

/** Whoever asks for something else waits for one portion at each of their steps: 1 ms as a table, 3 with a hundred. */
const AT_ONCE = 25

function inOrder<Row>(query: SelectQueryBuilder<Database, 'messages', Row>, { order }: InboxFilter) {
  if (order === undefined) return newestFirst(query)
  if (order === 'age') return query.orderBy('created_at').orderBy('id')
  if (order === 'value') return newestFirst(query.orderBy(valueOfQuotation, 'desc'))
  if (order === 'remind') return query.orderBy(sql`coalesce(remind_at, '')`).orderBy('id')
  // What waits for no answer is due never.
  const waits = sql.join(WAITING_STATES)
  const isDue = sql`case when due_at is not null and answered_at is null and state in (${waits}) then 0 else 1 end`
  return query.orderBy(isDue).orderBy('due_at').orderBy('id')
}

/** What its quotation comes to without VAT; less than nothing where there is none. */
const valueOfQuotation = sql<string | number>`coalesce((
  select quote_revisions.subtotal from quotes
  inner join quote_revisions on quote_revisions.quote_id = quotes.id and quote_revisions.revision = quotes.revision
  where quotes.message_id = messages.id), -1)`

/** What lists show of requests beside themselves: how many lines, and what their quotations come to in halalas. */
export async function figuresOfMessages(db: Db, ids: string[]): Promise<Map<string, RequestFigures>> {
  const rows = await db
    .selectFrom('messages')
    .where('id', 'in', [...ids, ''])
    .select('id')
    .select((build) => [
      build
        .selectFrom('request_lines')
        .whereRef('request_lines.message_id', '=', 'messages.id')
        .select(({ fn }) => fn.countAll<string | number>().as('count'))
        .as('lines'),
      valueOfQuotation.as('value'),
    ])
    .execute()
  return new Map(
    rows.map(({ id, lines, value }) => {
      const known = BigInt(value)
      return [id, { lines: toCount(lines ?? 0), value: known < 0n ? null : known }]
    }),
  )
}

function newestFirst<Row>(query: SelectQueryBuilder<Database, 'messages', Row>) {
  return query.orderBy('created_at', 'desc').orderBy('id')
}

export async function countMessages(db: Db, filter: InboxFilter = {}): Promise<number> {
  return countRows(chosen(db, filter, await mayHold(db, filter.search)))
}

export async function countMessagesByState(db: Db): Promise<Record<MessageState, number>> {
  const rows = await db
    .selectFrom('messages')
    .select(['state', (build) => build.fn.countAll<string | number>().as('count')])
    .groupBy('state')
    .execute()
  const counts = new Map(rows.map(({ state, count }) => [state, toCount(count)]))
  const entries = MESSAGE_STATES.map((state) => [state, counts.get(state) ?? 0])
  return Object.fromEntries(entries) as Record<MessageState, number>
}

/** `among` are all that may hold what is looked for; null where that is not known. */
type Chosen = InboxFilter & { walksAll?: boolean }

function chosen(db: Db, filter: Chosen, among: readonly string[] | null) {
  const { states, kind, assigneeId, held, unopened, from, before, search } = filter
  let query = db.selectFrom('messages')
  if (among) query = query.where('id', 'in', among)
  if (states && states.length < MESSAGE_STATES.length) {
    query = query.where(filter.walksAll ? sql`state || ''` : 'state', 'in', states)
  }
  if (kind) query = query.where('kind', '=', kind)
  // Nobody's are many, so that their index would only be in the way.
  if (assigneeId === null) query = query.where(sql`coalesce(assignee_id, '')`, '=', '')
  else if (assigneeId !== undefined) query = query.where('assignee_id', '=', assigneeId)
  if (held) query = query.where('held', '=', 1)
  if (unopened) {
    const unread = sql<SqlBool>`(written_at > '' or (state = 'new' and opened_at is null))`
    query = query.where(unread)
  }
  if (from) query = query.where('created_at', '>=', from)
  if (before) query = query.where('created_at', '<', before)
  if (filter.overdueAt) query = query.where('due_at', '<', filter.overdueAt).where('answered_at', 'is', null)
  if (filter.reminded) query = query.where(isReminded(filter.reminded))
  if (filter.outcome) query = query.where('outcome', '=', filter.outcome)
  if (filter.updatedSince) query = query.where('updated_at', '>=', filter.updatedSince)
  if (filter.customer) query = query.where(ofCustomer(filter.customer))
  if (filter.agreedToNews) query = query.where('marketing_at', 'is not', null)
  if (filter.withFailedMail) query = query.where('id', 'in', messagesWithFailedMail(db))
  return search ? query.where(holds(search)) : query
}

/** What staff want to be reminded of; of itself, a quotation that the customer lets wait. A time of their own comes before that. */
function isReminded({ sentBefore, validUntil }: WaitingQuotes) {
  return sql<SqlBool>`id in (
    select id from messages where remind_at is not null union all
    select quotes.message_id from quotes
    inner join messages on messages.id = quotes.message_id and messages.outcome is null
    inner join quote_revisions on quote_revisions.quote_id = quotes.id and quote_revisions.revision = quotes.sent_revision
    where quote_revisions.state = 'sent'
      and (quote_revisions.sent_at < ${sentBefore} or quote_revisions.valid_until <= ${validUntil})
  )`
}

function holds({ words, digits, numbers = [] }: MessageSearch) {
  const found = (word: string) => contains('search_text', word)
  const all = sql.join(words.map(found), sql` and `)
  const ways = [
    sql<SqlBool>`(${all})`,
    ...(digits === null ? [] : [found(digits)]),
    ...numbers.map(
      (number) =>
        sql<SqlBool>`(number like ${number} or id in (select message_id from quotes where number like ${number}))`,
    ),
  ]
  return sql<SqlBool>`(${sql.join(ways, sql` or `)})`
}
