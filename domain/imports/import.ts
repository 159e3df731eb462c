import type { Actor } from '#domain/accounts/staff.ts'
import type { RecordProblem } from '#domain/records/record-form.ts'
import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { SheetCell } from '#domain/sheets/sheet-cell.ts'
import type { SheetFile, TextEncoding, Separator } from '#domain/sheets/sheet-file.ts'
import type { Locale, Localized } from '#domain/text/locale.ts'
import type { ImportKind, ImportOptions } from './import-options.ts'
import type { ReasonCode } from './import-reasons.ts'
import type { ImportCounts, ImportQuestion, ImportState, ProductCounts, RowResult } from './import-state.ts'

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
