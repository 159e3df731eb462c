import { lineOpener, readOpenLines, slotsOf, type ReadLine } from '#domain/quotes/reading/read-lines.ts'
import type { MessageLine } from '#domain/quotes/reading/message-lines.ts'
import { ProductWords } from '#domain/quotes/reading/product-words.ts'
import type { Db } from '#server/data/engine/database.ts'
import { findReadProducts } from '#server/data/quotes/read-products-store.ts'
import type { SearchTable } from '#server/services/search/search-table.ts'
import { mapInSlices } from '#server/time-slice.ts'

export type LineReadingDeps = { db: Db; searchTable: () => Promise<SearchTable> }

/** What lines mean, in their order. Others are served between them. */
export async function readMessageLines(
  { db, searchTable }: LineReadingDeps,
  lines: readonly MessageLine[],
): Promise<ReadLine[]> {
  if (lines.length === 0) return []
  const { records, synonyms } = await searchTable()
  const words = new ProductWords(records, synonyms)
  const opened = await mapInSlices(lines, lineOpener(words))
  const idOf = new Map(opened.flatMap(slotsOf).map((slot) => [slot, words.idOf(slot)]))
  const products = await findReadProducts(db, [...new Set(idOf.values())])
  return readOpenLines(opened, {
    words,
    product: (slot) => products.get(idOf.get(slot) ?? ''),
    alias: () => undefined,
  })
}
