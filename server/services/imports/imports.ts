import { subDays } from 'date-fns/subDays'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FileChoice, Import, ImportRow, ImportOptions, RowFilter } from '#domain/imports/import.ts'
import { seenImport, seenRow } from '#domain/imports/seen-import.ts'
import type { Outcome } from '#domain/records/errors.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import {
  countImportRows,
  countSuggestedRows,
  listImportRows,
  listRowsBehind,
} from '#server/data/imports/import-rows-store.ts'
import {
  countImports,
  findImportUnderWay,
  listImports,
  accountOf,
  findImport,
  isAnotherRunning,
  WORKED_ON,
  findImportMap,
  forgetImportMap,
} from '#server/data/imports/imports-store.ts'
import {
  asItStands,
  discardImport,
  forgetPast,
  readerOf,
  readAnew,
  ROWS_KEPT_DAYS,
  standingImport,
  startImport,
  type ImportFailure,
  authorized,
  authorizeReading,
  type ChangeDeps,
} from './import-changes.ts'
import { type ImportWorkDeps, failImport } from './import-deps.ts'
import { takeImport, type NewImport } from './take-import.ts'
import { headingKey } from './read-file.ts'
import { addSeconds } from 'date-fns/addSeconds'
import { importFailures } from '#content/imports/import-words.ts'
import { Forbidden } from '#domain/accounts/permissions.ts'
import { workOff } from '#server/data/work/work-off.ts'
import { checkImport } from './check-import.ts'
import { runImport, takeBack } from './run-import.ts'

/** Two servers at one import do nothing twice, but neither gets on. */
const LEASE_MS = 5000

export type ListedRows = { show?: RowFilter | undefined; page: number; perPage: number }

/** What is read is what whoever asks may see of it: an import that is closed to them is none. */
export type ImportsService = {
  /** Keeps a file to be read; what is found out of it shows `find`. */
  add(request: NewImport, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  find(id: string, by: ChangeMaker): Promise<Import | null>
  /** The latest first; of pages those whose rows are still there. */
  list(
    page: { limit: number; offset: number; isRecent?: boolean },
    by: ChangeMaker,
  ): Promise<{ imports: Import[]; total: number }>
  /** What a server is at just now, or is about to be. */
  underWay(by: ChangeMaker): Promise<Pick<Import, 'id' | 'state' | 'total' | 'done'> | null>
  /** The day when whoever sent the file named its columns as they are here; null where nothing was remembered. */
  columnsFrom(one: Import): Promise<string | null>
  /** Forgets those columns, and reads the file anew without them. */
  forgetColumns(id: string, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  rows(id: string, listed: ListedRows, by: ChangeMaker): Promise<{ rows: ImportRow[]; total: number }>
  /** How many rows have a code that is suggested in the place of another. */
  suggested(id: string): Promise<number>
  /** All rows that say something, a few at a time. */
  allRows(id: string, by: ChangeMaker, show?: RowFilter): AsyncGenerator<ImportRow[]>
  /** Reads and checks the file anew, as it is to be understood. */
  update(
    id: string,
    how: { options?: ImportOptions; chosen?: FileChoice },
    by: ChangeMaker,
  ): Promise<Outcome<Import, ImportFailure>>
  /** `leavesRefused`: the other rows, although it was to be whole. */
  run(id: string, by: ChangeMaker, how?: { leavesRefused?: boolean }): Promise<Outcome<Import, ImportFailure>>
  discard(id: string, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  /** Does all that waits; `signal` tells that the rest is left for later. */
  work(signal: AbortSignal): Promise<void>
  /** Removes the rows and files of imports that are long over; answers of how many. */
  tidy(): Promise<number>
}

type ImportsDeps = ImportWorkDeps & { /** Called when an import waits to be worked on. */ onImport?: () => void }

export function createImports(deps: ImportsDeps): ImportsService {
  const { db, onImport } = deps
  const seen = async (outcome: Outcome<Import, ImportFailure>, by: ChangeMaker): Promise<typeof outcome> =>
    outcome.ok ? { ok: true, value: seenImport(outcome.value, await readerOf(db, by))! } : outcome
  return {
    async add(request, by) {
      const taken = await takeImport(deps, request, by)
      if (!taken.ok) return taken
      if (taken.value.isNew) onImport?.()
      return seen({ ok: true, value: taken.value.one }, by)
    },
    async find(id, by) {
      const one = await standingImport(deps, id)
      return one && seenImport(one, await readerOf(db, by))
    },
    list: (page, by) => listSeen(deps, page, by),
    async underWay(by) {
      const reader = await readerOf(db, by)
      return findImportUnderWay(db, { pricesOf: reader.seesPrices ? null : reader.by })
    },
    columnsFrom: (one) => columnsFrom(db, one),
    async forgetColumns(id, by) {
      const changed = await forgetColumns(deps, id, by)
      onImport?.()
      return seen(changed, by)
    },
    async rows(id, { show, page, perPage }, by) {
      const reader = await readerOf(db, by)
      const listed = { importId: id, show }
      const rows = await listImportRows(db, { ...listed, limit: perPage, offset: (page - 1) * perPage })
      return { rows: rows.map((row) => seenRow(row, reader)), total: await countImportRows(db, listed) }
    },
    suggested: (id) => countSuggestedRows(db, id),
    allRows: (id, by, show) => allRows(db, { importId: id, show }, by),
    async update(id, how, by) {
      const changed = await readAnew(deps, id, how, by)
      onImport?.()
      return seen(changed, by)
    },
    async run(id, by, how = {}) {
      const started = await startImport(deps, id, by, how)
      onImport?.()
      return seen(started, by)
    },
    discard: async (id, by) => seen(await discardImport(deps, id, by), by),
    work: (signal) => workOnImports(deps, signal),
    tidy: () => forgetPast(deps),
  }
}

async function listSeen(
  deps: ImportsDeps,
  { isRecent = false, ...page }: Parameters<ImportsService['list']>[0],
  by: ChangeMaker,
): ReturnType<ImportsService['list']> {
  const { db, clock } = deps
  const reader = await readerOf(db, by)
  const which = {
    since: isRecent ? toInstant(subDays(clock(), ROWS_KEPT_DAYS)) : '',
    pricesOf: reader.seesPrices ? null : reader.by,
  }
  const listed = await listImports(db, { ...page, ...which })
  const imports = await Promise.all(listed.map((one) => asItStands(deps, one)))
  return {
    imports: imports.flatMap((one) => (one && seenImport(one, reader)) ?? []),
    total: await countImports(db, which),
  }
}

async function* allRows(
  db: Db,
  listed: { importId: string; show?: RowFilter | undefined },
  by: ChangeMaker,
): AsyncGenerator<ImportRow[]> {
  const reader = await readerOf(db, by)
  for (let behind = 0; ;) {
    const some = await listRowsBehind(db, listed, behind)
    if (some.length === 0) return
    yield some.map((row) => seenRow(row, reader))
    behind = some.at(-1)!.row
  }
}

/** The day of the columns that an import was read by, where nobody named them for this file. */
async function columnsFrom(db: Db, one: Import): Promise<string | null> {
  if (one.chosen.map || one.columns.length === 0) return null
  return (await findImportMap(db, keyOf(one)))?.day ?? null
}

/** The next file with these headings is read as if it were the first, and so is this one. */
async function forgetColumns(deps: ChangeDeps, id: string, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>> {
  const one = await authorized(deps, id, by)
  if (one) {
    await authorizeReading(deps, one, by)
    // First: it may be read at once.
    await forgetImportMap(deps.db, keyOf(one))
  }
  return readAnew(deps, id, {}, by)
}

function keyOf({ by, columns }: Import) {
  return { account: accountOf(by), headings: headingKey(columns.map(({ heading }) => heading)) }
}

/** Works on every import that waits, one after the other. Two do not run at once: the later waits. */
function workOnImports(deps: ImportWorkDeps, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  return workOff({ db, clock, kind: 'import', leaseMs: LEASE_MS, signal }, async (turn) => {
    const one = await findImport(db, turn.id)
    if (!one || !WORKED_ON.includes(one.state)) return null
    const isRun = one.state === 'running'
    if (isRun && (await isAnotherRunning(db, one.id, toInstant(clock())))) return addSeconds(clock(), 1)
    try {
      await (isRun ? runImport(deps, one, signal) : checkImport(deps, one, { signal, keep: turn.keep }))
    } catch (error) {
      if (!(error instanceof Forbidden)) throw error
      await stopForbidden(deps, one)
    }
    const { state } = (await findImport(db, one.id)) ?? one
    return WORKED_ON.includes(state) ? clock() : null
  })
}

/** Whoever ran it may not any more. What was to be whole is taken back. */
async function stopForbidden(deps: ImportWorkDeps, { id }: Import): Promise<void> {
  const one = await findImport(deps.db, id)
  if (!one) return
  const { forbidden, forbiddenBefore, forbiddenTakenBack } = importFailures
  if (one.done === 0 || one.state !== 'running') await failImport(deps, one, forbiddenBefore)
  else if (one.options.whole === '1') await takeBack(deps, one, forbiddenTakenBack)
  else await failImport(deps, one, forbidden)
}
