import { search, type Findings } from '../../../domain/search/search-index.ts'
import type { SearchTable } from './search-table.ts'

/** So short a text finds nearly everything, and whoever types begins with one. */
const SHORT_TEXT = 2
/** Half a megabyte each for 60,000 products. */
const MOST_KEPT = 24

/** Searches, and keeps what the last short texts have found for as long as nothing that is searched changes. */
export function keepShortSearches(): (table: SearchTable, text: string) => Findings {
  const kept = new Map<string, Findings>()
  let keptOf: SearchTable | null = null
  return (table, text) => {
    if (text.length > SHORT_TEXT) return search(table.records, text, table.synonyms)
    // A table that has changed is another object.
    if (table !== keptOf) kept.clear()
    keptOf = table
    const findings = kept.get(text) ?? search(table.records, text, table.synonyms)
    kept.delete(text)
    kept.set(text, findings)
    if (kept.size > MOST_KEPT) kept.delete(kept.keys().next().value!)
    return findings
  }
}
