import { fieldsOf, findHeadings, type HeadingTable } from './headings.ts'
import { isBlank, shownCell, type SheetCell, type SheetRow } from './sheet-file.ts'
import type { FormFields } from '#domain/fields/form-values.ts'

/** A record as a row of a sheet says it, by the names of its fields; blank cells say nothing. */
export type NamedRow = { row: number; fields: FormFields }

/** So many are saved in one transaction. */
export const MOST_NAMED_ROWS = 500

type Cells = Record<string, string>

type NamedRowsRule = {
  headings: HeadingTable<string>
  /** Fields that hold what several columns say, one a line; of any other the first column that says something counts. */
  lists?: readonly string[]
  toFields(cells: Cells): FormFields
}

/** The rows below the headings, and the headings of columns that are not known. */
export type NamedRows = { rows: NamedRow[]; unread: string[] }

/** Null if no headings are found in the first rows. */
export function readNamedRows(
  rows: readonly SheetRow[],
  { headings, lists = [], toFields }: NamedRowsRule,
): NamedRows | null {
  const found = findHeadings(rows, headings)
  if (!found) return null
  const head = rows.find(({ row }) => row === found.row)!.cells
  const names = fieldsOf(head, headings)
  const readRow = (row: readonly SheetCell[]) => {
    const cells: Cells = {}
    for (const [at, cell] of row.entries()) {
      const name = names[at]
      if (!name || isBlank(cell)) continue
      const text = shownCell(cell).trim()
      if (cells[name] === undefined) cells[name] = text
      else if (lists.includes(name)) cells[name] += `\n${text}`
    }
    return cells
  }
  return {
    rows: rows.flatMap(({ row, cells }) => {
      const named = row > found.row ? readRow(cells) : {}
      return Object.keys(named).length === 0 ? [] : [{ row, fields: toFields(named) }]
    }),
    unread: head.filter((cell, at) => !isBlank(cell) && !names[at]).map((cell) => shownCell(cell).trim()),
  }
}

/** Rows that come back from a form. */
export function sentNamedRows(sent: unknown): NamedRow[] | null {
  if (!Array.isArray(sent)) return null
  const isRow = (one: unknown): one is NamedRow =>
    typeof one === 'object' && one !== null && 'row' in one && 'fields' in one && Object(one.fields) === one.fields
  return sent.filter(isRow).slice(0, MOST_NAMED_ROWS)
}
