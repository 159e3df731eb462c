import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/** Indexes by which a long inbox is counted, paged through and searched; requests are found by their quotations, too. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop index messages_newest`.execute(db)
  await sql`create index messages_newest on messages (created_at desc, id, state, kind, assignee_id)`.execute(db)
  await sql`drop index messages_of_state`.execute(db)
  await sql`create index messages_of_state on messages (state, created_at desc, id, kind, assignee_id)`.execute(db)
  await sql`create index messages_unanswered on messages (state, due_at, id) where answered_at is null`.execute(db)
  await sql`update messages set search_text = search_text || (
    select '\n' || lower(coalesce(quotes.number, '')) || '\n' || quotes.search_text
    from quotes where quotes.message_id = messages.id
  ) where id in (select message_id from quotes)`.execute(db)
  await sql`update messages set search_text = search_text || (
    select '\n' || lower(max(quote_answers.po_number)) from quotes
    inner join quote_answers on quote_answers.quote_id = quotes.id where quotes.message_id = messages.id
  ) where id in (
    select quotes.message_id from quotes inner join quote_answers on quote_answers.quote_id = quotes.id
    where quote_answers.po_number <> ''
  )`.execute(db)
  await sql`update quotes set search_text = search_text || (
    select '\n' || lower(max(po_number)) from quote_answers where quote_id = quotes.id
  ) where id in (select quote_id from quote_answers where po_number <> '')`.execute(db)
  for (const statement of columnTypes(db).messageTextIndex) await statement.execute(db)
}
