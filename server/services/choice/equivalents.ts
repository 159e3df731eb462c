import {
  equivalentsNamed,
  matchingEquivalents,
  type Equivalent,
  type NamedEquivalent,
} from '#domain/choice/equivalents-view.ts'
import type { Clock } from '#server/clock.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ContentReader } from '#domain/site/content/content-reader.ts'
import { createEquivalentImport } from './equivalent-import.ts'
import type { RowImportService } from '#server/services/sheets/row-import.ts'
import type { ContentService } from '#server/services/site/content/content.ts'

export type EquivalentsService = RowImportService & {
  /** Those on the site whose product is, too; with a query, those that hold all of its words. */
  find(query: string, of?: ContentReader): Promise<Equivalent[]>
  /** Those that a search names. */
  named(query: string): Promise<Equivalent[]>
}

export function createEquivalents({
  db,
  clock,
  content,
}: {
  db: Db
  clock: Clock
  content: ContentService
}): EquivalentsService {
  async function withProducts(named: readonly NamedEquivalent[]): Promise<Equivalent[]> {
    const products = await findProductSummaries(db, [...new Set(named.map(({ ours }) => ours))])
    const byId = new Map(products.map((product) => [product.id, product]))
    return named.flatMap((one) => {
      const of = byId.get(one.ours)
      return of ? [{ ...one, of }] : []
    })
  }
  return {
    ...createEquivalentImport({ db, clock }),
    find: async (query, of = content) => withProducts(matchingEquivalents(await of.list('equivalent'), query)),
    named: async (query) => withProducts(equivalentsNamed(await content.list('equivalent'), query)),
  }
}
