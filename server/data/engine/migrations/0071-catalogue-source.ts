import { sql } from 'kysely'
import type { Kysely } from 'kysely'

/** The catalogues that came with the demo content. */
const SHIPPED = [
  'a535ab773e9a69a6e37284b80a99cb0696ddfdb1567d954f79ce1850a3ce02b6',
  '88182caa5b9882b4708178f348e8fb65d3303fe2ef970f619ed1bd4069bb57b6',
]

/** The catalogue is printed from the records; a house that uploaded its own keeps that. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ body: string }>`select body from content_records
    where kind = 'page' and id = 'catalogue'`.execute(db)
  const body = JSON.parse(rows[0]?.body ?? '{}') as Record<string, unknown>
  const names = [body['existing_file_ar'], body['existing_file_en']].filter((name) => typeof name === 'string')
  if (names.length === 0) return
  const files = await sql<{ sha256: string }>`select sha256 from files where name in (${sql.join(names)})`.execute(db)
  if (!files.rows.some(({ sha256 }) => !SHIPPED.includes(sha256))) return
  const kept = JSON.stringify({ ...body, catalogue_source: 'file' })
  await sql`update content_records set body = ${kept} where kind = 'page' and id = 'catalogue'`.execute(db)
}
