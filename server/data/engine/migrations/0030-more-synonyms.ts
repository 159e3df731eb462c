import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { moreSynonyms, withMoreNames } from './more-synonyms.ts'

type Group = { id: string; words: string[]; isNew: boolean; isLonger: boolean }

/** More names that mean the same. What staff have put into a group of their own stays there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ id: string; words: string }>`
    select id, words from search_synonyms order by created_at, id`.execute(db)
  const groups = rows.map(({ id, words }): Group => {
    return { id, words: JSON.parse(words) as string[], isNew: false, isLonger: false }
  })
  for (const [index, names] of moreSynonyms.entries()) {
    const { home, added } = withMoreNames(groups, names)
    if (!home) groups.push({ id: `more-${String(index).padStart(3, '0')}`, words: added, isNew: true, isLonger: false })
    else if (added.length > 0) {
      home.words.push(...added)
      home.isLonger = true
    }
  }
  for (const { id, words, isNew, isLonger } of groups) {
    if (isNew || !isLonger) continue
    await sql`update search_synonyms set words = ${JSON.stringify(words)} where id = ${id}`.execute(db)
  }
  const values = groups
    .filter(({ isNew }) => isNew)
    .map(({ id, words }) => {
      const at = `2026-11-26T00:00:00.${id.slice(-3)}Z`
      return sql`(${id}, ${JSON.stringify(words)}, ${at}, ${at})`
    })
  if (values.length === 0) return
  await sql`insert into search_synonyms (id, words, created_at, updated_at) values ${sql.join(values)}`.execute(db)
}
