import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { ColumnTypes } from '../dialect.ts'

/** What staff make. `creation_key` is the client's own name for its request: repeating the request changes nothing. */
export function entityColumns({ key }: ColumnTypes): RawBuilder<unknown> {
  return sql`
    id ${key} not null primary key check (id <> ''),
    slug ${key} not null unique check (slug <> ''),
    version integer not null default 1,
    creation_key ${key} unique,
    created_at ${key} not null,
    updated_at ${key} not null`
}

/**
 * A generated column with the stored file that a source (a file's name or a whole address) names:
 * the database itself then refuses to lose a file that is still shown.
 */
export function storedFile(source: string, { key }: ColumnTypes, condition = sql<boolean>`true`): RawBuilder<unknown> {
  return sql`${sql.ref(`${source}_file`)} ${key} generated always as (
      case when ${condition} and substr(${sql.ref(source)}, 1, 4) <> 'http' then ${sql.ref(source)} end
    ) stored references files (name)`
}
