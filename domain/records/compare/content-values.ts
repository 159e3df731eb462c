import type { Row } from './compare-rows.ts'

/** A value of a content as a text; lists and records have readers of their own. */
export function textOf(value: unknown): string {
  if (typeof value === 'string') return value
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : ''
}

/** A list of texts; one text is a list of itself. */
export function textsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value]
  return list.map(textOf).filter((text, at) => Array.isArray(value) || text !== '' || at > 0)
}

/** A list of records as rows; a record alone as a row for each of its names. */
export function rowsOf(value: unknown): Row[] {
  if (Array.isArray(value)) return value.map((row) => cellsOf(row))
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).map(([key, cell]) => ({ key, value: cellText(cell) }))
}

function cellsOf(row: unknown): Row {
  if (typeof row !== 'object' || row === null) return { value: cellText(row) }
  return Object.fromEntries(Object.entries(row).map(([name, cell]) => [name, cellText(cell)]))
}

function cellText(cell: unknown): string {
  return typeof cell === 'object' && cell !== null ? JSON.stringify(cell) : textOf(cell)
}
