import { isProgram, missedQuery, type MissedSearch } from '../../domain/search/missed-search.ts'
import type { Clock } from '../clock.ts'
import { toInstant } from '../data/codec.ts'
import type { Db } from '../data/database.ts'
import {
  addMissedSearches,
  deleteMissedSearch,
  forgetRareSearches,
  listMissedSearches,
} from '../data/missed-searches-store.ts'
import type { Page } from '../data/page.ts'

export type MissedSearchesService = {
  /** Remembers that this was searched and not found; costs the search no time. */
  note(text: string, userAgent: string | null): void
  /** Writes down what was noted. */
  write(): Promise<void>
  /** The most frequent first, with everything that was noted until now. */
  list(page?: Page): Promise<MissedSearch[]>
  forget(query: string): Promise<boolean>
}

/** What is kept in the database, and what waits to be written: whoever asks for more makes noise. */
const MOST_KEPT = 1000
const MOST_WAITING = 200

export function createMissedSearches({ db, clock }: { db: Db; clock: Clock }): MissedSearchesService {
  let waiting = new Map<string, MissedSearch>()

  async function write(): Promise<void> {
    const missed = [...waiting.values()]
    waiting = new Map()
    await addMissedSearches(db, missed)
    if (missed.length > 0) await forgetRareSearches(db, MOST_KEPT)
  }

  return {
    note(text, userAgent) {
      const query = missedQuery(text)
      if (query === null || isProgram(userAgent)) return
      const times = (waiting.get(query)?.times ?? 0) + 1
      if (times === 1 && waiting.size >= MOST_WAITING) return
      waiting.set(query, { query, times, lastAt: toInstant(clock()) })
    },
    write,
    list: async (page) => {
      await write()
      return listMissedSearches(db, page)
    },
    forget: (query) => deleteMissedSearch(db, query),
  }
}
