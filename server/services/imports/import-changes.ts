import { subDays } from 'date-fns/subDays'
import { importRefusals } from '#content/imports/import-words.ts'
import { actorOf, type ChangeMaker } from '#domain/accounts/caller.ts'
import { Forbidden, type Act } from '#domain/accounts/permissions.ts'
import type { FileChoice, Import, ImportKind, ImportOptions } from '#domain/imports/import.ts'
import { seenImport, type ImportReader } from '#domain/imports/seen-import.ts'
import { failure, type Outcome } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import { deleteImportRows } from '#server/data/imports/import-rows-store.ts'
import { accountOf, findImport, listPastImports, updateImport } from '#server/data/imports/imports-store.ts'
import { addWork, removeWork } from '#server/data/work/work-store.ts'
import { removeIncoming } from '#server/files/private/incoming.ts'
import { authorize, mayNow } from '#server/auth/authorization.ts'
import type { ImportWorkDeps } from './import-deps.ts'

export type WrongImport = { kind: 'invalid'; fields: Record<string, Localized> }
/** Why an import does not go on from where it stands. */
type ImportConflict = { kind: 'conflict'; message: Localized; current: Import }
export type ImportFailure = WrongImport | ImportConflict | { kind: 'not-found' }

export type ChangeDeps = Pick<ImportWorkDeps, 'db' | 'clock' | 'storage' | 'records' | 'folder'>

export const ROWS_KEPT_DAYS = 90
const UNFINISHED_DAYS = 7

/** Whoever may change products imports them; whoever may see prices, those. */
export function rightToImport(kind: ImportKind): Act {
  return kind === 'products' ? 'records.write' : 'imports'
}

export async function readerOf(db: Db, by: ChangeMaker): Promise<ImportReader> {
  return { seesPrices: await mayNow(db, by, 'prices'), by: actorOf(by) }
}

/** An import, `undone` where its act was. */
export async function asItStands({ records }: Pick<ChangeDeps, 'records'>, one: Import | null): Promise<Import | null> {
  if (one?.state !== 'done') return one
  return (await records.refusal(one.actId)) === 'already' ? { ...one, state: 'undone' } : one
}

export async function standingImport(deps: ChangeDeps, id: string): Promise<Import | null> {
  return asItStands(deps, await findImport(deps.db, id))
}

/** An import that somebody may change; null of one that is closed to them. */
export async function authorized(deps: ChangeDeps, id: string, by: ChangeMaker): Promise<Import | null> {
  const one = await standingImport(deps, id)
  if (!one || !seenImport(one, await readerOf(deps.db, by))) return null
  await authorize(deps.db, by, rightToImport(one.kind))
  return one
}

/** What others may hide in a file stays hidden: its columns are named by whoever sent it, or sees prices. */
export async function authorizeReading({ db }: ChangeDeps, one: Import, by: ChangeMaker): Promise<void> {
  const { seesPrices, by: actor } = await readerOf(db, by)
  if (!seesPrices && accountOf(one.by) !== accountOf(actor)) throw new Forbidden('prices')
}

export async function readAnew(
  deps: ChangeDeps,
  id: string,
  { options, chosen }: { options?: ImportOptions; chosen?: FileChoice },
  by: ChangeMaker,
): Promise<Outcome<Import, ImportFailure>> {
  const one = await authorized(deps, id, by)
  if (!one) return failure({ kind: 'not-found' })
  await authorizeReading(deps, one, by)
  if (one.state !== 'asks' && one.state !== 'ready') return conflict(one)
  const changed = await workedAnew(deps, one, {
    state: 'reading',
    options: options ?? one.options,
    chosen: { ...one.chosen, ...chosen, cells: { ...one.chosen.cells, ...chosen?.cells } },
    asks: [],
    total: 0,
    done: 0,
  })
  const current = (await standingImport(deps, id))!
  return changed ? { ok: true, value: current } : conflict(current)
}

/** Has it written; `leavesRefused`: the rows that are not refused, although it was to be whole. */
export async function startImport(
  deps: ChangeDeps,
  id: string,
  by: ChangeMaker,
  { leavesRefused = false }: { leavesRefused?: boolean },
): Promise<Outcome<Import, ImportFailure>> {
  const one = await authorized(deps, id, by)
  if (!one) return failure({ kind: 'not-found' })
  if (one.state === 'running' || one.state === 'done') return { ok: true, value: one }
  if (one.state !== 'ready') return conflict(one)
  // It belongs to whoever runs it from then on, with all that it holds.
  const seen = seenImport(one, await readerOf(deps.db, by))
  if (seen?.columns.length !== one.columns.length) throw new Forbidden('prices')
  const { rows, refused } = one.counts
  const options: ImportOptions = leavesRefused ? { ...one.options, whole: '0' } : one.options
  if ((refused > 0 && options.whole === '1') || refused === rows)
    return failure({ kind: 'conflict', message: importRefusals.hasRefused, current: one })
  await workedAnew(deps, one, { state: 'running', options, by: actorOf(by), done: 0 })
  return { ok: true, value: (await standingImport(deps, id))! }
}

/** Changes an import that stands as it was read, and has it worked on; false where it does not any more. */
function workedAnew({ db, clock }: ChangeDeps, { id, state }: Import, patch: Partial<Import>): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const isChanged = await updateImport(tx, { id, state }, patch)
    if (isChanged) await addWork(tx, { kind: 'import', id }, toInstant(clock()))
    return isChanged
  })
}

export async function discardImport(
  deps: ChangeDeps,
  id: string,
  by: ChangeMaker,
): Promise<Outcome<Import, ImportFailure>> {
  const one = await authorized(deps, id, by)
  if (!one) return failure({ kind: 'not-found' })
  if (one.state === 'discarded') return { ok: true, value: one }
  if (!['reading', 'asks', 'ready', 'failed'].includes(one.state)) return conflict(one)
  await forget(deps, one)
  return { ok: true, value: (await standingImport(deps, id))! }
}

/** Removes the rows and files of imports that are long over; answers of how many. */
export async function forgetPast(deps: ChangeDeps): Promise<number> {
  const now = deps.clock()
  const ended = toInstant(subDays(now, ROWS_KEPT_DAYS))
  const unfinished = toInstant(subDays(now, UNFINISHED_DAYS))
  const past = await listPastImports(deps.db, { ended, unfinished })
  for (const one of past) await forget(deps, one)
  await removeIncoming(deps.folder)
  return past.length
}

/** Its rows and its files go; that there was one, and its counts, stay. */
async function forget({ db, clock, storage }: ChangeDeps, one: Import): Promise<void> {
  const isOver = one.state === 'done' || one.state === 'undone' || one.state === 'failed'
  await inTransaction(db, async (tx) => {
    const state = isOver ? {} : { state: 'discarded' as const, endedAt: toInstant(clock()) }
    await updateImport(tx, { id: one.id }, { ...state, fileKey: null, picturesKey: null })
    await deleteImportRows(tx, one.id)
    await removeWork(tx, { kind: 'import', id: one.id })
  })
  for (const key of [one.fileKey, one.picturesKey]) if (key !== null) await storage.remove(key)
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
