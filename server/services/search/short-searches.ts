import { search, type Findings } from '#domain/search/search-index.ts'
import type { SearchTable } from './search-table.ts'

/** So short a text finds nearly everything, and whoever types begins with one. */
const SHORT_TEXT = 2
/** Half a megabyte each for 60,000 products. */
const MOST_CACHED = 24

/** Searches, and caches what short texts have found until something that is searched changes. */
export function cacheShortSearches(): (table: SearchTable, text: string) => Findings {
  const cached = new Map<string, Findings>()
  let cachedOf: SearchTable | null = null
  return (table, text) => {
    if (text.length > SHORT_TEXT) return search(table.records, text, table.synonyms)
    // A table that has changed is another object.
    if (table !== cachedOf) cached.clear()
    cachedOf = table
    const findings = cached.get(text) ?? search(table.records, text, table.synonyms)
    cached.delete(text)
    cached.set(text, findings)
    if (cached.size > MOST_CACHED) cached.delete(cached.keys().next().value!)
    return findings
  }
}
