import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { columnTypes } from '../dialect.ts'

/**
 * Editors have looked after content and requests: they are editors and sales from now on, and so are the programs with
 * their rights. Which roles there are is for the program to know and not for the table of tokens. Tokens get a maker,
 * who is known from the log where that reaches back far enough.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { key } = columnTypes(db)
  await sql`update staff_users set role = 'editor,sales' where role = 'editor'`.execute(db)
  await sql`create table api_tokens_with_makers (
    id ${key} not null primary key,
    name text not null,
    token_hash ${key} not null unique check (length(token_hash) = 64),
    role text not null,
    maker_id ${key},
    maker_name text not null,
    created_at ${key} not null,
    expires_at ${key} not null,
    last_used_at ${key},
    revoked_at ${key}
  )`.execute(db)
  await sql`insert into api_tokens_with_makers
    select id, name, token_hash, case role when 'editor' then 'editor,sales' else role end,
      (select max(actor_id) from audit_log
        where action = 'token.add' and actor_kind = 'staff' and subject_id = api_tokens.id),
      coalesce((select max(actor_name) from audit_log where action = 'token.add' and subject_id = api_tokens.id), ''),
      created_at, expires_at, last_used_at, revoked_at
    from api_tokens`.execute(db)
  await sql`drop table api_tokens`.execute(db)
  await sql`alter table api_tokens_with_makers rename to api_tokens`.execute(db)
  await sql`create index api_tokens_of_maker on api_tokens (maker_id)`.execute(db)
}
