import type { SearchRecord } from '#domain/search/search-record.ts'
import { inChunks, fromJson, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { RecordKind } from './search-changes-store.ts'
import { productsBehind, type ProductPlace } from '#server/data/catalogue/product-orders.ts'
import { toProductDetails } from '#domain/search/closest/read-details.ts'
import type { ProductDetails } from '#domain/search/closest/product-details.ts'
import { slugify } from '#domain/records/slug.ts'
import { findAttributes } from '#server/data/catalogue/attributes-store.ts'
import type { ProductRow, VariantRow } from '#server/data/engine/schema.ts'
import { findSeoOverridesByWords } from '#server/data/site/seo-store.ts'

/** Products are many: so many are read at once, and something else may run before the next. */
const PRODUCTS_AT_ONCE = 75

/** What of every record is searched, a part at a time; products as they are listed, so that nobody has to sort them. */
export async function* allSearchRecords(db: Db): AsyncGenerator<SearchRecord[]> {
  yield await categoryRecords(db, null)
  yield await brandRecords(db, null)
  yield await postRecords(db, null)
  for (let last: ProductPlace | null = null; ;) {
    const rows: ProductRows = await productsBehind(last, PRODUCTS_AT_ONCE, (next) =>
      productRows(db).where(next.where).orderBy(next.order).limit(next.limit).execute(),
    )
    yield await toProductRecords(db, rows)
    if (rows.length < PRODUCTS_AT_ONCE) return
    last = rows.at(-1)!
  }
}

export async function searchRecordsOf(db: Db, kind: RecordKind, ids: string[]): Promise<SearchRecord[]> {
  if (kind === 'category') return inChunks(ids, (chunk) => categoryRecords(db, chunk))
  if (kind === 'brand') return inChunks(ids, (chunk) => brandRecords(db, chunk))
  if (kind === 'post') return inChunks(ids, (chunk) => postRecords(db, chunk))
  const rows = await inChunks(ids, (chunk) => productRows(db).where('id', 'in', chunk).execute())
  return toProductRecords(db, rows)
}

function productRows(db: Db) {
  return db
    .selectFrom('products')
    .select(['id', 'code', 'name_ar', 'name_en', 'brand_ar', 'brand_en', 'brand_id', 'category_id', 'created_at'])
}

type ProductRows = Awaited<ReturnType<ReturnType<typeof productRows>['execute']>>

async function toProductRecords(db: Db, rows: ProductRows): Promise<SearchRecord[]> {
  const packs = await inChunks(
    rows.map(({ id }) => id),
    (chunk) =>
      db.selectFrom('product_variants').selectAll().where('product_id', 'in', chunk).orderBy('position').execute(),
  )
  const packsOf = Map.groupBy(packs, ({ product_id }) => product_id)
  const details = await findProductDetails(
    db,
    rows.map(({ id }) => id),
    packsOf,
  )
  return rows.map((row) => ({
    kind: 'product',
    id: row.id,
    names: [row.name_ar, row.name_en],
    codes: [row.code, ...(packsOf.get(row.id) ?? []).flatMap((pack) => [pack.product_code, pack.stock_code])].filter(
      (code) => code !== null,
    ),
    at: row.created_at,
    categoryId: row.category_id,
    brandId: row.brand_id,
    brand: [row.brand_ar, row.brand_en],
    details: details.get(row.id),
  }))
}

async function categoryRecords(db: Db, ids: string[] | null): Promise<SearchRecord[]> {
  const rows = await db
    .selectFrom('categories')
    .select(['id', 'name_ar', 'name_en', 'created_at'])
    .$if(ids !== null, (query) => query.where('id', 'in', ids!))
    .execute()
  return rows.map((row) => plainRecord('category', row.id, [row.name_ar, row.name_en], row.created_at))
}

/** In the order of their ids; by every name that they have or had. */
async function brandRecords(db: Db, ids: string[] | null): Promise<SearchRecord[]> {
  const rows = await db
    .selectFrom('brands')
    .select(['id', 'name_ar', 'name_en', 'aliases'])
    .$if(ids !== null, (query) => query.where('id', 'in', ids!))
    .execute()
  return rows.map((row) => {
    return plainRecord('brand', row.id, [row.name_ar, row.name_en, ...fromJson<string[]>(row.aliases)], '')
  })
}

async function postRecords(db: Db, ids: string[] | null): Promise<SearchRecord[]> {
  const rows = await db
    .selectFrom('posts')
    .select(['id', 'title_ar', 'title_en', 'tags_ar', 'tags_en', 'date'])
    .$if(ids !== null, (query) => query.where('id', 'in', ids!))
    .execute()
  return rows.map((row) => {
    const tags = [...fromJson<string[]>(row.tags_ar), ...fromJson<string[]>(row.tags_en)]
    return plainRecord('post', row.id, [row.title_ar, row.title_en, ...tags], row.date)
  })
}

function plainRecord(kind: 'category' | 'brand' | 'post', id: string, names: string[], at: string): SearchRecord {
  return { kind, id, names, codes: [], at, categoryId: null, brand: [] }
}

/** What closest matches are looked for in, of each of these products. */
async function findProductDetails(
  db: Db,
  ids: string[],
  packsOf: ReadonlyMap<string, VariantRow[]>,
): Promise<Map<string, ProductDetails>> {
  const rows = await inChunks(ids, (chunk) => db.selectFrom('products').selectAll().where('id', 'in', chunk).execute())
  const attributes = await findAttributes(db, ids)
  const overrides = await findSeoOverridesByWords(db, [
    ...new Set(rows.flatMap(({ id, slug }) => [id, slug].map(slugify))),
  ])
  const overrideOf = ({ id, slug }: ProductRow) => overrides.get(id) ?? overrides.get(slug) ?? null
  return new Map(
    rows.map((row) => [
      row.id,
      toProductDetails({
        description: toPair(row.description_ar, row.description_en),
        properties: toPair(row.properties_ar, row.properties_en),
        applicationAreas: toPair(row.application_areas_ar, row.application_areas_en),
        madeIn: toPair(row.made_in_ar, row.made_in_en),
        packs: (packsOf.get(row.id) ?? []).map((pack) => ({
          type: toPair(pack.type_ar, pack.type_en),
          volume: toPair(pack.volume_ar, pack.volume_en),
        })),
        specs: fromJson(row.specs),
        certifications: fromJson(row.certifications),
        attributes: attributes.get(row.id) ?? [],
        override: overrideOf(row),
      }),
    ]),
  )
}
