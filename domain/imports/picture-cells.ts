import type { ColumnKey } from '#domain/sheets/products/column-names.ts'
import { sheetColumn } from '#domain/sheets/products/columns.ts'
import { picturesIn } from '#domain/sheets/products/gallery-cell.ts'
import { SHEET_LIMITS, type SheetCell } from '#domain/sheets/sheet-file.ts'
import { codeIn, isBlankIn, shownText, type ImportSheet, type MappedColumn, type RowCells } from './import-sheet.ts'
import type { NamedPictures } from './picture-names.ts'

const PICTURE_COLUMNS = ['image', 'gallery'] as const satisfies ColumnKey[]

/** Behind all columns that a sheet may have. */
const BESIDE: Record<(typeof PICTURE_COLUMNS)[number], number> = {
  image: SHEET_LIMITS.columns,
  gallery: SHEET_LIMITS.columns + 1,
}

/** Columns for pictures that are known by the codes of packs, where the sheet has none. */
export function pictureColumns(columns: readonly MappedColumn[]): MappedColumn[] {
  return PICTURE_COLUMNS.filter((key) => !columns.some(({ column }) => column.key === key)).map((key) => {
    return { index: BESIDE[key], column: sheetColumn(key) }
  })
}

/** Everything that the rows may mean by a picture. */
export function pictureTexts(rows: readonly RowCells[], { columns }: ImportSheet): string[] {
  const ofPictures = columns.filter(({ column }) => PICTURE_COLUMNS.some((key) => key === column.key))
  return rows.flatMap((row) =>
    ofPictures.flatMap((mapped) => {
      const text = shownText(row, mapped)
      return text === null ? [] : mapped.column.key === 'image' ? [text.trim()] : picturesIn(text)
    }),
  )
}

/**
 * The rows of a product with the pictures that bear the codes of its packs: the first is its picture, all others are its gallery. What
 * a cell says counts before.
 */
export function withPicturesByCode<Row extends RowCells>(
  rows: readonly Row[],
  sheet: ImportSheet,
  names: NamedPictures,
): Row[] {
  const isCode = (text: string) => CODES.some((key) => sheet.productsOf(key, text).length > 0)
  const found = rows.flatMap((row) => {
    const code = CODES.map((key) => codeIn(row, key, sheet)).find(
      (one) => one && names.ofCode(one, isCode).pictures.length > 0,
    )
    const some = code ?? CODES.map((key) => codeIn(row, key, sheet)).find(Boolean)
    return some === undefined ? [] : [{ code: some, ...names.ofCode(some, isCode) }]
  })
  const [first, ...others] = found.filter(({ pictures }) => pictures.length > 0)
  // Two pictures of one code are named by it, which the reader of the cell refuses.
  const image = first && (first.pictures.length === 1 ? first.pictures[0]! : first.code)
  const gallery = [...others.flatMap(({ pictures }) => pictures), ...found.flatMap((one) => one.gallery)]
  const cells = { image, gallery: gallery.length > 0 ? JSON.stringify([...new Set(gallery)]) : undefined }
  return rows.map((row, at) => (at === 0 ? filled(row, rows, sheet, cells) : row))
}

const CODES = ['stock_code', 'product_code'] as const

function filled<Row extends RowCells>(
  row: Row,
  all: readonly RowCells[],
  { columns }: ImportSheet,
  given: Partial<Record<ColumnKey, string | undefined>>,
): Row {
  const cells: SheetCell[] = [...row.cells]
  for (const mapped of columns) {
    const text = given[mapped.column.key]
    if (text !== undefined && all.every((one) => isBlankIn(one, mapped))) cells[mapped.index] = text
  }
  return { ...row, cells }
}
