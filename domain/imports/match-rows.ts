import { foldCode } from '#domain/sheets/known-codes.ts'
import { foldHeading, isTotalWord } from '#domain/sheets/headings.ts'
import { PRODUCT_HEADINGS, productColumns } from '#domain/sheets/products/columns.ts'
import { isBlank, shownCell } from '#domain/sheets/sheet-file.ts'
import { foldText } from '#domain/text/fold.ts'
import type { CellChange } from './import.ts'
import {
  atItsCode,
  codeIn,
  IDENTIFYING,
  isBlankIn,
  readCell,
  shownText,
  type Identifying,
  type ImportSheet,
  type MappedColumn,
  type RowCells,
} from './import-sheet.ts'

/** What a row is: none at all, of a product, or refused before anybody asks what it changes. */
export type Matched =
  | { is: 'skipped' }
  | { is: 'refused'; changes: CellChange[] }
  | { is: 'matched'; place: number; warning: CellChange | null }

/** Finds which product each row is about; rows of one product need not stand together. */
export function rowMatcher(sheet: ImportSheet) {
  const { products, placeOfKnown, placeOfNew } = matchedProducts()
  const { columns, options, kind } = sheet
  const identifying = columns.filter(({ column }) => column.identifies)
  const named = columns.filter(({ column }) => TELLING.has(column.key))
  const ofProduct = columns.filter(({ column }) => column.of === 'product' && !column.identifies)
  const ofProductOrCode = columns.filter(({ column }) => column.of === 'product')
  /** Of the row before; undefined where that was refused. */
  let last: number | undefined

  function take(row: RowCells): Matched {
    if (says(row, identifying) || says(row, named)) {
      if (isHeading(row) || isTotal(row)) return { is: 'skipped' }
      const matched = match(row)
      last = matched.is === 'matched' ? matched.place : undefined
      return matched
    }
    return { is: 'skipped' }
  }

  /** A row that adds up the others, whose word stands among the names or codes. */
  function isTotal(row: RowCells): boolean {
    const said = [...identifying, ...named].map(({ index }) => row.cells[index]).filter((cell) => !isBlank(cell))
    return said.length === 1 && isTotalWord(shownCell(said[0]))
  }

  function isHeading(row: RowCells): boolean {
    const isOne = identifying.some(({ index }) => PRODUCT_HEADINGS.words.has(foldHeading(shownCell(row.cells[index]))))
    return isOne && new Set(productColumns([...row.cells]).filter((field) => field !== null)).size >= 2
  }

  function match(row: RowCells): Matched {
    const found = findKnown(row, sheet)
    if ('changes' in found) return { is: 'refused', changes: found.changes }
    if ('ids' in found) {
      if (options.mode === 'add') return { is: 'refused', changes: [atItsCode(row, sheet, 'exists')] }
      return matchedAt(placeOfKnown(found.ids), row, found.warning)
    }
    return matchNew(row)
  }

  function matchedAt(place: number, { row }: RowCells, warning: CellChange | null = null): Matched {
    products[place]!.rows.push(row)
    return { is: 'matched', place, warning }
  }

  function matchNew(row: RowCells): Matched {
    const isKnownOnly = kind === 'prices' || options.mode === 'update'
    const isPackOfLast = last !== undefined && ofProduct.length > 0 && !says(row, ofProductOrCode)
    if (isKnownOnly) return { is: 'refused', changes: [atItsCode(row, sheet, 'unknown-code')] }
    if (isPackOfLast) return matchedAt(last!, row)
    const names = columns.filter(({ column }) => NAMES.has(column.key))
    if (names.length === 0) return { is: 'refused', changes: [atItsCode(row, sheet, 'unknown-code')] }
    if (!says(row, names)) {
      return { is: 'refused', changes: [{ field: names[0]!.column.key, before: null, after: null, code: 'missing' }] }
    }
    return matchedAt(placeOfNew(newProductKeys(row, names, sheet)), row)
  }

  return { products, take }
}

/** Rows of a new product name its id or slug alike, or its names. */
function newProductKeys(row: RowCells, names: readonly MappedColumn[], sheet: ImportSheet): NewProductKeys {
  const own = (['product_id', 'product_slug'] as const).map((key) => codeIn(row, key, sheet)).find(Boolean)
  const called = names.map((column) => foldText(shownText(row, column) ?? '').trim()).join('\n')
  const stock = codeIn(row, 'stock_code', sheet)
  return {
    own: own === undefined ? `name ${called}` : `own ${foldCode(own)}`,
    stock: stock === undefined ? null : `code ${foldCode(stock)}`,
  }
}

type Found = { ids: readonly string[]; warning: CellChange | null } | { changes: CellChange[] } | { unknown: true }

/** The products that a row's first known code names: several only where nothing but prices and availability is said. */
export function findKnown(row: RowCells, sheet: ImportSheet): Found {
  const { columns, options, kind } = sheet
  const tried = options.match === 'auto' ? IDENTIFYING : ([options.match] as Identifying[])
  const spoiled: CellChange[] = []
  let otherId: CellChange | null = null
  for (const key of tried) {
    const mapped = columns.find(({ column }) => column.key === key)
    if (!mapped || isBlankIn(row, mapped)) continue
    const read = readCell(row, mapped, sheet)
    const refused = { field: key, before: null, after: shownText(row, mapped) }
    if (!read.ok) {
      const { reason: code, suggestion } = read
      spoiled.push({ ...refused, code, ...(suggestion && { suggestion }) })
      continue
    }
    const ids = read.value === null ? [] : sheet.productsOf(key, read.value)
    if (ids.length > 1 && !(kind === 'prices' && key === 'stock_code')) {
      return { changes: [{ ...refused, after: read.value, code: 'ambiguous-code', names: [...ids] }] }
    }
    if (ids.length > 0) return { ids, warning: otherId }
    if (key === 'product_id') otherId = { ...refused, after: read.value, code: 'other-site-id' }
  }
  return spoiled.length > 0 ? { changes: spoiled } : { unknown: true }
}

const NAMES: ReadonlySet<string> = new Set(['product_name_ar', 'product_name_en'])
/** A row without a code says something by these; others may be totals. */
const TELLING: ReadonlySet<string> = new Set([...NAMES, 'type', 'type_ar', 'volume', 'volume_ar'])

function says(row: RowCells, columns: readonly MappedColumn[]): boolean {
  return columns.some((column) => !isBlankIn(row, column))
}

/** A product that rows are about; `id` is null of a new one. */
export type MatchedProduct = { id: string | null; rows: number[] }

/** By what rows of a new product are known as one: its own id, slug or names, or else a stock code that they share. */
type NewProductKeys = { own: string; stock: string | null }

/** The products that rows are about, each at its place. */
function matchedProducts() {
  const products: MatchedProduct[] = []
  const placeOfId = new Map<string, number>()
  const placeOfKey = new Map<string, number>()
  return { products, placeOfKnown, placeOfNew }

  function placeOf(places: Map<string, number>, key: string, id: string | null): number {
    const known = places.get(key)
    if (known !== undefined) return known
    places.set(key, products.length)
    return products.push({ id, rows: [] }) - 1
  }

  /** Products that a row is about together have one place: they are evaluated and written together. */
  function placeOfKnown(ids: readonly string[]): number {
    const place = placeOf(placeOfId, ids[0]!, ids[0]!)
    for (const id of ids.slice(1)) {
      const own = placeOfId.get(id)
      if (own !== undefined && own !== place) moveRows(own, place)
      placeOfId.set(id, place)
    }
    return place
  }

  function moveRows(from: number, to: number) {
    products[to]!.rows = [...products[to]!.rows, ...products[from]!.rows].toSorted((one, other) => one - other)
    products[from]!.rows = []
    for (const [id, place] of placeOfId) if (place === from) placeOfId.set(id, to)
  }

  function placeOfNew({ own, stock }: NewProductKeys): number {
    const sameStock = stock === null ? undefined : placeOfKey.get(stock)
    const place = sameStock ?? placeOf(placeOfKey, own, null)
    if (stock !== null) placeOfKey.set(stock, place)
    return place
  }
}
