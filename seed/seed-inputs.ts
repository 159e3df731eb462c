import { BLANK_BRAND, readBrandForm, type BrandInput } from '#domain/catalogue/brand.ts'
import { type CategoryInput, BLANK_CATEGORY } from '#domain/catalogue/category.ts'
import { BLANK_POST } from '#domain/posts/post-record.ts'
import type { PostInput } from '#domain/posts/post.ts'
import { factsSent } from '#domain/products/product-facts.ts'
import { BLANK_PRODUCT } from '#domain/products/product-record.ts'
import type { ProductInput } from '#domain/products/product.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { fromWrittenOverride } from '#domain/records/seo-record.ts'
import { toVariants } from '#domain/products/variants.ts'
import {
  type AttributesSeed,
  type BrandSeed,
  type CategorySeed,
  type MediaFolder,
  type PostSeed,
  type ProductSeed,
  type SeoSeed,
} from './seed-files.ts'
import { DemoContentError } from './seed-reading.ts'

export type StoredNameOf = (folder: MediaFolder, name: string) => string

export function toCategoryInput(seed: CategorySeed, storedNameOf: StoredNameOf): CategoryInput {
  return {
    ...BLANK_CATEGORY,
    slug: seed.category_slug,
    name: { ar: seed.category_name_ar, en: seed.category_name_en },
    description: { ar: seed.category_description_ar, en: seed.category_description_en },
    sortId: seed.category_sort_id,
    image: storedNameOf('categories', seed.category_image),
    price: seed.price,
    rating: seed.rating,
  }
}

/** Read as a call is: what it would not take is no demo content either. */
export function toBrandInput(seed: BrandSeed, storedNameOf: StoredNameOf): BrandInput {
  const stored = (name: string) => storedNameOf('brands', name)
  const { input, problems } = readBrandForm(
    {
      ...seed,
      existing_logo: stored(seed.existing_logo),
      existing_logo_white: stored(seed.existing_logo_white),
      existing_image: stored(seed.existing_image),
    },
    null,
  )
  const [wrong] = Object.entries(problems)
  if (wrong) throw new DemoContentError(`brands.json: ${wrong[0]} of ${seed.brand_id} is ${wrong[1].kind}.`)
  return { ...BLANK_BRAND, ...input }
}

/** `said` is what is known of the product beside its own record. */
export function toProductInput(
  seed: ProductSeed,
  storedNameOf: StoredNameOf,
  said: AttributesSeed | undefined,
): ProductInput {
  return {
    ...BLANK_PRODUCT,
    ...factsSent(seed),
    slug: seed.product_slug,
    code: seed.code,
    categoryId: seed.category_id,
    name: { ar: seed.product_name_ar, en: seed.product_name_en },
    description: { ar: seed.product_description_ar, en: seed.product_description_en },
    properties: { ar: seed.product_properties_ar, en: seed.product_properties_en },
    applicationAreas: { ar: seed.application_areas_ar, en: seed.application_areas_en },
    brand: { ar: seed.brand_ar, en: seed.brand },
    madeIn: { ar: seed.made_in_ar, en: seed.made_in },
    image: storedNameOf('products', seed.product_image),
    imageUrl: seed.image_url,
    mainVideo: seed.main_video,
    gallery: seed.gallery_images.map((name) => storedNameOf('products', name)),
    galleryVideos: seed.gallery_videos,
    rating: seed.rating,
    priceVisibility: said?.price_visibility ?? BLANK_PRODUCT.priceVisibility,
    variants: toVariants(seed).map((pack) => ({ ...pack, stockState: said?.stock_state ?? null })),
    specs: seed.specs.map(({ key, label_ar, label_en, value, unit, unit_ar }) => ({
      key,
      label: { ar: label_ar, en: label_en },
      value,
      unit: { ar: unit_ar, en: unit },
    })),
    certifications: seed.certifications,
    jointYield: seed.joint_yield,
    attributes: { typed: said?.attributes ?? {}, derived: {} },
    calculator: said?.calculator ?? null,
    usedWith: said?.used_with ?? [],
    alternatives: said?.alternatives ?? [],
    hasSafetySheet: seed.sds,
  }
}

export function toPostInput(seed: PostSeed, storedNameOf: StoredNameOf): PostInput {
  return {
    ...BLANK_POST,
    slug: seed.slug,
    title: { ar: seed.title_ar, en: seed.title_en },
    snippet: { ar: seed.snippet_ar, en: seed.snippet_en },
    detail: { ar: seed.detail_ar, en: seed.detail_en },
    date: seed.date,
    author: seed.author,
    category: seed.category,
    tags: { ar: toTags(seed.tags_ar), en: toTags(seed.tags_en) },
    readingMinutes: seed.reading_time,
    commentsCount: seed.comments_count,
    image: storedNameOf('blog', seed.image),
    imageAlt: { ar: seed.image_alt_ar, en: seed.image_alt_en },
    gallery: seed.gallery_images.map((name) => storedNameOf('blog', name)),
    videos: seed.gallery_videos,
  }
}

export function toSeoOverride({ structuredData: { product, faq }, ...head }: SeoSeed): SeoOverride {
  const { price: _listed, priceCurrency: _always, ...offer } = product
  return fromWrittenOverride({ ...head, structuredData: { product: offer, faq } })
}

function toTags(text: string): string[] {
  return text
    .split(/[,،]/)
    .map((tag) => tag.trim())
    .filter((tag) => tag !== '')
}
