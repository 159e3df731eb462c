import { isProgram, missedQuery, type MissedSearch } from '#domain/search/missed-search.ts'
import { randomUUID } from 'node:crypto'
import { actorOf, type StaffCaller } from '#domain/accounts/caller.ts'
import { failure, success, type Outcome } from '#domain/records/errors.ts'
import { authorize } from '#server/auth/authorization.ts'
import type { Clock } from '#server/clock.ts'
import { appendAudit } from '#server/data/accounts/audit-store.ts'
import { toInstant, type Page } from '#server/data/engine/codec.ts'
import { inTransaction, type Db, type Tx } from '#server/data/engine/database.ts'
import {
  addMissedSearches,
  countMissedSearches,
  deleteMissedSearch,
  deleteMissedSearches,
  forgetRareSearches,
  listMissedSearches,
} from '#server/data/search/missed-searches-store.ts'

export type MissedSearchesService = {
  /** Remembers that this was searched and not found, or that products came close at most; costs the search no time. */
  note(text: string, userAgent: string | null, isClosest?: boolean): void
  /** Writes down what was noted. */
  write(): Promise<void>
  /** The most frequent first, with everything that was noted until now. */
  list(page?: Page & { isClosest?: boolean }): Promise<MissedSearch[]>
  count(isClosest?: boolean): Promise<number>
  forget(query: string, by: StaffCaller): Promise<Outcome<void>>
  /** One of the two lists. */
  forgetAll(isClosest: boolean, by: StaffCaller): Promise<Outcome<void>>
}

/** What is cached in the database, and what waits to be written: whoever asks for more makes noise. */
const MOST_CACHED = 1000
const MOST_WAITING = 200

export function createMissedSearches({ db, clock }: { db: Db; clock: Clock }): MissedSearchesService {
  let waiting = new Map<string, MissedSearch>()

  async function write(): Promise<void> {
    const missed = [...waiting.values()]
    waiting = new Map()
    await addMissedSearches(db, missed)
    if (missed.length > 0) await forgetRareSearches(db, MOST_CACHED)
  }

  return {
    note(text, userAgent, isClosest = false) {
      const query = missedQuery(text)
      if (query === null || isProgram(userAgent)) return
      const times = (waiting.get(query)?.times ?? 0) + 1
      if (times === 1 && waiting.size >= MOST_WAITING) return
      waiting.set(query, { query, times, lastAt: toInstant(clock()), isClosest })
    },
    write,
    list: async (page) => {
      await write()
      return listMissedSearches(db, page)
    },
    count: (isClosest) => countMissedSearches(db, isClosest === undefined ? {} : { isClosest }),
    forget: (query, by) =>
      inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        if (!(await deleteMissedSearch(tx, query))) return failure({ kind: 'not-found' })
        return forgotten(tx, { by, at: clock(), searches: 1 })
      }),
    forgetAll: async (isClosest, by) => {
      await write()
      return inTransaction(db, async (tx) => {
        await authorize(tx, by, 'records.write')
        return forgotten(tx, { by, at: clock(), searches: await deleteMissedSearches(tx, isClosest) })
      })
    },
  }
}

type Forgotten = { by: StaffCaller; at: Date; searches: number }

/** The record of changes says how many went, and never what was searched. */
async function forgotten(tx: Tx, { by, at, searches }: Forgotten): Promise<Outcome<void>> {
  await appendAudit(tx, {
    id: randomUUID(),
    at: toInstant(at),
    actor: actorOf(by),
    action: 'missed-search.delete',
    subject: { kind: 'missed-search', id: null },
    detail: { searches },
  })
  return success(undefined)
}
