import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import type { ColumnTypes } from '../dialect.ts'

/** What staff need for their work on messages: more states, a search, answers, and counts of what is gone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const types = columnTypes(db)
  await widenStates(db, types)
  await sql`alter table messages add column version integer not null default 1`.execute(db)
  await sql`alter table messages add column opened_at ${types.key}`.execute(db)
  await addSearchText(db)
  await sql`alter table mail_outbox add column thread text not null default ''`.execute(db)
  await sql`alter table mail_outbox add column is_personal integer not null default 0 check (is_personal in (0, 1))`.execute(
    db,
  )
  await createAnswers(db, types)
  await createTotals(db, types)
}

/** SQLite cannot change the check of a column: a new column takes the old one's place. */
async function widenStates(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`alter table messages add column new_state ${key} not null default 'new'
    check (new_state in ('new', 'in-progress', 'answered', 'closed', 'spam'))`.execute(db)
  await sql`update messages set new_state = case state when 'done' then 'closed' else state end`.execute(db)
  await sql`drop index messages_of_state`.execute(db)
  await sql`alter table messages drop column state`.execute(db)
  await sql`alter table messages rename column new_state to state`.execute(db)
  await sql`create index messages_of_state on messages (state, created_at desc, id)`.execute(db)
}

/** What came before is found by its words as they were written; what comes from now on also by its folded ones. */
async function addSearchText(db: Kysely<unknown>): Promise<void> {
  await sql`alter table messages add column search_text text not null default ''`.execute(db)
  const columns = ['name', 'first_name', 'last_name', 'email', 'phone', 'company_name', 'address', 'body']
  const words = sql.join(
    columns.map((column) => sql.ref(column)),
    sql` || ' ' || `,
  )
  await sql`update messages set search_text = lower(${words})`.execute(db)
}

async function createAnswers(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table message_answers (
    id ${key} not null primary key,
    message_id ${key} not null references messages (id) on delete cascade,
    mail_id ${key} references mail_outbox (id) on delete set null,
    author_id ${key} references staff_users (id) on delete set null,
    author_name text not null,
    locale text not null check (locale in ('ar', 'en')),
    subject text not null,
    body text not null,
    created_at ${key} not null
  )`.execute(db)
  await sql`create index message_answers_of_message on message_answers (message_id, created_at)`.execute(db)
  await sql`create index message_answers_mail_id on message_answers (mail_id)`.execute(db)
  await sql`create index message_answers_author_id on message_answers (author_id)`.execute(db)
}

/** How many messages there were, without the people who sent them. `month` is `2026-05`; no product is ''. */
async function createTotals(db: Kysely<unknown>, { key }: ColumnTypes): Promise<void> {
  await sql`create table message_totals (
    month ${key} not null,
    kind ${key} not null check (kind in ('quote', 'contact')),
    product_id ${key} not null default '',
    count integer not null check (count > 0),
    primary key (month, kind, product_id)
  )`.execute(db)
}
