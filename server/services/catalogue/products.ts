import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { attributeRefusals, refusals } from '#content/refusals.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Localized } from '#domain/text/locale.ts'
import { datedStock } from '#domain/products/stock.ts'
import { type CalculableProduct, toCalculable } from '#domain/calculator/calculable.ts'
import { accentOf } from '#domain/catalogue/accent.ts'
import { type Attributes, attributeProblem } from '#domain/catalogue/attribute.ts'
import type { NamedCategory } from '#domain/catalogue/category.ts'
import { partsOfOrder } from '#domain/catalogue/product-order.ts'
import type { Product, ProductInput, ProductSummary } from '#domain/products/product.ts'
import { unmemoizedEach, unmemoized, type Memoize, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Page } from '#server/data/engine/codec.ts'
import { brandFinder } from '#domain/catalogue/brand-names.ts'
import { deriveAttributes } from '#domain/catalogue/derive-attributes.ts'
import { listAttributeKeys, saveAttributes } from '#server/data/catalogue/attributes-store.ts'
import { listNamedBrands } from '#server/data/catalogue/brands-store.ts'
import { entityExists, entityNames, tableState, versionOf } from '#server/data/catalogue/entities-store.ts'
import { saveListing } from '#server/data/catalogue/product-listing-store.ts'
import { countRevision } from '#server/data/prints/sheet-revisions-store.ts'
import { toProductColumns } from '#server/data/catalogue/product-rows.ts'
import {
  countProducts,
  findProduct,
  findProducts,
  findProductSummaries,
  listCalculable,
  listProducts,
  listProductsBehind,
  listProductSummaries,
  listVariants,
  replaceGallery,
  replaceVariants,
  type ProductFilter,
} from '#server/data/catalogue/products-store.ts'
import { findNamedCategories } from '#server/data/catalogue/categories-store.ts'
import { settleSheets } from '#server/services/documents/product-sheets.ts'
import { loadPictures } from '#server/data/catalogue/pictures-store.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import type { AddressedPlace, Edited } from '#server/records/type.ts'
import type { WriteContext } from '#server/records/write.ts'
import { placedIn, pinnedIn } from './product-order-editing.ts'
import {
  type CheckedRecord,
  createEntityStore,
  type EntityStore,
  type EntityTable,
} from '#server/records/entity-store.ts'
import { checkFields, rating, checkReferences } from '#server/records/field-checks.ts'

export type ProductsService = EntityStore<Product, ProductInput> & {
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
  /** Those with figures for the calculator, in memory until one of them changes. */
  calculable(): Promise<CalculableProduct[]>
  /** Changes whenever one of them may have changed. */
  state(): Promise<string>
  /** As `get`, from memory until something that it was read from has changed; nobody may alter it. */
  shown(id: string): Promise<Product | null>
  /** As `summaries` and `count`, in the same way. */
  shownList(filter: ProductFilter): Promise<ProductList>
}

export const PRODUCT_PLACE: AddressedPlace = { kind: 'product', table: 'products', slugField: 'product_slug' }

const LATEST = 8
const MOST_CALCULABLE = 1000
/** Products and lists of them in memory: a page and its data are asked for one after the other, and in two languages. */
const SHOWN_PRODUCTS = 300
const SHOWN_LISTS = 40
/** Whole products that are read at once. */
const PORTION = 25

type ProductList = { products: ProductSummary[]; total: number }

/** `keep` and `keepEach` hold what pages show. */
type ProductsDeps = { db: Db; clock: Clock; context?: WriteContext; memoize?: Memoize; memoizeEach?: MemoizeEach }

export function createProducts(deps: ProductsDeps): ProductsService {
  const { db, memoize = unmemoized, memoizeEach = unmemoizedEach } = deps
  const countedAll = memoize(() => countProducts(db))
  const listed = memoizeEach(SHOWN_LISTS, (filter: string) => listWithTotal(db, JSON.parse(filter) as ProductFilter))
  return {
    ...createEntityStore(PRODUCTS, deps),
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
    calculable: memoize(async () => (await listCalculable(db, MOST_CALCULABLE)).flatMap(toCalculable)),
    portions: () => portions(db),
    state: memoize(() => stateOf(db)),
    shown: memoizeEach(SHOWN_PRODUCTS, (id: string) => findProduct(db, { id })),
    shownList: (filter) => listed(JSON.stringify(filter)),
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

const PRODUCTS: EntityTable<Product, ProductInput> = {
  place: PRODUCT_PLACE,
  find: findProduct,
  async columns(tx, given) {
    if (!given.brand) return toProductColumns(given)
    const { brand, brandId } = await brandWritten(tx, given.brand)
    return { ...toProductColumns({ ...given, brand }), brand_id: brandId }
  },
  async saveParts(tx, id, { variants, gallery, pdf }, writing) {
    const { now } = writing
    if (variants) await replaceVariants(tx, id, datedStock(variants, await listVariants(tx, id), dayOfInstant(now)))
    if (gallery) await replaceGallery(tx, id, gallery)
    if (pdf) await settleSheets(tx, id, { pdf, isNew: (await versionOf(tx, 'products', id)) === 1 }, writing)
  },
  check,
  draft,
  /** Its attributes, what staff's list knows of it, and the revision of its sheet. */
  async written(tx, product) {
    const read = deriveAttributes(product, await listAttributeKeys(tx))
    await saveAttributes(tx, product.id, read)
    const whole = { ...product, attributes: { typed: read.typed, derived: read.derived } }
    await saveListing(tx, whole)
    const { n } = await countRevision(tx, whole)
    return { ...whole, tdsRevision: n }
  },
}

/** The brand that a written name means, by its present name; what means none stays as it was written. */
async function brandWritten(db: Db, brand: Localized): Promise<{ brand: Localized; brandId: string | null }> {
  if (brand.ar === '' && brand.en === '') return { brand, brandId: null }
  const found = brandFinder(await listNamedBrands(db))(brand)
  return found ? { brand: found.name, brandId: found.id } : { brand, brandId: null }
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
  const { typed, derived } = deriveAttributes(fields, await listAttributeKeys(db))
  return {
    ...fields,
    ...(await brandWritten(db, fields.brand)),
    attributes: { typed, derived },
    id,
    version,
    tdsRevision: 0,
    category: categoryId === null ? null : await categoryOfDraft(db, categoryId),
    image: pictureOf(image),
    gallery: gallery.map(pictureOf).filter((picture) => picture !== null),
    createdAt,
    updatedAt,
  }
}

async function check(tx: Db, input: Partial<ProductInput>, about: CheckedRecord = {}): Promise<FieldErrors> {
  const { isDraft = false } = about
  const { categoryId, image, pdf, gallery = [] } = input
  const isOneSheet = pdf?.ar === pdf?.en
  const unknownCategory = categoryId ? !(await isCategory(tx, categoryId, isDraft)) : categoryId === ''
  return {
    ...checkFields([rating(input.rating)]),
    ...(about.isImported || isDraft ? {} : await unknownRelated(tx, input, about.id)),
    ...(input.attributes && (await attributeProblems(tx, input.attributes.typed))),
    ...(unknownCategory ? { category_id: refusals.categoryUnknown } : {}),
    ...(await checkReferences(tx, [
      { field: 'product_image', source: image, kind: 'image' },
      { field: isOneSheet ? 'product_pdf' : 'product_pdf_ar', source: pdf?.ar, kind: 'pdf' },
      { field: isOneSheet ? 'product_pdf' : 'product_pdf_en', source: pdf?.en, kind: 'pdf' },
      ...gallery.map((source) => ({ field: 'gallery_images', source, kind: 'image' as const })),
    ])),
  }
}

async function attributeProblems(tx: Db, typed: Attributes): Promise<FieldErrors> {
  const problem = attributeProblem(typed, await listAttributeKeys(tx))
  if (!problem) return {}
  const { ar, en } = attributeRefusals[problem.kind]
  return { attributes: { ar: ar(problem.name), en: en(problem.name) } }
}

/** A related product has to be another one that is on the site. Those of a file may come behind it. */
async function unknownRelated(tx: Db, input: Partial<ProductInput>, id = input.slug): Promise<FieldErrors> {
  const { usedWith = [], alternatives = [] } = input
  const present = await entityNames(tx, 'products', [...usedWith, ...alternatives])
  const isWrong = (other: string) => !present.has(other) || other === id
  return {
    ...(usedWith.some(isWrong) && { used_with: refusals.relatedUnknown }),
    ...(alternatives.some(isWrong) && { alternatives: refusals.relatedUnknown }),
  }
}

async function isCategory(tx: Db, id: string, isDraft: boolean): Promise<boolean> {
  return (await entityExists(tx, 'categories', id)) || (isDraft && (await findRecord(tx, 'category', id)) !== null)
}
