import { useEffect, useRef } from 'react'
import type { Row } from '#app/ui/admin/form/fields/use-rows.ts'

const MOST_KEPT = 200

/** What was done to rows, to be taken back and done again; what is typed into one cell is one step. */
export function useLineHistory(rows: Row[], restore: (rows: Row[]) => void) {
  const seen = useRef(rows)
  const cell = useRef('')
  const past = useRef<Row[][]>([])
  const future = useRef<Row[][]>([])
  useEffect(() => {
    const before = seen.current
    seen.current = rows
    const changed = before === rows ? '' : changedCell(before, rows)
    if (changed === '' || (changed !== null && changed === cell.current)) return
    cell.current = changed ?? ''
    past.current = [...past.current, before].slice(-MOST_KEPT)
    future.current = []
  }, [rows])
  const go = (from: typeof past, to: typeof past) => {
    const wanted = from.current.at(-1)
    if (!wanted) return
    from.current = from.current.slice(0, -1)
    to.current = [...to.current, seen.current]
    seen.current = wanted
    cell.current = ''
    restore(wanted)
  }
  return { undo: () => go(past, future), redo: () => go(future, past) }
}

/** The only cell in which they differ; '' where they differ in none, null where they do in more. */
function changedCell(before: readonly Row[], after: readonly Row[]): string | null {
  if (before.length !== after.length) return null
  const cells: string[] = []
  for (const [place, { id, cells: texts }] of after.entries()) {
    const was = before[place]!
    if (was.id !== id) return null
    if (was.cells === texts) continue
    for (const [column, text] of texts.entries()) if (was.cells[column] !== text) cells.push(`${id} ${column}`)
  }
  return cells.length > 1 ? null : (cells[0] ?? '')
}
