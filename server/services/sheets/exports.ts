import type { Readable } from 'node:stream'
import { sheetNames } from '#content/admin/catalogue/sheets.ts'
import type { ChangeMaker } from '#domain/accounts/caller.ts'
import { can } from '#domain/accounts/permissions.ts'
import { readItemListQuery, searchedWords, withPresentBrand } from '#domain/catalogue/item-list.ts'
import { exportRight, type ExportedList } from '#domain/sheets/exported-lists.ts'
import { PRODUCT_SHEET_COLUMNS, type SheetColumn } from '#domain/sheets/products/columns.ts'
import type { SheetRequest, WrittenColumn, WrittenRow } from '#domain/sheets/written-sheet.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { itemIdsInOrder } from '#server/data/catalogue/item-page.ts'
import type { Db } from '#server/data/engine/database.ts'
import { snapshotStream } from '#server/data/engine/snapshot-stream.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'
import { authorize } from '#server/auth/authorization.ts'
import { LIST_SHEETS, type ListSheet } from './list-sheets.ts'
import { PRODUCTS_AT_ONCE, sheetProductReader } from './product-rows.ts'

/** What of a list is wanted as a file: what its filters leave, or these records. */
export type ExportRequest = SheetRequest & {
  lang: Locale
  /** Keys of columns; null for all of them. */
  columns: readonly string[] | null
  /** The headings alone. */
  template: boolean
  search: URLSearchParams
  /** Null for what the filters leave. */
  ids: readonly string[] | null
}

type ExportsService = {
  /** The keys of the columns that somebody may have of a list. */
  columnsOf(list: ExportedList, by: ChangeMaker): readonly string[]
  /** The file, of one moment, made while it is read. */
  file(list: ExportedList, request: ExportRequest, by: ChangeMaker): Promise<ReadableStream<Uint8Array<ArrayBuffer>>>
}

type Deps = { db: Db; longReads?: Db | undefined; clock: Clock; siteFolder: string }

type Sheet = {
  columns: readonly (WrittenColumn & { key: string })[]
  rows(snapshot: Db): AsyncIterable<readonly WrittenRow[]>
}

export function createExports({ db, longReads, clock, siteFolder }: Deps): ExportsService {
  return {
    columnsOf: (list, by) =>
      (list === 'products' ? productColumnsFor(by) : LIST_SHEETS[list].columns).map(({ key }) => key),
    async file(list, request, by) {
      await authorize(db, by, exportRight(list))
      const sheet =
        list === 'products'
          ? productSheet(clock, request, by)
          : listSheet(LIST_SHEETS[list], request, { clock, siteFolder })
      const written = { name: sheetNames[list][request.lang], locale: request.lang, columns: sheet.columns }
      return snapshotStream(longReads ?? db, (snapshot) => {
        const rows = request.template ? noRows() : sheet.rows(snapshot)
        return sheetFile(written, rows, request) as Readable & AsyncIterable<Buffer<ArrayBuffer>>
      })
    },
  }
}

async function* noRows(): AsyncGenerator<WrittenRow[]> {}

/** The product itself, by whoever sits at its terminal, sees everything. */
function seesPrices(by: ChangeMaker): boolean {
  return by.kind === 'system' || ('role' in by && can(by.role, 'prices'))
}

function productColumnsFor(by: ChangeMaker): readonly SheetColumn[] {
  return PRODUCT_SHEET_COLUMNS.filter(({ needsPrices }) => !needsPrices || seesPrices(by))
}

function productSheet(clock: Clock, request: ExportRequest, by: ChangeMaker): Sheet {
  const { lang } = request
  const columns = chosen(productColumnsFor(by), request)
  const hasPrices = columns.some(({ needsPrices }) => needsPrices)
  return {
    columns: columns.map(({ key, labels, kind, needsPrices }) => ({
      key,
      heading: labels[lang],
      ...(needsPrices && kind === 'number' && { isMoney: true }),
      width: WIDTHS[kind] ?? 18,
    })),
    async *rows(snapshot) {
      const read = await sheetProductReader({ db: snapshot, clock }, { hasPrices })
      for await (const ids of inPortions(await productIds(snapshot, request), PRODUCTS_AT_ONCE)) {
        const rows = await read(ids)
        yield rows.map((row) => columns.map((column) => column.write(row, lang)))
      }
    },
  }
}

const WIDTHS: Partial<Record<SheetColumn['kind'], number>> = { text: 28, lines: 32, number: 12, choice: 16, day: 14 }

async function productIds(
  snapshot: Db,
  { ids, search, lang }: ExportRequest,
): Promise<AsyncIterable<readonly string[]>> {
  if (ids !== null) return once(ids)
  const { category, brand, state, missing, ...query } = withPresentBrand(
    readItemListQuery(search),
    await listBrands(snapshot),
  )
  const filter = { category, brand, state, missing, found: null, words: searchedWords(query.search) }
  return itemIdsInOrder(snapshot, filter, { ...query, locale: lang })
}

function listSheet(sheet: ListSheet, request: ExportRequest, deps: Pick<Deps, 'clock' | 'siteFolder'>): Sheet {
  const { lang } = request
  const columns = chosen(sheet.columns, request)
  return {
    columns: columns.map(({ key, heading }) => ({ key, heading: heading(lang), width: 28 })),
    async *rows(snapshot) {
      for await (const rows of sheet.rows({ ...deps, db: snapshot }, request))
        yield rows.map((row) => columns.map(({ cell }) => cell(row, lang)))
    },
  }
}

function chosen<Column extends { key: string }>(
  columns: readonly Column[],
  { columns: keys }: ExportRequest,
): Column[] {
  return columns.filter(({ key }) => keys === null || keys.includes(key))
}

async function* once<T>(value: T): AsyncGenerator<T> {
  yield value
}

async function* inPortions(lists: AsyncIterable<readonly string[]>, size: number): AsyncGenerator<string[]> {
  for await (const list of lists) for (let at = 0; at < list.length; at += size) yield list.slice(at, at + size)
}
