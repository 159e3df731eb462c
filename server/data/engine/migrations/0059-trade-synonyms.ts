import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { addTradeSynonyms } from './trade-synonyms.ts'

/** Words of the trade join the groups of their namesakes. What staff have put into a group of their own stays there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; words: string }>`
    select id, words from search_synonyms order by created_at, id`.execute(db)
  const groups = rows.map(({ id, words }) => ({ id, words: JSON.parse(words) as string[] }))
  for (const { id, words } of addTradeSynonyms(groups)) {
    const at = `2026-11-28T00:00:00.${id.slice(-3)}Z`
    await sql`insert into search_synonyms (id, words, created_at, updated_at)
      values (${id}, ${JSON.stringify(words)}, ${at}, ${at})
      on conflict (id) do update set words = excluded.words`.execute(db)
  }
}
