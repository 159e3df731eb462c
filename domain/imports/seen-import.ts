import type { Actor } from '#domain/accounts/staff.ts'
import { PRICE_COLUMNS } from '#domain/sheets/products/column-names.ts'
import type { Import, ImportRow } from './import.ts'

/** Who looks at imports: prices are for those who see prices, and what others sent may hold more of them than is known. */
export type ImportReader = { seesPrices: boolean; by: Actor }

/** An import as somebody may see it; null of prices that another has sent. */
export function seenImport(one: Import, reader: ImportReader): Import | null {
  if (reader.seesPrices) return one
  const isOwn = one.by.kind === reader.by.kind && one.by.id === reader.by.id
  if (!isOwn && one.kind === 'prices') return null
  const columns = one.columns.filter(({ field }) => !isPrice(field) && (isOwn || field !== null))
  return { ...one, columns, file: one.file && !isOwn ? { ...one.file, lines: [] } : one.file }
}

/** A row of an import that somebody may see. */
export function seenRow(row: ImportRow, { seesPrices }: ImportReader): ImportRow {
  return seesPrices ? row : { ...row, changes: row.changes.filter(({ field }) => !isPrice(field)) }
}

function isPrice(field: string | null): boolean {
  return (PRICE_COLUMNS as readonly (string | null)[]).includes(field)
}
