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
