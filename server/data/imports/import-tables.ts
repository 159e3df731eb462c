import type { Generated } from 'kysely'

export type ImportTables = { imports: ImportsTable; import_rows: ImportRowsTable; import_maps: ImportMapsTable }

export type ImportsTable = {
  id: string
  /** One undo takes back what it does. */
  act_id: string
  /** JSON: who brought the file. */
  actor: string
  /** The same as a key. */
  account: string
  kind: string
  state: string
  /** In which language its values and reasons are shown. */
  locale: string
  file_name: string
  file_bytes: number
  /** Where the file lies, as long as it may be read again. */
  file_key: string | null
  /** Where the archive of pictures lies that came with it. */
  pictures_key: string | null
  /** JSON: what it is, and its first rows. */
  file: string | null
  /** JSON: what is open. */
  asks: string
  /** JSON: the columns of the sheet and what each is. */
  columns: string
  /** JSON: what people chose of the file. */
  chosen: string
  options: string
  counts: string
  products: string
  /** JSON: names of categories that come into being. */
  new_categories: Generated<string>
  /** JSON: pictures that its rows name, by their names in the archive. */
  stored_pictures: Generated<string>
  /** Of the part that is under way: products, or 0 while the file is read. */
  total: Generated<number>
  done: Generated<number>
  runs_at_once: Generated<number>
  /** JSON: why it failed, in both languages. */
  message: string | null
  creation_key: string | null
  /** Since when what it would change may have been changed by others. */
  checked_at: string | null
  created_at: string
  ended_at: string | null
}

export type ImportRowsTable = {
  import_id: string
  row_number: number
  /** JSON: the cells as they came. */
  cells: string
  /** Null of a row that is none: a total, a repeated heading. */
  result: string | null
  warned: Generated<number>
  /** Of its product among those of the import; null where it has none. */
  place: number | null
  product_id: string | null
  /** JSON: what changes, or why not. */
  changes: string | null
}

type ImportMapsTable = { account: string; headings: string; columns: string; options: string; day: string }
