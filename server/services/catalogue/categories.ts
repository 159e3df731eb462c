import { categoryNotEmpty, refusals } from '#content/refusals.ts'
import type { Category, CategoryInput } from '#domain/catalogue/category.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import { isReservedSegment } from '#domain/records/reserved-segments.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import {
  findCategory,
  insertCategory,
  listCategories,
  updateCategory,
} from '#server/data/catalogue/categories-store.ts'
import { toCategoryColumns } from '#server/data/catalogue/category-rows.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import { deleteEntity, entityExists } from '#server/data/catalogue/entities-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import type { Edited } from '#server/services/records/edited-kind.ts'
import type { Writing } from '#server/services/records/old-addresses.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import { countProducts, moveProducts } from '#server/data/catalogue/products-store.ts'
import { checkFields, place, price, rating } from '#server/services/records/field-checks.ts'
import { changedSlug, findCreated, newIdentity } from '#server/services/records/record-identity.ts'
import type { Creation, RecordKind } from '#server/services/records/record-identity.ts'
import { checkReferences } from '#server/services/records/references.ts'

/** What a category's products become when the category goes; without a choice the deletion is refused. */
export type CategoryRemoval = { moveTo?: string; uncategorise?: boolean }

/** So many products move to another category in one step; others are served between the steps. */
export const MOVED_AT_ONCE = 20

export type CategoriesService = {
  /** By `sortId` (none last), then Arabic name, then id. */
  list(): Promise<Category[]>
  get(id: string): Promise<Category | null>
  findBySlug(slug: string): Promise<Category | null>
  create(input: CategoryInput, creation?: Creation): Promise<Outcome<Category>>
  update(id: string, patch: Partial<CategoryInput>): Promise<Outcome<Category>>
  /** Answers which products it moved to another category, or left without one. */
  remove(id: string, products?: CategoryRemoval): Promise<Outcome<string[]>>
  /** Of a category that is to be removed, moves as many products as are moved at once. Refused as the removal would be. */
  moveSome(id: string, products: CategoryRemoval): Promise<Outcome<string[]>>
  /** What the site would not take of what is given. */
  check(input: Partial<CategoryInput>): Promise<FieldErrors>
  /** The category as it would be, kept nowhere. */
  draft(input: CategoryInput, marks: Edited): Promise<Category>
}

export const CATEGORY_KIND: RecordKind = { table: 'categories', slugField: 'category_slug', subject: 'category' }

/** `keep` holds what every page shows. */
export type CategoriesDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize }

export function createCategories(deps: CategoriesDeps): CategoriesService {
  const { db, clock, context = null, memoize = unmemoized } = deps
  const writing = () => ({ now: clock(), context })
  return {
    list: memoize(() => listCategories(db)),
    get: (id) => findCategory(db, { id }),
    findBySlug: (slug) => findCategory(db, { slug }),
    create: (input, creation = {}) => inTransaction(db, (tx) => create(tx, input, creation, writing())),
    update: (id, patch) => inTransaction(db, (tx) => update(tx, id, patch, writing())),
    remove: (id, products = {}) => inTransaction(db, (tx) => remove(tx, id, products, clock())),
    moveSome: (id, products) => inTransaction(db, (tx) => moveSome(tx, id, products, clock())),
    check: (input) => check(db, input),
    draft: (input, marks) => draft(db, input, marks),
  }
}

async function create(tx: Tx, input: CategoryInput, creation: Creation, writing: Writing): Promise<Outcome<Category>> {
  const earlier = await findCreated(tx, CATEGORY_KIND, creation)
  if (earlier !== null) return read(tx, earlier)
  const problems = await check(tx, input)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const identity = await newIdentity(tx, CATEGORY_KIND, input.slug, creation, writing)
  if (!identity.ok) return identity
  if (isReservedSegment(identity.value.id)) {
    return failure({ kind: 'invalid', fields: { category_slug: refusals.segmentReserved } })
  }
  await insertCategory(tx, { ...toCategoryColumns(input), ...identity.value })
  return read(tx, identity.value.id)
}

async function update(tx: Tx, id: string, patch: Partial<CategoryInput>, writing: Writing): Promise<Outcome<Category>> {
  if (!(await entityExists(tx, 'categories', id))) return failure({ kind: 'not-found' })
  const problems = await check(tx, patch)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const slug = await changedSlug(tx, CATEGORY_KIND, id, patch.slug, writing)
  if (!slug.ok) return slug
  await updateCategory(tx, id, { ...toCategoryColumns(patch), slug: slug.value, updated_at: toInstant(writing.now) })
  return read(tx, id)
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

async function read(tx: Tx, id: string): Promise<Outcome<Category>> {
  const category = await findCategory(tx, { id })
  return category ? success(category) : failure({ kind: 'not-found' })
}
