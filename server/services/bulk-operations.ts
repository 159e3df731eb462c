import { recordRefusals } from '#content/admin/marked.ts'
import type { ManyAct } from '#domain/records/lists/marked.ts'
import { seoLineFields } from '#domain/records/seo-record.ts'
import type { Clock } from '#server/clock.ts'
import type { Db } from '#server/data/engine/database.ts'
import { reasonOf, type SpecialOperation } from '#server/records/bulk/bulk.ts'
import { changedBy, findPresent } from '#server/records/present.ts'
import { evaluatePins, pinMany, pinOne } from './catalogue/bulk-pins.ts'
import { productType } from './catalogue/product-type.ts'
import { stepPrices, steppedPrices } from './prices/bulk-prices.ts'
import { evaluateSeo, setSeo } from './site/bulk-seo.ts'

/** What is done with products alone: with their prices, their pins and their texts for search engines. */
export function specialOperations(deps: { clock: Clock }): (act: ManyAct) => SpecialOperation | null {
  const packsOf = async (db: Db, id: string) => {
    const product = await findPresent(db, productType(deps), id)
    return product && changedBy(product, 'site').variants
  }
  return (act) => {
    if (act.to === 'pin' || act.to === 'unpin') {
      return {
        obstacle: async (db, id) => (await evaluatePins(db, [id], act)).reasons.get(id) ?? null,
        evaluateAll: async (db, ids) => (await evaluatePins(db, ids, act)).reasons,
        operate: (tx, id, context) => pinOne(tx, id, act, context),
        operateAll: (db, ids, context) => pinMany(db, ids, act, context),
      }
    }
    if ('isSeo' in act && act.isSeo) {
      return {
        obstacle: async (db, id) => (await evaluateSeo(db, deps, id, act.fields)).reason,
        async changes(db, id, name) {
          const { before, after } = await evaluateSeo(db, deps, id, act.fields)
          return [{ kind: 'seo', id, name, before: seoLineFields(before), after: seoLineFields(after) }]
        },
        operate: async (tx, id, context) => reasonOf(await setSeo(tx, deps, { id, fields: act.fields, context })),
      }
    }
    if (act.to !== 'price') return null
    return {
      async obstacle(db, id) {
        const packs = await packsOf(db, id)
        return packs ? (await steppedPrices(db, packs, act)).reason : recordRefusals.gone
      },
      async changes(db, id, name) {
        const { prices } = await steppedPrices(db, (await packsOf(db, id)) ?? [], act)
        return prices.map(({ pack, before, after, stockCode }) => ({
          kind: 'price',
          id: stockCode,
          name: { ar: `${name.ar} · ${pack.ar}`, en: `${name.en} · ${pack.en}` },
          before: { price: before },
          after: { price: after },
        }))
      },
      async operate(tx, id, context) {
        const packs = await packsOf(tx, id)
        return packs ? stepPrices(tx, packs, act, context) : recordRefusals.gone
      },
    }
  }
}
