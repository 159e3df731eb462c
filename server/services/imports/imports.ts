import { subDays } from 'date-fns/subDays'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import type { FileChoice, Import, ImportRow } from '#domain/imports/import.ts'
import type { ImportOptions } from '#domain/imports/import-options.ts'
import type { RowFilter } from '#domain/imports/import-state.ts'
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
  readAnew,
  ROWS_KEPT_DAYS,
  standingImport,
  startImport,
  type ImportFailure,
} from './import-changes.ts'
import { columnsFrom, forgetColumns } from './remembered-columns.ts'
import type { ImportWorkDeps } from './import-lease.ts'
import { workOnImports } from './import-work.ts'
import { takeImport, type NewImport } from './take-import.ts'

export type ListedRows = { show?: RowFilter | undefined; page: number; perPage: number }

export type ImportsService = {
  /** Keeps a file to be read; what is found out of it shows `find`. */
  add(wish: NewImport, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  find(id: string): Promise<Import | null>
  /** The latest first; of pages those whose rows are still there. */
  list(page: { limit: number; offset: number; isRecent?: boolean }): Promise<{ imports: Import[]; total: number }>
  /** What a server is at just now, or is about to be. */
  underWay(): Promise<Pick<Import, 'id' | 'state' | 'total' | 'done'> | null>
  /** The day when whoever sent the file named its columns as they are here; null where nothing was remembered. */
  columnsFrom(one: Import): Promise<string | null>
  /** Forgets those columns, and reads the file anew without them. */
  forgetColumns(id: string, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  rows(id: string, listed: ListedRows): Promise<{ rows: ImportRow[]; total: number }>
  /** How many rows have a code that is suggested in the place of another. */
  suggested(id: string): Promise<number>
  /** All rows that say something, a few at a time. */
  allRows(id: string, show?: RowFilter): AsyncGenerator<ImportRow[]>
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
  return {
    async add(wish, by) {
      const taken = await takeImport(deps, wish, by)
      if (!taken.ok) return taken
      if (taken.value.isNew) onImport?.()
      return { ok: true, value: taken.value.one }
    },
    find: (id) => standingImport(deps, id),
    async list({ isRecent = false, ...page }) {
      const since = isRecent ? toInstant(subDays(deps.clock(), ROWS_KEPT_DAYS)) : ''
      const imports = await Promise.all((await listImports(db, { ...page, since })).map((one) => asItStands(deps, one)))
      return { imports: imports.filter((one) => one !== null), total: await countImports(db, { since }) }
    },
    underWay: () => findImportUnderWay(db),
    columnsFrom: (one) => columnsFrom(db, one),
    async forgetColumns(id, by) {
      const changed = await forgetColumns(deps, id, by)
      onImport?.()
      return changed
    },
    async rows(id, { show, page, perPage }) {
      const listed = { importId: id, show }
      const rows = await listImportRows(db, { ...listed, limit: perPage, offset: (page - 1) * perPage })
      return { rows, total: await countImportRows(db, listed) }
    },
    suggested: (id) => countSuggestedRows(db, id),
    allRows: (id, show) => allRows(db, id, show),
    async update(id, how, by) {
      const changed = await readAnew(deps, id, how, by)
      onImport?.()
      return changed
    },
    async run(id, by, how = {}) {
      const started = await startImport(deps, id, by, how)
      onImport?.()
      return started
    },
    discard: (id, by) => discardImport(deps, id, by),
    work: (signal) => workOnImports(deps, signal),
    tidy: () => forgetPast(deps),
  }
}

async function* allRows(db: Db, importId: string, show?: RowFilter): AsyncGenerator<ImportRow[]> {
  for (let behind = 0; ;) {
    const some = await listRowsBehind(db, { importId, show }, behind)
    if (some.length === 0) return
    yield some
    behind = some.at(-1)!.row
  }
}
