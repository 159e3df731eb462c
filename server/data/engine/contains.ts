import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'

/** Whether a column, or what is made of it, of folded text holds a folded word: neither database has to know how. */
export function contains(column: string | RawBuilder<string>, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  const text = typeof column === 'string' ? sql.ref(column) : column
  return sql<SqlBool>`${text} like ${pattern} escape '\\'`
}
