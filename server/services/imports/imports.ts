import { randomUUID } from 'node:crypto'
import { addSeconds, subDays } from 'date-fns'
import { importRefusals } from '../../../content/imports/import-words.ts'
import { actorOf, type ChangeMaker } from '../../../domain/accounts/caller.ts'
import type { Act } from '../../../domain/accounts/permissions.ts'
import type { FileChoice, Import, ImportRow } from '../../../domain/imports/import.ts'
import { USUAL_OPTIONS, type ImportKind, type ImportOptions } from '../../../domain/imports/import-options.ts'
import { NO_COUNTS, NO_PRODUCTS, type RowFilter } from '../../../domain/imports/import-state.ts'
import { failure, type Outcome } from '../../../domain/records/errors.ts'
import type { Locale, Localized } from '../../../domain/text/locale.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransaction, type Db } from '../../data/engine/database.ts'
import {
  countImportRows,
  countSuggestedRows,
  deleteImportRows,
  listImportRows,
} from '../../data/imports/import-rows-store.ts'
import {
  countImports,
  findCreatedImport,
  findImport,
  insertImport,
  listImports,
  listPastImports,
  updateImport,
} from '../../data/imports/imports-store.ts'
import { SHEET_TYPES } from '../../files/file-type.ts'
import { privateKey } from '../../files/private/private-key.ts'
import { fileKind } from '../../sheets/file-kind.ts'
import { authorize } from '../accounts/authorization.ts'
import { problemTexts, workOnImports, type ImportWorkDeps } from './import-work.ts'

/** What is wrong with what was sent, by field. */
export type WrongImport = { kind: 'invalid'; fields: Record<string, Localized> }
/** Why an import does not go on from where it stands. */
export type ImportConflict = { kind: 'conflict'; message: Localized; current: Import }
export type ImportFailure = WrongImport | ImportConflict | { kind: 'not-found' }

export type NewImport = {
  file: { name: string; bytes: Buffer }
  kind: ImportKind
  options: ImportOptions
  chosen: FileChoice
  locale: Locale
  /** It is run as soon as nothing is open. */
  runsAtOnce?: boolean
  creationKey?: string | null
}

export type ListedRows = { show?: RowFilter | undefined; page: number; perPage: number }

export type ImportsService = {
  /** Keeps a file to be read; what is found out of it shows `find`. */
  add(wish: NewImport, by: ChangeMaker): Promise<Outcome<Import, ImportFailure>>
  find(id: string): Promise<Import | null>
  /** The latest first. */
  list(page: { limit: number; offset: number }): Promise<{ imports: Import[]; total: number }>
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

/** A file is stored within that time, or whoever sent it is gone. */
const STORED_WITHIN_SECONDS = 60
const ROWS_KEPT_DAYS = 90
const UNFINISHED_DAYS = 7
const PORTION = 500

/** Whoever may change products imports them; whoever may see prices, those. */
export function rightToImport(kind: ImportKind): Act {
  return kind === 'products' ? 'records.write' : 'imports'
}

export function createImports(deps: ImportsDeps): ImportsService {
  const { db, clock, storage, records, onImport } = deps

  async function asItStands(one: Import | null): Promise<Import | null> {
    if (one?.state !== 'done') return one
    return (await records.refusal(one.actId)) === 'already' ? { ...one, state: 'undone' } : one
  }

  const find = async (id: string) => asItStands(await findImport(db, id))

  async function authorized(id: string, by: ChangeMaker): Promise<Import | null> {
    const one = await find(id)
    if (one) await authorize(db, by, rightToImport(one.kind))
    return one
  }

  return {
    async add({ file, kind, options, chosen, locale, runsAtOnce = false, creationKey = null }, by) {
      await authorizeKind(db, by, kind)
      const earlier = creationKey === null ? null : await findCreatedImport(db, creationKey)
      if (earlier) return { ok: true, value: earlier }
      const type = fileKind(file.bytes)
      if (file.bytes.length === 0)
        return failure({ kind: 'invalid', fields: { file: problemTexts({ code: 'empty' }) } })
      if (type === 'other-format' || type === 'unreadable')
        return failure({ kind: 'invalid', fields: { file: problemTexts({ code: type }) } })
      const sheetType = type === 'archive' ? 'xlsx' : 'csv'
      const now = clock()
      const key = privateKey(file.bytes, sheetType)
      const one: Import = {
        id: randomUUID(),
        actId: randomUUID(),
        by: actorOf(by),
        kind,
        state: 'reading',
        locale,
        fileName: file.name.slice(0, 200),
        fileBytes: file.bytes.length,
        fileKey: key,
        file: null,
        asks: [],
        columns: [],
        chosen,
        options: { ...USUAL_OPTIONS, ...options },
        counts: NO_COUNTS,
        products: NO_PRODUCTS,
        total: 0,
        done: 0,
        runsAtOnce,
        message: null,
        checkedAt: null,
        createdAt: toInstant(now),
        endedAt: null,
      }
      // The row first: bytes that no row knows would never be removed.
      await insertImport(db, one, { creationKey, leasedUntil: toInstant(addSeconds(now, STORED_WITHIN_SECONDS)) })
      await storage.put(key, file.bytes, SHEET_TYPES[sheetType].mime)
      await updateImport(db, { id: one.id }, { leasedUntil: null })
      onImport?.()
      return { ok: true, value: one }
    },
    find,
    async list(page) {
      const imports = await Promise.all((await listImports(db, page)).map(asItStands))
      return { imports: imports.filter((one) => one !== null), total: await countImports(db) }
    },
    async rows(id, { show, page, perPage }) {
      const listed = { importId: id, show }
      const rows = await listImportRows(db, { ...listed, limit: perPage, offset: (page - 1) * perPage })
      return { rows, total: await countImportRows(db, listed) }
    },
    suggested: (id) => countSuggestedRows(db, id),
    async *allRows(id, show) {
      for (let behind = 0; ;) {
        const some = await listImportRows(db, { importId: id, show, limit: PORTION, behind })
        if (some.length > 0) yield some
        if (some.length < PORTION) return
        behind = some.at(-1)!.row
      }
    },
    async update(id, { options, chosen }, by) {
      const one = await authorized(id, by)
      if (!one) return failure({ kind: 'not-found' })
      if (one.state !== 'asks' && one.state !== 'ready') return conflict(one)
      const changed = await updateImport(
        db,
        { id, state: one.state },
        {
          state: 'reading',
          options: options ?? one.options,
          chosen: { ...one.chosen, ...chosen },
          asks: [],
          total: 0,
          done: 0,
          leasedUntil: null,
        },
      )
      onImport?.()
      const current = (await find(id))!
      return changed ? { ok: true, value: current } : conflict(current)
    },
    async run(id, by, { leavesRefused = false } = {}) {
      const one = await authorized(id, by)
      if (!one) return failure({ kind: 'not-found' })
      if (one.state === 'running' || one.state === 'done') return { ok: true, value: one }
      if (one.state !== 'ready') return conflict(one)
      const { rows, refused } = one.counts
      const options: ImportOptions = leavesRefused ? { ...one.options, whole: '0' } : one.options
      if ((refused > 0 && options.whole === '1') || refused === rows)
        return failure({ kind: 'conflict', message: importRefusals.hasRefused, current: one })
      await updateImport(
        db,
        { id, state: 'ready' },
        { state: 'running', options, by: actorOf(by), done: 0, leasedUntil: null },
      )
      onImport?.()
      return { ok: true, value: (await find(id))! }
    },
    async discard(id, by) {
      const one = await authorized(id, by)
      if (!one) return failure({ kind: 'not-found' })
      if (one.state === 'discarded') return { ok: true, value: one }
      if (!['reading', 'asks', 'ready', 'failed'].includes(one.state)) return conflict(one)
      await forget(one)
      return { ok: true, value: (await find(id))! }
    },
    work: (signal) => workOnImports(deps, signal),
    async tidy() {
      const now = clock()
      const [ended, unfinished] = [ROWS_KEPT_DAYS, UNFINISHED_DAYS].map((days) => toInstant(subDays(now, days)))
      const past = await listPastImports(db, { ended: ended!, unfinished: unfinished! })
      for (const one of past) await forget(one)
      return past.length
    },
  }

  /** Its rows and its file go; that there was one, and its counts, stay. */
  async function forget(one: Import): Promise<void> {
    const isOver = one.state === 'done' || one.state === 'undone' || one.state === 'failed'
    await inTransaction(db, async (tx) => {
      const state = isOver ? {} : { state: 'discarded' as const, endedAt: toInstant(clock()) }
      await updateImport(tx, { id: one.id }, { ...state, fileKey: null })
      await deleteImportRows(tx, one.id)
    })
    if (one.fileKey !== null) await storage.remove(one.fileKey)
  }
}

/** Of products whoever may change them; of prices everybody with the right to import. */
async function authorizeKind(db: Db, by: ChangeMaker, kind: ImportKind): Promise<void> {
  await authorize(db, by, rightToImport(kind))
}

function conflict(current: Import): { ok: false; failure: ImportConflict } {
  const { state } = current
  const { asked, isReading, isOver } = importRefusals
  return failure({
    kind: 'conflict',
    message: state === 'asks' ? asked : state === 'reading' ? isReading : isOver,
    current,
  })
}
