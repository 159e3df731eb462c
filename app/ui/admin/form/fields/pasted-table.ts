import { foldHeading } from '#domain/sheets/headings.ts'

/**
 * The cells that a spreadsheet puts on the clipboard: rows by line ends, cells by tabs. A cell in double quotes may
 * hold line ends, tabs and, doubled, quotes; line ends become spaces. Null for what is a text and no table.
 */
export function readPastedTable(text: string): string[][] | null {
  const rows = pastedRows(text.slice(0, MOST_READ))
  while (rows.at(-1)?.every((cell) => cell === '')) rows.pop()
  const isTable = rows.length > 1 || (rows[0]?.length ?? 0) > 1
  return isTable ? rows.slice(0, MOST_ROWS) : null
}

const MOST_READ = 200_000
const MOST_ROWS = 500

/** All rows of what was pasted, also of a text that is no table. */
export function pastedRows(pasted: string): string[][] {
  const text = pasted.replaceAll('\r\n', '\n').replaceAll('\r', '\n')
  const rows: string[][] = [[]]
  let at = 0
  while (at <= text.length) {
    const { cell, end } = text.charAt(at) === '"' ? quotedCell(text, at) : plainCell(text, at)
    rows.at(-1)!.push(cell.replaceAll('\n', ' ').trim())
    if (text.charAt(end) === '\n') rows.push([])
    at = end + 1
  }
  return rows
}

function plainCell(text: string, start: number): { cell: string; end: number } {
  let end = start
  while (end < text.length && text.charAt(end) !== '\t' && text.charAt(end) !== '\n') end++
  return { cell: text.slice(start, end), end }
}

/** A quote that nothing closes is part of a plain cell: `19" rack`. */
function quotedCell(text: string, start: number): { cell: string; end: number } {
  let cell = ''
  for (let at = start + 1; at < text.length; at++) {
    if (text.charAt(at) !== '"') cell += text.charAt(at)
    else if (text.charAt(at + 1) === '"') cell += text.charAt(++at)
    else return isCellEnd(text, at + 1) ? { cell, end: at + 1 } : plainCell(text, start)
  }
  return plainCell(text, start)
}

function isCellEnd(text: string, at: number): boolean {
  return at >= text.length || text.charAt(at) === '\t' || text.charAt(at) === '\n'
}

/** The table without the row that names its columns, as a spreadsheet brings it along: at least half of it is known names. */
export function withoutHeader(table: string[][], names: readonly string[]): string[][] {
  const known = new Set(names.map(foldHeading))
  const first = table[0]?.map(foldHeading).filter((cell) => cell !== '') ?? []
  const isHeader =
    table.length > 1 && first.length > 0 && 2 * first.filter((cell) => known.has(cell)).length >= first.length
  return isHeader ? table.slice(1) : table
}

/** Rows with a pasted table laid over them from one cell on; rows that are missing are added. */
export function pasteInto(rows: readonly string[][], pasted: string[][], from: { row: number; column: number }) {
  const width = rows[0]?.length ?? 0
  const height = Math.max(rows.length, from.row + pasted.length)
  return Array.from({ length: height }, (_, row) =>
    Array.from({ length: width }, (_, column) => {
      const cells = pasted[row - from.row]
      return cells?.[column - from.column] ?? rows[row]?.[column] ?? ''
    }),
  )
}
