import { randomUUID } from 'node:crypto'
import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { brandFinder, type NamedBrand } from '#domain/catalogue/brand-names.ts'
import type { Localized } from '#domain/text/locale.ts'
import { unmemoized, type Memoize } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { listNamedBrands } from '#server/data/catalogue/brands-store.ts'
import { listBrandGroups, moveToBrand, type BrandGroup } from '#server/data/catalogue/product-brands-store.ts'
import { findProducts } from '#server/data/catalogue/products-store.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import { findRecord } from '#server/data/records/records-store.ts'
import { findVersion } from '#server/data/records/versions-store.ts'
import { standingOf } from '#server/records/type.ts'
import { writeVersion, type WriteContext } from '#server/records/write.ts'
import { productType } from './product-type.ts'

type BrandProductsService = {
  /**
   * Gives every product the present name of its brand, and one to those that name it in words alone. What a product is
   * called by a brand that got another name changes as a part of the act that renamed it. `signal` tells that the rest
   * waits for later.
   */
  settle(signal?: AbortSignal): Promise<void>
}

type Deps = { db: Db; clock: Clock; memoize?: Memoize }

/** So many products are renamed in one step, each with a version; others are served between the steps of a settling. */
const RENAMED_AT_ONCE = 5
/** Of products whose words stay the same more go in one step. */
const LINKED_AT_ONCE = 200

export function createBrandProducts({ db, clock, memoize = unmemoized }: Deps): BrandProductsService {
  const unsettled = memoize(() => listUnsettled(db))
  return {
    async settle(signal) {
      for (const group of await unsettled()) {
        let isMore = true
        while (isMore) {
          if (signal?.aborted) return
          isMore = await inTransaction(db, (tx) => settleSome(tx, clock, group))
          await yieldToEventLoop()
        }
      }
    },
  }
}

/** Gives the products of a brand that is about to go the name that they keep of it. */
export async function settleBrand(tx: Tx, clock: Clock, id: string): Promise<void> {
  for (const group of await listUnsettled(tx)) {
    let isMore = group.from.brandId === id
    while (isMore) isMore = await settleSome(tx, clock, group)
  }
}

/** Products of one brand that do not say so, or say it in other words. */
type Unsettled = { from: BrandGroup; to: { brandId: string; brand: Localized } }

async function listUnsettled(db: Db): Promise<Unsettled[]> {
  const brands = await listNamedBrands(db)
  if (brands.length === 0) return []
  const find = brandFinder(brands)
  const brandOf = ({ brandId, brand }: BrandGroup) =>
    brandId === null ? find(brand) : brands.find(({ id }) => id === brandId)
  return (await listBrandGroups(db)).flatMap((from) => {
    const brand = brandOf(from)
    if (!brand || isSettled(from, brand)) return []
    return [{ from, to: { brandId: brand.id, brand: brand.name } }]
  })
}

function isSettled({ brandId, brand }: BrandGroup, { id, name }: NamedBrand): boolean {
  return brandId === id && brand.ar === name.ar && brand.en === name.en
}

/** Whether there may be more of them. The brand may have got another name, or have gone, since they were counted. */
async function settleSome(tx: Tx, clock: Clock, { from, to }: Unsettled): Promise<boolean> {
  const brand = (await listNamedBrands(tx)).find(({ id }) => id === to.brandId)
  if (!brand || isSettled(from, brand)) return false
  const isRenamed = from.brand.ar !== brand.name.ar || from.brand.en !== brand.name.en
  const most = isRenamed ? RENAMED_AT_ONCE : LINKED_AT_ONCE
  const at = clock()
  const target = { brandId: brand.id, brand: brand.name }
  const ids = await moveToBrand(tx, { from, to: target, most, updatedAt: toInstant(at) })
  if (isRenamed) await recordRenames(tx, { ids, from, clock, context: await doingOf(tx, brand.id, at) })
  return ids.length === most
}

type Renames = { ids: string[]; from: BrandGroup; clock: Clock; context: WriteContext }

async function recordRenames(tx: Tx, { ids, from, clock, context }: Renames): Promise<void> {
  const kind = productType({ clock })
  for (const product of await findProducts(tx, ids)) {
    const after = standingOf(kind, product)
    const content = { ...after.content, brand: from.brand.en, brand_ar: from.brand.ar }
    const before = { ...after, content, version: product.version - 1 }
    await writeVersion(tx, { kind: 'product', before, after, context: { ...context, act: 'bulk', isQuiet: true } })
  }
}

/** Who last changed the brand, and by which act: products follow as a part of it. */
async function doingOf(tx: Tx, id: string, at: Date): Promise<WriteContext> {
  const head = await findRecord(tx, 'brand', id)
  const newest = head && (await findVersion(tx, head, head.published ?? head.number))
  if (!newest) return { by: { kind: 'system', id: null, name: 'brands' }, at, actId: randomUUID() }
  return { by: newest.by, at, actId: newest.actId }
}
