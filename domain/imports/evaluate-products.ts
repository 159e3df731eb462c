import type { CellChange } from './import.ts'
import type { ImportSheet, RowCells } from './import-sheet.ts'
import { findKnown } from './match-rows.ts'
import type { EvaluatedProduct, EvaluatedRow } from './evaluation.ts'

type Matched = { id: string | null; rows: readonly RowCells[] }

/** The products that some rows are about, each with its own of them: most times one. */
export function productsOfRows({ id, rows }: Matched, sheet: ImportSheet): Matched[] {
  if (sheet.kind !== 'prices' || id === null) return [{ id, rows }]
  const byId = new Map<string, RowCells[]>()
  for (const row of rows) {
    const found = findKnown(row, sheet)
    for (const one of 'ids' in found ? found.ids : [id]) {
      const own = byId.get(one)
      if (own) own.push(row)
      else byId.set(one, [row])
    }
  }
  return [...byId].map(([one, own]) => ({ id: one, rows: own }))
}

/** What becomes of rows and of each of their products: a row that one product refuses changes nothing of the others. */
export function evaluateTogether<Part extends Matched>(
  parts: readonly Part[],
  evaluate: (part: Part) => EvaluatedProduct,
) {
  const first = parts.map((part) => ({ id: part.id, answer: evaluate(part) }))
  if (parts.length === 1) return { rows: first[0]!.answer.rows, parts: first }
  const refused = new Map(first.flatMap(({ answer }) => answer.rows.filter(isRefused)).map((row) => [row.row, row]))
  const going = (part: Part) => part.rows.filter(({ row }) => !refused.has(row))
  const again =
    refused.size === 0
      ? first
      : parts.map((part) => ({ id: part.id, answer: evaluate({ ...part, rows: going(part) }) }))
  const byRow = Map.groupBy(
    again.flatMap(({ answer }) => answer.rows),
    ({ row }) => row,
  )
  const rows = [...refused.values(), ...[...byRow.values()].map(together)]
  return { rows: rows.toSorted((one, other) => one.row - other.row), parts: again }
}

function isRefused({ result }: EvaluatedRow): boolean {
  return result === 'refused'
}

/** One row of several products: it changes something where it does so in one of them. */
function together(some: EvaluatedRow[]): EvaluatedRow {
  const changes = new Map<string, CellChange>()
  for (const change of some.flatMap((row) => row.changes)) {
    if (!changes.has(change.field)) changes.set(change.field, change)
  }
  const telling = some.find(isRefused) ?? some.find(({ result }) => result !== 'unchanged') ?? some[0]!
  return { ...telling, changes: isRefused(telling) ? telling.changes : [...changes.values()] }
}
