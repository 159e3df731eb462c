import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { CountedCheck } from '#domain/records/content-check.ts'
import type { CheckedTable } from '#server/data/catalogue/entities-store.ts'

/** Fields in two languages, as columns without the ending of their language. */
export const PAIRS = {
  products: ['name', 'description', 'properties', 'application_areas', 'brand', 'made_in'],
  categories: ['name', 'description'],
  posts: ['title', 'snippet', 'detail'],
} as const satisfies Record<CheckedTable, readonly string[]>

export function isBlank(column: string): string {
  return `trim(${column}) = ''`
}

/** A text of an article with a picture that nobody has described: an empty text, or fewer texts than pictures. */
export function hasBarePicture(column: string): string {
  const times = (part: string) => `(length(${column}) - length(replace(${column}, '${part}', ''))) / ${part.length}`
  return `(${column} like '%<img%alt=""%' or ${times('<img')} > ${times(' alt="')})`
}

const halfTranslated = (table: CheckedTable) =>
  PAIRS[table].map((pair) => `(${isBlank(`${pair}_ar`)}) <> (${isBlank(`${pair}_en`)})`).join(' or ')

const bare = (pair: string) => `${isBlank(`${pair}_ar`)} and ${isBlank(`${pair}_en`)}`

const untoldPicture =
  `(image is not null and (${isBlank('image_alt_ar')} or ${isBlank('image_alt_en')}))` +
  ` or ${hasBarePicture('detail_ar')} or ${hasBarePicture('detail_en')}`

/** Found for each product by the orders of staff's list. */
const sharesCode = `exists (select 1 from product_listing own
  join product_listing other on other.order_code = own.order_code and other.product_id <> own.product_id
  where own.product_id = products.id and own.order_code <> '')`

/**
 * What a record lacks, as conditions without parameters: products are looked for by an index of exactly these words
 * (migration 0014), so that the number of products makes no difference.
 */
const CONDITIONS: Record<CheckedTable, Partial<Record<CountedCheck, string>>> = {
  products: {
    translation: halfTranslated('products'),
    description: bare('description'),
    picture: 'image is null',
    datasheet: 'pdf_ar is null and pdf_en is null',
    codes: sharesCode,
  },
  categories: {
    translation: halfTranslated('categories'),
    description: bare('description'),
    picture: 'image is null',
  },
  posts: {
    translation: halfTranslated('posts'),
    description: bare('snippet'),
    picture: 'image is null',
    'picture-text': untoldPicture,
  },
}

/** Null where the check does not apply to the kind of record. */
export function conditionOf(table: CheckedTable, check: CountedCheck): RawBuilder<boolean> | null {
  const condition = CONDITIONS[table][check]
  return condition === undefined ? null : sql<boolean>`(${sql.raw(condition)})`
}
