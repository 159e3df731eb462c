import type { Insertable, Selectable } from 'kysely'
import type { Product, ProductInput, ProductSummary, Variant } from '../../../domain/products/product.ts'
import { fromFlag, fromJson, toFlag, toJson, toPair } from '../engine/codec.ts'
import type { PictureOf } from './pictures-store.ts'
import type {
  ProductImagesTable,
  ProductRow,
  ProductsTable,
  ProductVariantsTable,
  Values,
  VariantRow,
} from '../engine/schema.ts'

/** The category's names, null in all where the product has none. */
export type CategoryNames = { category_name_ar: string | null; category_name_en: string | null }

/** What belongs to one product in other tables, in order. */
export type ProductParts = { variants: VariantRow[]; images: string[] }

export function toProduct(row: ProductRow & CategoryNames, parts: ProductParts, pictureOf: PictureOf): Product {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    code: row.code,
    category: toCategoryOf(row),
    name: toPair(row.name_ar, row.name_en),
    description: toPair(row.description_ar, row.description_en),
    properties: toPair(row.properties_ar, row.properties_en),
    applicationAreas: toPair(row.application_areas_ar, row.application_areas_en),
    brand: toPair(row.brand_ar, row.brand_en),
    madeIn: toPair(row.made_in_ar, row.made_in_en),
    image: pictureOf(row.image),
    imageUrl: row.image_url,
    pdf: toPair(row.pdf_ar, row.pdf_en),
    mainVideo: row.main_video,
    gallery: parts.images.map(pictureOf).filter((picture) => picture !== null),
    galleryVideos: fromJson(row.gallery_videos),
    rating: row.rating,
    variants: parts.variants.map(toVariant),
    specs: fromJson(row.specs),
    certifications: fromJson(row.certifications),
    jointYield: row.joint_yield === null ? null : fromJson(row.joint_yield),
    hasSafetySheet: fromFlag(row.has_safety_sheet),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

export type SummaryRow = Pick<
  ProductRow,
  'id' | 'slug' | 'code' | 'category_id' | 'name_ar' | 'name_en' | 'brand_ar' | 'brand_en' | 'image'
> &
  Pick<ProductRow, 'rating' | 'specs' | 'created_at'> &
  CategoryNames & { [Column in keyof VariantRow]: VariantRow[Column] | null }

/** A row of a product with its first variant beside it. */
export function toProductSummary(row: SummaryRow, pictureOf: PictureOf): ProductSummary {
  return {
    id: row.id,
    slug: row.slug,
    code: row.code,
    category: toCategoryOf(row),
    name: toPair(row.name_ar, row.name_en),
    brand: toPair(row.brand_ar, row.brand_en),
    image: pictureOf(row.image),
    rating: row.rating,
    specs: fromJson(row.specs),
    createdAt: row.created_at,
    firstVariant: row.position === null ? null : toVariant(row),
  }
}

/** The columns of what is given; the others stay undefined and as they are. Slug and parts are settled apart. */
export function toProductValues(input: ProductInput): Values<ProductsTable>
export function toProductValues(input: Partial<ProductInput>): Partial<Values<ProductsTable>>
export function toProductValues(input: Partial<ProductInput>): Partial<Values<ProductsTable>> {
  return {
    code: input.code,
    category_id: input.categoryId,
    name_ar: input.name?.ar,
    name_en: input.name?.en,
    description_ar: input.description?.ar,
    description_en: input.description?.en,
    properties_ar: input.properties?.ar,
    properties_en: input.properties?.en,
    application_areas_ar: input.applicationAreas?.ar,
    application_areas_en: input.applicationAreas?.en,
    brand_ar: input.brand?.ar,
    brand_en: input.brand?.en,
    made_in_ar: input.madeIn?.ar,
    made_in_en: input.madeIn?.en,
    image: input.image,
    image_url: input.imageUrl,
    pdf_ar: input.pdf?.ar,
    pdf_en: input.pdf?.en,
    main_video: input.mainVideo,
    gallery_videos: input.galleryVideos && toJson(input.galleryVideos),
    rating: input.rating,
    specs: input.specs && toJson(input.specs),
    certifications: input.certifications && toJson(input.certifications),
    joint_yield: input.jointYield && toJson(input.jointYield),
    has_safety_sheet: input.hasSafetySheet === undefined ? undefined : toFlag(input.hasSafetySheet),
  }
}

export function toVariantRows(productId: string, variants: Variant[]): VariantRow[] {
  return variants.map((variant, position) => ({
    product_id: productId,
    position,
    stock_code: variant.stockCode,
    product_code: variant.productCode,
    type_ar: variant.type.ar,
    type_en: variant.type.en,
    volume_ar: variant.volume.ar,
    volume_en: variant.volume.en,
    box_quantity: variant.boxQuantity,
  }))
}

export function toImageRows(productId: string, sources: string[]): Insertable<ProductImagesTable>[] {
  return sources.map((source, position) => ({ product_id: productId, position, source }))
}

function toVariant(row: Omit<Selectable<ProductVariantsTable>, 'product_id' | 'position'>): Variant {
  return {
    stockCode: row.stock_code,
    productCode: row.product_code,
    type: toPair(row.type_ar, row.type_en),
    volume: toPair(row.volume_ar, row.volume_en),
    boxQuantity: row.box_quantity,
  }
}

/** The category of a product's row, null where it has none. */
export function toCategoryOf(row: CategoryNames & { category_id: string | null }): Product['category'] {
  if (row.category_id === null) return null
  return { id: row.category_id, name: toPair(row.category_name_ar ?? '', row.category_name_en ?? '') }
}
