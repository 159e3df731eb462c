import type { FormFields } from '#domain/messages/message-form.ts'
import { fieldsOf, findHeadings, type HeadingTable } from '#domain/sheets/headings.ts'
import { isBlank, shownCell, type SheetRow } from '#domain/sheets/sheet-file.ts'
import { inItsScript } from './customer.ts'

/** A customer as a row of a sheet says it; blank cells say nothing. */
export type CustomerRow = { row: number; fields: FormFields }

/** So many are saved in one transaction. */
export const MOST_CUSTOMER_ROWS = 500

/** The rows below the headings; null where none of the first rows has any. */
export function readCustomerRows(rows: readonly SheetRow[], table: HeadingTable<string>): CustomerRow[] | null {
  const found = findHeadings(rows, table)
  if (!found) return null
  const names = fieldsOf(rows.find(({ row }) => row === found.row)!.cells, table)
  return rows.flatMap(({ row, cells }) => {
    if (row <= found.row) return []
    const said = cells.flatMap((cell, at) => (names[at] && !isBlank(cell) ? [[names[at], shownCell(cell).trim()]] : []))
    return said.length === 0 ? [] : [{ row, fields: inScripts(Object.fromEntries(said) as Record<string, string>) }]
  })
}

/** Rows that come back from a form. */
export function sentCustomerRows(sent: unknown): CustomerRow[] | null {
  if (!Array.isArray(sent)) return null
  const isRow = (one: unknown): one is CustomerRow =>
    typeof one === 'object' && one !== null && 'row' in one && 'fields' in one && Object(one.fields) === one.fields
  return sent.filter(isRow).slice(0, MOST_CUSTOMER_ROWS)
}

/** A name without a language is of the language that it is written in. */
function inScripts({ name, company, ...fields }: Record<string, string>): FormFields {
  const named = (key: string, text = '') => {
    const { ar, en } = inItsScript(text)
    return { ...(ar && { [`${key}_ar`]: ar }), ...(en && { [`${key}_en`]: en }) }
  }
  return { ...named('name', name), ...named('company', company), ...fields }
}
