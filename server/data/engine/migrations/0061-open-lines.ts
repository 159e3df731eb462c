import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'
import { addSpokenColours } from './spoken-colours.ts'

/** A line may leave its quantity open, or ask for dozens and metres; colours are found as people say them in Arabic. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await openLines(db)
  await nameColours(db)
}

async function openLines(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`create table new_request_lines (
    message_id ${key} not null references messages (id) on delete cascade,
    position integer not null check (position >= 0),
    stock_code text not null default '',
    product_id ${key},
    name_ar text not null default '',
    name_en text not null default '',
    pack_ar text not null default '',
    pack_en text not null default '',
    box_quantity integer,
    qty integer check (qty > 0),
    unit text not null check (unit in ('piece', 'carton', 'other')),
    unit_word text not null default '',
    note text not null default '',
    text text not null default '',
    primary key (message_id, position)
  )`.execute(db)
  const columns = sql`message_id, position, stock_code, product_id, name_ar, name_en, pack_ar, pack_en, box_quantity, qty, unit, note, text`
  await sql`insert into new_request_lines (${columns}) select ${columns} from request_lines`.execute(db)
  await sql`drop table request_lines`.execute(db)
  await sql`alter table new_request_lines rename to request_lines`.execute(db)
  await sql`create index request_lines_product_id on request_lines (product_id)`.execute(db)
}

async function nameColours(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; words: string }>`
    select id, words from search_synonyms order by created_at, id`.execute(db)
  const groups = rows.map(({ id, words }) => ({ id, words: JSON.parse(words) as string[] }))
  for (const { id, words } of addSpokenColours(groups)) {
    const at = `2026-11-29T00:00:00.${id.slice(-3)}Z`
    await sql`insert into search_synonyms (id, words, created_at, updated_at)
      values (${id}, ${JSON.stringify(words)}, ${at}, ${at})
      on conflict (id) do update set words = excluded.words`.execute(db)
  }
}
