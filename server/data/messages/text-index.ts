import { sql } from 'kysely'

/* How texts of messages are found by parts of their words. A migration that has run is made of it: it is never changed. */

/** Tables of SQLite's text index: it writes them itself, from triggers, so that they hold nothing of their own. */
const OF_TEXT_INDEX = /^messages_(?:found|places)/

export function isOfTextIndex(table: string): boolean {
  return OF_TEXT_INDEX.test(table)
}

/** The extension is not everywhere, and not everybody may install it: then texts are read through. */
export const POSTGRES_TEXT_INDEX = [
  sql`do $$ begin
    create extension if not exists pg_trgm;
    create index messages_found on messages using gin (search_text gin_trgm_ops);
  exception when insufficient_privilege or undefined_file or feature_not_supported then null;
  end $$`,
]

const ADDED = sql`insert into messages_found (rowid, search_text)
  select place, new.search_text from messages_places where message_id = new.id;`
const TAKEN_AWAY = sql`insert into messages_found (messages_found, rowid, search_text)
  select 'delete', place, old.search_text from messages_places where message_id = old.id;`

export const SQLITE_TEXT_INDEX = [
  sql`create table messages_places (place integer primary key, message_id text not null unique)`,
  sql`create virtual table messages_found using fts5 (search_text, content = '', tokenize = 'trigram')`,
  // What is deleted is not to be read in the file either.
  sql`insert into messages_found (messages_found, rank) values ('secure-delete', 1)`,
  sql`insert into messages_places (message_id) select id from messages order by created_at`,
  sql`insert into messages_found (rowid, search_text)
    select place, search_text from messages_places inner join messages on messages.id = message_id`,
  sql`create trigger messages_found_added after insert on messages begin
    insert into messages_places (message_id) values (new.id); ${ADDED} end`,
  sql`create trigger messages_found_changed after update of search_text on messages
    when old.search_text <> new.search_text begin ${TAKEN_AWAY} ${ADDED} end`,
  sql`create trigger messages_found_deleted after delete on messages begin
    ${TAKEN_AWAY} delete from messages_places where message_id = old.id; end`,
]
