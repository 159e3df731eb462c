import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import {
  type CellChange,
  type Import,
  type ImportRow,
  NO_COUNTS,
  NO_PRODUCTS,
  type ImportCounts,
  type ProductCounts,
} from '#domain/imports/import.ts'
import { mappedColumns, codeIn, type ImportSheet } from '#domain/imports/import-sheet.ts'
import { isWarning } from '#domain/imports/import-reasons.ts'
import { withNewCategories } from '#domain/imports/new-categories.ts'
import { pictureColumns } from '#domain/imports/picture-cells.ts'
import { rowMatcher, type MatchedProduct } from '#domain/imports/match-rows.ts'
import { evaluateProduct } from '#domain/imports/evaluate-product.ts'
import type { EvaluatedProduct, EvaluatedRow } from '#domain/imports/evaluation.ts'
import { productsOfRows, evaluateTogether } from '#domain/imports/evaluate-products.ts'
import { hasDecimalComma } from '#domain/sheets/number-cell.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { SheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findImportRows, fitting, rowsBehind, saveImportRows } from '#server/data/imports/import-rows-store.ts'
import { readSheetCategories } from '#server/services/sheets/product-rows.ts'
import { TimeSlice } from '#server/time-slice.ts'
import { readCatalogueIndex } from './catalogue-index.ts'
import type { Pictures } from './pictures.ts'
import { standingPrices, standingProducts, unknownFiles } from './standing-products.ts'

type Deps = { db: Db; clock: Clock }

/** Products that are evaluated in one go; fewer where their rows are long. */
export const PRODUCTS_AT_ONCE = 50
const SLICE_MS = 10

export type OpenImport = {
  sheet: ImportSheet
  categories: SheetCategories
  pictures: Pictures
  locale: Import['locale']
}

/** The sheet of an import beside what the catalogue has. */
export async function openImport(db: Db, one: Import, pictures: Pictures): Promise<OpenImport> {
  const index = await readCatalogueIndex(db)
  const categories = categoriesFor(one, index.categories)
  const { kind, options, file, columns, locale } = one
  const mapped = mappedColumns(columns, kind)
  const isByCode = kind === 'products' && options.pictures_by_code === '1'
  const sheet: ImportSheet = {
    kind,
    columns: isByCode ? [...mapped, ...pictureColumns(mapped)] : mapped,
    options,
    reading: {
      ...index,
      category: categories.find,
      picture: pictures.find,
      source: file?.source ?? 'text',
      decimal: options.decimal,
    },
    productsOf: index.productsOf,
  }
  return { sheet, categories, pictures, locale }
}

/** The same sheet, once the categories are others. */
export async function withCategoriesNow(db: Db, one: Import, opened: OpenImport): Promise<OpenImport> {
  const categories = categoriesFor(one, await readSheetCategories(db))
  const { sheet } = opened
  return { ...opened, categories, sheet: { ...sheet, reading: { ...sheet.reading, category: categories.find } } }
}

function categoriesFor({ options }: Import, known: SheetCategories): SheetCategories {
  return options.new_categories === 'create' ? withNewCategories(known) : known
}

/** Says of every row what it would change. `onStep` hears how many products were evaluated of how many. */
export async function evaluateImport(
  { db, clock }: Deps,
  one: Import,
  pictures: Pictures,
  onStep: (done: number, total: number) => Promise<void>,
): Promise<{ counts: ImportCounts; products: ProductCounts; newCategories: string[]; places: number }> {
  const opened = await openImport(db, one, pictures)
  const counts = { ...NO_COUNTS }
  const products = { ...NO_PRODUCTS }
  const newCategories = new Set<string>()
  const { matched, warnings, bytesOf } = await matchAll(db, one, opened, counts)
  await onStep(0, matched.length)
  for (let at = 0, end = 0; at < matched.length; at = end) {
    const next = matched.slice(at, at + PRODUCTS_AT_ONCE)
    const some = next.slice(0, fitting(next.map(({ rows }) => sumOf(rows, bytesOf))))
    end = at + some.length
    const rows = await findImportRows(
      db,
      one.id,
      some.flatMap((product) => product.rows),
    )
    const cellsOf = new Map(rows.map(({ row, cells }) => [row, cells]))
    const given = some.map(({ id, rows: numbers }, place) => ({ id, rows: numbers, place: at + place }))
    const evaluated = await evaluateSome({ db, clock }, opened, given, rows)
    const saved: ImportRow[] = []
    for (const { place, id, answers, parts } of evaluated) {
      const ownerOf = new Map(parts.flatMap((part) => part.answer.rows.map(({ row }) => [row, part.id] as const)))
      for (const row of answers) {
        const changes = withWarning(row.changes, warnings.get(row.row))
        saved.push({
          row: row.row,
          cells: cellsOf.get(row.row)!,
          result: row.result,
          isWarned: isWarned(changes),
          place,
          productId: ownerOf.get(row.row) ?? id,
          changes,
        })
      }
      for (const part of parts) countProduct(products, part.id, part.answer)
    }
    for (const row of saved) {
      countRow(counts, row)
      for (const name of newCategoriesIn(row)) newCategories.add(name)
    }
    await saveImportRows(db, one.id, saved)
    await onStep(end, matched.length)
    await yieldToEventLoop()
  }
  return { counts, products, newCategories: [...newCategories], places: matched.length }
}

function sumOf(rows: readonly number[], bytesOf: ReadonlyMap<number, number>): number {
  return rows.reduce((sum, row) => sum + bytesOf.get(row)!, 0)
}

function newCategoriesIn({ result, changes }: ImportRow): string[] {
  if (result === 'refused') return []
  return changes.flatMap(({ isNew, after }) => (isNew && after !== null ? [after] : []))
}

/** Whether an import says something of the texts for search engines. */
export function hasSeo({ sheet }: OpenImport): boolean {
  return sheet.columns.some(({ column }) => column.isSeo)
}

async function matchAll(db: Db, one: Import, { sheet }: OpenImport, counts: ImportCounts) {
  const matcher = rowMatcher(sheet)
  const warnings = new Map<number, CellChange>()
  const bytesOf = new Map<number, number>()
  let above = one.file?.headerRow ?? 0
  for (let last = 0; ;) {
    const portion = await rowsBehind(db, one.id, last)
    if (portion.length === 0) return { matched: matcher.products, warnings, bytesOf }
    const refused: ImportRow[] = []
    for (const { row, cells, bytes } of portion) {
      bytesOf.set(row, bytes)
      // Blank rows are not stored, and counted all the same.
      counts.skipped += row - above - 1
      above = row
      for (const mapped of sheet.columns) {
        if (mapped.column.key === 'price' && hasDecimalComma(cells[mapped.index])) mapped.hasComma = true
      }
      const matched = matcher.take({ row, cells })
      if (matched.is === 'matched') {
        if (matched.warning) warnings.set(row, matched.warning)
      } else {
        const isRefused = matched.is === 'refused'
        const changes = isRefused ? matched.changes : []
        const result = isRefused ? 'refused' : null
        refused.push({ row, cells, result, isWarned: false, place: null, productId: null, changes })
        if (!isRefused) counts.skipped++
      }
    }
    for (const row of refused) countRow(counts, row)
    await saveImportRows(db, one.id, refused)
    last = portion.at(-1)!.row
    await yieldToEventLoop()
  }
}

type Given = MatchedProduct & { place: number }
/** What becomes of the rows of a place, and of each product that they are about. */
export type EvaluatedAt = Given & {
  /** One of its products is not there any more. */
  isGone: boolean
  answers: EvaluatedRow[]
  parts: { id: string | null; answer: EvaluatedProduct }[]
}

/** The products that the rows of some places are about, each once. */
export function productIdsOf({ sheet }: OpenImport, given: readonly MatchedProduct[], rows: readonly ImportRow[]) {
  return [...new Set(partsOf(sheet, given, rows).flatMap(({ parts }) => parts.flatMap(({ id }) => id ?? [])))]
}

function partsOf<Place extends MatchedProduct>(
  sheet: ImportSheet,
  given: readonly Place[],
  rows: readonly ImportRow[],
) {
  const byNumber = new Map(rows.map((row) => [row.row, row]))
  return given.map((place) => {
    const own = place.rows.flatMap((number) => byNumber.get(number) ?? [])
    return { place, parts: productsOfRows({ id: place.id, rows: own }, sheet) }
  })
}

/** Evaluates some products by what stands now. */
export async function evaluateSome(
  { db, clock }: Deps,
  opened: OpenImport,
  given: readonly Given[],
  rows: readonly ImportRow[],
): Promise<EvaluatedAt[]> {
  const { sheet, categories, pictures, locale } = opened
  const standing = await standingProducts({ db, clock }, productIdsOf(opened, given, rows), { hasSeo: hasSeo(opened) })
  const codes = rows.flatMap((row) => codeIn(row, 'stock_code', sheet) ?? [])
  const ofPacks = [...standing.values()].flatMap(({ input }) =>
    input.variants.flatMap(({ stockCode }) => stockCode ?? []),
  )
  const hasPrices = sheet.columns.some(({ column }) => column.needsPrices)
  const prices = await standingPrices(db, hasPrices ? [...codes, ...ofPacks] : [])
  const evaluations: EvaluatedAt[] = []
  const all = partsOf(sheet, given, rows).map(({ place, parts }) => ({
    place,
    parts: parts.map((part) => ({ ...part, rows: pictures.withCodes(part.rows, sheet) })),
  }))
  await pictures.prepare(
    db,
    all.flatMap(({ parts }) => parts.flatMap((part) => part.rows)),
    sheet,
  )
  const slice = new TimeSlice(SLICE_MS)
  for (const { place, parts } of all) {
    const begun = performance.now()
    const evaluate = (unknown?: readonly ColumnKey[]) =>
      evaluateTogether(parts, ({ id, rows: own }) => {
        const before = id === null ? null : (standing.get(id) ?? null)
        return evaluateProduct({ before, sheet, prices, categories, locale, rows: own, unknown })
      })
    const first = evaluate()
    const unknown = await unknownFilesOf(db, first.parts)
    const { rows: answers, parts: done } = unknown.length > 0 ? evaluate(unknown) : first
    const isGone = parts.some(({ id }) => id !== null && !standing.has(id))
    evaluations.push({ ...place, isGone, answers, parts: done })
    if (slice.isOverAfter(performance.now() - begun)) await yieldToEventLoop()
  }
  return evaluations
}

async function unknownFilesOf(db: Db, parts: EvaluatedAt['parts']) {
  const found: ColumnKey[] = []
  for (const { answer } of parts) if (answer.fields) found.push(...(await unknownFiles(db, answer.fields)))
  return found
}

function isWarned(changes: readonly CellChange[]): boolean {
  return changes.some(({ code }) => code !== undefined && isWarning(code))
}

function withWarning(changes: CellChange[], warning: CellChange | undefined): CellChange[] {
  return warning ? [warning, ...changes] : changes
}

function countRow(counts: ImportCounts, { result, isWarned: warned }: Pick<ImportRow, 'result' | 'isWarned'>) {
  if (result === null) return
  counts.rows++
  counts[result]++
  if (warned) counts.warnings++
}

function countProduct(products: ProductCounts, id: string | null, { rows }: EvaluatedProduct) {
  const going = rows.filter(({ result }) => result !== 'refused')
  if (going.length === 0) return
  if (id === null) products.added++
  else if (going.some(({ result }) => result !== 'unchanged')) products.changed++
  else products.unchanged++
}
