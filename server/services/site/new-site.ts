import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { isUntouched } from '#server/data/engine/emptiness.ts'
import { listSetUpMarks } from '#server/data/site/set-up-store.ts'
import { loadSettings, saveSettings } from '#server/data/site/settings-store.ts'

/**
 * A site that begins empty is closed to search engines until staff open it: what is not finished is not to be found.
 */
export async function beginNewSite({ db, clock }: { db: Db; clock: Clock }): Promise<void> {
  if (!(await isNew(db))) return
  await inTransaction(db, async (tx) => {
    await takeLock(tx, 'change in settings')
    if (!(await isNew(tx))) return
    await saveSettings(tx, { indexed: 'no' }, toInstant(clock()))
  })
}

async function isNew(db: Db): Promise<boolean> {
  if ((await listSetUpMarks(db)).has('open-before')) return false
  return (await isUntouched(db)) && (await loadSettings(db)).version === 0
}
