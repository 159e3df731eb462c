import type { Db } from '#server/data/engine/database.ts'

/** Noted where a site came with the product's own texts: what of them a later version adds is added to it. */
export const COMES_WITH_TEXTS = 'texts'

/** Which parts of the product's own texts this database was given, whatever became of them. */
export async function listContentLoads(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('content_loads').select('part').execute()
  return new Set(rows.map(({ part }) => part))
}

export async function noteContentLoads(db: Db, parts: readonly string[]): Promise<void> {
  if (parts.length === 0) return
  await db
    .insertInto('content_loads')
    .values(parts.map((part) => ({ part })))
    .onConflict((conflict) => conflict.column('part').doNothing())
    .execute()
}
