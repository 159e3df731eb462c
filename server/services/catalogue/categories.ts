import { categoryNotEmpty, refusals } from '#content/refusals.ts'
import type { Category, CategoryInput } from '#domain/catalogue/category.ts'
import { failure, success, type FieldErrors, type Outcome } from '#domain/records/errors.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { findCategory, listCategories, toCategoryColumns } from '#server/data/catalogue/categories-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { deleteEntity, entityExists } from '#server/data/catalogue/entities-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { AddressedPlace, Edited } from '#server/records/type.ts'
import { type WriteContext } from '#server/records/write.ts'
import { countProducts, moveProducts } from '#server/data/catalogue/products-store.ts'
import { createEntityStore, type EntityStore, type EntityTable } from '#server/records/entity-store.ts'
import { checkFields, place, price, rating, checkReferences } from '#server/records/field-checks.ts'

/** What a category's products become when the category goes; without a choice the deletion is refused. */
export type CategoryRemoval = { moveTo?: string; uncategorise?: boolean }

/** So many products move to another category in one step; others are served between the steps. */
export const MOVED_AT_ONCE = 20

export type CategoriesService = Omit<EntityStore<Category, CategoryInput>, 'remove'> & {
  /** By `sortId` (none last), then Arabic name, then id. */
  list(): Promise<Category[]>
  /** Answers which products it moved to another category, or left without one. */
  remove(id: string, products?: CategoryRemoval): Promise<Outcome<string[]>>
  /** Of a category that is to be removed, moves as many products as are moved at once. Refused as the removal would be. */
  moveSome(id: string, products: CategoryRemoval): Promise<Outcome<string[]>>
}

export const CATEGORY_PLACE: AddressedPlace = { kind: 'category', table: 'categories', slugField: 'category_slug' }

/** `keep` holds what every page shows. */
type CategoriesDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createCategories(deps: CategoriesDeps): CategoriesService {
  const { db, clock, memoize = unmemoized } = deps
  return {
    ...createEntityStore(CATEGORIES, deps),
    list: memoize(() => listCategories(db)),
    remove: (id, products = {}) => inTransaction(db, (tx) => remove(tx, id, products, clock())),
    moveSome: (id, products) => inTransaction(db, (tx) => moveSome(tx, id, products, clock())),
  }
}

const CATEGORIES: EntityTable<Category, CategoryInput> = {
  place: CATEGORY_PLACE,
  find: findCategory,
  columns: (_tx, given) => toCategoryColumns(given),
  check,
  draft,
}

async function remove(tx: Tx, id: string, products: CategoryRemoval, now: Date): Promise<Outcome<string[]>> {
  const allowed = await checkRemoval(tx, id, products)
  if (!allowed.ok) return allowed
  const moved: string[] = []
  for (let some = MOVED_AT_ONCE; some === MOVED_AT_ONCE;) {
    const ids = await move(tx, id, products, now)
    moved.push(...ids)
    some = ids.length
  }
  await deleteEntity(tx, 'categories', id)
  return success(moved)
}

async function moveSome(tx: Tx, id: string, products: CategoryRemoval, now: Date): Promise<Outcome<string[]>> {
  const allowed = await checkRemoval(tx, id, products)
  return allowed.ok ? success(await move(tx, id, products, now)) : allowed
}

function move(tx: Tx, from: string, { moveTo }: CategoryRemoval, now: Date): Promise<string[]> {
  return moveProducts(tx, { from, to: moveTo ?? null, most: MOVED_AT_ONCE, updatedAt: toInstant(now) })
}

/** Whether the products have another place, or why the category has to stay (docs/specification S28). */
async function checkRemoval(tx: Tx, id: string, products: CategoryRemoval): Promise<Outcome<void>> {
  if (!(await entityExists(tx, 'categories', id))) return failure({ kind: 'not-found' })
  const { moveTo, uncategorise } = products
  if (moveTo !== undefined) {
    if (moveTo === id) return failure({ kind: 'invalid', fields: { move_to: refusals.moveToItself } })
    if (!(await entityExists(tx, 'categories', moveTo))) {
      return failure({ kind: 'invalid', fields: { move_to: refusals.categoryUnknown } })
    }
  } else if (!uncategorise) {
    const count = await countProducts(tx, id)
    if (count > 0) return failure({ kind: 'conflict', message: categoryNotEmpty(count), count })
  }
  return success(undefined)
}

async function draft(
  db: Db,
  { image, ...fields }: CategoryInput,
  { id, version, createdAt, updatedAt }: Edited,
): Promise<Category> {
  const pictureOf = await loadPictures(db, [image])
  const productCount = await countProducts(db, id)
  return { ...fields, id, version, image: pictureOf(image), productCount, createdAt, updatedAt }
}

async function check(tx: Db, input: Partial<CategoryInput>): Promise<FieldErrors> {
  return {
    ...checkFields([rating(input.rating), price(input.price), place('category_sort_id', input.sortId)]),
    ...(await checkReferences(tx, [{ field: 'image', source: input.image, kind: 'image' }])),
  }
}
