import { RecordTable } from '#domain/search/record-table.ts'
import { search } from '#domain/search/search-index.ts'
import type { SearchRecord } from '#domain/search/search-record.ts'
import { readSynonyms } from '#domain/search/synonyms.ts'
import type { Db } from '#server/data/engine/database.ts'
import type { Engine } from '#server/data/engine/dialect.ts'
import { allSearchRecords } from '#server/data/search/search-records-store.ts'
import { fillDemoCatalogue } from '#tests/support/demo/catalogue.ts'
import { startingSynonyms } from '#tests/support/synonyms.ts'

/** Closest matches that a page shows. */
const CLOSEST = 12

/** The records of the demo catalogue are the same in every test of a store. */
const known = new Map<Engine, Promise<SearchRecord[]>>()

export function demoRecords(db: Db, engine: Engine): Promise<SearchRecord[]> {
  const records = known.get(engine) ?? readRecords(db)
  known.set(engine, records)
  return records
}

async function readRecords(db: Db): Promise<SearchRecord[]> {
  await fillDemoCatalogue(db)
  const records: SearchRecord[] = []
  for await (const some of allSearchRecords(db)) records.push(...some)
  return records
}

/** A search over records with the synonyms that a new site has. */
export function searchOf(records: SearchRecord[]) {
  const table = new RecordTable()
  for (const record of records) table.put(record)
  const synonyms = readSynonyms(startingSynonyms())
  return (text: string) => search(table, text, synonyms)
}

/** The ids of the demo products that a search finds by their names, and of the closest ones. */
export async function demoSearcher(
  db: Db,
  engine: Engine,
): Promise<(text: string) => { named: string[]; closest: string[] }> {
  const find = searchOf(await demoRecords(db, engine))
  const answers = new Map<string, { named: string[]; closest: string[] }>()
  return (text) => {
    const known = answers.get(text)
    if (known) return known
    const found = find(text)
    const named = found.of('product').ids({ offset: 0, limit: Infinity })
    const answer = { named, closest: found.closest.found.slice(0, CLOSEST).map(({ id }) => id) }
    answers.set(text, answer)
    return answer
  }
}
