import { IMPORT_PATH } from '#domain/accounts/staff-paths.ts'
import { exportPath } from '#domain/sheets/exported-lists.ts'
import { COLUMN_NAMES, type ColumnKey } from '#domain/sheets/products/column-names.ts'
import type { Locale } from '#domain/text/locale.ts'
import { pastedRows } from '#app/ui/admin/form/fields/pasted-table.ts'
import { clipboardText } from './grid-clipboard.ts'
import type { GridRest } from './grid-store.ts'

/** What says of a row which pack it is of, the product first. */
const IDENTITY = ['product_id', 'stock_code', 'product_code', 'type_ar', 'type', 'volume_ar', 'volume'] as const

/** A file of the rows; `left` are those of which nothing says which pack they are of. */
export type RestFile = { rows: string[][]; columns: ColumnKey[]; left: GridRest | null }

/** With a code in it a row says itself which pack it is of; the others are of those packs that they were pasted for. */
export async function restFile(rest: GridRest): Promise<RestFile> {
  const { rows, columns, places } = rest
  if (columns.includes('stock_code') || columns.includes('product_code')) return { rows, columns, left: null }
  const added = IDENTITY.filter((key) => !(columns as string[]).includes(key))
  const packs = await packsOf(rest, added)
  const packAt = (row: number) => packs[places[row] ?? -1]
  const known = rows.flatMap((cells, row) => (packAt(row) ? [[...packAt(row)!, ...cells]] : []))
  const unknown = rows.map((_, row) => row).filter((row) => !packAt(row))
  const left = { ...rest, rows: unknown.map((row) => rows[row]!), places: unknown.map((row) => places[row]!) }
  return { rows: known, columns: [...added, ...columns], left: unknown.length > 0 ? left : null }
}

/** The packs of a list from a product on, as an export says them. */
async function packsOf({ list, from }: GridRest, columns: readonly ColumnKey[]): Promise<string[][]> {
  const wish = { format: 'csv', separator: 'tab', lang: 'en', columns: columns.join(',') }
  const answer = await fetch(exportPath('products', wish, list))
  if (!answer.ok) throw new Error(`export: ${answer.status}`)
  const rows = pastedRows(await answer.text()).slice(1)
  const products = rows.map(([product]) => product)
  const start = products.indexOf(from)
  return start === -1 ? [] : rows.slice(start).filter(([, ...pack]) => pack.some((cell) => cell !== ''))
}

/** Sends a file with headings to the import, and answers where it is shown; null where it was not taken. */
export async function importFile({ rows, columns }: RestFile, locale: Locale): Promise<string | null> {
  const headings = columns.map((key) => COLUMN_NAMES[key][locale])
  const body = new FormData()
  const type = 'text/tab-separated-values'
  body.set('file', new File([clipboardText([headings, ...rows])], 'rows.tsv', { type }))
  body.set('kind', 'products')
  const { ok, url } = await fetch(IMPORT_PATH, { method: 'POST', body })
  const { pathname } = new URL(url)
  return ok && pathname.startsWith(`${IMPORT_PATH}/`) ? pathname : null
}
