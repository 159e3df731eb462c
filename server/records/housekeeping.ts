import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { subDays } from 'date-fns/subDays'
import { subHours } from 'date-fns/subHours'
import { subMonths } from 'date-fns/subMonths'
import type { Actor } from '#domain/accounts/staff.ts'
import { MOST_VERSIONS, versionsToThin, WHOLE_MONTHS } from '#domain/records/thinning.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { countBinned, listBinnedBefore } from '#server/data/records/bin-store.ts'
import {
  deleteTexts,
  deleteVersions,
  listContents,
  listTexts,
  listVersionCounts,
  versionMarks,
} from '#server/data/records/housekeeping-store.ts'
import { deleteUnusedContents } from '#server/data/records/version-contents-store.ts'
import { purge } from './bin.ts'
import { newWriteContext } from './write.ts'

/** What went, and what versions and bin take now; `bytes` without indexes. */
type Housekeeping = { thinned: number; purged: number; texts: number; versions: number; binned: number; bytes: number }

export type HousekeepingService = {
  /**
   * Thins the versions of all records, deletes for good what has lain in the bin for long enough, and what no version
   * holds any more. In small portions: others read and write in between, and what is done stays done.
   */
  tidy(signal: AbortSignal): Promise<Housekeeping>
}

const TIDIER: Actor = { kind: 'system', id: null, name: 'versions' }
/** Rows of one portion: some milliseconds of work each. */
const RECORDS_AT_ONCE = 50
const ROWS_AT_ONCE = 250
/** No save takes longer, from the time that its version says until others see it. */
const LONGEST_SAVE_HOURS = 1

type Deps = { db: Db; clock: Clock; keeps(): Promise<{ binDays: number; versionMonths: number }> }

export function createHousekeeping(deps: Deps): HousekeepingService {
  return {
    async tidy(signal) {
      const begun = deps.clock()
      const { binDays, versionMonths } = await deps.keeps()
      const purged = await purgeOld(deps, toInstant(subDays(begun, binDays)), signal)
      const { thinned, ...versions } = await thinAll(deps, versionMonths, signal)
      const contents = await sweepContents(deps, signal)
      const since = toInstant(subHours(begun, LONGEST_SAVE_HOURS))
      const texts = await sweepTexts(deps, { named: contents.named, since }, signal)
      return {
        thinned,
        purged,
        texts: texts.deleted,
        versions: versions.count,
        binned: await countBinned(deps.db),
        bytes: versions.bytes + contents.bytes + texts.bytes,
      }
    },
  }
}

async function purgeOld(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  before: string,
  signal: AbortSignal,
): Promise<number> {
  const purgeNext = () =>
    inTransaction(db, async (tx) => {
      const [key] = await listBinnedBefore(tx, before, 1)
      return key !== undefined && (await purge(tx, key, newWriteContext(TIDIER, clock())))
    })
  let purged = 0
  while (await purgeNext()) {
    purged++
    await turn(signal)
  }
  return purged
}

async function thinAll({ db, clock }: Pick<Deps, 'db' | 'clock'>, months: number, signal: AbortSignal) {
  const sum = { thinned: 0, count: 0, bytes: 0 }
  const whole = toInstant(subMonths(clock(), WHOLE_MONTHS))
  const load = (after: string) => listVersionCounts(db, after, RECORDS_AT_ONCE)
  for await (const { key, count, oldest, bytes } of paged(load, signal)) {
    sum.count += count
    sum.bytes += bytes
    if (count <= MOST_VERSIONS && oldest >= whole) continue
    const gone = await thin({ db, clock }, { key, months }, signal)
    sum.thinned += gone.count
    sum.count -= gone.count
    sum.bytes -= gone.bytes
  }
  return sum
}

async function thin(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { key, months }: { key: string; months: number },
  signal: AbortSignal,
) {
  const thinSome = () =>
    inTransaction(db, async (tx) => {
      const numbers = versionsToThin(await versionMarks(tx, key), clock(), months).slice(0, ROWS_AT_ONCE)
      return { count: numbers.length, bytes: numbers.length > 0 ? await deleteVersions(tx, key, numbers) : 0 }
    })
  const gone = { count: 0, bytes: 0 }
  for (let isMore = true; isMore;) {
    const { count, bytes } = await thinSome()
    gone.count += count
    gone.bytes += bytes
    isMore = count === ROWS_AT_ONCE
    await turn(signal)
  }
  return gone
}

/** Deletes contents that no version has; answers which texts the others name. */
async function sweepContents({ db }: Pick<Deps, 'db'>, signal: AbortSignal) {
  const named = new Set<string>()
  const unused: string[] = []
  let bytes = 0
  for await (const content of paged((after) => listContents(db, after, ROWS_AT_ONCE), signal)) {
    if (!content.isUsed) unused.push(content.key)
    else {
      bytes += content.bytes
      for (const hash of content.texts) named.add(hash)
    }
  }
  for (const hashes of portions(unused)) {
    await inTransaction(db, (tx) => deleteUnusedContents(tx, hashes))
    await turn(signal)
  }
  return { named, bytes }
}

type Named = { named: ReadonlySet<string>; since: string }

async function sweepTexts({ db }: Pick<Deps, 'db'>, { named, since }: Named, signal: AbortSignal) {
  const unused: string[] = []
  const sum = { deleted: 0, bytes: 0 }
  for await (const text of paged((after) => listTexts(db, after, ROWS_AT_ONCE), signal)) {
    if (named.has(text.key)) sum.bytes += text.bytes
    else unused.push(text.key)
  }
  for (const hashes of portions(unused)) {
    sum.deleted += await inTransaction(db, (tx) => deleteTexts(tx, hashes, since))
    await turn(signal)
  }
  return sum
}

/** The rows of all pages; `load` gives those behind a key. */
async function* paged<Row extends { key: string }>(load: (after: string) => Promise<Row[]>, signal: AbortSignal) {
  for (let rows = await load(''); rows.length > 0; rows = await load(rows.at(-1)!.key)) {
    yield* rows
    await turn(signal)
  }
}

function portions(keys: string[]): string[][] {
  const count = Math.ceil(keys.length / ROWS_AT_ONCE)
  return Array.from({ length: count }, (_, at) => keys.slice(at * ROWS_AT_ONCE, (at + 1) * ROWS_AT_ONCE))
}

/** Whoever waits for a page comes first. */
async function turn(signal: AbortSignal): Promise<void> {
  await yieldToEventLoop()
  signal.throwIfAborted()
}
