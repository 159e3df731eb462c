import type { Variant } from '#domain/products/pack-fields.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { SheetPack } from '#domain/sheets/products/sheet-pack.ts'
import { isBlankIn, isWritten, type RowCells } from './import-sheet.ts'
import { isNewCategory } from './new-categories.ts'
import type { CellChange } from './import.ts'
import type { PackTarget } from './pack-targets.ts'
import type { Plan } from './plan-product.ts'
import {
  type Weighing,
  type WeighedRow,
  type WeighedProduct,
  rowBefore,
  isUnchanged,
  valueIn,
  textOf,
} from './weighing.ts'

type Parts = { targets: PackTarget[]; refused: Map<number, CellChange[]>; warned: Map<number, CellChange[]> }

/** What becomes of the rows, once no more of them are refused. */
export function weighedRows(weighing: Weighing, plan: Plan, { targets, refused, warned }: Parts): WeighedProduct {
  const { before, prices, categories } = weighing
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
      category: categoryId === null ? null : categories.written(categoryId),
      seo: plan.seo.override,
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
    seo: isGoing && plan.seo.fields ? { key: before?.seo?.key ?? null, fields: plan.seo.fields } : null,
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
    const isNew = column.key === 'category' && isNewCategory(standsThen.product.categoryId)
    return [{ field: column.key, before, after, ...(isNew && { isNew }) }]
  })
}
