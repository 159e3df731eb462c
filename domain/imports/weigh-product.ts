import { checkCells, checkConflicts } from './check-cells.ts'
import { isWarning } from './import-reasons.ts'
import type { RowCells } from './import-sheet.ts'
import type { CellChange } from './import.ts'
import { packTargets } from './pack-targets.ts'
import { draftCategory, planOf, problemsOf } from './plan-product.ts'
import { weighedRows } from './weighed-rows.ts'
import type { Weighing, WeighedProduct } from './weighing.ts'

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
    const problems = going.length > 0 ? [...problemsOf(weighing, plan, going), ...draftCategory(weighing, plan)] : []
    if (problems.length === 0) return weighedRows(weighing, plan, { targets, refused, warned })
    for (const { row, change } of problems) refuse(row, change)
  }
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value) {
  const some = map.get(key)
  if (some) some.push(value)
  else map.set(key, [value])
}
