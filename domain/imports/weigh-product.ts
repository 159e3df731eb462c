import type { FormFields } from '../messages/message-form.ts'
import { stockKey } from '../products/stock.ts'
import { PACK_COLUMNS, type Variant } from '../products/pack-fields.ts'
import { BLANK_PRODUCT, readProductForm } from '../products/product-record.ts'
import type { Product, ProductInput } from '../products/product.ts'
import { RECORD_LIMITS } from '../records/record-limits.ts'
import type { RecordProblem } from '../records/record-form.ts'
import { slugify } from '../records/slug.ts'
import { cleanLines } from '../text/clean-text.ts'
import type { Locale, Localized } from '../text/locale.ts'
import type { ColumnKey } from '../sheets/products/column-names.ts'
import { brokenCell } from '../sheets/cell-reading.ts'
import { isAsWritten } from '../sheets/products/columns.ts'
import type { SheetPack, SheetState } from '../sheets/products/sheet-pack.ts'
import type { CellChange } from './import.ts'
import { isWarning, type ReasonCode } from './import-reasons.ts'
import type { RowResult } from './import-state.ts'
import {
  atItsCode,
  cellOf,
  codeIn,
  isBlankIn,
  isWritten,
  readCell,
  shownText,
  type ImportSheet,
  type MappedColumn,
  type RowCells,
} from './import-sheet.ts'
import { packTargets, type PackTarget } from './pack-targets.ts'

/** A product as it stands, with the prices of its packs by their folded codes, in halalas. */
export type StandingProduct = { id: string; product: Product; input: ProductInput; state: SheetState }

export type Weighing = {
  /** Null of a new one. */
  before: StandingProduct | null
  rows: readonly RowCells[]
  sheet: ImportSheet
  /** Halalas by folded code; null where there is none. */
  prices: ReadonlyMap<string, number | null>
  /** How sheets write a category. */
  categoryOf(id: string): Localized | null
  locale: Locale
  /** Columns that name a file that is not there. */
  unknown?: readonly ColumnKey[]
}

export type WeighedRow = { row: number; result: RowResult; changes: CellChange[] }

/** What becomes of a product and of its rows. `fields` is null where nothing of it is written but prices. */
export type WeighedProduct = {
  rows: WeighedRow[]
  fields: FormFields | null
  prices: { stockCode: string; halalas: number | null }[]
}

type Said = { mapped: MappedColumn; value: string; rows: RowCells[] }

/** Says of each row what it changes, or why it is refused; those that are refused change nothing of the others. */
export function weighProduct(weighing: Weighing): WeighedProduct {
  const { rows, sheet, before } = weighing
  const refused = new Map<number, CellChange[]>()
  const warned = new Map<number, CellChange[]>()
  const refuse = (row: RowCells, change: CellChange) => add(isWarning(change.code!) ? warned : refused, row.row, change)
  const targets = packTargets(rows, before?.input.variants ?? [], sheet)
  for (const { row, problem } of targets) if (problem) refuse(row, problem)
  checkCells(weighing, targets, refuse)
  checkConflicts(weighing, refuse)
  for (;;) {
    const going = targets.filter(({ row }) => !refused.has(row.row))
    const plan = planOf(weighing, going, targets)
    const problems = going.length > 0 ? problemsOf(weighing, plan, going) : []
    if (problems.length === 0) return answer(weighing, plan, { targets, refused, warned })
    for (const { row, change } of problems) refuse(row, change)
  }
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const some = map.get(key)
  if (some) some.push(value)
  else map.set(key, [value])
}

type Refuse = (row: RowCells, change: CellChange) => void

/** What a row stood as, with the pack that it is about. */
function rowBefore({ before, prices, categoryOf }: Weighing, { pack }: PackTarget): SheetPack | null {
  if (!before) return null
  const variant = typeof pack === 'number' ? (before.input.variants[pack] ?? null) : null
  const price = variant?.stockCode ? (prices.get(stockKey(variant.stockCode)) ?? null) : null
  const { id, input, state } = before
  const category = input.categoryId === null ? null : categoryOf(input.categoryId)
  return { id, product: input, state, category, seo: null, pack: variant, price }
}

function isUnchanged(mapped: MappedColumn, row: RowCells, standing: SheetPack | null, isNewPack: boolean): boolean {
  if (standing === null || (isNewPack && mapped.column.of === 'pack')) return false
  // A formula without a value looks blank, and is not.
  const cell = cellOf(row, mapped)
  return brokenCell(cell) === null && isAsWritten(mapped.column, cell, standing)
}

/** What each cell says of itself. */
function checkCells(weighing: Weighing, targets: readonly PackTarget[], refuse: Refuse) {
  const { sheet } = weighing
  const written = sheet.columns.filter((mapped) => isWritten(mapped, sheet.kind))
  const onlyRead = sheet.columns.filter((mapped) => !isWritten(mapped, sheet.kind))
  for (const target of targets) {
    const { row, pack } = target
    const standing = rowBefore(weighing, target)
    const refuseCell = (mapped: MappedColumn, code: ReasonCode, more: Partial<CellChange> = {}) => {
      const shown =
        standing && !(pack === 'new' && mapped.column.of === 'pack') ? textOf(mapped, standing, weighing) : null
      refuse(row, { field: mapped.column.key, before: shown, after: shownText(row, mapped), code, ...more })
    }
    for (const mapped of [...onlyRead, ...written]) {
      if (isBlankIn(row, mapped)) continue
      if (isUnchanged(mapped, row, standing, pack === 'new')) continue
      const read = readCell(row, mapped, sheet)
      if (!read.ok) {
        if (mapped.column.key === 'product_id' && pack !== 'none') continue
        refuseCell(mapped, read.reason, read.suggestion === undefined ? {} : { suggestion: read.suggestion })
      } else if (read.warning !== undefined) {
        refuseCell(mapped, read.warning)
      } else if (read.value !== null && isWritten(mapped, sheet.kind)) {
        const problem = valueProblem(weighing, mapped, read.value)
        if (problem) refuseCell(mapped, problem)
      }
    }
    if (pack === 'new') checkNewPack(weighing, row, refuse)
    checkPrice(weighing, target, refuse)
  }
}

function valueProblem(
  { sheet, before, unknown = [] }: Weighing,
  { column }: MappedColumn,
  value: string,
): ReasonCode | null {
  const { options, reading, productsOf } = sheet
  if (unknown.includes(column.key)) return 'unknown-picture'
  if (column.key === 'product_slug') {
    return productsOf('product_slug', value).some((id) => id !== before?.id) ? 'slug-taken' : null
  }
  if ((column.key === 'brand' || column.key === 'brand_ar') && options.new_brands === 'refuse') {
    return reading.brand(value) ? null : 'unknown-brand'
  }
  const ofPack = PACK_COLUMNS.find(({ name }) => name === column.key)
  if (!ofPack) return null
  if (value.length > RECORD_LIMITS.cell) return 'too-long'
  const { rule } = ofPack
  return rule && rule.read(value) === undefined ? (CODES[rule.problem.kind] ?? 'refused-value') : null
}

function checkNewPack({ before, sheet }: Weighing, row: RowCells, refuse: Refuse) {
  if (sheet.kind === 'prices') return refuse(row, atItsCode(row, sheet, 'unknown-code'))
  if (sheet.options.mode === 'update') return refuse(row, atItsCode(row, sheet, 'unknown-code'))
  const stock = codeIn(row, 'stock_code', sheet)
  const others = stock === undefined ? [] : sheet.productsOf('stock_code', stock).filter((id) => id !== before?.id)
  if (others.length === 0) return undefined
  return refuse(row, { field: 'stock_code', before: null, after: stock!, code: 'code-taken', names: others })
}

/** A price belongs to a stock code. */
function checkPrice(weighing: Weighing, target: PackTarget, refuse: Refuse) {
  const { sheet, before } = weighing
  const { row, pack } = target
  const mapped = sheet.columns.find(({ column }) => column.key === 'price')
  if (!mapped || isBlankIn(row, mapped)) return
  const known = typeof pack === 'number' ? before?.input.variants[pack]?.stockCode : null
  if (codeIn(row, 'stock_code', sheet) === undefined && !known) {
    refuse(row, { field: 'stock_code', before: null, after: null, code: 'missing' })
  }
}

/** The rows of one product say the same of it, or nothing. */
function checkConflicts({ sheet, rows }: Weighing, refuse: Refuse) {
  for (const mapped of sheet.columns) {
    const { column } = mapped
    if (column.of !== 'product' || !isWritten(mapped, sheet.kind)) continue
    let first: { row: number; text: string; value: string | null } | undefined
    for (const row of rows) {
      const shown = shownText(row, mapped)
      if (shown === null) continue
      const text = cleanLines(shown)
      if (first === undefined) first = { row: row.row, text, value: valueIn(row, mapped, sheet) }
      else if (text !== first.text && (first.value === null || valueIn(row, mapped, sheet) !== first.value)) {
        refuse(row, { field: column.key, before: first.text, after: shown, code: 'conflicting-rows', row: first.row })
      }
    }
  }
}

function valueIn(row: RowCells, mapped: MappedColumn, sheet: ImportSheet): string | null {
  const read = readCell(row, mapped, sheet)
  return read.ok ? read.value : null
}

type Plan = {
  fields: FormFields
  input: ProductInput
  state: SheetState
  said: Said[]
  problems: Record<string, RecordProblem>
  isWritten: boolean
  /** Where each row's pack stands afterwards. */
  packOf: Map<number, number>
  removed: Variant[]
}

/** What the rows that go say of the product, as its form would. */
function planOf(weighing: Weighing, going: readonly PackTarget[], all: readonly PackTarget[]): Plan {
  const { before, sheet } = weighing
  const said = saidOfProduct(weighing, going)
  const fields: Record<string, string> = {}
  for (const { mapped, value } of said) fields[mapped.column.field] = value
  const { state: stateSaid, ...others } = fields
  const packs = packsAfter(weighing, going, all)
  const isNew = before === null
  const state = (stateSaid as SheetState | undefined) ?? before?.state ?? sheet.options.state
  const given: Record<string, unknown> = { ...others, ...packs.fields }
  if (isNew) {
    given['intent'] = state === 'published' ? 'publish' : 'draft'
    if (!given['product_slug'] && state === 'published')
      given['product_slug'] = slugify(others['product_name_en'] ?? '')
  } else if (stateSaid !== undefined && stateSaid !== before.state) given['state'] = stateSaid
  const isDraft = state === 'draft'
  const { input: read, problems } = readProductForm(given, before?.product ?? null, isDraft)
  const merged = { ...(before?.input ?? BLANK_PRODUCT), ...read }
  const brand = read.brand && (sheet.reading.brand(merged.brand.en) ?? sheet.reading.brand(merged.brand.ar))
  return {
    fields: given,
    input: brand ? { ...merged, brand } : merged,
    state,
    said,
    problems,
    isWritten: isNew || Object.keys(given).length > 0,
    packOf: packs.packOf,
    removed: packs.removed,
  }
}

function saidOfProduct(weighing: Weighing, going: readonly PackTarget[]): Said[] {
  const { sheet, before } = weighing
  const said: Said[] = []
  for (const mapped of sheet.columns) {
    const { column } = mapped
    if (column.of !== 'product' || !isWritten(mapped, sheet.kind)) continue
    const filled = going.filter(({ row }) => !isBlankIn(row, mapped))
    const standing = going[0] ? rowBefore(weighing, going[0]) : null
    const isSame = filled.every(({ row }) => isUnchanged(mapped, row, standing, false))
    if (filled.length === 0) {
      const clears = sheet.options.empty === 'clear' && before !== null && going.length > 0
      if (clears && standing && column.write(standing, 'en') !== null) {
        said.push({ mapped, value: '', rows: going.map(({ row }) => row) })
      }
    } else if (!isSame) {
      const value = valueIn(filled[0]!.row, mapped, sheet)
      if (value !== null) said.push({ mapped, value, rows: filled.map(({ row }) => row) })
    }
  }
  return said
}

/** The whole table of packs, where a row changes it. */
function packsAfter(weighing: Weighing, going: readonly PackTarget[], all: readonly PackTarget[]) {
  const { before, sheet } = weighing
  const standing = before?.input.variants ?? []
  const cells = standing.map((pack) => PACK_COLUMNS.map(({ cellOf: of }) => of(pack) ?? ''))
  const written = sheet.columns.filter((mapped) => mapped.column.of === 'pack' && isWritten(mapped, sheet.kind))
  const packOf = new Map<number, number>()
  let isChanged = false
  for (const target of going) {
    const { row, pack } = target
    if (pack === 'none') continue
    const at = pack === 'new' ? cells.push(PACK_COLUMNS.map(() => '')) - 1 : pack
    isChanged ||= pack === 'new'
    packOf.set(row.row, at)
    const stood = rowBefore(weighing, target)
    for (const mapped of written) {
      const place = PACK_COLUMNS.findIndex(({ name }) => name === mapped.column.key)
      if (place < 0) continue
      const isBlank = isBlankIn(row, mapped)
      if (isBlank ? sheet.options.empty === 'keep' : isUnchanged(mapped, row, stood, pack === 'new')) continue
      const value = isBlank ? '' : valueIn(row, mapped, sheet)
      if (value === null || cells[at]![place] === value) continue
      cells[at]![place] = value
      isChanged = true
    }
  }
  const named = new Set(all.map(({ pack }) => pack))
  const isReplaced =
    sheet.kind === 'products' && sheet.options.packs === 'replace' && all.some(({ pack }) => pack !== 'none')
  const gone = isReplaced ? standing.flatMap((_, at) => (named.has(at) ? [] : [at])) : []
  if (gone.length === 0 && !isChanged) return { fields: {}, packOf, removed: [] }
  const isGone = new Set(gone)
  const kept = cells.filter((_, at) => !isGone.has(at))
  const placeOf = new Map([...cells.keys()].filter((at) => !isGone.has(at)).map((at, place) => [at, place]))
  const fields = Object.fromEntries(PACK_COLUMNS.map(({ name }, at) => [`${name}[]`, kept.map((pack) => pack[at]!)]))
  return {
    fields,
    packOf: new Map([...packOf].map(([row, at]) => [row, placeOf.get(at)!])),
    removed: gone.map((at) => standing[at]!),
  }
}

const CODES: Partial<Record<RecordProblem['kind'], ReasonCode>> = {
  missing: 'missing',
  'too-long': 'too-long',
  'out-of-range': 'out-of-range',
  'not-a-number': 'not-a-number',
  'not-a-whole-number': 'not-whole',
}

/** What the form refuses, at the rows that say it; what nobody says, all of them lack. */
function problemsOf({ sheet }: Weighing, plan: Plan, going: readonly PackTarget[]) {
  return Object.entries(plan.problems).flatMap(([name, problem]) => {
    const saying = plan.said.find(({ mapped: { column } }) => column.field === name)
    const mapped = sheet.columns.find(({ column }) => column.field === name || column.field === `${name}[]`)
    if (problem.kind === 'too-many' && name === 'stock_code') {
      const added = going.filter(({ pack }) => pack === 'new')
      return added.map(({ row }) => ({ row, change: atItsCode(row, sheet, 'too-many-packs') }))
    }
    const rows = saying?.rows ?? going.map(({ row }) => row)
    const code = CODES[problem.kind] ?? 'refused-value'
    return rows.map((row) => ({
      row,
      change: mapped
        ? { field: mapped.column.key, before: null, after: shownText(row, mapped), code, problem }
        : { ...atItsCode(row, sheet, code), problem, ...fieldOf(name) },
    }))
  })
}

/** A name that the form lacks and the sheet has no column for. */
function fieldOf(name: string): Partial<CellChange> {
  const field = name === 'category_id' ? 'category' : name
  return name in NAMED || name === 'category_id' ? { field: field as CellChange['field'], after: null } : {}
}
const NAMED = { product_name_ar: 1, product_name_en: 1, product_slug: 1 }

type Parts = { targets: PackTarget[]; refused: Map<number, CellChange[]>; warned: Map<number, CellChange[]> }

function answer(weighing: Weighing, plan: Plan, { targets, refused, warned }: Parts): WeighedProduct {
  const { before, prices, categoryOf } = weighing
  const newPrices = new Map<string, { stockCode: string; halalas: number | null }>()
  let isFirst = true
  const rows = targets.map((target): WeighedRow => {
    const { row, pack } = target
    const refusals = refused.get(row.row)
    const warnings = warned.get(row.row) ?? []
    if (refusals) return { row: row.row, result: 'refused', changes: [...refusals, ...warnings] }
    const place = plan.packOf.get(row.row)
    const after = place === undefined ? null : (plan.input.variants[place] ?? null)
    const stood = rowBefore(weighing, target)
    const price = priceAfter(weighing, row, after)
    if (price) newPrices.set(stockKey(price.stockCode), price)
    const { categoryId } = plan.input
    const standsThen: SheetPack = {
      id: before?.id ?? '',
      product: plan.input,
      state: plan.state,
      category: categoryId === null ? null : categoryOf(categoryId),
      seo: null,
      pack: after,
      price: price ? price.halalas : after?.stockCode ? (prices.get(stockKey(after.stockCode)) ?? null) : null,
    }
    const changes = changesOf(weighing, { row, isNewPack: pack === 'new', stood, standsThen })
    for (const warning of warnings) {
      const at = changes.findIndex(({ field }) => field === warning.field)
      if (at >= 0) changes[at] = { ...changes[at]!, ...warning, before: changes[at]!.before, after: changes[at]!.after }
      else changes.push(warning)
    }
    if (isFirst) {
      isFirst = false
      for (const { stockCode, productCode } of plan.removed) {
        changes.push({ field: 'stock_code', before: stockCode ?? productCode ?? '–', after: null, isRemoved: true })
      }
    }
    const isAdded = before === null || pack === 'new'
    const isChanged = changes.some((one) => one.before !== one.after || one.isRemoved)
    return { row: row.row, result: isAdded ? 'added' : isChanged ? 'changed' : 'unchanged', changes }
  })
  const isGoing = rows.some(({ result }) => result !== 'refused')
  const changed = [...newPrices].filter(([code, { halalas }]) => (prices.get(code) ?? null) !== halalas)
  return {
    rows,
    fields: isGoing && plan.isWritten ? plan.fields : null,
    prices: isGoing ? changed.map(([, price]) => price) : [],
  }
}

/** What a row says a pack costs; undefined where it says nothing. */
function priceAfter({ sheet, before }: Weighing, row: RowCells, pack: Variant | null) {
  const mapped = sheet.columns.find(({ column }) => column.key === 'price')
  const stockCode = pack?.stockCode
  if (!mapped || !stockCode) return undefined
  if (isBlankIn(row, mapped)) {
    return sheet.options.empty === 'clear' && before !== null ? { stockCode, halalas: null } : undefined
  }
  const value = valueIn(row, mapped, sheet)
  return value === null ? undefined : { stockCode, halalas: Math.round(Number(value) * 100) }
}

type Standings = { row: RowCells; isNewPack: boolean; stood: SheetPack | null; standsThen: SheetPack }

function changesOf(weighing: Weighing, { row, isNewPack, stood, standsThen }: Standings): CellChange[] {
  const { sheet } = weighing
  return sheet.columns.flatMap((mapped): CellChange[] => {
    if (!isWritten(mapped, sheet.kind)) return []
    const { column } = mapped
    const isNone = stood === null || (isNewPack && column.of === 'pack')
    if (!isNone && isUnchanged(mapped, row, stood, isNewPack)) return []
    const before = isNone ? null : textOf(mapped, stood, weighing)
    const after = textOf(mapped, standsThen, weighing)
    if (before === after || (isBlankIn(row, mapped) && sheet.options.empty === 'keep')) return []
    return [{ field: column.key, before, after }]
  })
}

/** As an export writes it; numbers of money with both decimals. */
function textOf({ column }: MappedColumn, standing: SheetPack, { locale }: Weighing): string | null {
  const value = column.write(standing, locale)
  if (value === null || value === '') return null
  return column.key === 'price' ? Number(value).toFixed(2) : String(value)
}
