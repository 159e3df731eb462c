import { sql, type ExpressionBuilder } from 'kysely'
import type { Product, ProductSummary, Variant } from '#domain/products/product.ts'
import { inChunks, inOrderOf, type Page, countRows } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadPictures, nameOnly, type PictureOf } from './pictures-store.ts'
import { moveListed } from './product-listing-store.ts'
import { productsBehind, productsInOrder, withCategory } from './product-orders.ts'
import {
  toImageRows,
  toProduct,
  toProductSummary,
  toVariant,
  toVariantRows,
  type CategoryNames,
  type ProductParts,
} from './product-rows.ts'
import type { Database, ProductRow } from '#server/data/engine/schema.ts'
import { noteChanges } from '#server/data/search/search-changes-store.ts'

export type ProductFilter = Page & { categoryId?: string; brandId?: string; besides?: readonly string[] }

/** Their pictures are named and no more: whoever lists whole products shows none. */
export async function listProducts(db: Db, filter: ProductFilter = {}): Promise<Product[]> {
  return toProducts(db, await newestFirst(db, filter).selectAll('products').execute(), nameOnly)
}

/** The next products behind one, or the first of all; as `listProducts`. */
export async function listProductsBehind(db: Db, last: Product | null, limit: number): Promise<Product[]> {
  const place = last && { id: last.id, created_at: last.createdAt }
  const rows = await productsBehind(place, limit, (next) =>
    withCategory(db).selectAll('products').where(next.where).orderBy(next.order).limit(next.limit).execute(),
  )
  return toProducts(db, rows, nameOnly)
}

export async function listProductSummaries(db: Db, filter: ProductFilter = {}): Promise<ProductSummary[]> {
  return toSummaries(db, newestFirst(db, filter))
}

export async function findProductSummaries(db: Db, ids: string[]): Promise<ProductSummary[]> {
  return inOrderOf(
    ids,
    await inChunks(ids, (chunk) => toSummaries(db, withCategory(db).where('products.id', 'in', chunk))),
  )
}

/** Products with no more than a card needs: two queries for any number of them. */
async function toSummaries(db: Db, products: ReturnType<typeof withCategory>): Promise<ProductSummary[]> {
  const rows = await products
    .leftJoin('product_variants', (join) =>
      join.onRef('product_variants.product_id', '=', 'products.id').on('product_variants.position', '=', 0),
    )
    .selectAll('product_variants')
    .select(['products.id', 'products.slug', 'products.code', 'products.category_id'])
    .select(['products.name_ar', 'products.name_en', 'products.brand_ar', 'products.brand_en', 'products.brand_id'])
    .select(['products.image', 'products.rating', 'products.specs', 'products.created_at'])
    .execute()
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return rows.map((row) => toProductSummary(row, pictureOf))
}

export async function countProducts(db: Db, categoryId?: string): Promise<number> {
  return countRows(db.selectFrom('products').where(inCategory(categoryId)))
}

export async function findProduct(db: Db, by: { id: string } | { slug: string }): Promise<Product | null> {
  const query = withCategory(db).selectAll('products')
  const found = 'id' in by ? query.where('products.id', '=', by.id) : query.where('products.slug', '=', by.slug)
  const [product] = await toProducts(db, await found.execute())
  return product ?? null
}

/** The products of these ids that are there, whole; their pictures are named and no more. */
export async function findProducts(db: Db, ids: string[]): Promise<Product[]> {
  const rows = await inChunks(ids, (chunk) =>
    withCategory(db).selectAll('products').where('products.id', 'in', chunk).execute(),
  )
  return toProducts(db, rows, nameOnly)
}

/** Products with figures for the calculator, by the order of their names. */
export async function listCalculable(db: Db, most: number): Promise<Product[]> {
  const rows = withFigures(db).orderBy('name_ar').limit(most)
  return findProducts(
    db,
    (await rows.execute()).map(({ id }) => id),
  )
}

export async function hasCalculable(db: Db): Promise<boolean> {
  const one = withFigures(db).limit(1)
  return (await one.executeTakeFirst()) !== undefined
}

/** Those that may have figures: the older field counts where the calculator's is empty. */
function withFigures(db: Db) {
  return db
    .selectFrom('products')
    .select('id')
    .where(({ or, eb }) => or([eb('calculator', 'is not', null), eb('joint_yield', 'is not', null)]))
}

/** Moves products of a category to another, or to none: no more than `most`. Answers which. */
export async function moveProducts(
  db: Db,
  { from, to, most, updatedAt }: { from: string; to: string | null; most: number; updatedAt: string },
): Promise<string[]> {
  const some = db.selectFrom('products').select('id').where('category_id', '=', from).limit(most)
  const moved = await db
    .updateTable('products')
    .set({ category_id: to, updated_at: updatedAt })
    .set((column) => ({ version: column('version', '+', 1) }))
    .where('id', 'in', some)
    .returning('id')
    .execute()
  const ids = moved.map(({ id }) => id)
  await moveListed(db, ids, to)
  await noteChanges(db, 'product', ids)
  return ids
}

export async function listVariants(db: Db, productId: string): Promise<Variant[]> {
  const rows = db.selectFrom('product_variants').selectAll().where('product_id', '=', productId).orderBy('position')
  return (await rows.execute()).map(toVariant)
}

export async function listStockCodes(db: Db, productIds: readonly string[]) {
  if (productIds.length === 0) return []
  const rows = await db
    .selectFrom('product_variants')
    .select(['product_id', 'stock_code'])
    .where('product_id', 'in', productIds)
    .where('stock_code', 'is not', null)
    .execute()
  return rows.map(({ product_id: productId, stock_code: stockCode }) => ({ productId, stockCode: stockCode ?? '' }))
}

export async function replaceVariants(db: Db, productId: string, variants: Variant[]): Promise<void> {
  await db.deleteFrom('product_variants').where('product_id', '=', productId).execute()
  const rows = toVariantRows(productId, variants)
  if (rows.length > 0) await db.insertInto('product_variants').values(rows).execute()
  await noteChanges(db, 'product', [productId])
}

export async function replaceGallery(db: Db, productId: string, sources: string[]): Promise<void> {
  await db.deleteFrom('product_images').where('product_id', '=', productId).execute()
  const rows = toImageRows(productId, sources)
  if (rows.length > 0) await db.insertInto('product_images').values(rows).execute()
}

function inCategory(id: string | undefined) {
  return id === undefined ? sql<boolean>`true` : sql<boolean>`products.category_id = ${id}`
}

function newestFirst(db: Db, { categoryId, brandId, besides = [], ...page }: ProductFilter) {
  const all = brandId === undefined ? inCategory(categoryId) : sql<boolean>`products.brand_id = ${brandId}`
  const chosen = (where: ExpressionBuilder<Database, 'products'>) =>
    besides.length === 0 ? all : where.and([all, where('products.id', 'not in', [...besides])])
  return productsInOrder(db, { order: 'newest', page, chosen })
}

/** Three queries for any number of products: their variants, their galleries, and all their pictures. */
async function toProducts(db: Db, rows: (ProductRow & CategoryNames)[], known?: PictureOf): Promise<Product[]> {
  const partsOf = await loadParts(
    db,
    rows.map(({ id }) => id),
  )
  const sources = rows.flatMap((row) => [row.image, ...partsOf(row.id).images])
  const pictureOf = known ?? (await loadPictures(db, sources))
  return rows.map((row) => toProduct(row, partsOf(row.id), pictureOf))
}

async function loadParts(db: Db, ids: string[]): Promise<(id: string) => ProductParts> {
  const variants = await inChunks(ids, (chunk) =>
    db.selectFrom('product_variants').selectAll().where('product_id', 'in', chunk).orderBy('position').execute(),
  )
  const images = await inChunks(ids, (chunk) =>
    db.selectFrom('product_images').selectAll().where('product_id', 'in', chunk).orderBy('position').execute(),
  )
  const variantsOf = Map.groupBy(variants, (row) => row.product_id)
  const imagesOf = Map.groupBy(images, (row) => row.product_id)
  return (id) => ({ variants: variantsOf.get(id) ?? [], images: (imagesOf.get(id) ?? []).map(({ source }) => source) })
}
