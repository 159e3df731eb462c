import type { Db } from '#server/data/engine/database.ts'

/** A secret that the product makes for itself: made once, the same for every process from then on. */
export async function loadOrMakeSecret(db: Db, name: string, make: () => string): Promise<string> {
  await db
    .insertInto('secrets')
    .values({ name, value: make() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const { value } = await db.selectFrom('secrets').select('value').where('name', '=', name).executeTakeFirstOrThrow()
  return value
}
