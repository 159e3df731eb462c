import { buffer } from 'node:stream/consumers'
import { rangeSheet, type RangeColumn } from '#content/pages/range.ts'
import { type CollectionQuery, withSpelledBrands } from '#domain/catalogue/collection-query.ts'
import { otherBrandNames } from '#domain/catalogue/collection-view.ts'
import type { Product, Variant } from '#domain/products/product.ts'
import { tdsUrl } from '#domain/products/tds.ts'
import { withUnit } from '#domain/products/units.ts'
import { variantCell } from '#domain/products/variants.ts'
import type { SheetFormat, WrittenRow } from '#domain/sheets/written-sheet.ts'
import { productPath } from '#domain/site/paths.ts'
import { localizedPath, type Locale, type Localized } from '#domain/text/locale.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import { listBrands } from '#server/data/catalogue/brands-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { CollectionService } from '#server/services/catalogue/collection.ts'
import { strongEtag } from '#server/etag.ts'
import { sheetFile } from '#server/sheets/writing/sheet-writer.ts'
import { PRODUCTS_AT_ONCE } from './product-rows.ts'

type RangeRequest = { locale: Locale; format: SheetFormat; query: CollectionQuery }
type RangeFile = { bytes: Buffer<ArrayBuffer>; etag: string }

/** What is on the site as a spreadsheet for customers. */
export type RangeFilesService = { file(request: RangeRequest): Promise<RangeFile> }

type Deps = { db: Db; siteUrl: string; collection: Pick<CollectionService, 'ids'>; memoizeEach?: MemoizeEach }

/** Files in memory: the whole range in each language and format, and what was lately chosen of it. */
const KEPT_FILES = 16

export function createRangeFiles({ memoizeEach = unmemoizedEach, ...deps }: Deps): RangeFilesService {
  const made = memoizeEach(KEPT_FILES, (request: string) => make(deps, JSON.parse(request) as RangeRequest))
  return {
    // Pages of the collection are one file.
    file: ({ locale, format, query }) => made(JSON.stringify({ locale, format, query: { ...query, page: 1 } })),
  }
}

async function make(deps: Omit<Deps, 'memoizeEach'>, { locale, format, query }: RangeRequest): Promise<RangeFile> {
  const spelled = withSpelledBrands(query, otherBrandNames(await listBrands(deps.db)))
  const columns = COLUMNS.map(({ key, width = 16 }) => ({ heading: rangeSheet.columns[key][locale], width }))
  const sheet = { name: rangeSheet.name[locale], locale, columns }
  const bytes = await buffer(
    sheetFile(sheet, rows(deps, { siteUrl: deps.siteUrl, locale, query: spelled }), { format }),
  )
  return { bytes, etag: strongEtag(bytes) }
}

type Place = { siteUrl: string; locale: Locale }

async function* rows(
  { db, collection }: Pick<Deps, 'db' | 'collection'>,
  { query, ...place }: Place & { query: CollectionQuery },
): AsyncGenerator<WrittenRow[]> {
  const ids = await collection.ids(query, place.locale)
  for (let at = 0; at < ids.length; at += PRODUCTS_AT_ONCE) {
    const some = ids.slice(at, at + PRODUCTS_AT_ONCE)
    const products = new Map((await findProducts(db, some)).map((product) => [product.id, product]))
    yield some.flatMap((id) => rowsOf(products.get(id), place))
  }
}

function rowsOf(product: Product | undefined, place: Place): WrittenRow[] {
  if (!product) return []
  const packs = product.variants.length > 0 ? product.variants : [null]
  return packs.map((pack) => COLUMNS.map(({ cell }) => cell({ product, pack }, place)))
}

type Row = { product: Product; pack: Variant | null }
type Column = { key: RangeColumn; width?: number; cell(row: Row, place: Place): string | null }

/** The quantity is for the customer to fill in, and stands where nobody overlooks it. */
const COLUMNS: Column[] = [
  { key: 'stockCode', cell: ({ pack }) => pack?.stockCode ?? null },
  { key: 'productCode', cell: ({ pack }) => pack?.productCode ?? null },
  { key: 'code', cell: ({ product }) => product.code },
  { key: 'nameAr', width: 32, cell: ({ product }) => product.name.ar },
  { key: 'nameEn', width: 32, cell: ({ product }) => product.name.en },
  {
    key: 'category',
    width: 22,
    cell: ({ product: { category } }, { locale }) => category && inLanguage(category.name, locale),
  },
  { key: 'brand', cell: ({ product }, { locale }) => inLanguage(product.brand, locale) },
  { key: 'madeIn', cell: ({ product }, { locale }) => inLanguage(product.madeIn, locale) },
  { key: 'type', cell: ({ pack }, { locale }) => pack && variantCell(pack.type, locale) },
  { key: 'volume', cell: ({ pack }, { locale }) => pack && variantCell(pack.volume, locale) },
  { key: 'boxQuantity', cell: ({ pack }) => pack?.boxQuantity ?? null },
  { key: 'shelfLife', cell: ({ product }, { locale }) => shelfLife(product, locale) },
  {
    key: 'standards',
    width: 26,
    cell: ({ product }, { locale }) => product.certifications.join(locale === 'ar' ? '، ' : ', '),
  },
  { key: 'pdf', width: 30, cell: ({ product }, place) => datasheet(product, place) },
  {
    key: 'page',
    width: 30,
    cell: ({ product }, { siteUrl, locale }) => siteUrl + localizedPath(locale, productPath(product)),
  },
  { key: 'quantity', width: 40, cell: () => null },
]

function inLanguage(text: Localized, locale: Locale): string {
  return text[locale] || text.en || text.ar
}

function shelfLife({ specs }: Product, locale: Locale): string | null {
  const figure = specs.find(({ key }) => key === 'shelf')
  if (!figure) return null
  const { value, unit } = withUnit(figure.value, figure.unit[locale], locale)
  return [value, unit].filter(Boolean).join(' ')
}

function datasheet(product: Product, { siteUrl, locale }: Place): string | null {
  const url = tdsUrl(product, locale) ?? tdsUrl(product, 'ar') ?? tdsUrl(product, 'en')
  return url && siteUrl + url
}
