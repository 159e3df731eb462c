import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordProblem } from '#domain/fields/record-form.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { SheetCell, SheetFile, TextEncoding, Separator } from '#domain/sheets/sheet-file.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { ReasonCode } from './import-reasons.ts'

/** Where an import stands. `reading`, `running`: a server works on it; `asks`, `ready`: it waits for somebody. */
export const IMPORT_STATES = ['reading', 'asks', 'ready', 'running', 'done', 'failed', 'discarded', 'undone'] as const

/** What a file leaves open. */
const IMPORT_QUESTIONS = ['sheet', 'encoding', 'header_row', 'columns'] as const

export const ROW_RESULTS = ['added', 'changed', 'unchanged', 'refused'] as const

/** What a list of rows may show. */
export const ROW_FILTERS = [...ROW_RESULTS, 'warnings'] as const

export const NO_COUNTS: ImportCounts = {
  rows: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  refused: 0,
  warnings: 0,
  skipped: 0,
}
export const NO_PRODUCTS: ProductCounts = { added: 0, changed: 0, unchanged: 0 }

/** What may be said of an import, by the names of pages, calls and the command; the first value of each is the usual one. */
export const IMPORT_OPTIONS = {
  match: ['auto', 'stock_code', 'product_code', 'code', 'product_id', 'product_slug'],
  mode: ['merge', 'update', 'add'],
  empty: ['keep', 'clear'],
  packs: ['keep', 'replace'],
  state: ['draft', 'published'],
  new_categories: ['refuse', 'create'],
  new_brands: ['create', 'refuse'],
  whole: ['1', '0'],
  decimal: ['auto', 'point', 'comma'],
  suggestions: ['0', '1'],
  pictures_by_code: ['0', '1'],
} as const

export const OPTION_NAMES = Object.keys(IMPORT_OPTIONS) as OptionName[]

export const USUAL_OPTIONS = Object.fromEntries(
  OPTION_NAMES.map((name) => [name, IMPORT_OPTIONS[name][0]]),
) as ImportOptions

/** Everything of a product, or no more than what its packs cost and whether they are there. */
export const IMPORT_KINDS = ['products', 'prices'] as const

/** One cell of a row as it is and as it will be, with what is said of it. A reason of the whole row stands at its code. */
export type CellChange = {
  field: ColumnKey
  before: string | null
  after: string | null
  code?: ReasonCode
  /** What the form says of it, where the code has no words of its own. */
  told?: Localized
  problem?: RecordProblem
  /** A category that comes into being. */
  isNew?: true
  /** A pack that leaves its product. */
  isRemoved?: true
  suggestion?: string
  /** Products that the reason names. */
  names?: string[]
  /** A row that the reason names. */
  row?: number
}

/** A column of the sheet. `field` is null of one that is not imported. */
export type ImportColumn = { index: number; heading: string; field: ColumnKey | null; samples: string[] }

export type FileChoice = {
  sheet?: number | undefined
  encoding?: TextEncoding | undefined
  separator?: Separator | undefined
  headerRow?: number | undefined
  /** By index; an empty text is a column that is not imported. */
  map?: Readonly<Record<string, string>> | undefined
  /** Cells that were corrected in the preview, by `{row}.{field}`. */
  cells?: Readonly<Record<string, string>> | undefined
  /** Somebody looks at a page: what nothing proves is asked. */
  asksAll?: boolean | undefined
}

/** What is known of the file, and its first rows for whoever is asked about it. */
export type ImportFile = SheetFile & { headerRow: number | null; lines: { row: number; cells: string[] }[] }

export type Import = {
  id: string
  actId: string
  by: Actor
  kind: ImportKind
  state: ImportState
  locale: Locale
  fileName: string
  fileBytes: number
  fileKey: string | null
  /** The archive of pictures that came with the file, as long as that is kept. */
  picturesKey: string | null
  file: ImportFile | null
  asks: ImportQuestion[]
  columns: ImportColumn[]
  chosen: FileChoice
  options: ImportOptions
  counts: ImportCounts
  products: ProductCounts
  /** Names of categories that come into being with it, as drafts. */
  newCategories: string[]
  /** Pictures of the archive that its rows name, by their names there: what they are stored as. */
  storedPictures: Readonly<Record<string, string>>
  total: number
  done: number
  /** It is run as soon as nothing is open. */
  runsAtOnce: boolean
  message: Localized | null
  /** When its rows were compared with the catalogue. */
  checkedAt: string | null
  createdAt: string
  endedAt: string | null
}

/** A row of the sheet; `result` is null of one that says nothing of a product. */
export type ImportRow = {
  row: number
  cells: SheetCell[]
  result: RowResult | null
  isWarned: boolean
  place: number | null
  productId: string | null
  changes: CellChange[]
}

export type OptionName = keyof typeof IMPORT_OPTIONS
export type ImportOptions = { [Name in OptionName]: (typeof IMPORT_OPTIONS)[Name][number] }

/** The options that are given, over those from before; the names of those that have no such value. */
export function readOptions(
  fields: Readonly<Record<string, unknown>>,
  before: ImportOptions = USUAL_OPTIONS,
): { options: ImportOptions; wrong: OptionName[] } {
  const options: Record<string, string> = { ...before }
  const wrong: OptionName[] = []
  for (const name of OPTION_NAMES) {
    const given = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (given === undefined || given === null || given === '') continue
    const value = IMPORT_OPTIONS[name].find((one) => one === given || Number(one) === given)
    if (value === undefined) wrong.push(name)
    else options[name] = value
  }
  return { options: options as ImportOptions, wrong }
}
export type ImportKind = (typeof IMPORT_KINDS)[number]

export type ImportState = (typeof IMPORT_STATES)[number]
export type ImportQuestion = (typeof IMPORT_QUESTIONS)[number]
export type RowResult = (typeof ROW_RESULTS)[number]
export type RowFilter = (typeof ROW_FILTERS)[number]

/** Of rows. `rows` is what is added, changed, unchanged and refused; what was skipped is none of them. */
export type ImportCounts = Record<RowResult | 'rows' | 'warnings' | 'skipped', number>
export type ProductCounts = Record<'added' | 'changed' | 'unchanged', number>

/** How far an import has come that is under way; the part that nobody can count yet is none of it. */
export function percentDone({ done, total }: { done: number; total: number }): number {
  return total === 0 ? 0 : Math.floor((done / total) * 100)
}

export function isRowFilter(text: unknown): text is RowFilter {
  return ROW_FILTERS.some((one) => one === text)
}
