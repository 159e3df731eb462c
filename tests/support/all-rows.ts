import type { Db } from '#server/data/engine/database.ts'
import { listTables, readRows } from '#server/data/engine/whole-database.ts'

/** All rows of all tables, in an order that does not depend on where they lie. */
export async function allRows(db: Db): Promise<Record<string, string[]>> {
  const content: Record<string, string[]> = {}
  for (const table of await listTables(db)) {
    const rows: string[] = []
    for await (const portion of readRows(db, table)) rows.push(...portion.map((row) => JSON.stringify(row)))
    content[table] = rows.toSorted()
  }
  return content
}
