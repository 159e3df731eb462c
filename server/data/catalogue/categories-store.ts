import { accentOf } from '#domain/catalogue/accent.ts'
import { CATEGORY_FIELDS } from '#domain/catalogue/category-fields.ts'
import type { Category, NamedCategory, CategoryInput } from '#domain/catalogue/category.ts'
import { inChunks, toPair, toCount } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { fromColumns, toColumns, type ColumnsOf } from '#server/data/engine/record-columns.ts'
import type { CategoryRow } from '#server/data/engine/schema.ts'
import { loadPictures, type PictureOf } from './pictures-store.ts'

export async function listCategories(db: Db): Promise<Category[]> {
  const rows = await categories(db).execute()
  const pictureOf = await loadPictures(
    db,
    rows.map(({ image }) => image),
  )
  return rows.map((row) => toCategory(row, pictureOf)).toSorted(compareInOrder)
}

export async function findNamedCategories(db: Db, ids: string[]): Promise<Map<string, NamedCategory>> {
  const rows = await inChunks(ids, (chunk) =>
    db.selectFrom('categories').select(['id', 'name_ar', 'name_en', 'sort_id']).where('id', 'in', chunk).execute(),
  )
  return new Map(
    rows.map(({ id, sort_id, ...row }) => {
      return [id, { id, name: toPair(row.name_ar, row.name_en), accent: accentOf({ id, sortId: sort_id }) }]
    }),
  )
}

export async function findCategory(db: Db, by: { id: string } | { slug: string }): Promise<Category | null> {
  const query = 'id' in by ? categories(db).where('id', '=', by.id) : categories(db).where('slug', '=', by.slug)
  const row = await query.executeTakeFirst()
  return row ? toCategory(row, await loadPictures(db, [row.image])) : null
}

function categories(db: Db) {
  return db
    .selectFrom('categories')
    .selectAll('categories')
    .select((build) =>
      build
        .selectFrom('products')
        .select(build.fn.countAll<string | number>().as('count'))
        .whereRef('products.category_id', '=', 'categories.id')
        .as('product_count'),
    )
}

type CountedCategoryRow = CategoryRow & { product_count: string | number | null }

function toCategory(row: CountedCategoryRow, pictureOf: PictureOf): Category {
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
