import { sql, type Kysely } from 'kysely'
import type { Database } from '#server/data/engine/schema.ts'

type ForeignKey = { child: string; parent: string; child_columns: string[]; parent_columns: string[] }

/**
 * What PostgreSQL knows to be wrong with its own: rules and indexes that do not hold, pages whose checksum failed, and
 * rows that point to nothing, which it prevents as long as nobody switches its triggers off.
 */
export async function postgresProblems(db: Kysely<Database>): Promise<string[]> {
  const { rows: rules } = await sql<{ name: string }>`
    select conname as name from pg_constraint where connamespace = 'public'::regnamespace and not convalidated
  `.execute(db)
  const { rows: indexes } = await sql<{ name: string }>`
    select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
    where relnamespace = 'public'::regnamespace and not (indisvalid and indisready)
  `.execute(db)
  const { rows: pages } = await sql<{ count: string | null }>`
    select checksum_failures as count from pg_stat_database where datname = current_database()
  `.execute(db)
  const failures = Number(pages[0]?.count ?? 0)
  return [
    ...rules.map(({ name }) => `the rule ${name} was never checked`),
    ...indexes.map(({ name }) => `the index ${name} is not valid`),
    ...(failures > 0 ? [`${failures} pages of the database failed their checksum`] : []),
    ...(await brokenReferences(db)),
  ]
}

async function brokenReferences(db: Kysely<Database>): Promise<string[]> {
  const { rows: keys } = await sql<ForeignKey>`
    select child.relname as child, parent.relname as parent,
      array(select attname::text from unnest(conkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = conrelid and attnum = number order by place) as child_columns,
      array(select attname::text from unnest(confkey) with ordinality as key (number, place)
        join pg_attribute on attrelid = confrelid and attnum = number order by place) as parent_columns
    from pg_constraint join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
    where contype = 'f' and connamespace = 'public'::regnamespace
  `.execute(db)
  const problems: string[] = []
  for (const key of keys) {
    const count = await countBroken(db, key)
    if (count > 0) problems.push(`${count} rows of ${key.child} point to nothing in ${key.parent}`)
  }
  return problems
}

async function countBroken(db: Kysely<Database>, key: ForeignKey): Promise<number> {
  const own = key.child_columns.map((column) => sql.ref(`child.${column}`))
  const pairs = own.map((column, index) => sql`${column} = ${sql.ref(`parent.${key.parent_columns[index]}`)}`)
  const filled = own.map((column) => sql`${column} is not null`)
  const { rows } = await sql<{ count: string }>`
    select count(*) as count from ${sql.table(key.child)} as child
    where ${sql.join(filled, sql` and `)} and not exists
      (select 1 from ${sql.table(key.parent)} as parent where ${sql.join(pairs, sql` and `)})
  `.execute(db)
  return Number(rows[0]?.count ?? 0)
}
