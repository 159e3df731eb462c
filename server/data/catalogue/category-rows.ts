import type { Category, CategoryInput } from '../../../domain/catalogue/category.ts'
import { toCount, toPair } from '../engine/codec.ts'
import type { PictureOf } from './pictures-store.ts'
import type { CategoriesTable, CategoryRow, Values } from '../engine/schema.ts'

export type CountedCategoryRow = CategoryRow & { product_count: string | number | null }

export function toCategory(row: CountedCategoryRow, pictureOf: PictureOf): Category {
  return {
    id: row.id,
    slug: row.slug,
    version: row.version,
    name: toPair(row.name_ar, row.name_en),
    description: toPair(row.description_ar, row.description_en),
    sortId: row.sort_id,
    image: pictureOf(row.image),
    price: row.price,
    rating: row.rating,
    productCount: toCount(row.product_count ?? 0),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

/** The columns of what is given; the others stay undefined and as they are. The slug is settled apart. */
export function toCategoryValues(input: CategoryInput): Values<CategoriesTable>
export function toCategoryValues(input: Partial<CategoryInput>): Partial<Values<CategoriesTable>>
export function toCategoryValues(input: Partial<CategoryInput>): Partial<Values<CategoriesTable>> {
  return {
    name_ar: input.name?.ar,
    name_en: input.name?.en,
    description_ar: input.description?.ar,
    description_en: input.description?.en,
    sort_id: input.sortId,
    image: input.image,
    price: input.price,
    rating: input.rating,
  }
}

const ARABIC = new Intl.Collator('ar')

/** The order of menus and lists: by place, those without one last; then by Arabic name; then by id (docs/specification S23). */
export function compareCategories(a: Category, b: Category): number {
  return (
    (a.sortId ?? Infinity) - (b.sortId ?? Infinity) ||
    ARABIC.compare(a.name.ar, b.name.ar) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}
