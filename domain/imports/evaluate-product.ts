import { isWarning, type ReasonCode, REASON_OF_PROBLEM } from './import-reasons.ts'
import {
  type RowCells,
  isBlankIn,
  isWritten,
  atItsCode,
  codeIn,
  readCell,
  shownText,
  type MappedColumn,
} from './import-sheet.ts'
import type { CellChange } from './import.ts'
import { packTargets, type PackTarget } from './pack-targets.ts'
import { draftCategory, planOf, problemsOf, type Plan } from './plan-product.ts'
import {
  type Evaluation,
  type EvaluatedProduct,
  type EvaluatedRow,
  rowBefore,
  isUnchanged,
  valueIn,
  textOf,
  type Refuse,
} from './evaluation.ts'
import { type Variant, PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import { stockKey } from '#domain/products/stock.ts'
import { areSameCosts, costsAfter, NO_COSTS, type NewPrice } from '#domain/prices/pack-price.ts'
import { readTerms } from '#domain/prices/price-terms.ts'
import type { PriceColumn } from '#domain/sheets/products/column-names.ts'
import type { SheetPack } from '#domain/sheets/products/sheet-pack.ts'
import { isNewCategory } from './new-categories.ts'
import { RECORD_LIMITS } from '#domain/fields/record-limits.ts'
import { cleanLines } from '#domain/text/clean-text.ts'

/** Says of each row what it changes, or why it is refused; those that are refused change nothing of the others. */
export function evaluateProduct(evaluation: Evaluation): EvaluatedProduct {
  const { rows, sheet, before } = evaluation
  const refused = new Map<number, CellChange[]>()
  const warned = new Map<number, CellChange[]>()
  const refuse = (row: RowCells, change: CellChange) => add(isWarning(change.code!) ? warned : refused, row.row, change)
  const targets = packTargets(rows, before?.input.variants ?? [], sheet)
  for (const { row, problem } of targets) if (problem) refuse(row, problem)
  checkCells(evaluation, targets, refuse)
  checkConflicts(evaluation, refuse)
  for (;;) {
    const going = targets.filter(({ row }) => !refused.has(row.row))
    const plan = planOf(evaluation, going, targets)
    const problems =
      going.length > 0 ? [...problemsOf(evaluation, plan, going), ...draftCategory(evaluation, plan)] : []
    if (problems.length === 0) return evaluatedRows(evaluation, plan, { targets, refused, warned })
    for (const { row, change } of problems) refuse(row, change)
  }
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const some = map.get(key)
  if (some) some.push(value)
  else map.set(key, [value])
}

type Parts = { targets: PackTarget[]; refused: Map<number, CellChange[]>; warned: Map<number, CellChange[]> }

/** What becomes of the rows, once no more of them are refused. */
function evaluatedRows(evaluation: Evaluation, plan: Plan, { targets, refused, warned }: Parts): EvaluatedProduct {
  const { before, prices, categories } = evaluation
  const newPrices = new Map<string, NewPrice>()
  let isFirst = true
  const rows = targets.map((target): EvaluatedRow => {
    const { row, pack } = target
    const refusals = refused.get(row.row)
    const warnings = warned.get(row.row) ?? []
    if (refusals) return { row: row.row, result: 'refused', changes: [...refusals, ...warnings] }
    const place = plan.packOf.get(row.row)
    const after = place === undefined ? null : (plan.input.variants[place] ?? null)
    const stood = rowBefore(evaluation, target)
    const price = priceAfter(evaluation, row, after)
    if (price) newPrices.set(stockKey(price.stockCode), price)
    const { halalas, terms } = costsAfter(prices.get(stockKey(after?.stockCode ?? '')) ?? NO_COSTS, price ?? {})
    const { categoryId } = plan.input
    const standsThen: SheetPack = {
      id: before?.id ?? '',
      product: plan.input,
      state: plan.state,
      category: categoryId === null ? null : categories.written(categoryId),
      seo: plan.seo.override,
      pack: after,
      price: halalas,
      terms,
    }
    const changes = changesOf(evaluation, { row, isNewPack: pack === 'new', stood, standsThen })
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
  const changed = [...newPrices].filter(([code, price]) => {
    const costs = prices.get(code) ?? NO_COSTS
    return !areSameCosts(costs, costsAfter(costs, price))
  })
  return {
    rows,
    fields: isGoing && plan.isWritten ? plan.fields : null,
    prices: isGoing ? changed.map(([, price]) => price) : [],
    seo: isGoing && plan.seo.fields ? { key: before?.seo?.key ?? null, fields: plan.seo.fields } : null,
  }
}

/** What a row says a pack costs; undefined where it says nothing. */
function priceAfter({ sheet, before }: Evaluation, row: RowCells, pack: Variant | null): NewPrice | undefined {
  const clears = sheet.options.empty === 'clear' && before !== null
  const said = sheet.columns.flatMap((mapped) => {
    const say = SAID_BY[mapped.column.key as PriceColumn]
    if (!say) return []
    const value = isBlankIn(row, mapped) ? (clears ? '' : null) : valueIn(row, mapped, sheet)
    return value === null ? [] : [say(value)]
  })
  const stockCode = pack?.stockCode
  return stockCode && said.length > 0 ? Object.assign({ stockCode }, ...said) : undefined
}

const SAID_BY: Record<PriceColumn, (value: string) => Omit<NewPrice, 'stockCode'>> = {
  price: (value) => ({ halalas: value === '' ? null : Math.round(Number(value) * 100) }),
  price_breaks: (value) => ({ breaks: readTerms(value).breaks }),
  group_prices: (value) => ({ groups: readTerms('', value).groups }),
}

type Standings = { row: RowCells; isNewPack: boolean; stood: SheetPack | null; standsThen: SheetPack }

function changesOf(evaluation: Evaluation, { row, isNewPack, stood, standsThen }: Standings): CellChange[] {
  const { sheet } = evaluation
  return sheet.columns.flatMap((mapped): CellChange[] => {
    if (!isWritten(mapped, sheet.kind)) return []
    const { column } = mapped
    const isNone = stood === null || (isNewPack && column.of === 'pack')
    if (!isNone && isUnchanged(mapped, row, stood, isNewPack)) return []
    const before = isNone ? null : textOf(mapped, stood, evaluation)
    const after = textOf(mapped, standsThen, evaluation)
    if (before === after || (isBlankIn(row, mapped) && sheet.options.empty === 'keep')) return []
    const isNew = column.key === 'category' && isNewCategory(standsThen.product.categoryId)
    return [{ field: column.key, before, after, ...(isNew && { isNew }) }]
  })
}

function checkCells(evaluation: Evaluation, targets: readonly PackTarget[], refuse: Refuse) {
  const { sheet } = evaluation
  const written = sheet.columns.filter((mapped) => isWritten(mapped, sheet.kind))
  const onlyRead = sheet.columns.filter((mapped) => !isWritten(mapped, sheet.kind))
  for (const target of targets) {
    const { row, pack } = target
    const standing = rowBefore(evaluation, target)
    const refuseCell = (mapped: MappedColumn, code: ReasonCode, more: Partial<CellChange> = {}) => {
      const shown =
        standing && !(pack === 'new' && mapped.column.of === 'pack') ? textOf(mapped, standing, evaluation) : null
      refuse(row, { field: mapped.column.key, before: shown, after: shownText(row, mapped), code, ...more })
    }
    for (const mapped of [...onlyRead, ...written]) {
      if (isBlankIn(row, mapped)) continue
      if (isUnchanged(mapped, row, standing, pack === 'new')) continue
      const read = readCell(row, mapped, sheet)
      if (!read.ok) {
        if (mapped.column.key === 'product_id' && pack !== 'none') continue
        const { suggestion, told } = read
        refuseCell(mapped, read.reason, { ...(suggestion !== undefined && { suggestion }), ...(told && { told }) })
      } else if (read.warning !== undefined) {
        refuseCell(mapped, read.warning)
      } else if (read.value !== null && isWritten(mapped, sheet.kind)) {
        const problem = valueProblem(evaluation, mapped, read.value)
        if (problem) refuseCell(mapped, problem)
      }
    }
    if (pack === 'new') checkNewPack(evaluation, row, refuse)
    checkPrice(evaluation, target, refuse)
  }
}

function valueProblem(
  { sheet, before, unknown = [] }: Evaluation,
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
  return rule && rule.read(value) === undefined ? (REASON_OF_PROBLEM[rule.problem.kind] ?? 'refused-value') : null
}

function checkNewPack({ before, sheet }: Evaluation, row: RowCells, refuse: Refuse) {
  if (sheet.kind === 'prices') return refuse(row, atItsCode(row, sheet, 'unknown-code'))
  if (sheet.options.mode === 'update') return refuse(row, atItsCode(row, sheet, 'unknown-code'))
  const stock = codeIn(row, 'stock_code', sheet)
  const others = stock === undefined ? [] : sheet.productsOf('stock_code', stock).filter((id) => id !== before?.id)
  if (others.length === 0) return undefined
  return refuse(row, { field: 'stock_code', before: null, after: stock!, code: 'code-taken', names: others })
}

/** A price belongs to a stock code. */
function checkPrice(evaluation: Evaluation, target: PackTarget, refuse: Refuse) {
  const { sheet, before } = evaluation
  const { row, pack } = target
  if (!sheet.columns.some((mapped) => mapped.column.needsPrices && !isBlankIn(row, mapped))) return
  const known = typeof pack === 'number' ? before?.input.variants[pack]?.stockCode : null
  if (codeIn(row, 'stock_code', sheet) === undefined && !known) {
    refuse(row, { field: 'stock_code', before: null, after: null, code: 'missing' })
  }
}

/** The rows of one product say the same of it, or nothing. */
function checkConflicts({ sheet, rows }: Evaluation, refuse: Refuse) {
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
