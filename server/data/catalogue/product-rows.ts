import type { Insertable } from 'kysely'
import { nameOrder } from '#domain/text/name-order.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import type { Product, ProductInput, ProductSummary, Variant } from '#domain/products/product.ts'
import { PACK_FIELDS } from '#domain/products/pack-fields.ts'
import { PRODUCT_FIELDS } from '#domain/products/product-fields.ts'
import { stockKey } from '#domain/products/stock.ts'
import { fromJson, toPair } from '#server/data/engine/codec.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { PictureOf } from './pictures-store.ts'
import type { ProductImagesTable, ProductRow, VariantRow } from '#server/data/engine/schema.ts'

/** The category's names and place, null in all where the product has none. */
export type CategoryNames = {
  category_name_ar: string | null
  category_name_en: string | null
  category_sort_id: number | null
}

/** What belongs to one product in other tables, in order. */
export type ProductParts = { variants: VariantRow[]; images: string[] }

export function toProduct(row: ProductRow & CategoryNames, parts: ProductParts, pictureOf: PictureOf): Product {
  const { categoryId: _named, image, ...fields } = fromColumns<typeof PRODUCT_FIELDS, ProductInput>(PRODUCT_FIELDS, row)
  return {
    ...fields,
    id: row.id,
    version: row.version,
    brandId: row.brand_id,
    tdsRevision: row.tds_revision,
    category: toCategoryOf(row),
    image: pictureOf(image),
    gallery: parts.images.map(pictureOf).filter((picture) => picture !== null),
    variants: parts.variants.map(toVariant),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type SummaryRow = Pick<
  ProductRow,
  'id' | 'slug' | 'code' | 'category_id' | 'name_ar' | 'name_en' | 'brand_ar' | 'brand_en' | 'brand_id' | 'image'
> &
  Pick<ProductRow, 'rating' | 'specs' | 'created_at'> &
  CategoryNames & { [Column in keyof Omit<VariantRow, 'stock_key'>]: VariantRow[Column] | null }

/** A row of a product with its first variant beside it. */
export function toProductSummary(row: SummaryRow, pictureOf: PictureOf): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    code: row.code,
    category: toCategoryOf(row),
    name: toPair(row.name_ar, row.name_en),
    brand: toPair(row.brand_ar, row.brand_en),
    brandId: row.brand_id,
    image: pictureOf(row.image),
    rating: row.rating,
    specs: fromJson(row.specs),
    createdAt: row.created_at,
    firstVariant: row.position === null ? null : toVariant(row),
  }
}

/** The columns of what is given; the others are not there and stay as they are. Packs and gallery are settled apart. */
export function toProductColumns(input: ProductInput): ProductColumns
export function toProductColumns(input: Partial<ProductInput>): Partial<ProductColumns>
export function toProductColumns(input: Partial<ProductInput>): Partial<ProductColumns> {
  const { name } = input
  const orders = name && { order_ar: nameOrder(name.ar, 'ar'), order_en: nameOrder(name.en, 'en') }
  return { ...toColumns(PRODUCT_FIELDS, input), ...orders }
}

type ProductColumns = ColumnsOf<typeof PRODUCT_FIELDS, ProductInput> & Pick<ProductRow, 'order_ar' | 'order_en'>

export function toVariantRows(productId: string, variants: Variant[]): VariantRow[] {
  return variants.map((variant, position) => ({
    product_id: productId,
    position,
    stock_key: variant.stockCode ? stockKey(variant.stockCode) : null,
    ...toColumns(PACK_FIELDS, variant),
  }))
}

export function toImageRows(productId: string, sources: string[]): Insertable<ProductImagesTable>[] {
  return sources.map((source, position) => ({ product_id: productId, position, source }))
}

export function toVariant(row: ColumnsOf<typeof PACK_FIELDS, Variant>): Variant {
  return fromColumns<typeof PACK_FIELDS, Variant>(PACK_FIELDS, row)
}

/** The category of a product's row, null where it has none. */
export function toCategoryOf(row: CategoryNames & { category_id: string | null }): Product['category'] {
  if (row.category_id === null) return null
  const id = row.category_id
  const accent = accentOf({ id, sortId: row.category_sort_id })
  return { id, name: toPair(row.category_name_ar ?? '', row.category_name_en ?? ''), accent }
}
