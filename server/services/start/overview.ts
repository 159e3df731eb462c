import { viewFilter } from '#domain/messages/inbox-filter.ts'
import { lacksEids } from '#domain/follow-up/business-calendar.ts'
import type { Message } from '#domain/messages/message.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import { STAFF_ROLES, type Role, type StaffRole } from '#domain/accounts/permissions.ts'
import type { RecordHead } from '#domain/records/record-state.ts'
import type { MissedSearch } from '#domain/search/missed-search.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { countMessages, listWaiting } from '#server/data/messages/inbox-store.ts'
import { countDrafts, listDrafts, listNotPublished, listPlanned } from '#server/data/records/overview-store.ts'
import { countMissedSearches, listMissedSearches } from '#server/data/search/missed-searches-store.ts'
import type { AuditService, LogLine } from '#server/services/accounts/audit.ts'
import type { SettingsService } from '#server/services/site/settings.ts'

const START_ROWS = 5
const LAST_CHANGES = 10
const DAYS_SEARCHED = 7
const DAYS_PLANNED = 14
const END_OF_TIME = '9999-12-31T23:59:59.999Z'
const DAY_MS = 24 * 60 * 60 * 1000

/** Requests that wait for an answer, the oldest first; `late` is how many should have been answered by now. */
type WaitingRequests = {
  unread: number
  late: number
  rows: Message[]
  /** The year of whose Eids nothing is entered; null where both are. */
  lacksEidsOf: string | null
}

export type Drafts = { mine: number; all: number; rows: (RecordHead & { isMine: boolean })[] }

/** Something that goes onto the site, or off it, at an instant. */
export type Planned = { at: string; act: 'publish' | 'unpublish'; head: RecordHead }

/** What the start page tells of the work of staff, block by block. */
type OverviewService = {
  requests(): Promise<WaitingRequests>
  drafts(staffId: string): Promise<Drafts>
  /** The next fourteen days, the earliest first. */
  planned(): Promise<{ count: number; rows: Planned[] }>
  /** All that is planned, the earliest first. */
  allPlanned(): Promise<Planned[]>
  /** What could not be put onto the site as planned, the latest first. */
  notPublished(): Promise<RecordHead[]>
  /** What was searched in vain within seven days, the most frequent first. */
  missedSearches(): Promise<{ count: number; rows: MissedSearch[] }>
  /** The last things done that a role may read of. */
  changes(role: Role): Promise<LogLine[]>
}

type OverviewDeps = {
  db: Db
  clock: Clock
  settings: Pick<SettingsService, 'get'>
  audit: Pick<AuditService, 'latest'>
  /** Writes down what was noted. */
  missedSearches: { write(): Promise<void> }
  /** Holds the last changes until the log gets another line: an act on 60,000 products takes long to be counted. */
  memoizeEach?: MemoizeEach
}

export function createOverview(deps: OverviewDeps): OverviewService {
  const { db, clock, settings, audit, missedSearches, memoizeEach = unmemoizedEach } = deps
  const changesOf = memoizeEach(STAFF_ROLES.length, (role: StaffRole) => audit.latest(role, LAST_CHANGES))
  return {
    async requests() {
      const now = toInstant(clock())
      const today = dayOfInstant(clock())
      const { holidays } = await settings.get()
      const [unread, late, rows] = await Promise.all([
        countMessages(db, { unopened: true }),
        countMessages(db, viewFilter('overdue', { me: '', now })),
        listWaiting(db, START_ROWS),
      ])
      return { unread, late, rows, lacksEidsOf: lacksEids(holidays, today) ? today.slice(0, 4) : null }
    },
    async drafts(staffId) {
      const [{ mine, all }, rows] = await Promise.all([countDrafts(db, staffId), listDrafts(db, staffId, START_ROWS)])
      return { mine, all, rows }
    },
    async planned() {
      const until = toInstant(new Date(clock().getTime() + DAYS_PLANNED * DAY_MS))
      const all = plansIn(await listPlanned(db, until), until)
      return { count: all.length, rows: all.slice(0, START_ROWS) }
    },
    allPlanned: async () => plansIn(await listPlanned(db, END_OF_TIME), END_OF_TIME),
    notPublished: () => listNotPublished(db),
    async missedSearches() {
      await missedSearches.write()
      const since = toInstant(new Date(clock().getTime() - DAYS_SEARCHED * DAY_MS))
      const [count, rows] = await Promise.all([
        countMissedSearches(db, { since, isClosest: false }),
        listMissedSearches(db, { since, isClosest: false, limit: START_ROWS }),
      ])
      return { count, rows }
    },
    changes: async (role) => (role === null ? [] : changesOf(role)),
  }
}

function plansIn(heads: RecordHead[], until: string): Planned[] {
  return heads
    .flatMap((head): Planned[] => [
      ...(head.publishAt === null ? [] : [{ at: head.publishAt, act: 'publish' as const, head }]),
      ...(head.unpublishAt === null ? [] : [{ at: head.unpublishAt, act: 'unpublish' as const, head }]),
    ])
    .filter(({ at }) => at <= until)
    .toSorted((one, other) => (one.at < other.at ? -1 : 1))
}
