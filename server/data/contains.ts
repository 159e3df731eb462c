import { sql } from 'kysely'
import type { SqlBool } from 'kysely'

/** Whether a column of folded text holds a folded word. Both are folded already, so neither database has to know how. */
export function contains(column: string, word: string) {
  const pattern = `%${word.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`)}%`
  return sql<SqlBool>`${sql.ref(column)} like ${pattern} escape '\\'`
}
