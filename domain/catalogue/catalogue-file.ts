import { brandLineFields, type Brand } from './brand.ts'
import { categoryLineFields } from './category-record.ts'
import type { Category } from './category.ts'
import type { FormFields } from '#domain/messages/message-form.ts'
import { postLineFields } from '#domain/posts/post-record.ts'
import type { Post } from '#domain/posts/post.ts'
import { productLineFields } from '#domain/products/product-record.ts'
import type { Product } from '#domain/products/product.ts'
import { lineFields } from '#domain/records/field.ts'
import type { Redirect } from '#domain/records/redirect.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import { seoLineFields } from '#domain/records/seo-record.ts'
import { CONTENT_KINDS, contentFields, type ContentKind } from '#domain/site/content/content-kinds.ts'
import type { ContentRecord } from '#domain/site/content/content-record.ts'
import type { PictureWords } from '#domain/site/picture.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import { SETTINGS_FIELDS } from '#domain/site/settings-fields.ts'
import type { SynonymEntry } from '#domain/search/synonym-form.ts'

/** A file of the catalogue has one record a line, in this order: what a record names stands before it. */
export const CATALOGUE_RECORDS = [
  'catalogue',
  'file',
  'category',
  'brand',
  'product',
  'post',
  'settings',
  'seo',
  'synonyms',
  ...CONTENT_KINDS,
  'redirect',
] as const
export type CatalogueRecord = (typeof CATALOGUE_RECORDS)[number]

/** One line: what it is of, and its fields by the names of staff's forms and the API. */
export type CatalogueLine = FormFields & { record: CatalogueRecord }

export const CATALOGUE_FORMAT = 1

export function headLine(createdAt: string): CatalogueLine {
  return { record: 'catalogue', format: CATALOGUE_FORMAT, created_at: createdAt }
}

export function fileLine(
  { name, kind, originalName, alt, isDecorative }: PictureWords & { name: string; kind: string; originalName: string },
  bytes: string,
): CatalogueLine {
  const words = kind === 'image' && { alt_ar: alt.ar, alt_en: alt.en, decorative: isDecorative }
  return { record: 'file', name, kind, original_name: originalName, ...words, bytes }
}

export function categoryLine(category: Category): CatalogueLine {
  const { id, createdAt } = category
  return { record: 'category', category_id: id, created_at: createdAt, ...categoryLineFields(category) }
}

export function brandLine(brand: Brand): CatalogueLine {
  const { id, createdAt } = brand
  return { record: 'brand', brand_id: id, created_at: createdAt, ...brandLineFields(brand) }
}

export function productLine(product: Product): CatalogueLine {
  const { id, createdAt } = product
  return { record: 'product', product_id: id, created_at: createdAt, ...productLineFields(product) }
}

export function postLine(post: Post): CatalogueLine {
  const { id, createdAt } = post
  return { record: 'post', blog_id: id, created_at: createdAt, ...postLineFields(post) }
}

/** A record of the site's content; the id of a page is its name. */
export function contentLine(kind: ContentKind, record: ContentRecord): CatalogueLine {
  const { id, createdAt } = record
  return { record: kind, id, created_at: createdAt, ...lineFields(contentFields(kind, id), record) }
}

export function settingsLine(settings: SiteSettings): CatalogueLine {
  return { record: 'settings', ...lineFields(SETTINGS_FIELDS, settings) }
}

export function seoLine(key: string, override: SeoOverride): CatalogueLine {
  return { record: 'seo', key, ...seoLineFields(override) }
}

export function synonymsLine({ words }: SynonymEntry): CatalogueLine {
  return { record: 'synonyms', words }
}

export function redirectLine({ from, to, origin }: Redirect): CatalogueLine {
  return { record: 'redirect', from, to, origin }
}

/** Whether the fields of a line all say what another one says. Earlier files say figures as texts, and none as ''. */
export function saysTheSame(line: FormFields, other: FormFields): boolean {
  const text = (value: unknown) => (typeof value === 'number' ? String(value) : (value ?? ''))
  return Object.entries(line).every(
    ([name, value]) => JSON.stringify(text(value)) === JSON.stringify(text(other[name])),
  )
}
