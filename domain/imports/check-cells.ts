import { PACK_COLUMNS } from '#domain/products/pack-fields.ts'
import { RECORD_LIMITS } from '#domain/records/record-limits.ts'
import { cleanLines } from '#domain/text/clean-text.ts'
import { type ReasonCode, REASON_OF_PROBLEM } from './import-reasons.ts'
import {
  atItsCode,
  codeIn,
  isBlankIn,
  isWritten,
  readCell,
  shownText,
  type MappedColumn,
  type RowCells,
} from './import-sheet.ts'
import type { CellChange } from './import.ts'
import type { PackTarget } from './pack-targets.ts'
import { type Weighing, type Refuse, rowBefore, isUnchanged, valueIn, textOf } from './weighing.ts'

/** What each cell says of itself. */
export function checkCells(weighing: Weighing, targets: readonly PackTarget[], refuse: Refuse) {
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
        const { suggestion, told } = read
        refuseCell(mapped, read.reason, { ...(suggestion !== undefined && { suggestion }), ...(told && { told }) })
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
  return rule && rule.read(value) === undefined ? (REASON_OF_PROBLEM[rule.problem.kind] ?? 'refused-value') : null
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
export function checkConflicts({ sheet, rows }: Weighing, refuse: Refuse) {
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
