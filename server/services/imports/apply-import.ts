import { recordRefusals } from '#content/admin/bulk.ts'
import { atItsCode } from '#domain/imports/import-sheet.ts'
import type { ImportCounts, CellChange, Import, ImportRow } from '#domain/imports/import.ts'
import type { EvaluatedRow } from '#domain/imports/evaluation.ts'
import type { Failure, Stale } from '#domain/records/errors.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { rowsOfPlaces, saveImportRows } from '#server/data/imports/import-rows-store.ts'
import { findSeoOverride } from '#server/data/site/seo-store.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'
import { findPresent, lockRecord } from '#server/records/present.ts'
import { add, update } from '#server/records/change.ts'
import type { WriteContext } from '#server/records/write.ts'
import { saveLive } from '#server/records/live.ts'
import { SEO } from '#server/services/site/seo.ts'
import { productIdsOf, evaluateSome, type OpenImport, type EvaluatedAt } from './evaluate-import.ts'

/** Why a product could not be written, in the words of its form. */
function textOfRefusal(failure: Failure | Stale<unknown>): Localized {
  if (failure.kind === 'conflict') return failure.message
  if (failure.kind === 'invalid') return Object.values(failure.fields)[0] ?? recordRefusals.refused
  return failure.kind === 'not-found' ? recordRefusals.gone : recordRefusals.refused
}

/** What a portion came to: rows that it refused after all, and products that nothing may be tried with again. */
type Applied = { counts: ImportCounts; late: number; failed: Map<number, Localized> }

type Portion = {
  one: Import
  opened: OpenImport
  from: number
  to: number
  context: WriteContext
  forbidden: ReadonlyMap<number, Localized>
}

/**
 * Writes the products of some places, within a transaction: each by what stands now. A row that would change anything else than was shown is
 * refused, as somebody has saved meanwhile.
 */
export async function applyPortion(tx: Tx, clock: Clock, portion: Portion): Promise<Applied> {
  const { one, opened, from, to, context, forbidden } = portion
  const rows = await rowsOfPlaces(tx, one.id, from, to)
  const going = rows.filter(({ result }) => result !== 'refused')
  const given = placesOf(going)
  for (const id of productIdsOf(opened, given, going).toSorted()) await lockRecord(tx, PRODUCTS, id)
  const shown = new Map(rows.map((row) => [row.row, row]))
  const counts = { ...one.counts }
  const failed = new Map<number, Localized>()
  const late: ImportRow[] = []
  const refuse = (row: ImportRow, change: CellChange) => {
    if (row.result !== null) counts[row.result]--
    counts.refused++
    late.push({ ...row, result: 'refused', changes: [change] })
  }
  for (const evaluated of await evaluateAsShown({ db: tx, clock, opened }, given, going, refuse)) {
    const own = evaluated.rows.map((number) => shown.get(number)!)
    const why = forbidden.get(evaluated.place) ?? (await write(tx, clock, evaluated, context))
    if (!why) continue
    failed.set(evaluated.place, why)
    for (const row of own) refuse(row, { ...atItsCode(row, opened.sheet, 'refused-value'), told: why })
  }
  await saveImportRows(tx, one.id, late)
  return { counts, late: late.length, failed }
}

const PRODUCTS = { table: 'products' }

type Evaluator = { db: Db; clock: Clock; opened: OpenImport }

/** The rows that would change anything else than was shown. */
export async function rowsLeftOut(
  evaluator: Evaluator,
  products: ReturnType<typeof placesOf>,
  rows: readonly ImportRow[],
): Promise<Set<number>> {
  const numbers = new Set<number>()
  await evaluateAsShown(evaluator, products, rows, ({ row }) => numbers.add(row))
  return numbers
}

/** Evaluates anew until no row would change anything else than was shown. */
async function evaluateAsShown(
  { db, clock, opened }: Evaluator,
  products: ReturnType<typeof placesOf>,
  rows: readonly ImportRow[],
  refuse: (row: ImportRow, change: CellChange) => void,
): Promise<EvaluatedAt[]> {
  const shown = new Map(rows.map((row) => [row.row, row]))
  const evaluated = await evaluateSome({ db, clock }, opened, products, rows)
  const agreed: EvaluatedAt[] = []
  for (const one of evaluated) {
    const others = one.answers.filter((row) => one.isGone || isOther(row, shown.get(row.row)!))
    for (const { row } of others) {
      const stored = shown.get(row)!
      refuse(stored, atItsCode(stored, opened.sheet, 'changed-meanwhile'))
    }
    const left = one.rows.filter((number) => !others.some(({ row }) => row === number))
    if (left.length === one.rows.length) agreed.push(one)
    else if (left.length > 0) {
      const again = { id: one.id, place: one.place, rows: left }
      agreed.push(...(await evaluateAsShown({ db, clock, opened }, [again], rows, refuse)))
    }
  }
  return agreed
}

/** Whether a row would now do something that was not shown. */
function isOther(now: EvaluatedRow, { result, changes }: ImportRow): boolean {
  if (now.result === 'refused') return true
  if (now.result === 'added' && result !== 'added') return true
  const before = new Map(changes.map((change) => [change.field, change]))
  return now.changes.some((change) => {
    if (change.before === change.after) return false
    const seen = before.get(change.field)
    return !seen || seen.before !== change.before || seen.after !== change.after
  })
}

export function placesOf(rows: readonly ImportRow[]) {
  const places = Map.groupBy(rows, ({ place }) => place!)
  return [...places].map(([place, some]) => ({ place, id: some[0]!.productId, rows: some.map(({ row }) => row) }))
}

/** Null where all of it was written. */
async function write(tx: Tx, clock: Clock, { parts }: EvaluatedAt, context: WriteContext): Promise<Localized | null> {
  for (const part of parts) {
    const why = await writePart(tx, clock, part, context)
    if (why) return why
  }
  return null
}

async function writePart(
  tx: Tx,
  clock: Clock,
  { id, answer: { fields, prices, seo } }: EvaluatedAt['parts'][number],
  context: WriteContext,
): Promise<Localized | null> {
  let written = id
  if (fields) {
    const kind = productType({ clock })
    const sent = { fields, problems: {} }
    const present = id === null ? null : await findPresent(tx, kind, id)
    if (id !== null && !present) return textOfRefusal({ kind: 'not-found' })
    const outcome = present
      ? await update(tx, kind, { sent, context, present, base: 'site' })
      : await add(tx, kind, { sent, context })
    if (!outcome.ok) return textOfRefusal(outcome.failure)
    written = outcome.value.record.id
  }
  if (seo && written !== null) {
    const key = seo.key ?? (await existingKey(tx, written))
    const outcome = await saveLive(tx, SEO, { id: key, fields: { key: written, ...seo.fields }, context })
    if (!outcome.ok) return textOfRefusal(outcome.failure)
  }
  if (prices.length > 0) await changePrices(tx, context, prices)
  return null
}

/** A new product may take up an id that something is said of already. */
async function existingKey(tx: Tx, id: string): Promise<string | null> {
  return (await findSeoOverride(tx, id)) ? id : null
}
