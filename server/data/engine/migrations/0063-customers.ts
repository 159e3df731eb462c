import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * Customers of the quote desk, found by telephone or mailbox. Of a merge is kept which requests it moved, so that they
 * can go back; the row without a request says where the customer itself has gone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table desk_customers (
    id ${key} not null primary key,
    name_ar text not null default '',
    name_en text not null default '',
    company_ar text not null default '',
    company_en text not null default '',
    vat text not null default '',
    cr text not null default '',
    language text not null check (language in ('ar', 'en')),
    phones text not null,
    emails text not null,
    address text not null,
    city text not null default '',
    price_group ${key} not null default '',
    payment_ar text not null default '',
    payment_en text not null default '',
    delivery_ar text not null default '',
    delivery_en text not null default '',
    owner ${key} not null default '',
    note text not null default '',
    search_text text not null,
    version integer not null default 1,
    created_at ${key} not null,
    updated_at ${key} not null
  )`.execute(db)
  await sql`create index desk_customers_newest on desk_customers (updated_at)`.execute(db)
  await sql`create table customer_contacts (
    contact ${key} not null primary key,
    customer_id ${key} not null references desk_customers (id) on delete cascade
  )`.execute(db)
  await sql`create index customer_contacts_of on customer_contacts (customer_id)`.execute(db)
  await sql`create table customer_merges (
    from_id ${key} not null,
    into_id ${key} not null,
    message_id ${key} not null default '',
    primary key (from_id, message_id)
  )`.execute(db)
  await sql`alter table messages add column customer_id ${key}`.execute(db)
  await sql`create index messages_customer_id on messages (customer_id)`.execute(db)
  await sql`update audit_log set action = 'account.delete', subject_kind = 'account'
    where action = 'customer.delete'`.execute(db)
}
