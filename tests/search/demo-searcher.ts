import { RecordTable } from '#domain/search/record-table.ts'
import { search } from '#domain/search/search-index.ts'
import { readSynonyms } from '#domain/search/synonyms.ts'
import type { Db } from '#server/data/engine/database.ts'
import { allSearchRecords } from '#server/data/search/search-records-store.ts'
import { fillDemoCatalogue } from '#tests/support/demo-catalogue.ts'
import { startingSynonyms } from '#tests/support/synonyms.ts'

/** Closest matches that a page shows. */
const CLOSEST = 12

/** The ids of the demo products that a search finds by their names, and of the closest ones. */
export async function demoSearcher(db: Db): Promise<(text: string) => { named: string[]; closest: string[] }> {
  await fillDemoCatalogue(db)
  const table = new RecordTable()
  for await (const some of allSearchRecords(db)) for (const record of some) table.put(record)
  const synonyms = readSynonyms(startingSynonyms())
  return (text) => {
    const found = search(table, text, synonyms)
    return {
      named: found.of('product').ids({ offset: 0, limit: Infinity }),
      closest: found.closest.found.slice(0, CLOSEST).map(({ id }) => id),
    }
  }
}
