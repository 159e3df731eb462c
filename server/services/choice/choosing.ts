import { compareWords } from '#content/choice/compare.ts'
import { compareProducts, MOST_COMPARED, type CompareRow } from '#domain/choice/compare-products.ts'
import {
  equivalentsNamed,
  matchingEquivalents,
  type Equivalent,
  type NamedEquivalent,
} from '#domain/choice/equivalents-view.ts'
import { findProducts, type FinderData, type FinderExcluded, type FinderMatch } from '#domain/choice/find-products.ts'
import type { FinderAnswers } from '#domain/choice/finder-questions.ts'
import type { Product } from '#domain/products/product.ts'
import type { ContentReader } from '#domain/site/content/content-record.ts'
import type { Clock } from '#server/clock.ts'
import { findAttributes, listAttributeKeys } from '#server/data/catalogue/attributes-store.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ProductsService } from '#server/services/catalogue/products.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'
import type { RowImportService } from '#server/services/sheets/row-import.ts'
import type { ContentService } from '#server/services/site/content/content.ts'
import { createEquivalentImport } from './equivalent-import.ts'

type Comparison = {
  products: Product[]
  rows: CompareRow[]
  /** What no product is called. */
  unknown: string[]
  /** More were named than are compared at a time. */
  isCut: boolean
}

type ComparisonService = { of(named: readonly string[]): Promise<Comparison> }

type Deps = { db: Db; products: Pick<ProductsService, 'shown'>; quoteLists: Pick<QuoteListsService, 'productCalled'> }

export function createComparison({ db, products, quoteLists }: Deps): ComparisonService {
  return {
    async of(named) {
      const called = await Promise.all(
        named.map(async (name) => ({ name, product: (await quoteLists.productCalled(name))?.product })),
      )
      const unknown = called.filter(({ product }) => !product).map(({ name }) => name)
      const ids = [...new Set(called.flatMap(({ product }) => product?.id ?? []))]
      const taken = ids.slice(0, MOST_COMPARED)
      const whole = await Promise.all(taken.map((id) => products.shown(id)))
      const shown = whole.filter((product) => product !== null)
      const [attributes, keys] = await Promise.all([findAttributes(db, taken), listAttributeKeys(db)])
      const compared = shown.map((product) => ({ product, attributes: attributes.get(product.id) ?? [] }))
      return {
        products: shown,
        rows: compareProducts(compared, keys, compareWords),
        unknown,
        isCut: ids.length > MOST_COMPARED,
      }
    },
  }
}

type EquivalentsService = RowImportService & {
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

type FinderService = {
  /** Answers from the rules on the site, or those of a preview. Whoever asks several questions reads what they are answered from once. */
  read(of?: ContentReader): Promise<(answers: FinderAnswers) => { matches: FinderMatch[]; excluded: FinderExcluded[] }>
}

export function createFinder({ db, content }: { db: Db; content: ContentService }): FinderService {
  return {
    async read(of: ContentReader = content) {
      const [rules, exclusions] = await Promise.all([of.list('rule'), of.list('exclusion')])
      const ids = [...new Set(rules.map(({ product }) => product))]
      const [products, attributes] = await Promise.all([findProductSummaries(db, ids), findAttributes(db, ids)])
      const inOrder = products.toSorted((one, other) =>
        one.createdAt === other.createdAt ? (one.id < other.id ? -1 : 1) : one.createdAt > other.createdAt ? -1 : 1,
      )
      const data: FinderData = { rules, exclusions, products: inOrder, attributes }
      return (answers) => findProducts(data, answers)
    },
  }
}
