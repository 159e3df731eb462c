import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { importFailures } from '#content/imports/import-words.ts'
import { atItsCode } from '#domain/imports/import-sheet.ts'
import type { ImportCounts, Import } from '#domain/imports/import.ts'
import { nameFields } from '#domain/imports/new-categories.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { type Tx, inTransaction, inTransactionIf } from '#server/data/engine/database.ts'
import { endOfPortion, rowsOfPlaces, saveImportRows } from '#server/data/imports/import-rows-store.ts'
import { updateImport } from '#server/data/imports/imports-store.ts'
import { changedSince } from '#server/data/records/records-store.ts'
import { LeaseLost } from '#server/data/work/work-off.ts'
import { authorize } from '#server/auth/authorization.ts'
import { categoryType } from '#server/services/catalogue/category-type.ts'
import { add } from '#server/records/change.ts'
import type { WriteContext } from '#server/records/write.ts'
import { readSheetCategories } from '#server/services/sheets/product-rows.ts'
import { applyPortion, placesOf, rowsLeftOut } from './apply-import.ts'
import { type ImportWorkDeps, failImport } from './import-deps.ts'
import { storedPictures } from './stored-pictures.ts'
import {
  hasSeo,
  openImport,
  productIdsOf,
  PRODUCTS_AT_ONCE,
  withCategoriesNow,
  type OpenImport,
} from './evaluate-import.ts'

/** Makes drafts of categories by their names, as a part of an act. One that is there by now is not made again. */
async function makeCategories(tx: Tx, clock: Clock, names: readonly string[], context: WriteContext): Promise<void> {
  const known = await readSheetCategories(tx)
  for (const name of names) {
    if (known.find(name).ok) continue
    const fields = { intent: 'draft', ...nameFields(name) }
    const outcome = await add(tx, categoryType({ clock }), { sent: { fields, problems: {} }, context })
    if (!outcome.ok) throw new Error(`The category ${name} could not be made.`)
  }
}

/** Writes the products of an import, some in each transaction, which also notes how far it has come. */
export async function runImport(deps: ImportWorkDeps, one: Import, signal: AbortSignal): Promise<void> {
  const { db, clock } = deps
  const { id, options } = one
  const pictures = await storedPictures(deps, one)
  let opened = await openImport(db, one, pictures)
  const isWhole = options.whole === '1'
  if (isWhole && one.done === 0 && (await hasChangedSince(deps, one, opened))) return
  const context: WriteContext = {
    by: one.by,
    at: clock(),
    actId: one.actId,
    act: 'import',
    origin: 'import',
    detail: { file: one.fileName, import: id },
  }
  const forbidden = new Map<number, Localized>()
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
          await makeCategories(tx, clock, one.newCategories, context)
          opened = await withCategoriesNow(tx, one, opened)
        }
        const portion = await applyPortion(tx, clock, { one: { ...one, counts }, opened, from, to, context, forbidden })
        if (portion.failed.size > 0 || (isWhole && portion.late > 0)) return portion
        const isOurs = await updateImport(
          tx,
          { id, state: 'running', done: from },
          { done: to, counts: portion.counts },
        )
        if (!isOurs) throw new LeaseLost()
        return portion
      },
      ({ failed, late }) => failed.size === 0 && !(isWhole && late > 0),
    )
    const refusedNow = [...applied.failed].filter(([place]) => !forbidden.has(place))
    if (isWhole && (applied.late > 0 || refusedNow.length > 0)) return takeBack(deps, one, importFailures.takenBack)
    for (const [place, why] of refusedNow) forbidden.set(place, why)
    if (refusedNow.length > 0) continue
    ;({ counts } = applied)
    done = to
    await yieldToEventLoop()
  }
  await updateImport(db, { id, state: 'running' }, { state: 'done', endedAt: toInstant(clock()) })
  deps.onPlan?.()
}

/** The same undo that anybody may ask for. */
export async function takeBack(deps: ImportWorkDeps, one: Import, why: Localized): Promise<void> {
  await deps.records.undo(one.actId, { kind: 'system', id: null, name: 'import' }, { isOfRun: true })
  await failImport(deps, one, why)
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
    await yieldToEventLoop()
  }
  if (found === 0) return false
  await inTransaction(db, (tx) => updateImport(tx, { id: one.id, state: 'running' }, { state: 'ready', counts }))
  return true
}
