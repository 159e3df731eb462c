import { sql, type Insertable, type Selectable } from 'kysely'
import type { ImportRow, RowFilter, RowResult } from '#domain/imports/import.ts'
import type { SheetRow } from '#domain/sheets/sheet-file.ts'
import {
  inChunks,
  fromFlag,
  fromJson,
  toCount,
  toFlag,
  toJson,
  countRows,
  NO_LIMIT,
  type Page,
} from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ImportRowsTable } from './import-tables.ts'

/** Eight columns each: within what one statement takes. */
const AT_ONCE = 500

export async function insertImportRows(db: Db, importId: string, rows: readonly SheetRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const values = rows
      .slice(at, at + AT_ONCE)
      .map(({ row, cells }) => ({ import_id: importId, row_number: row, cells: toJson(cells) }))
    await db.insertInto('import_rows').values(values).execute()
  }
}

export async function saveImportRows(db: Db, importId: string, rows: readonly ImportRow[]): Promise<void> {
  for (let at = 0; at < rows.length; at += AT_ONCE) {
    const values = rows.slice(at, at + AT_ONCE).map((row) => toColumns(importId, row))
    await db
      .insertInto('import_rows')
      .values(values)
      .onConflict((conflict) =>
        conflict
          .columns(['import_id', 'row_number'])
          .doUpdateSet((column) => ({
            result: column.ref('excluded.result'),
            warned: column.ref('excluded.warned'),
            place: column.ref('excluded.place'),
            product_id: column.ref('excluded.product_id'),
            changes: column.ref('excluded.changes'),
          })),
      )
      .execute()
  }
}

/** Bytes of cells and changes that are held at one time. */
const BYTES_AT_ONCE = 2 * 1024 ** 2

/** How many of the first are held at one time: a longer one comes alone. */
export function fitting(bytes: readonly number[]): number {
  let sum = 0
  const tooMany = bytes.findIndex((one, index) => (sum += one) > BYTES_AT_ONCE && index > 0)
  return tooMany === -1 ? bytes.length : tooMany
}

type SizedRow = SheetRow & { bytes: number }

/** The next rows behind one, as they stand in the sheet; none behind the last. */
export async function rowsBehind(db: Db, importId: string, row: number): Promise<SizedRow[]> {
  const behind = db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('row_number', '>', row)
    .orderBy('row_number')
  const bytes = await bytesOfNext(behind)
  const rows = await behind.select(['row_number', 'cells']).limit(fitting(bytes)).execute()
  return rows.map((one, at) => ({ row: one.row_number, cells: fromJson(one.cells), bytes: bytes[at]! }))
}

const bytesOf = sql<number>`octet_length(cells) + coalesce(octet_length(changes), 0)`

async function bytesOfNext(rows: ReturnType<typeof shown>): Promise<number[]> {
  const sized = await rows.select(bytesOf.as('bytes')).limit(AT_ONCE).execute()
  return sized.map(({ bytes }) => bytes)
}

/** The place before which the products from one on are held at one time; `to` at most. */
export async function endOfPortion(db: Db, importId: string, { from, to }: { from: number; to: number }) {
  const sized = await db
    .selectFrom('import_rows')
    .select(['place', sql<string | number>`sum(${bytesOf})`.as('bytes')])
    .where('import_id', '=', importId)
    .where('place', '>=', from)
    .where('place', '<', to)
    .groupBy('place')
    .orderBy('place')
    .execute()
  return sized[fitting(sized.map(({ bytes }) => toCount(bytes)))]?.place ?? to
}

export async function findImportRows(db: Db, importId: string, numbers: number[]): Promise<ImportRow[]> {
  const rows = await inChunks(numbers, (chunk) =>
    db
      .selectFrom('import_rows')
      .selectAll()
      .where('import_id', '=', importId)
      .where('row_number', 'in', chunk)
      .orderBy('row_number')
      .execute(),
  )
  return rows.map(toRow)
}

export async function rowsOfPlaces(db: Db, importId: string, from: number, to: number): Promise<ImportRow[]> {
  const rows = await db
    .selectFrom('import_rows')
    .selectAll()
    .where('import_id', '=', importId)
    .where('place', '>=', from)
    .where('place', '<', to)
    .orderBy('place')
    .orderBy('row_number')
    .execute()
  return rows.map(toRow)
}

export type ListedRows = { importId: string; show?: RowFilter | undefined }

export async function listImportRows(
  db: Db,
  { importId, show, limit, offset }: ListedRows & Page,
): Promise<ImportRow[]> {
  const rows = await shown(db, { importId, show })
    .selectAll()
    .orderBy('row_number')
    .limit(limit ?? NO_LIMIT)
    .offset(offset ?? 0)
    .execute()
  return rows.map(toRow)
}

/** The next of them behind a row, as many as are held at one time; none behind the last. */
export async function listRowsBehind(db: Db, listed: ListedRows, row: number): Promise<ImportRow[]> {
  const behind = shown(db, listed).where('row_number', '>', row).orderBy('row_number')
  const rows = await behind
    .selectAll()
    .limit(fitting(await bytesOfNext(behind)))
    .execute()
  return rows.map(toRow)
}

export async function countImportRows(db: Db, listed: ListedRows): Promise<number> {
  return countRows(shown(db, listed))
}

/** Refused rows of which a code is suggested. */
export async function countSuggestedRows(db: Db, importId: string): Promise<number> {
  return countRows(shown(db, { importId, show: 'refused' }).where('changes', 'like', '%"suggestion":%'))
}

/** Forgets what was read; the cells too. */
export async function deleteImportRows(db: Db, importId: string): Promise<void> {
  await db.deleteFrom('import_rows').where('import_id', '=', importId).execute()
}

function shown(db: Db, { importId, show }: ListedRows) {
  return db
    .selectFrom('import_rows')
    .where('import_id', '=', importId)
    .where('result', 'is not', null)
    .$if(show === 'warnings', (some) => some.where('warned', '=', 1))
    .$if(show !== undefined && show !== 'warnings', (some) => some.where('result', '=', show!))
}

function toColumns(importId: string, row: ImportRow): Insertable<ImportRowsTable> {
  return {
    import_id: importId,
    row_number: row.row,
    cells: toJson(row.cells),
    result: row.result,
    warned: toFlag(row.isWarned),
    place: row.place,
    product_id: row.productId,
    changes: toJson(row.changes),
  }
}

function toRow(row: Selectable<ImportRowsTable>): ImportRow {
  return {
    row: row.row_number,
    cells: fromJson(row.cells),
    result: row.result as RowResult | null,
    isWarned: fromFlag(row.warned),
    place: row.place,
    productId: row.product_id,
    changes: row.changes === null ? [] : fromJson(row.changes),
  }
}
