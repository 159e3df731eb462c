import { setImmediate as yieldToEventLoop } from 'node:timers/promises'
import { gridProblem } from '#content/admin/catalogue/grid.ts'
import { recordRefusals } from '#content/admin/bulk.ts'
import type { StaffCaller } from '#domain/accounts/caller.ts'
import { can } from '#domain/accounts/permissions.ts'
import { priceText } from '#domain/prices/pack-price.ts'
import type { GridProduct, LeftProduct } from '#domain/products/grid/grid-fields.ts'
import type { PostedProduct } from '#domain/products/grid/grid-names.ts'
import { evaluateGrid, type GridContent, type Evaluated } from '#domain/products/grid/evaluate-grid.ts'
import { stockKey } from '#domain/products/stock.ts'
import type { Product, ProductInput } from '#domain/products/product.ts'
import type { FieldErrors } from '#domain/records/errors.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { inTransactionIf, type Db, type Tx } from '#server/data/engine/database.ts'
import { takeLock } from '#server/data/engine/dialect.ts'
import { findPackPrices } from '#server/data/prices/pack-prices-store.ts'
import { authorize } from '#server/auth/authorization.ts'
import { changePrices } from '#server/services/prices/price-editing.ts'
import { inputOfContent, type RecordType } from '#server/records/type.ts'
import { updateRecord } from '#server/records/change.ts'
import { changedBy, contentAt, findPresent, lockRecord, type Present } from '#server/records/present.ts'
import { newWriteContext, type WriteContext } from '#server/records/write.ts'
import { productType } from './product-type.ts'

/** `actId` is null where nothing became another thing. */
type GridSaved = {
  actId: string | null
  saved: number
  /** How many of those are on the site, and so are their changes. */
  live: number
  left: LeftProduct[]
}

type ProductGridService = {
  /** What is on the site of the products of these ids, else their drafts, in this order; what is gone is left out. */
  products(ids: readonly string[], by: StaffCaller): Promise<GridProduct[]>
  /** Saves products as one act, each by itself: what cannot be saved keeps back no other. */
  save(posted: readonly PostedProduct[], by: StaffCaller): Promise<GridSaved>
}

type Kind = RecordType<Product, ProductInput>

const AT_ONCE = 10

export function createProductGrid({ db, clock }: { db: Db; clock: Clock }): ProductGridService {
  const kind: Kind = productType({ clock })
  return {
    async products(ids, by) {
      await authorize(db, by, 'records.write')
      const found: Product[] = []
      for (let at = 0; at < ids.length; at += AT_ONCE) {
        const some = await Promise.all(ids.slice(at, at + AT_ONCE).map((id) => findPresent(db, kind, id)))
        found.push(...some.flatMap((one) => (one ? changedBy(one, 'site') : [])))
        await yieldToEventLoop()
      }
      const priceOf = can(by.role, 'prices') ? await pricesOf(db, found) : null
      return found.map((product) => ({
        id: product.id,
        version: product.version,
        content: toContent(product),
        prices: priceOf && product.variants.map(({ stockCode }) => priceOf(stockCode)),
      }))
    },
    async save(posted, by) {
      const context = newWriteContext(by, clock())
      // Whoever may not do all of it does nothing.
      await authorize(db, by, 'records.write')
      if (posted.some(hasPrices)) await authorize(db, by, 'prices')
      const saved: GridSaved = { actId: null, saved: 0, live: 0, left: [] }
      for (const one of posted) {
        const outcome = await saveOne({ db, kind }, one, context)
        if (outcome === 'live' || outcome === 'draft') {
          saved.saved += 1
          if (outcome === 'live') saved.live += 1
          saved.actId = context.actId
        } else if (outcome !== 'unchanged') saved.left.push(outcome)
        await yieldToEventLoop()
      }
      return saved
    },
  }
}

function hasPrices({ cells }: PostedProduct): boolean {
  return cells.some(({ field }) => field === 'price')
}

type Deps = { db: Db; kind: Kind }
type Outcome = 'live' | 'draft' | 'unchanged' | LeftProduct

function saveOne({ db, kind }: Deps, posted: PostedProduct, context: WriteContext): Promise<Outcome> {
  return inTransactionIf(
    db,
    async (tx): Promise<Outcome> => {
      await authorize(tx, context.by, 'records.write')
      await lockRecord(tx, kind, posted.id)
      const present = await findPresent(tx, kind, posted.id)
      if (!present) return leftOf(posted, null, { mine: typedIn(posted), problems: {}, conflicts: {} })
      const standing = changedBy(present, 'site')
      const evaluated = await evaluate(tx, kind, { posted, present })
      const { mine, conflicts, problems: refused } = evaluated
      if (Object.keys(refused).length > 0 || Object.keys(conflicts).length > 0) {
        const problems = Object.fromEntries(
          Object.entries(refused).map(([key, problem]) => [key, gridProblem(problem)]),
        )
        return leftOf(posted, standing, { mine, problems, conflicts })
      }
      const problems = await write(tx, kind, { id: posted.id, evaluated, context })
      if (problems) return leftOf(posted, standing, { mine, problems, conflicts })
      if (Object.keys(evaluated.fields).length + evaluated.prices.length === 0) return 'unchanged'
      return present.site ? 'live' : 'draft'
    },
    (outcome) => outcome === 'live' || outcome === 'draft',
  )
}

type Evaluate = { posted: PostedProduct; present: Present<Product> }

async function evaluate(tx: Tx, kind: Kind, { posted, present }: Evaluate): Promise<Evaluated> {
  const { head } = present
  const standing = changedBy(present, 'site')
  const current = toContent(standing)
  const isPriced = hasPrices(posted)
  if (isPriced) await takeLock(tx, 'prices')
  const priceOf = isPriced ? await pricesOf(tx, [standing]) : () => ''
  const isCurrent = posted.version === null || posted.version === standing.version
  const base = isCurrent ? current : await baseOf(tx, kind, head, posted.version)
  return evaluateGrid({ posted, base, current, priceOf })
}

/** What the cells were filled from; null where its version is not stored any more. */
async function baseOf(tx: Tx, kind: Kind, head: RecordHead, version: number | null): Promise<GridContent | null> {
  const content = await contentAt(tx, head, version)
  return content && inputOfContent(kind, content, new Date(head.createdAt))
}

type Write = { id: string; evaluated: Evaluated; context: WriteContext }

/** Writes what was changed; answers what the product would not take, by cell. */
async function write(tx: Tx, kind: Kind, { id, evaluated, context }: Write): Promise<FieldErrors | null> {
  if (Object.keys(evaluated.fields).length > 0) {
    const sent = { fields: { product_id: id, ...evaluated.fields }, problems: {} }
    const outcome = await updateRecord(tx, kind, { sent, context, base: 'site' })
    if (!outcome.ok) {
      const { failure } = outcome
      if (failure.kind === 'invalid') return byCell(failure.fields, evaluated.mine)
      return byCell({ '': failure.kind === 'conflict' ? failure.message : recordRefusals.refused }, evaluated.mine)
    }
  }
  const wanted = evaluated.prices.map(({ stockCode, price }) => ({
    stockCode,
    halalas: price === '' ? null : Math.round(Number(price) * 100),
  }))
  if (wanted.length > 0) await changePrices(tx, context, wanted)
  return null
}

/** What is wrong with a field stands at the first cell of it that was changed, else at the first that was. */
function byCell(errors: FieldErrors, mine: Record<string, string>): FieldErrors {
  const keys = Object.keys(mine)
  const entries = Object.entries(errors).map(([field, error]): [string, Localized] => {
    const name = field.replace(/\[.*$/, '')
    return [keys.find((key) => key.endsWith(`.${name}`)) ?? keys[0] ?? '', error]
  })
  return Object.fromEntries(entries)
}

async function pricesOf(db: Db, products: readonly Product[]): Promise<(stockCode: string | null) => string> {
  const codes = products.flatMap(({ variants }) => variants.flatMap(({ stockCode }) => stockCode ?? []))
  const prices = await findPackPrices(db, [...new Set(codes.map(stockKey))])
  return (stockCode) => (stockCode ? priceText(prices.get(stockKey(stockCode))?.halalas) : '')
}

function toContent({ code, name, variants }: Product): GridContent {
  return { code, name, variants }
}

function leftOf(
  { id }: PostedProduct,
  current: Product | null,
  why: Pick<LeftProduct, 'mine' | 'problems' | 'conflicts'>,
): LeftProduct {
  return { id, name: current?.name ?? { ar: id, en: id }, isGone: current === null, ...why }
}

function typedIn({ cells }: PostedProduct): Record<string, string> {
  return Object.fromEntries(cells.map(({ place, field, typed }) => [`${place}.${field}`, typed]))
}
