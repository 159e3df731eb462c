import { sql } from 'kysely'
import { WAITING_STATES, type Notice } from '#domain/follow-up/follow-up.ts'
import type { WaitingQuotes } from '#domain/messages/inbox-filter.ts'
import type { Db } from '#server/data/engine/database.ts'

/** What staff are to be told by mail, and what they were told. */

/** From when until when something fell due, both included. */
export type NoticeSpan = { from: string; until: string }

/** More at once would hold the database for too long; the rest is found at the next look. */
const MOST_AT_ONCE = 500

/** Requests that should have been answered, and of which nobody was told. */
export async function listUnnotifiedDue(db: Db, { from, until }: NoticeSpan): Promise<Notice[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'due_at'])
    .where('due_at', '>=', from)
    .where('due_at', '<=', until)
    .where('answered_at', 'is', null)
    .where('state', 'in', WAITING_STATES)
    .where(isUnnotified('due', sql`messages.due_at`))
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ id, due_at }) => ({ messageId: id, kind: 'due', mark: due_at! }))
}

export async function listUnnotifiedReminders(db: Db, { from, until }: NoticeSpan): Promise<Notice[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'remind_at'])
    .where('remind_at', '>=', from)
    .where('remind_at', '<=', until)
    .where('state', '!=', 'spam')
    .where(isUnnotified('reminder', sql`messages.remind_at`))
    .orderBy('remind_at')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ id, remind_at }) => ({ messageId: id, kind: 'reminder', mark: remind_at! }))
}

/** Since when a quotation may have waited for its customer, and from which day on it must hold still. */
type Bounds = { sentFrom: string; today: string }

/** Quotations that their customers let wait, and those that soon hold no more. A time that staff have set comes before that. */
export async function listUnnotifiedQuotes(db: Db, waiting: WaitingQuotes, bounds: Bounds): Promise<Notice[]> {
  const open = db
    .selectFrom('quotes')
    .innerJoin('quote_revisions', (join) =>
      join
        .onRef('quote_revisions.quote_id', '=', 'quotes.id')
        .onRef('quote_revisions.revision', '=', 'quotes.sent_revision'),
    )
    .innerJoin('messages', 'messages.id', 'quotes.message_id')
    .select(['messages.id', 'quote_revisions.revision'])
    .where('quote_revisions.state', '=', 'sent')
    .where('quote_revisions.valid_until', '>=', bounds.today)
    .where('messages.outcome', 'is', null)
    .where('messages.remind_at', 'is', null)
    .limit(MOST_AT_ONCE)
  const revision = sql`cast(quote_revisions.revision as text)`
  const waits = await open
    .where('quote_revisions.sent_at', '>=', bounds.sentFrom)
    .where('quote_revisions.sent_at', '<', waiting.sentBefore)
    .where(isUnnotified('quote-waiting', revision))
    .execute()
  const ends = await open
    .where('quote_revisions.valid_until', '<=', waiting.validUntil)
    .where(isUnnotified('quote-ending', revision))
    .execute()
  const noticeOf = (kind: Notice['kind']) => (row: { id: string; revision: number }) => ({
    messageId: row.id,
    kind,
    mark: String(row.revision),
  })
  return [...waits.map(noticeOf('quote-waiting')), ...ends.map(noticeOf('quote-ending'))]
}

function isUnnotified(kind: Notice['kind'], mark: ReturnType<typeof sql>) {
  return sql<boolean>`not exists (
    select 1 from staff_notices
    where staff_notices.message_id = messages.id and staff_notices.kind = ${kind} and staff_notices.mark = ${mark}
  )`
}

/** Says that staff are told of this now; answers what nobody else was quicker with. */
export async function noteNotified(db: Db, notices: readonly Notice[], now: string): Promise<Notice[]> {
  const noted: Notice[] = []
  for (const notice of notices) {
    const rows = await db
      .insertInto('staff_notices')
      .values({ message_id: notice.messageId, kind: notice.kind, mark: notice.mark, staff_id: null, told_at: now })
      .onConflict((conflict) => conflict.columns(['message_id', 'kind', 'mark']).doNothing())
      .returning('message_id')
      .execute()
    if (rows.length > 0) noted.push(notice)
  }
  return noted
}

/** What staff were told of within a span, but assignments; of reminders only those that still stand. */
export async function listNotifiedSince(db: Db, from: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('staff_notices')
    .innerJoin('messages', 'messages.id', 'staff_notices.message_id')
    .select(['message_id', 'staff_notices.kind', 'mark'])
    .where('told_at', '>=', from)
    .where('staff_notices.kind', 'in', ['reminder', 'quote-waiting', 'quote-ending'])
    .where('messages.outcome', 'is', null)
    .where(sql<boolean>`(staff_notices.kind <> 'reminder' or messages.remind_at = staff_notices.mark)`)
    .orderBy('told_at')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ message_id, kind, mark }) => ({ messageId: message_id, kind: kind as Notice['kind'], mark }))
}

/** Requests that wait for an answer that is due by an instant, the longest first. */
export async function listDueBy(db: Db, until: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'due_at'])
    .where('due_at', '<=', until)
    .where('answered_at', 'is', null)
    .where('state', 'in', WAITING_STATES)
    .orderBy('due_at')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ id, due_at }) => ({ messageId: id, kind: 'due', mark: due_at! }))
}

/** Reminders that come within a span, of which the first instant is not part. */
export async function listRemindersBetween(db: Db, after: string, until: string): Promise<Notice[]> {
  const rows = await db
    .selectFrom('messages')
    .select(['id', 'remind_at'])
    .where('remind_at', '>', after)
    .where('remind_at', '<', until)
    .where('state', '!=', 'spam')
    .orderBy('remind_at')
    .limit(MOST_AT_ONCE)
    .execute()
  return rows.map(({ id, remind_at }) => ({ messageId: id, kind: 'reminder', mark: remind_at! }))
}

export type Assignment = { messageId: string; staffId: string }

/** Somebody was made responsible for a request, and is to be told; in the transaction that did it. */
export async function noteAssignment(db: Db, { messageId, staffId }: Assignment, now: string): Promise<void> {
  await db
    .insertInto('staff_notices')
    .values({ message_id: messageId, kind: 'assigned', mark: `${now} ${staffId}`, staff_id: staffId, told_at: null })
    .onConflict((conflict) => conflict.columns(['message_id', 'kind', 'mark']).doNothing())
    .execute()
}

export async function hasUnnotifiedAssignments(db: Db): Promise<boolean> {
  const row = await db
    .selectFrom('staff_notices')
    .select('message_id')
    .where('told_at', 'is', null)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Takes what is still to be told of assignments; nobody else gets it any more. */
export async function takeAssignments(db: Db, now: string): Promise<Assignment[]> {
  const rows = await db
    .updateTable('staff_notices')
    .set({ told_at: now })
    .where('told_at', 'is', null)
    .returning(['message_id', 'staff_id'])
    .execute()
  return rows.flatMap(({ message_id, staff_id }) =>
    staff_id === null ? [] : { messageId: message_id, staffId: staff_id },
  )
}
