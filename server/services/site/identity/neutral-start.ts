import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { COMES_WITH_TEXTS, listContentLoads } from '#server/data/site/content-loads-store.ts'
import { loadSettings, markNeutral } from '#server/data/site/settings-store.ts'

/**
 * A site that did not come with the demo content says nothing that nobody has said. The mark of it follows the host when the
 * site moves. One whose demo content was taken away is like it.
 */
export async function startNeutral({ db, clock, siteUrl }: { db: Db; clock: Clock; siteUrl: string }): Promise<void> {
  const { host } = new URL(siteUrl)
  await inTransaction(db, async (tx) => {
    const isNew = !(await listContentLoads(tx)).has(COMES_WITH_TEXTS)
    const { neutralHost } = await loadSettings(tx)
    if ((isNew || neutralHost !== null) && neutralHost !== host) await markNeutral(tx, host, toInstant(clock()))
  })
}
