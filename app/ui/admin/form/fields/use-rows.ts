import { arrayMove } from '@dnd-kit/sortable'
import { useMemo, useState, type Dispatch, type SetStateAction } from 'react'
import { cellName } from '#domain/fields/rows-kind.ts'
import { useLocale } from '#app/locale.ts'
import type { FormValues } from '#app/ui/admin/form/form-values.ts'
import { useRecordForm } from '#app/ui/admin/form/record-form-context.ts'

/** One row of a table of fields. Its id stays with it while it moves. */
export type Row = { id: string; cells: string[] }

let made = 0

/** The rows of a table, which the form has as one list for each column; at least so many of them to begin with. */
export function useRows(start: FormValues, names: readonly string[], least = 1) {
  const [rows, setRows] = useState(() => rowsIn(start, names, least))
  const acts = useMemo(() => actsOn(setRows, names), [names])
  return { rows, acts, ...acts }
}

export type RowActs = ReturnType<typeof actsOn>

/** What is done to them: the same functions for as long as the columns are the same. */
function actsOn(setRows: Dispatch<SetStateAction<Row[]>>, names: readonly string[]) {
  return {
    /** All cells again; a row keeps its id by its place. */
    replace: (cells: string[][]) =>
      setRows((all) => cells.map((row, index) => ({ ...(all[index] ?? newRow(names)), cells: row }))),
    /** Other cells of one row. */
    put: (id: string, cells: string[]) => setRows((all) => all.map((row) => (row.id === id ? { ...row, cells } : row))),
    /** Rows as they were, with their ids. */
    restore: (rows: Row[]) => setRows(rows),
    write: (id: string, column: number, text: string) =>
      setRows((all) => all.map((row) => (row.id === id ? { ...row, cells: row.cells.with(column, text) } : row))),
    remove: (id: string) => setRows((all) => all.filter((row) => row.id !== id)),
    move: (from: number, to: number) => setRows((all) => arrayMove(all, from, to)),
    /** Answers the id of the new row. */
    append: (cells?: string[]) => {
      const row = newRow(names, cells)
      setRows((all) => [...all, row])
      return row.id
    },
    /** The same row once more, behind it; answers the id of the copy. */
    copy: (id: string) => {
      const row = newRow(names)
      setRows((all) => all.flatMap((one) => (one.id === id ? [one, { ...row, cells: one.cells }] : one)))
      return row.id
    },
  }
}

/** As many rows as the longest column has cells. */
export function rowsIn(values: FormValues, names: readonly string[], least = 1): Row[] {
  const columns = names.map((name) => values[name] ?? [])
  const count = Math.max(least, ...columns.map((column) => column.length))
  return Array.from({ length: count }, (_, row) => ({
    id: `row-${row}`,
    cells: columns.map((column) => column[row] ?? ''),
  }))
}

function newRow(names: readonly string[], cells = names.map(() => '')): Row {
  return { id: `new-${++made}`, cells }
}

/** What is wrong with a cell stays with its row, wherever that is moved; the server counts the rows as they were sent. */
export function useCellProblems(rows: readonly Row[]) {
  const { errors } = useRecordForm()
  const locale = useLocale()
  const [sent, setSent] = useState({ errors, rows })
  if (sent.errors !== errors) setSent({ errors, rows })
  const isSound = Object.keys(errors).length === 0
  return ({ id }: Row, name: string) => {
    if (isSound) return undefined
    const place = sent.rows.findIndex((row) => row.id === id)
    return errors[cellName(name.slice(0, -'[]'.length), place)]?.[locale]
  }
}
