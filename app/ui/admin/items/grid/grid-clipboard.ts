import { toLatinDigits } from '#domain/text/fold.ts'
import type { Range, Spot } from './grid-moves.ts'

/** What a row of the grid takes: a row for a new pack is none among the others. */
export type RowKind = { isNew: boolean; takes: readonly boolean[] }
export type Write = Spot & { text: string }
type Pasting = {
  writes: Write[]
  /** The rows that found no room, whole, as they were pasted. */
  rest: string[][]
}

/** Cells as spreadsheets put them on the clipboard: what holds tabs, line ends or quotes stands in quotes. */
export function clipboardText(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map(quoted).join('\t')).join('\r\n')
}

function quoted(text: string): string {
  return /["\t\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

type Laying = {
  rows: readonly RowKind[]
  range: Range
  /** What a cell says now. */
  textOf(spot: Spot): string
}

/**
 * Lays a pasted table over the grid. Rows for new packs are passed over, as they are when rows are copied; a paste that begins
 * in one is for that row alone. One cell fills the whole range. A row with a cell that finds no place is left as it came.
 */
export function layPasted(table: string[][], laying: Laying): Pasting {
  const { rows, range } = laying
  const [only] = table.length === 1 && table[0]!.length === 1 ? table[0]! : []
  if (only !== undefined) return { writes: fillOf(rows, range, only), rest: [] }
  const at = placesFrom(rows, range.top)
  const writes: Write[] = []
  const rest: string[][] = []
  // What the product of the row at hand says in each column, of what it has once.
  const said = new Map<number, string>()
  for (const [index, cells] of table.entries()) {
    const row = at[index]
    const own = row === undefined ? null : writesOf(cells, row, laying, said)
    if (own) writes.push(...own)
    else rest.push(cells)
  }
  return { writes, rest }
}

function placesFrom(rows: readonly RowKind[], top: number): number[] {
  if (rows[top]?.isNew) return [top]
  return rows.map((_, row) => row).filter((row) => row >= top && !rows[row]!.isNew)
}

/** Null where one of the cells has no place: a row is pasted whole or stays whole. */
function writesOf(cells: readonly string[], row: number, laying: Laying, said: Map<number, string>): Write[] | null {
  const { takes } = laying.rows[row]!
  const writes: Write[] = []
  for (const [offset, text] of cells.entries()) {
    const column = laying.range.first + offset
    if (takes[column]) {
      writes.push({ row, column, text })
      said.set(column, text)
    } else if (text !== '' && text !== repeated(column, row, laying, said)) return null
  }
  return writes
}

/** What a product has once, sheets repeat on each of its rows. */
function repeated(column: number, row: number, { rows, textOf }: Laying, said: Map<number, string>) {
  const known = said.get(column)
  if (known !== undefined) return known
  for (let at = row - 1; at >= 0; at--) if (rows[at]!.takes[column]) return textOf({ row: at, column })
  return undefined
}

export function fillOf(rows: readonly RowKind[], { top, bottom, first, last }: Range, text: string): Write[] {
  const writes: Write[] = []
  for (let row = top; row <= bottom; row++) {
    if (rows[row]!.isNew && top !== bottom) continue
    for (let column = first; column <= last; column++) if (rows[row]!.takes[column]) writes.push({ row, column, text })
  }
  return writes
}

/** What the first row of a range says, on the rows below it; of a range of one row, what stands above it. */
export function fillDown(rows: readonly RowKind[], range: Range, textOf: (spot: Spot) => string): Write[] {
  const isOneRow = range.top === range.bottom
  const writes: Write[] = []
  for (let column = range.first; column <= range.last; column++) {
    const source = isOneRow ? above(rows, range.top, column) : range.top
    if (source === null || !rows[source]!.takes[column]) continue
    const text = textOf({ row: source, column })
    for (let row = isOneRow ? range.top : range.top + 1; row <= range.bottom; row++) {
      if (rows[row]!.takes[column] && (isOneRow || !rows[row]!.isNew)) writes.push({ row, column, text })
    }
  }
  return writes
}

function above(rows: readonly RowKind[], row: number, column: number): number | null {
  for (let at = row - 1; at >= 0; at--) if (!rows[at]!.isNew && rows[at]!.takes[column]) return at
  return null
}

/** The rows of a range as they are copied: without those for new packs in which nothing stands. */
export function copyOf(rows: readonly RowKind[], range: Range, textOf: (spot: Spot) => string): string[][] {
  const copied: string[][] = []
  for (let row = range.top; row <= range.bottom; row++) {
    const cells: string[] = []
    for (let column = range.first; column <= range.last; column++) cells.push(textOf({ row, column }))
    const isBlank = rows[row]!.isNew && cells.every((text) => text === '')
    if (!isBlank || range.top === range.bottom) copied.push(cells)
  }
  return copied
}

/** Figures are shown in Latin digits at once; words stay as they were pasted. */
export function pastedText(text: string, hasFigures: boolean): string {
  return hasFigures ? toLatinDigits(text) : text
}
