import { ownSeoKey, type SeoSubject } from '#domain/records/seo-lookup.ts'
import { slugify } from '#domain/records/slug.ts'
import type { SheetPack } from '#domain/sheets/products/sheet-pack.ts'
import { type SheetCategories, sheetCategories } from '#domain/sheets/products/sheet-categories.ts'
import { NO_COSTS, type Costs } from '#domain/prices/pack-price.ts'
import { toProductInput, type ProductInput } from '#domain/products/product.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { RecordState } from '#domain/records/publication.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { SeoOverride } from '#domain/records/seo-override.ts'
import type { Clock } from '#server/clock.ts'
import { listCategories } from '#server/data/catalogue/categories-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import { listUnusual } from '#server/data/records/records-store.ts'
import { findSeoOverridesByWords } from '#server/data/site/seo-store.ts'
import { productType } from '#server/services/catalogue/product-type.ts'
import { findPresent } from '#server/records/present.ts'

export const PRODUCTS_AT_ONCE = 25

/** A product with what sheets say beside its content. */
type SheetProduct = { id: string; product: ProductInput; state: RecordState; seo: SeoOverride | null }

/** Reads what sheets say of products, in the order of their ids: of what is on the site nothing else, whatever its draft says. `hasPrices`: whether they are to have prices. */
export async function sheetProductReader(
  { db, clock }: { db: Db; clock: Clock },
  { hasPrices }: { hasPrices: boolean },
) {
  const unusual = new Map((await listUnusual(db, 'product')).map((head) => [head.id, head]))
  const categories = await readSheetCategories(db)
  return async function read(ids: string[]): Promise<SheetPack[]> {
    const products = await standingOf({ db, clock }, ids, unusual)
    const codes = products.flatMap(({ product }) => product.variants.flatMap(({ stockCode }) => stockCode ?? []))
    const prices = await findPackPrices(db, hasPrices ? [...new Set(codes.map(stockKey))] : [])
    return products.flatMap((product) => sheetRows(product, { categories, prices }))
  }
}

/** One row for each of its packs; one for a product without any. */
function sheetRows(
  { id, product, state, seo }: SheetProduct,
  { categories, prices }: { categories: SheetCategories; prices: ReadonlyMap<string, Costs> },
): SheetPack[] {
  const { variants, categoryId } = product
  const category = categoryId === null ? null : categories.written(categoryId)
  return (variants.length > 0 ? variants : [null]).map((pack) => {
    const { halalas: price, terms } = prices.get(stockKey(pack?.stockCode ?? '')) ?? NO_COSTS
    return { id, product, state: state === 'published' ? 'published' : 'draft', category, seo, pack, price, terms }
  })
}

async function standingOf(
  deps: { db: Db; clock: Clock },
  ids: string[],
  unusual: ReadonlyMap<string, RecordHead>,
): Promise<SheetProduct[]> {
  const { db } = deps
  const isDraft = (id: string) => (unusual.get(id)?.state ?? 'published') !== 'published'
  const onSite = await findProducts(
    db,
    ids.filter((id) => !isDraft(id)),
  )
  const inputs = new Map(onSite.map((product) => [product.id, toProductInput(product)]))
  for (const id of ids.filter(isDraft)) {
    const present = await findPresent(db, productType(deps), id)
    if (present) inputs.set(id, toProductInput(present.newest))
  }
  const overrides = await ownOverrides(
    db,
    Array.from(inputs, ([id, { slug }]) => ({ id, slug })),
  )
  return ids.flatMap((id) => {
    const product = inputs.get(id)
    const state = unusual.get(id)?.state ?? 'published'
    return product ? [{ id, product, state, seo: overrides.get(id)?.override ?? null }] : []
  })
}

/** The categories that cells may name: those on the site, and drafts, which products that are drafts may stand in. */
export async function readSheetCategories(db: Db): Promise<SheetCategories> {
  const onSite = await listCategories(db)
  const known = new Set(onSite.map(({ id }) => id))
  const drafts = (await listUnusual(db, 'category')).filter(({ id }) => !known.has(id))
  return sheetCategories(
    onSite,
    drafts.map(({ id, name }) => ({ id, slug: id, name })),
  )
}

type OwnOverride = { key: string; override: SeoOverride }

/** The overrides that have the id or slug of these products for a key, by the products' ids. */
export async function ownOverrides(
  db: Db,
  products: readonly Pick<SeoSubject, 'id' | 'slug'>[],
): Promise<Map<string, OwnOverride>> {
  const words = products.flatMap(({ id, slug }) => [slugify(id), slugify(slug)]).filter((word) => word !== '')
  const found = await findSeoOverridesByWords(db, [...new Set(words)])
  const byWords = Map.groupBy(found.keys(), slugify)
  const own = new Map<string, OwnOverride>()
  for (const { id, slug } of products) {
    const key = ownSeoKey(
      [slugify(id), slugify(slug)].flatMap((word) => byWords.get(word) ?? []),
      { id, slug },
    )
    if (key !== null) own.set(id, { key, override: found.get(key)! })
  }
  return own
}
