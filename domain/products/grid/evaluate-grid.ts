import type { Localized } from '#domain/text/locale.ts'
import { PACK_COLUMNS, type PackColumn, type Variant } from '#domain/products/pack-fields.ts'
import { packKey, stockKey } from '#domain/products/stock.ts'
import { readGridCell, saysTheSame, type GridProblem } from './grid-cells.ts'
import { isProductCell, type PackCell, type ProductCell } from './grid-fields.ts'
import { cellKey, type GridPlace, type PostedCell, type PostedProduct } from './grid-names.ts'

export type GridContent = { code: string | null; name: Localized; variants: readonly Variant[] }

export type Evaluation = {
  posted: PostedProduct
  /** What the cells were filled from; null where that is not known any more. */
  base: GridContent | null
  current: GridContent
  /** What the packs of a stock code cost now, as a text. */
  priceOf(stockCode: string | null): string
}

/** A cell that two people have changed in different ways. */
export type CellConflict = { mine: string; theirs: string }

export type Evaluated = {
  /** The fields of the product's form that say something new; packs with all of their columns. */
  fields: Record<string, string | string[]>
  prices: { place: GridPlace; stockCode: string; price: string }[]
  /** What was changed here, by cell, as it was typed. */
  mine: Record<string, string>
  problems: Record<string, GridProblem>
  conflicts: Record<string, CellConflict>
}

type Cells = Record<PackColumn, string>

/** The packs as they are to be, and where those of the form stand among them. */
type Packs = { rows: Cells[]; added: Cells; rowOf(place: GridPlace): Cells | undefined; nowOf(place: GridPlace): Cells }

/**
 * What the cells of one product come to. Cells that say what they were filled with are no change, so what others have saved
 * meanwhile stays; a cell that others have changed too, in another way, is a conflict.
 */
export function evaluateGrid(evaluation: Evaluation): Evaluated {
  const evaluated: Evaluated = { fields: {}, prices: [], mine: {}, problems: {}, conflicts: {} }
  const packs = packsOf(evaluation)
  const { cells } = evaluation.posted
  for (const cell of cells) {
    if (isProductCell(cell.field)) evaluateProductCell(evaluation, evaluated, { ...cell, field: cell.field })
    else if (cell.field !== 'price') evaluatePackCell(evaluation, evaluated, { ...cell, field: cell.field }, packs)
  }
  // A price goes by the stock code that its pack has in the end.
  for (const cell of cells) if (cell.field === 'price') evaluatePrice(evaluation, evaluated, cell, packs)
  const isAdded = Object.values(packs.added).some((text) => text !== '')
  const rows = isAdded ? [...packs.rows, packs.added] : packs.rows
  const before = evaluation.current.variants.map(cellsOf)
  if (JSON.stringify(rows) !== JSON.stringify(before)) {
    for (const { name } of PACK_COLUMNS) evaluated.fields[`${name}[]`] = rows.map((pack) => pack[name])
  }
  return evaluated
}

function evaluateProductCell(
  { base, current }: Evaluation,
  evaluated: Evaluated,
  cell: PostedCell & { field: ProductCell },
) {
  const { place, field } = cell
  const value = evaluateCell(evaluated, cell, {
    before: base ? productCell(base, field) : undefined,
    now: productCell(current, field),
  })
  if (value === '' && field !== 'code') evaluated.problems[cellKey(place, field)] = { kind: 'missing' }
  else if (value !== null) evaluated.fields[field] = value
}

type PackPosted = PostedCell & { field: PackColumn & PackCell }

function evaluatePackCell({ base }: Evaluation, evaluated: Evaluated, cell: PackPosted, packs: Packs) {
  const { place, field } = cell
  const old = place === 'new' ? null : base?.variants[place]
  const before = old === undefined ? undefined : cellsOf(old)[field]
  const pack = packs.rowOf(place)
  if (!pack) return refuseGone(evaluated, cell, before)
  const value = evaluateCell(evaluated, cell, { before, now: packs.nowOf(place)[field] })
  if (value === null) return
  pack[field] = value
  // A state is as of the day on which it is set.
  if (field === 'stock_state') pack.stock_as_of = ''
}

function evaluatePrice({ posted, priceOf }: Evaluation, evaluated: Evaluated, cell: PostedCell, packs: Packs) {
  const { place } = cell
  const pack = packs.rowOf(place)
  if (!pack) return refuseGone(evaluated, cell, posted.prices.get(place))
  const now = priceOf(packs.nowOf(place).stock_code)
  const price = evaluateCell(evaluated, cell, { before: posted.prices.get(place) ?? now, now })
  if (price === null) return
  const stockCode = pack.stock_code
  // The price of a code stays when its pack goes.
  if (price === '' && stockCode === '') return
  const isTwice = evaluated.prices.some((one) => stockKey(one.stockCode) === stockKey(stockCode) && one.price !== price)
  const kind = stockCode === '' ? 'price-without-code' : isTwice ? 'price-twice' : null
  if (kind) evaluated.problems[cellKey(place, 'price')] = { kind }
  else evaluated.prices.push({ place, stockCode, price })
}

/** What a cell is to say from now on; null where that is not changed, cannot be read, or others say something else. */
function evaluateCell(
  evaluated: Evaluated,
  { place, field, typed }: PostedCell,
  { before, now }: Versions,
): string | null {
  if (before !== undefined && saysTheSame(field, typed, before)) return null
  const key = cellKey(place, field)
  const reading = readGridCell(field, typed)
  if (reading.ok && reading.value === now) return null
  evaluated.mine[key] = typed
  if (!reading.ok) evaluated.problems[key] = reading.problem
  else if (before === now) return reading.value
  else evaluated.conflicts[key] = { mine: typed, theirs: now }
  return null
}

/** A cell of a pack that somebody else has taken away. */
function refuseGone(evaluated: Evaluated, { place, field, typed }: PostedCell, before: string | undefined) {
  if (before === undefined || saysTheSame(field, typed, before)) return
  evaluated.mine[cellKey(place, field)] = typed
  evaluated.problems[cellKey(place, field)] = { kind: 'pack-gone' }
}

function packsOf({ base, current }: Evaluation): Packs {
  const rows = current.variants.map(cellsOf)
  const now = current.variants.map(cellsOf)
  const [added, none] = [cellsOf(null), cellsOf(null)]
  const placeOf = placesIn(base, current)
  const at = <T>(all: T[], place: number) => all[placeOf(place) ?? -1]
  return {
    rows,
    added,
    rowOf: (place) => (place === 'new' ? added : at(rows, place)),
    nowOf: (place) => (place === 'new' ? none : (at(now, place) ?? none)),
  }
}

/** What a cell was filled with, undefined where that is not known any more, and what it would be filled with now. */
type Versions = { before: string | undefined; now: string }

export function productCell({ code, name }: GridContent, field: ProductCell): string {
  if (field === 'code') return code ?? ''
  return field === 'product_name_ar' ? name.ar : name.en
}

export function packCell(pack: Variant, field: Exclude<PackCell, 'price'>): string {
  return cellsOf(pack)[field]
}

function cellsOf(pack: Variant | null): Cells {
  const cells = PACK_COLUMNS.map(({ name, cellOf }) => [name, (pack && cellOf(pack)) ?? ''])
  return Object.fromEntries(cells) as Cells
}

/**
 * Where the packs of one version stand in another: by their stock codes, and those that have none, or another one by now,
 * where they stood, unless another pack stands there.
 */
function placesIn(base: GridContent | null, current: GridContent): (place: number) => number | undefined {
  if (base === null || base === current) return (place) => (place < current.variants.length ? place : undefined)
  const places = new Map(current.variants.map(({ stockCode }, place) => [packKey(stockCode, place), place]))
  const taken = new Set<number>()
  const found = base.variants.map(({ stockCode }, place) => {
    const at = stockCode ? places.get(packKey(stockCode, place)) : undefined
    if (at !== undefined) taken.add(at)
    return at
  })
  return (place) => {
    if (place >= base.variants.length) return undefined
    if (found[place] !== undefined) return found[place]
    return place < current.variants.length && !taken.has(place) ? place : undefined
  }
}
