import { type Db, inTransaction } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { loadSettings, markNeutral, noteNeutralAct, unmarkNeutral } from '#server/data/site/settings-store.ts'

type Turn = { actId: string; at: string; siteUrl: string }

/** From now on the site says nothing that nobody has said, as a part of this act. Nothing happens where that is so already. */
export async function becomeNeutral(db: Db, { actId, at, siteUrl }: Turn): Promise<void> {
  await inTransaction(db, async (tx) => {
    await takeLock(tx, 'change in settings')
    if ((await loadSettings(tx)).neutralHost !== null) return
    await markNeutral(tx, new URL(siteUrl).host, at)
    await noteNeutralAct(tx, actId, at)
  })
}

/** What an undo means for it: the act that made the site neutral is taken back, or its undo is. */
export async function turnNeutralBack(db: Db, undoes: string, { actId, at, siteUrl }: Turn): Promise<void> {
  if ((await loadSettings(db)).neutralAct !== undoes) return
  await inTransaction(db, async (tx) => {
    await takeLock(tx, 'change in settings')
    const { neutralAct, neutralHost } = await loadSettings(tx)
    if (neutralAct !== undoes) return
    if (neutralHost === null) await markNeutral(tx, new URL(siteUrl).host, at)
    else await unmarkNeutral(tx)
    await noteNeutralAct(tx, actId, at)
  })
}
