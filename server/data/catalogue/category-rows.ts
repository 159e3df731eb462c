import type { Category, CategoryInput } from '#domain/catalogue/category.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import { toCount } from '#server/data/engine/codec.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { PictureOf } from './pictures-store.ts'
import type { CategoryRow } from '#server/data/engine/schema.ts'

type CountedCategoryRow = CategoryRow & { product_count: string | number | null }

export function toCategory(row: CountedCategoryRow, pictureOf: PictureOf): Category {
  return {
    ...fromColumns<typeof CATEGORY_FIELDS, CategoryInput>(CATEGORY_FIELDS, row),
    id: row.id,
    version: row.version,
    image: pictureOf(row.image),
    productCount: toCount(row.product_count ?? 0),
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  }
}

type CategoryColumns = ColumnsOf<typeof CATEGORY_FIELDS, CategoryInput>

/** The columns of what is given; the others are not there and stay as they are. */
export function toCategoryColumns(input: CategoryInput): CategoryColumns
export function toCategoryColumns(input: Partial<CategoryInput>): Partial<CategoryColumns>
export function toCategoryColumns(input: Partial<CategoryInput>): Partial<CategoryColumns> {
  return toColumns(CATEGORY_FIELDS, input)
}

type Ordered = Pick<Category, 'sortId' | 'name' | 'id'>

const ARABIC = new Intl.Collator('ar')

/** The order of menus and lists: by place, those without one last; then by Arabic name; then by id (docs/specification S23). */
export function compareInOrder(a: Ordered, b: Ordered): number {
  return (
    (a.sortId ?? Infinity) - (b.sortId ?? Infinity) ||
    ARABIC.compare(a.name.ar, b.name.ar) ||
    (a.id < b.id ? -1 : Number(a.id > b.id))
  )
}
