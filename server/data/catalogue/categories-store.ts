import { accentOf } from '#domain/catalogue/accent.ts'
import type { Category, NamedCategory } from '#domain/catalogue/category.ts'
import { compareInOrder, toCategory } from './category-rows.ts'
import { inChunks, toPair } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { loadPictures } from './pictures-store.ts'

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
