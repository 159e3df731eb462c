import { MOST_MARKED } from '#domain/records/lists/marked.ts'
import { createLongActs, type UnderWay } from '#server/services/records/lists/long-acts.ts'
import { createRecords } from '#server/services/records/records.ts'
import { createTickClock } from '#scripts/bench/tick-clock.ts'
import { cpuOf, EDITOR, withStore } from './bench-store.ts'

const path = '/admin/items'

/** As many records as one act takes, taken off the site and deleted, each act with its undo. */
export async function manyRows(): Promise<string[][]> {
  return withStore(MOST_MARKED, async (db) => {
    const ids = (await db.selectFrom('products').select('id').execute()).map(({ id }) => id)
    const deps = { db, clock: () => new Date(), siteUrl: 'https://site.example' }
    const longActs = createLongActs({ ...deps, records: createRecords(deps) })
    const many = `${ids.length.toLocaleString('en')} products`
    const rows: string[][] = []
    for (const [name, to] of [
      [`${many} are taken off the site`, 'unpublish'],
      [`${many} go into the bin`, 'bin'],
    ] as const) {
      let act = ''
      const begin = async () => {
        act = idOf(await longActs.act({ kind: 'product', ids, act: { to }, path }, EDITOR))
      }
      const undo = async () => {
        const outcome = await longActs.undo({ actId: act, isConfirmed: false, path }, EDITOR)
        if (!outcome.ok) throw new Error(`Not undone: ${outcome.failure}`)
      }
      rows.push([name, ...(await costsOf(longActs, begin))])
      rows.push(['the undo of it', ...(await costsOf(longActs, undo))])
    }
    return rows
  })
}

function idOf(outcome: UnderWay | object): string {
  if ('underWay' in outcome) return outcome.underWay
  throw new Error('It was done at once')
}

/** What an act takes from its request on: that alone, and all of it in processor and other seconds, with its longest turn. */
async function costsOf({ work }: { work(signal: AbortSignal): Promise<void> }, ask: () => Promise<void>) {
  const clock = createTickClock()
  const begun = performance.now()
  clock.start()
  let answered = 0
  const processor = await cpuOf(async () => {
    await ask()
    answered = performance.now() - begun
    await work(new AbortController().signal)
  })
  const longest = clock.stop()
  const took = (performance.now() - begun) / 1000
  return [answered.toFixed(0), (processor / 1000).toFixed(1), took.toFixed(1), longest.toFixed(1)]
}
