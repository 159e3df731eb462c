import { foldCode } from '#domain/sheets/known-codes.ts'
import { PRICE_COLUMNS } from '#domain/sheets/products/column-names.ts'
import { type SheetColumn, sheetColumn } from '#domain/sheets/products/columns.ts'
import type { CodeColumn, ReadContext } from '#domain/sheets/products/sheet-pack.ts'
import { isBlank, type SheetCell, shownCell } from '#domain/sheets/sheet-file.ts'
import { taken, type CellReading } from '#domain/sheets/cell-reading.ts'
import type { CellChange, ImportColumn, ImportKind, ImportOptions } from './import.ts'
import type { ReasonCode } from './import-reasons.ts'

export type MappedColumn = {
  index: number
  column: SheetColumn
  /** A cell of it surely has a decimal comma. */
  hasComma?: boolean
}

/** What is known while rows are read: the columns, what was chosen, and the catalogue's codes and names. */
export type ImportSheet = {
  kind: ImportKind
  columns: readonly MappedColumn[]
  options: ImportOptions
  reading: ReadContext
  /** The products that have a code, by their ids. */
  productsOf(column: CodeColumn, code: string): readonly string[]
}

export type RowCells = { row: number; cells: readonly SheetCell[] }

/** In the order in which they are tried. */
export const IDENTIFYING = ['product_id', 'stock_code', 'product_code', 'product_slug', 'code'] as const
export type Identifying = (typeof IDENTIFYING)[number]

/** Of an import of prices, what is written; the codes only say of which pack. */
const OF_PRICES: ReadonlySet<string> = new Set([...PRICE_COLUMNS, 'stock_state', 'stock_as_of'])

export function mappedColumns(columns: readonly ImportColumn[], kind: ImportKind): MappedColumn[] {
  return columns.flatMap(({ index, field }) => {
    if (field === null) return []
    const column = sheetColumn(field)
    const isUsed = kind === 'products' || column.identifies || OF_PRICES.has(field)
    return isUsed ? [{ index, column }] : []
  })
}

/** Whether a column says something that is stored, and not only what a row is about. */
export function isWritten({ column }: MappedColumn, kind: ImportKind): boolean {
  return column.key !== 'product_id' && (kind === 'products' || OF_PRICES.has(column.key))
}

export function cellOf({ cells }: RowCells, { index }: MappedColumn): SheetCell | undefined {
  return cells[index]
}

export function isBlankIn(row: RowCells, column: MappedColumn): boolean {
  return isBlank(cellOf(row, column))
}

/** What a cell says; a suggested code or name is taken where that was asked for. */
export function readCell(row: RowCells, mapped: MappedColumn, { reading, options }: ImportSheet): CellReading<string> {
  const said = mapped.hasComma ? { ...reading, columnHasComma: true } : reading
  const read = mapped.column.read(cellOf(row, mapped), said)
  if (read.ok || options.suggestions !== '1' || read.suggestion === undefined) return read
  return mapped.column.kind === 'code' ? taken(read.suggestion) : mapped.column.read(read.suggestion, said)
}

/** What a row says of the code in a column; undefined where it says nothing that can be read. */
export function codeIn(row: RowCells, key: Identifying, sheet: ImportSheet): string | undefined {
  const mapped = sheet.columns.find(({ column }) => column.key === key)
  const read = mapped && readCell(row, mapped, sheet)
  return read?.ok ? (read.value ?? undefined) : undefined
}

export function sameCode(one: string | null | undefined, other: string | null | undefined): boolean {
  return Boolean(one) && Boolean(other) && foldCode(one!) === foldCode(other!)
}

/** Where a reason of a whole row stands: at its first code. */
export function atItsCode(
  row: RowCells,
  { columns }: ImportSheet,
  code: ReasonCode,
  more: Partial<CellChange> = {},
): CellChange {
  const codes = columns.filter(({ column }) => column.identifies)
  const stands = codes.find((column) => !isBlankIn(row, column)) ?? codes[0] ?? columns[0]!
  return { field: stands.column.key, before: null, after: shownText(row, stands), code, ...more }
}

const MOST_SHOWN = 2000

export function shownText(row: RowCells, column: MappedColumn): string | null {
  return isBlankIn(row, column) ? null : shownCell(cellOf(row, column)).slice(0, MOST_SHOWN)
}
