import { subDays } from 'date-fns/subDays'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FileChoice, Import, ImportRow } from '#domain/imports/import.ts'
import type { ImportOptions } from '#domain/imports/import-options.ts'
import type { RowFilter } from '#domain/imports/import-state.ts'
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
import { countImports, findImportUnderWay, listImports } from '#server/data/imports/imports-store.ts'
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
} from './import-changes.ts'
import { columnsFrom, forgetColumns } from './remembered-columns.ts'
import type { ImportWorkDeps } from './import-deps.ts'
import { workOnImports } from './import-work.ts'
import { takeImport, type NewImport } from './take-import.ts'

export type ListedRows = { show?: RowFilter | undefined; page: number; perPage: number }

/** What is read is what whoever asks may see of it: an import that is closed to him is none. */
export type ImportsService = {
  /** Keeps a file to be read; what is found out of it shows `find`. */
  add(wish: NewImport, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
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

export type ImportsDeps = ImportWorkDeps & { /** Called when an import waits to be worked on. */ onImport?: () => void }

export function createImports(deps: ImportsDeps): ImportsService {
  const { db, onImport } = deps
  const seen = async (outcome: Outcome<Import, ImportFailure>, by: ChangeMaker): Promise<typeof outcome> =>
    outcome.ok ? { ok: true, value: seenImport(outcome.value, await readerOf(db, by))! } : outcome
  return {
    async add(wish, by) {
      const taken = await takeImport(deps, wish, by)
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
