import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { isUntouched } from '#server/data/engine/emptiness.ts'
import { listSetUpMarks, COMES_WITH_TEXTS, listContentLoads } from '#server/data/site/set-up-store.ts'
import {
  loadSettings,
  saveSettings,
  markNeutral,
  noteNeutralAct,
  unmarkNeutral,
} from '#server/data/site/settings-store.ts'

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
