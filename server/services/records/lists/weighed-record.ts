import { recordRefusals } from '#content/admin/marked.ts'
import { categoryNotEmpty } from '#content/refusals.ts'
import type { ManyAct } from '#domain/records/lists/marked.ts'
import type { DraftKind, RecordContent, RecordKindName } from '#domain/records/record-kinds.ts'
import { seoLineFields } from '#domain/records/seo-record.ts'
import type { Localized } from '#domain/text/locale.ts'
import type { Clock } from '#server/clock.ts'
import { countProducts } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import { productKind } from '#server/services/catalogue/product-editing.ts'
import { changedBy, findPresent } from '#server/services/records/present-record.ts'
import { recordActs } from '#server/services/records/publication/record-acts.ts'
import { steppedPrices } from './act-on-prices.ts'
import { isOfSeo, weighSeo } from './act-on-seo.ts'
import { isPinning } from './act-on-pins.ts'

/** What an act would make of a record, or of one of its parts. */
export type Change = { kind: RecordKindName; id: string; name: Localized; before: RecordContent; after: RecordContent }

type Deps = { db: Db; clock: Clock; siteUrl: string }

/** Weighs an act on one record of many, without doing it. */
export function weighsOne({ db, ...deps }: Deps) {
  const acts = recordActs(deps)
  return { obstacle, changesOf }

  /** Why the act cannot be done with it; null where it can. */
  async function obstacle(kind: DraftKind, act: ManyAct, id: string, isThere: boolean): Promise<Localized | null> {
    if (act.to === 'bin') return keptFromBin(db, kind, id, isThere)
    if (isPinning(act)) return null
    if (isOfSeo(act)) return (await weighSeo(db, deps, id, act)).reason
    if (act.to !== 'price') return acts[kind].obstacle(db, id, act)
    const product = await findPresent(db, productKind(deps), id)
    return product ? (await steppedPrices(db, changedBy(product, 'site').variants, act)).reason : recordRefusals.gone
  }

  /** What the act would make of it. */
  async function changesOf(kind: DraftKind, act: ManyAct, id: string, name: Localized): Promise<Change[]> {
    if (act.to === 'bin' || isPinning(act)) return []
    if (isOfSeo(act)) {
      const { before, after } = await weighSeo(db, deps, id, act)
      return [{ kind: 'seo', id, name, before: seoLineFields(before), after: seoLineFields(after) }]
    }
    if (act.to !== 'price') {
      const contents = await acts[kind].changes(db, id, act)
      return contents ? [{ kind, id, name, ...contents }] : []
    }
    const product = await findPresent(db, productKind(deps), id)
    const { prices } = await steppedPrices(db, product ? changedBy(product, 'site').variants : [], act)
    return prices.map(({ pack, before, after, stockCode }) => ({
      kind: 'price',
      id: stockCode,
      name: { ar: `${name.ar} · ${pack.ar}`, en: `${name.en} · ${pack.en}` },
      before: { price: before },
      after: { price: after },
    }))
  }
}

/** Why a record cannot go into the bin; null where it can. */
async function keptFromBin(db: Db, kind: RecordKindName, id: string, isThere: boolean): Promise<Localized | null> {
  if (!isThere) return recordRefusals.gone
  const count = kind === 'category' ? await countProducts(db, id) : 0
  return count === 0 ? null : categoryNotEmpty(count)
}
