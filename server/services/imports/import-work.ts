import { addSeconds } from 'date-fns/addSeconds'
import { setImmediate as others } from 'node:timers/promises'
import { importFailures } from '../../../content/imports/import-words.ts'
import { fileProblemText } from '../../../content/sheet-words.ts'
import { Forbidden } from '../../../domain/accounts/permissions.ts'
import type { Import, ImportColumn } from '../../../domain/imports/import.ts'
import { atItsCode } from '../../../domain/imports/import-sheet.ts'
import type { ImportOptions } from '../../../domain/imports/import-options.ts'
import type { ImportCounts } from '../../../domain/imports/import-state.ts'
import type { FileProblem } from '../../../domain/sheets/sheet-file.ts'
import type { Localized } from '../../../domain/text/locale.ts'
import { dayOfInstant } from '../../../domain/text/riyadh-time.ts'
import type { Clock } from '../../clock.ts'
import { toInstant } from '../../data/engine/codec.ts'
import { inTransaction, inTransactionIf, type Db } from '../../data/engine/database.ts'
import { findImportMap, saveImportMap, type ImportMap } from '../../data/imports/import-maps-store.ts'
import {
  deleteImportRows,
  endOfPortion,
  insertImportRows,
  rowsOfPlaces,
  saveImportRows,
} from '../../data/imports/import-rows-store.ts'
import { accountOf, claimImport, findImport, updateImport } from '../../data/imports/imports-store.ts'
import { changedSince } from '../../data/records/records-store.ts'
import { withFileOnDisk } from '../../files/private/incoming.ts'
import type { FileStorage } from '../../files/file-storage.ts'
import { FileRefusal } from '../../sheets/file-refusal.ts'
import { authorize, mayNow } from '../accounts/authorization.ts'
import type { UndoService } from '../records/undo.ts'
import type { UploadsService } from '../records/uploads.ts'
import type { Doing } from '../records/versioned-write.ts'
import { applyPortion, placesOf, rowsLeftOut } from './apply-import.ts'
import { makeCategories } from './make-categories.ts'
import { headingKey, readImportFile, type ReadHow } from './read-file.ts'
import type { Pictures } from './pictures.ts'
import { storedPictures, withPictures } from './stored-pictures.ts'
import {
  hasSeo,
  openImport,
  productIdsOf,
  PRODUCTS_AT_ONCE,
  weighImport,
  withCategoriesNow,
  type OpenImport,
} from './weigh-import.ts'

export type ImportWorkDeps = {
  db: Db
  clock: Clock
  storage: Pick<FileStorage, 'put' | 'open' | 'remove'>
  /** Where files lie while another process reads them. */
  folder: string
  records: Pick<UndoService, 'undo' | 'refusal'>
  uploads: Pick<UploadsService, 'store'>
  /** Called when it has been planned that something goes onto the site or off it. */
  onPlan?: () => void
}

/** Two servers at one import do nothing twice, but neither gets on. */
const LEASE_SECONDS = 5
const RENEWAL_MS = 1500

/** Works on every import that waits, one after the other. */
export async function workOnImports(deps: ImportWorkDeps, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = deps.clock()
    const one = await claimImport(deps.db, toInstant(now), leaseFrom(now))
    if (!one) return
    try {
      await whileLeased(deps, one, () => (one.state === 'running' ? run(deps, one, signal) : check(deps, one, signal)))
    } catch (error) {
      if (error instanceof Overtaken) continue
      if (!(error instanceof Forbidden)) {
        // What failed keeps its lease for a while, so that others come before it is tried again.
        if (!signal.aborted) throw error
        await updateImport(deps.db, { id: one.id, state: one.state }, { leasedUntil: null })
        return
      }
      await stopForbidden(deps, one)
    }
  }
}

/** Some steps of the work last longer than a lease. */
async function whileLeased({ db, clock }: ImportWorkDeps, { id, state }: Import, work: () => Promise<void>) {
  let renewal: Promise<unknown> = Promise.resolve()
  const renew = async () => {
    await updateImport(db, { id, state }, { leasedUntil: leaseFrom(clock()) }).catch(() => {})
  }
  const timer = setInterval(() => {
    renewal = renew()
  }, RENEWAL_MS)
  try {
    await work()
  } finally {
    clearInterval(timer)
    await renewal
  }
}

function leaseFrom(now: Date): string {
  return toInstant(addSeconds(now, LEASE_SECONDS))
}

/** Somebody has discarded it, or goes on with it. */
class Overtaken extends Error {}

async function fail({ db, clock }: ImportWorkDeps, { id, state }: Import, message: Localized): Promise<void> {
  await updateImport(db, { id, state }, { state: 'failed', message, endedAt: toInstant(clock()), leasedUntil: null })
}

/** Reads the file and says of each row what it would change. */
async function check(deps: ImportWorkDeps, one: Import, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const { id } = one
  const renew = async (patch: Partial<Import> = {}) => {
    signal.throwIfAborted()
    const isOurs = await updateImport(db, { id, state: 'reading' }, { ...patch, leasedUntil: leaseFrom(clock()) })
    if (!isOurs) throw new Overtaken()
  }
  await deleteImportRows(db, id)
  const mayPrices = await mayNow(db, one.by, 'prices')
  let memory: ImportMap | null = null
  const how: ReadHow = {
    chosen: one.chosen,
    asksAll: one.chosen.asksAll ?? false,
    mayPrices,
    async remembered(headings) {
      memory = await findImportMap(db, { account: accountOf(one.by), headings })
      return memory?.columns ?? null
    },
    async take(rows) {
      await renew()
      await insertImportRows(db, id, rows)
    },
  }
  const read = one.fileKey && (await withFileOnDisk(deps, one.fileKey, (path) => readImportFile(path, how)))
  if (!read) return fail(deps, one, importFailures.fileGone)
  if (!read.ok) return fail(deps, one, problemTexts(read.problem, one.fileName))
  const { file, columns, asks } = read.value
  const options = optionsFrom(one, memory)
  if (asks.length > 0) {
    await renew({ file, columns, asks, options })
    await updateImport(db, { id, state: 'reading' }, { state: 'asks', leasedUntil: null })
    return
  }
  await weighWithPictures(deps, { ...one, file, columns, options }, renew)
}

async function weighWithPictures(deps: ImportWorkDeps, one: Import, renew: Renew): Promise<void> {
  try {
    const weighed = await withPictures(deps, one, async (...pictures) => {
      await weigh(deps, one, renew, pictures)
      return true
    })
    if (!weighed) await fail(deps, one, importFailures.fileGone)
  } catch (error) {
    if (!(error instanceof FileRefusal)) throw error
    const { ar, en } = problemTexts(error.problem)
    const { pictures } = importFailures
    await fail(deps, one, { ar: pictures.ar(ar), en: pictures.en(en) })
  }
}

/** On pages the options of the last file with these headings too, as far as the page of the columns asks for them. */
function optionsFrom({ options, chosen }: Import, memory: ImportMap | null): ImportOptions {
  if (!memory || !chosen.asksAll || chosen.map) return options
  const { whole, suggestions } = options
  return { ...options, ...memory.options, whole, suggestions }
}

type Renew = (patch?: Partial<Import>) => Promise<void>

async function weigh(
  deps: ImportWorkDeps,
  one: Import,
  renew: Renew,
  [pictures, storedNow]: [Pictures, Record<string, string>],
): Promise<void> {
  const { db, clock } = deps
  const { file, columns, options, id } = one
  const checkedAt = toInstant(clock())
  await renew({ file, columns, options })
  const { counts, products, newCategories, places } = await weighImport(deps, one, pictures, (done, total) =>
    renew({ done, total }),
  )
  if (counts.rows === 0) return fail(deps, one, importFailures.nothing)
  await remember(deps, one, columns)
  const isRun = one.runsAtOnce && counts.refused < counts.rows && (counts.refused === 0 || one.options.whole === '0')
  const state = isRun ? 'running' : 'ready'
  const ready: Partial<Import> = {
    state,
    counts,
    products,
    newCategories,
    storedPictures: storedNow,
    total: places,
    done: 0,
    checkedAt,
    file,
    columns,
    asks: [],
  }
  await updateImport(db, { id, state: 'reading' }, { ...ready, leasedUntil: null })
}

/** What somebody chose for these headings, for the next file that has them. */
async function remember({ db, clock }: ImportWorkDeps, { by, chosen, options }: Import, columns: ImportColumn[]) {
  if (!chosen.map) return
  const headings = headingKey(columns.map(({ heading }) => heading))
  await saveImportMap(
    db,
    { account: accountOf(by), headings },
    { columns: { ...chosen.map }, options, day: dayOfInstant(clock()) },
  )
}

/** Writes the products of an import, some in each transaction, which also notes how far it has come. */
async function run(deps: ImportWorkDeps, one: Import, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const { id, options } = one
  const pictures = await storedPictures(deps, one)
  let opened = await openImport(db, one, pictures)
  const isWhole = options.whole === '1'
  if (isWhole && one.done === 0 && (await hasChangedSince(deps, one, opened))) return
  const doing: Doing = {
    by: one.by,
    at: clock(),
    actId: one.actId,
    act: 'import',
    origin: 'import',
    detail: { file: one.fileName, import: id },
  }
  const barred = new Map<number, Localized>()
  let { done, counts } = one
  while (done < one.total) {
    signal.throwIfAborted()
    const from = done
    const to = await endOfPortion(db, id, { from, to: Math.min(from + PRODUCTS_AT_ONCE, one.total) })
    const applied = await inTransactionIf(
      db,
      async (tx) => {
        await authorize(tx, one.by, one.kind === 'products' ? 'records.write' : 'imports')
        if (from === 0 && one.newCategories.length > 0) {
          await makeCategories(tx, clock, one.newCategories, doing)
          opened = await withCategoriesNow(tx, one, opened)
        }
        const portion = await applyPortion(tx, clock, { one: { ...one, counts }, opened, from, to, doing, barred })
        if (portion.failed.size > 0 || (isWhole && portion.late > 0)) return portion
        const isOurs = await updateImport(
          tx,
          { id, state: 'running', done: from },
          { done: to, counts: portion.counts, leasedUntil: leaseFrom(clock()) },
        )
        if (!isOurs) throw new Overtaken()
        return portion
      },
      ({ failed, late }) => failed.size === 0 && !(isWhole && late > 0),
    )
    const refusedNow = [...applied.failed].filter(([place]) => !barred.has(place))
    if (isWhole && (applied.late > 0 || refusedNow.length > 0)) return takeBack(deps, one, importFailures.takenBack)
    for (const [place, why] of refusedNow) barred.set(place, why)
    if (refusedNow.length > 0) continue
    ;({ counts } = applied)
    done = to
    await others()
  }
  await updateImport(db, { id, state: 'running' }, { state: 'done', endedAt: toInstant(clock()), leasedUntil: null })
  deps.onPlan?.()
}

/** The same undo that anybody may ask for. */
async function takeBack(deps: ImportWorkDeps, one: Import, why: Localized): Promise<void> {
  await deps.records.undo(one.actId, { kind: 'system', id: null, name: 'import' }, { isOfRun: true })
  await fail(deps, one, why)
}

/** Whoever ran it may not any more. What was to be whole is taken back. */
async function stopForbidden(deps: ImportWorkDeps, { id }: Import): Promise<void> {
  const one = await findImport(deps.db, id)
  if (!one) return
  const { forbidden, forbiddenBefore, forbiddenTakenBack } = importFailures
  if (one.done === 0 || one.state !== 'running') await fail(deps, one, forbiddenBefore)
  else if (one.options.whole === '1') await takeBack(deps, one, forbiddenTakenBack)
  else await fail(deps, one, forbidden)
}

/** Before the first write of an import that is whole or not at all: whether somebody has changed what it shows. Then it shows that. */
async function hasChangedSince({ db, clock }: ImportWorkDeps, one: Import, opened: OpenImport): Promise<boolean> {
  const changed = await changedSince(db, one.checkedAt ?? one.createdAt)
  const ids = new Set(changed.filter(({ kind }) => kind === 'product').map((record) => record.id))
  // Prices and texts for search engines are records of their own, by other names than their products.
  const areOthers = changed.some(({ kind }) => kind === 'price' || (kind === 'seo' && hasSeo(opened)))
  if (ids.size === 0 && !areOthers) return false
  const counts: ImportCounts = { ...one.counts }
  let found = 0
  for (let from = 0, to = 0; from < one.total; from = to) {
    to = await endOfPortion(db, one.id, { from, to: Math.min(from + PRODUCTS_AT_ONCE, one.total) })
    const rows = (await rowsOfPlaces(db, one.id, from, to)).filter(({ result }) => result !== 'refused')
    const touched = placesOf(rows).filter(
      (product) => areOthers || productIdsOf(opened, [product], rows).some((id) => ids.has(id)),
    )
    if (touched.length === 0) continue
    const numbers = await rowsLeftOut({ db, clock, opened }, touched, rows)
    const late = rows.filter(({ row }) => numbers.has(row))
    for (const { result } of late) {
      if (result !== null) counts[result]--
      counts.refused++
    }
    found += late.length
    const refused = late.map((row) => ({
      ...row,
      result: 'refused' as const,
      changes: [atItsCode(row, opened.sheet, 'changed-meanwhile')],
    }))
    await saveImportRows(db, one.id, refused)
    await others()
  }
  if (found === 0) return false
  await inTransaction(db, (tx) =>
    updateImport(tx, { id: one.id, state: 'running' }, { state: 'ready', counts, leasedUntil: null }),
  )
  return true
}

/** What programs call files that they are to save otherwise. */
const OTHER_FORMAT = /\.(?:xls|xlsb|ods|numbers)$/iu

/** Why a file is refused, in both languages. One that cannot be read may say by its name what helps. */
export function problemTexts(found: FileProblem, fileName = ''): Localized {
  const isOther = found.code === 'unreadable' && OTHER_FORMAT.test(fileName)
  const problem: FileProblem = isOther ? { code: 'other-format' } : found
  return { ar: fileProblemText(problem, 'ar'), en: fileProblemText(problem, 'en') }
}
