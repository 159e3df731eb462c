import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { refusals } from '#content/refusals.ts'
import { failure, success } from '#domain/records/errors.ts'
import type { FieldErrors, Outcome } from '#domain/records/errors.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Localized } from '#domain/text/locale.ts'
import { datedStock } from '#domain/products/stock.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import type { NamedCategory } from '#domain/catalogue/category.ts'
import { partsOfOrder } from '#domain/catalogue/product-order.ts'
import type { Product, ProductInput, ProductSummary, Variant } from '#domain/products/product.ts'
import { unmemoizedEach, unmemoized, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction } from '#server/data/engine/database.ts'
import type { Db, Tx } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/page.ts'
import { brandFinder } from '#domain/catalogue/brand-names.ts'
import { listNamedBrands } from '#server/data/catalogue/brands-store.ts'
import { deleteEntity, entityExists, tableState } from '#server/data/catalogue/entities-store.ts'
import { saveListing } from '#server/data/catalogue/product-listing-store.ts'
import { toProductColumns } from '#server/data/catalogue/product-rows.ts'
import {
  countProducts,
  findProduct,
  findProducts,
  findProductSummaries,
  insertProduct,
  listProducts,
  listProductsBehind,
  listProductSummaries,
  listVariants,
  replaceGallery,
  replaceVariants,
  updateProduct,
} from '#server/data/catalogue/products-store.ts'
import { findNamedCategories } from '#server/data/catalogue/categories-store.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import type { Edited } from '#server/services/records/edited-kind.ts'
import type { Writing } from '#server/services/records/old-addresses.ts'
import type { WriteContext } from '#server/services/records/versioned-write.ts'
import type { ProductFilter } from '#server/data/catalogue/products-store.ts'
import { placedIn, pinnedIn } from './product-order-editing.ts'
import { checkFields, rating } from '#server/services/records/field-checks.ts'
import { changedSlug, findCreated, newIdentity } from '#server/services/records/record-identity.ts'
import type { Creation, RecordKind } from '#server/services/records/record-identity.ts'
import { checkReferences } from '#server/services/records/references.ts'

export type ProductsService = {
  /** Newest first, then by id. */
  list(filter?: ProductFilter): Promise<Product[]>
  summaries(filter?: ProductFilter): Promise<ProductSummary[]>
  /** Whole products of a category: those that staff placed first, in their order, or simply the newest first. */
  ofCategory(categoryId: string, page: Page & { isPlaced: boolean }): Promise<Product[]>
  /** Those that are pinned, and then the newest, as many as the home page shows. */
  latest(): Promise<ProductSummary[]>
  count(filter?: Pick<ProductFilter, 'categoryId'>): Promise<number>
  /** All of them as `list` has them, a few at a time: others are served in between. */
  portions(): AsyncGenerator<Product[]>
  /** Changes whenever one of them may have changed. */
  state(): Promise<string>
  get(id: string): Promise<Product | null>
  /** As `get`, from memory until something that it was read from has changed; nobody may alter it. */
  shown(id: string): Promise<Product | null>
  /** As `summaries` and `count`, in the same way. */
  shownList(filter: ProductFilter): Promise<ProductList>
  findBySlug(slug: string): Promise<Product | null>
  create(input: ProductInput, creation?: Creation): Promise<Outcome<Product>>
  update(id: string, patch: Partial<ProductInput>): Promise<Outcome<Product>>
  remove(id: string): Promise<Outcome<void>>
  /** What the site would not take of what is given; a draft may stand in a category that is one. */
  check(input: Partial<ProductInput>, isDraft?: boolean): Promise<FieldErrors>
  /** The product as it would be, kept nowhere. */
  draft(input: ProductInput, marks: Edited): Promise<Product>
}

export const PRODUCT_KIND: RecordKind = { table: 'products', slugField: 'product_slug', subject: 'product' }

const LATEST = 8
/** Products and lists of them in memory: a page and its data are asked for one after the other, and in two languages. */
const SHOWN_PRODUCTS = 300
const SHOWN_LISTS = 40
/** Whole products that are read at once. */
const PORTION = 25

/** A part of a list, and how many there are in all of it. */
export type ProductList = { products: ProductSummary[]; total: number }

/** `keep` and `keepEach` hold what pages show. */
export type ProductsDeps = {
  db: Db
  clock: Clock
  context?: WriteContext
  memoize?: Memoize
  memoizeEach?: MemoizeEach
}

export function createProducts(deps: ProductsDeps): ProductsService {
  const { db, clock, context = null, memoize = unmemoized, memoizeEach = unmemoizedEach } = deps
  const writing = () => ({ now: clock(), context })
  const countedAll = memoize(() => countProducts(db))
  const listed = memoizeEach(SHOWN_LISTS, (filter: string) => listWithTotal(db, JSON.parse(filter) as ProductFilter))
  return {
    list: (filter) => listProducts(db, filter),
    summaries: (filter) => listProductSummaries(db, filter),
    async ofCategory(categoryId, { isPlaced, ...page }) {
      const placed = isPlaced ? await placedIn(db, categoryId) : []
      const { first, others } = partsOfOrder(placed.length, page)
      const some = await findProducts(db, placed.slice(first.from, first.to))
      const rest = others.limit === 0 ? [] : await listProducts(db, { categoryId, ...others, besides: placed })
      return [...some.toSorted((one, other) => placed.indexOf(one.id) - placed.indexOf(other.id)), ...rest]
    },
    latest: memoize(async () => inOrder(db, await pinnedIn(db), { limit: LATEST })),
    count: (filter) => (filter?.categoryId === undefined ? countedAll() : countProducts(db, filter.categoryId)),
    portions: () => portions(db),
    state: memoize(() => stateOf(db)),
    get: (id) => findProduct(db, { id }),
    shown: memoizeEach(SHOWN_PRODUCTS, (id: string) => findProduct(db, { id })),
    shownList: (filter) => listed(JSON.stringify(filter)),
    findBySlug: (slug) => findProduct(db, { slug }),
    create: (input, creation = {}) => inTransaction(db, (tx) => create(tx, input, creation, writing())),
    update: (id, patch) => inTransaction(db, (tx) => update(tx, id, patch, writing())),
    remove: (id) => inTransaction(db, (tx) => remove(tx, id)),
    check: (input, isDraft) => check(db, input, isDraft),
    draft: (input, marks) => draft(db, input, marks),
  }
}

async function* portions(db: Db): AsyncGenerator<Product[]> {
  for (let last: Product | null = null; ;) {
    const some: Product[] = await listProductsBehind(db, last, PORTION)
    // What is made of them takes as long as reading them, and has a tick of the event loop to itself.
    await yieldToEventLoop()
    yield some
    last = some.at(-1) ?? null
    if (some.length < PORTION) return
    await yieldToEventLoop()
  }
}

/** Products carry the names of their categories, and whose brand they are. */
async function stateOf(db: Db): Promise<string> {
  const states = [await tableState(db, 'products'), await tableState(db, 'categories'), await tableState(db, 'brands')]
  return states.map(({ count, changedAt }) => `${count}-${changedAt ?? ''}`).join('/')
}

async function listWithTotal(db: Db, filter: ProductFilter): Promise<ProductList> {
  const { categoryId } = filter
  const placed = categoryId === undefined ? [] : await placedIn(db, categoryId)
  const [products, total] = await Promise.all([inOrder(db, placed, filter), countProducts(db, categoryId)])
  return { products, total }
}

/** What staff have placed first, and then all others, the newest first. */
async function inOrder(db: Db, placed: readonly string[], filter: ProductFilter): Promise<ProductSummary[]> {
  if (placed.length === 0) return listProductSummaries(db, filter)
  const { first, others } = partsOfOrder(placed.length, filter)
  const [some, rest] = await Promise.all([
    findProductSummaries(db, placed.slice(first.from, first.to)),
    others.limit === 0 ? [] : listProductSummaries(db, { ...filter, ...others, besides: placed }),
  ])
  return [...some, ...rest]
}

async function create(tx: Tx, input: ProductInput, creation: Creation, writing: Writing): Promise<Outcome<Product>> {
  const earlier = await findCreated(tx, PRODUCT_KIND, creation)
  if (earlier !== null) return read(tx, earlier)
  const problems = await check(tx, input)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const identity = await newIdentity(tx, PRODUCT_KIND, input.slug, creation, writing)
  if (!identity.ok) return identity
  const { brand, brandId } = await brandWritten(tx, input.brand)
  await insertProduct(tx, { ...toProductColumns({ ...input, brand }), brand_id: brandId, ...identity.value })
  await saveParts(tx, identity.value.id, withStockDays(input, [], writing.now))
  return written(tx, identity.value.id)
}

async function update(tx: Tx, id: string, patch: Partial<ProductInput>, writing: Writing): Promise<Outcome<Product>> {
  if (!(await entityExists(tx, 'products', id))) return failure({ kind: 'not-found' })
  const problems = await check(tx, patch)
  if (Object.keys(problems).length > 0) return failure({ kind: 'invalid', fields: problems })
  const slug = await changedSlug(tx, PRODUCT_KIND, id, patch.slug, writing)
  if (!slug.ok) return slug
  const named = patch.brand && (await brandWritten(tx, patch.brand))
  const values = {
    ...toProductColumns(named ? { ...patch, brand: named.brand } : patch),
    ...(named && { brand_id: named.brandId }),
    slug: slug.value,
    updated_at: toInstant(writing.now),
  }
  await updateProduct(tx, id, values)
  const before = patch.variants === undefined ? [] : await listVariants(tx, id)
  await saveParts(tx, id, withStockDays(patch, before, writing.now))
  return written(tx, id)
}

/** The brand that a written name means, by its present name; what means none stays as it was written. */
async function brandWritten(db: Db, brand: Localized): Promise<{ brand: Localized; brandId: string | null }> {
  if (brand.ar === '' && brand.en === '') return { brand, brandId: null }
  const found = brandFinder(await listNamedBrands(db))(brand)
  return found ? { brand: found.name, brandId: found.id } : { brand, brandId: null }
}

async function saveParts(tx: Tx, id: string, { variants, gallery }: Partial<ProductInput>): Promise<void> {
  if (variants !== undefined) await replaceVariants(tx, id, variants)
  if (gallery !== undefined) await replaceGallery(tx, id, gallery)
}

function withStockDays(input: Partial<ProductInput>, before: Variant[], now: Date): Partial<ProductInput> {
  const { variants } = input
  return variants ? { ...input, variants: datedStock(variants, before, dayOfInstant(now)) } : input
}

async function remove(tx: Tx, id: string): Promise<Outcome<void>> {
  return (await deleteEntity(tx, 'products', id)) ? success(undefined) : failure({ kind: 'not-found' })
}

/** A draft may name a category that is not on the site. */
async function categoryOfDraft(db: Db, id: string): Promise<NamedCategory> {
  const [record, onSite] = await Promise.all([findRecord(db, 'category', id), findNamedCategories(db, [id])])
  const accent = onSite.get(id)?.accent ?? accentOf({ id, sortId: null })
  return { id, name: record?.name ?? { ar: id, en: id }, accent }
}

async function draft(
  db: Db,
  { categoryId, image, gallery, ...fields }: ProductInput,
  { id, version, createdAt, updatedAt }: Edited,
): Promise<Product> {
  const pictureOf = await loadPictures(db, [image, ...gallery])
  return {
    ...fields,
    ...(await brandWritten(db, fields.brand)),
    id,
    version,
    category: categoryId === null ? null : await categoryOfDraft(db, categoryId),
    image: pictureOf(image),
    gallery: gallery.map(pictureOf).filter((picture) => picture !== null),
    createdAt,
    updatedAt,
  }
}

async function check(tx: Db, input: Partial<ProductInput>, isDraft = false): Promise<FieldErrors> {
  const { categoryId, image, pdf, gallery = [] } = input
  const isOneSheet = pdf?.ar === pdf?.en
  const unknownCategory = categoryId ? !(await isCategory(tx, categoryId, isDraft)) : categoryId === ''
  return {
    ...checkFields([rating(input.rating)]),
    ...(unknownCategory ? { category_id: refusals.categoryUnknown } : {}),
    ...(await checkReferences(tx, [
      { field: 'product_image', source: image, kind: 'image' },
      { field: isOneSheet ? 'product_pdf' : 'product_pdf_ar', source: pdf?.ar, kind: 'pdf' },
      { field: isOneSheet ? 'product_pdf' : 'product_pdf_en', source: pdf?.en, kind: 'pdf' },
      ...gallery.map((source) => ({ field: 'gallery_images', source, kind: 'image' as const })),
    ])),
  }
}

async function isCategory(tx: Db, id: string, isDraft: boolean): Promise<boolean> {
  return (await entityExists(tx, 'categories', id)) || (isDraft && (await findRecord(tx, 'category', id)) !== null)
}

/** The product as it stands after a write, with what staff's list knows of it. */
async function written(tx: Tx, id: string): Promise<Outcome<Product>> {
  const outcome = await read(tx, id)
  if (outcome.ok) await saveListing(tx, outcome.value)
  return outcome
}

async function read(tx: Tx, id: string): Promise<Outcome<Product>> {
  const product = await findProduct(tx, { id })
  return product ? success(product) : failure({ kind: 'not-found' })
}
