import { randomUUID } from 'node:crypto'
import { actorOf } from '#domain/accounts/caller.ts'
import { createHousekeeping } from '#server/services/records/housekeeping.ts'
import { insertVersion } from '#server/data/records/versions-store.ts'
import { saveContent } from '#server/data/records/version-contents-store.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { createTickClock } from '#scripts/bench/tick-clock.ts'
import { cpuOf, EDITOR, withStore } from './bench-store.ts'

const RECORDS = 400
const VERSIONS = 220
const DAY_MS = 24 * 60 * 60 * 1000

/** The nightly thinning of records that were saved every third day for two years, and its longest turn. */
export async function thinningRows(): Promise<string[][]> {
  return withStore(RECORDS, async (db) => {
    const heads = await db.selectFrom('records').select('key').where('kind', '=', 'product').execute()
    const now = Date.now()
    for (const { key } of heads) await inTransaction(db, (tx) => addVersions(tx, key, now))
    const clock = createTickClock()
    const housekeeping = createHousekeeping({ db, clock: () => new Date(now) })
    let thinned = 0
    clock.start()
    const milliseconds = await cpuOf(async () => {
      thinned = (await housekeeping.tidy(new AbortController().signal)).thinned
    })
    const longest = clock.stop()
    const name = `thinning of ${thinned.toLocaleString('en')} of ${(RECORDS * VERSIONS).toLocaleString('en')} versions`
    return [[name, (milliseconds / 1000).toFixed(1), longest.toFixed(1)]]
  })
}

async function addVersions(tx: Db, key: string, now: number): Promise<void> {
  for (let number = 2; number < VERSIONS + 2; number++) {
    await insertVersion(tx, {
      recordKey: key,
      number,
      at: new Date(now - (VERSIONS + 2 - number) * 3 * DAY_MS).toISOString(),
      by: actorOf(EDITOR),
      actId: randomUUID(),
      act: 'update',
      state: 'published',
      changed: ['product_name_en'],
      restoredFrom: null,
      headBefore: null,
      content: await saveContent(tx, {
        product_name_en: `${key} ${number}`,
        product_description_en: 'x'.repeat(300) + number,
      }),
      files: [],
    })
  }
}
