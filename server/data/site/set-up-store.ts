import type { SetUpItem } from '#domain/site/set-up.ts'
import type { Db } from '#server/data/engine/database.ts'

/**
 * That an item is not needed, that a mail server took a test mail, or that the site was there before it could be closed to
 * search engines.
 */
type SetUpMark = `skip.${SetUpItem}` | 'test-mail' | 'open-before'

export async function listSetUpMarks(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('set_up_marks').select('name').execute()
  return new Set(rows.map(({ name }) => name))
}

export async function addSetUpMark(db: Db, name: SetUpMark, at: string): Promise<void> {
  await db
    .insertInto('set_up_marks')
    .values({ name, at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
}

export async function removeSetUpMark(db: Db, name: SetUpMark): Promise<void> {
  await db.deleteFrom('set_up_marks').where('name', '=', name).execute()
}

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
