import { fieldsOf, findHeadings, type HeadingTable } from './headings.ts'
import { isBlank, shownCell, type SheetRow } from './sheet-file.ts'
import type { FormFields } from '#domain/messages/message-form.ts'

/** A record as a row of a sheet says it, by the names of its fields; blank cells say nothing. */
export type NamedRow = { row: number; fields: FormFields }

/** So many are saved in one transaction. */
export const MOST_NAMED_ROWS = 500

type Said = Record<string, string>

/** The rows below the headings; null if no headings are found in the first rows. */
export function readNamedRows(
  rows: readonly SheetRow[],
  table: HeadingTable<string>,
  toFields: (said: Said) => FormFields,
): NamedRow[] | null {
  const found = findHeadings(rows, table)
  if (!found) return null
  const names = fieldsOf(rows.find(({ row }) => row === found.row)!.cells, table)
  return rows.flatMap(({ row, cells }) => {
    if (row <= found.row) return []
    const said = cells.flatMap((cell, at) => (names[at] && !isBlank(cell) ? [[names[at], shownCell(cell).trim()]] : []))
    return said.length === 0 ? [] : [{ row, fields: toFields(Object.fromEntries(said) as Said) }]
  })
}

/** Rows that come back from a form. */
export function sentNamedRows(sent: unknown): NamedRow[] | null {
  if (!Array.isArray(sent)) return null
  const isRow = (one: unknown): one is NamedRow =>
    typeof one === 'object' && one !== null && 'row' in one && 'fields' in one && Object(one.fields) === one.fields
  return sent.filter(isRow).slice(0, MOST_NAMED_ROWS)
}
