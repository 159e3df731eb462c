import type { FileChoice, ImportColumn, ImportFile, ImportQuestion } from '#domain/imports/import.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import { foldHeading } from '#domain/sheets/headings.ts'
import { findProductHeadings, productColumns, sheetColumn } from '#domain/sheets/products/columns.ts'
import {
  isBlank,
  type SheetCell,
  type SheetRow,
  shownCell,
  HEADING_ROWS,
  SHEET_LIMITS,
  type FileProblem,
  type SheetFile,
} from '#domain/sheets/sheet-file.ts'
import { isMojibake } from '#domain/sheets/cell-reading.ts'
import { FileRefusal } from '#server/sheets/file-kind.ts'
import { readSheet, type SheetSource } from '#server/sheets/sheet-reader.ts'

/** What a file turned out to be. With questions no rows were handed over. */
type ReadFile = { file: ImportFile; columns: ImportColumn[]; asks: ImportQuestion[]; rows: number }

export type ReadHow = {
  chosen: FileChoice
  /** Somebody looks at a page: what nothing proves is asked. */
  asksAll: boolean
  mayPrices: boolean
  /** How the headings were named before, by index. */
  remembered(headings: string): Promise<Readonly<Record<string, string>> | null>
  take(rows: SheetRow[]): Promise<void>
}

const IMPORT_TURN = { lane: 'staff', sender: 'import' } as const

type Outcome = { ok: true; value: ReadFile } | { ok: false; problem: FileProblem }

const SAMPLES = 3
const LINES = 20
const MOST_SHOWN = 200

/** Reads a file as far as nothing is open: its sheet, its encoding, where its headings stand and what they mean. */
export async function readImportFile(source: SheetSource, how: ReadHow): Promise<Outcome> {
  const { chosen } = how
  const { sheet, encoding, separator } = chosen
  const choice = { sheet, encoding, separator, turn: IMPORT_TURN }
  const asks: ImportQuestion[] = []
  const first: SheetRow[] = []
  let known: SheetFile | undefined
  let found: Headings | null = null
  let rows = 0
  try {
    const read = await readSheet(source, choice, async (portion, of) => {
      if (first.length === 0) {
        known = of
        first.push(...portion.slice(0, LINES))
        asks.push(...openQuestions(of, how))
        found = await headingsOf(portion, how)
        if (found === null && isDamaged(first)) throw new FileRefusal({ code: 'mojibake' })
        if (found === null) asks.push('header_row')
        else if (isMapOpen(found, how)) asks.push('columns')
      }
      if (found === null || asks.some((ask) => ask !== 'columns')) throw new Enough()
      const { headerRow, columns } = found
      const below = portion.filter(({ row }) => row > headerRow).map((one) => correctedRow(one, columns, chosen.cells))
      rows += below.length
      if (rows > SHEET_LIMITS.rows) throw new FileRefusal({ code: 'rows', limit: SHEET_LIMITS.rows })
      addSamples(columns, below)
      if (asks.length === 0) await how.take(below)
    })
    if (!read.ok) return read
    known ??= read.file
  } catch (error) {
    if (error instanceof FileRefusal) return { ok: false, problem: error.problem }
    if (!(error instanceof Enough)) throw error
  }
  if (rows === 0 && asks.length === 0) return { ok: false, problem: { code: 'empty' } }
  const shown = (found as Headings | null) ?? { headerRow: null, columns: [] }
  const lines = first.map(({ row, cells }) => ({
    row,
    cells: cells.map((cell) => shownCell(cell).slice(0, MOST_SHOWN)),
  }))
  const file: ImportFile = { ...known!, headerRow: shown.headerRow, lines }
  return { ok: true, value: { file, columns: shown.columns, asks, rows } }
}

/** The row with the corrections applied. A correction equal to the cell's text leaves the cell as it was read. */
function correctedRow(one: SheetRow, columns: readonly ImportColumn[], typed: FileChoice['cells'] = {}): SheetRow {
  const cells = [...one.cells]
  for (const { index, field } of columns) {
    const text = typed[`${one.row}.${field}`]
    if (text !== undefined && text !== shownCell(cells[index])) cells[index] = text
  }
  return { ...one, cells: Array.from(cells, (cell) => cell ?? null) }
}

function isDamaged(rows: readonly SheetRow[]): boolean {
  return rows.some(({ cells }) => cells.some((cell) => isMojibake(shownCell(cell))))
}

/** No more of the file is needed. */
class Enough extends Error {}

function openQuestions(file: SheetFile, { chosen, asksAll }: ReadHow): ImportQuestion[] {
  const visible = file.sheets.filter(({ hidden }) => !hidden)
  const asks: ImportQuestion[] = []
  if (visible.length > 1 && chosen.sheet === undefined) asks.push('sheet')
  if (asksAll && file.encodingGuessed && chosen.encoding === undefined) asks.push('encoding')
  return asks
}

/** `isNamed`: somebody has said what each column is, now or for the last file with these headings. */
type Headings = { headerRow: number; columns: ImportColumn[]; isNamed: boolean }

async function headingsOf(rows: readonly SheetRow[], how: ReadHow): Promise<Headings | null> {
  const { chosen } = how
  const found = findProductHeadings(rows)
  const headerRow = chosen.headerRow ?? found?.row
  const cells = rows.find(({ row }) => row === headerRow && row <= HEADING_ROWS)?.cells
  if (headerRow === undefined || cells === undefined) return null
  const map = chosen.map ?? (await how.remembered(headingKey(cells)))
  return { headerRow, columns: columnsOf(cells, map, how), isNamed: map !== null }
}

function columnsOf(cells: SheetCell[], map: FileChoice['map'] | null, { mayPrices }: ReadHow): ImportColumn[] {
  const fields = productColumns(cells)
  return cells.map((cell, index) => {
    const given = map?.[String(index)]
    const named = given === undefined ? (fields[index] ?? null) : given === '' ? null : (given as ColumnKey)
    const field = named !== null && sheetColumn(named).needsPrices && !mayPrices ? null : named
    return { index, heading: shownCell(cell).slice(0, MOST_SHOWN), field, samples: [] }
  })
}

/** The set of headings of a file, which an account's choice of columns is remembered by. */
export function headingKey(cells: readonly SheetCell[]): string {
  return cells
    .map((cell) => foldHeading(shownCell(cell)))
    .join('|')
    .slice(0, 2000)
}

/** What our own reports begin with, which nobody has to be asked about. */
const OF_REPORTS = new Set(['الصف', 'النتيجة', 'السبب', 'Row', 'Result', 'Reason'].map(foldHeading))

function isMapOpen({ columns, isNamed }: Headings, { asksAll }: ReadHow): boolean {
  const fields = columns.flatMap(({ field }) => field ?? [])
  if (new Set(fields).size < fields.length) return true
  if (!columns.some(({ field }) => field !== null && sheetColumn(field).identifies) && !fields.some(isName)) return true
  const isUnknown = (column: ImportColumn) =>
    column.field === null &&
    column.heading.trim() !== '' &&
    !OF_REPORTS.has(foldHeading(column.heading)) &&
    !isKnownButForbidden(column)
  return asksAll && !isNamed && columns.some(isUnknown)
}

function isName(field: ColumnKey): boolean {
  return field === 'product_name_ar' || field === 'product_name_en'
}

/** Prices in the file of somebody who may not see prices: known, and not imported. */
function isKnownButForbidden({ field, heading }: ImportColumn): boolean {
  const [named = null] = productColumns([heading])
  return field === null && named !== null && sheetColumn(named).needsPrices === true
}

function addSamples(columns: readonly ImportColumn[], rows: readonly SheetRow[]) {
  for (const column of columns) {
    if (column.samples.length >= SAMPLES) continue
    for (const { cells } of rows) {
      const cell = cells[column.index]
      if (isBlank(cell) || column.samples.length >= SAMPLES) continue
      column.samples.push(shownCell(cell).slice(0, MOST_SHOWN))
    }
  }
}
