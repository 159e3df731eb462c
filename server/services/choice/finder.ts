import { findProducts, type FinderData, type FinderExcluded, type FinderMatch } from '#domain/choice/find-products.ts'
import type { FinderAnswers } from '#domain/choice/finder-questions.ts'
import { findAttributes } from '#server/data/catalogue/attributes-store.ts'
import { findProductSummaries } from '#server/data/catalogue/products-store.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { ContentReader } from '#domain/site/content/content-reader.ts'
import type { ContentService } from '#server/services/site/content/content.ts'

export type FinderService = {
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
