import { subDays } from 'date-fns/subDays'
import { viewFilter } from '#domain/messages/inbox-filter.ts'
import type { InboxChange } from '#domain/messages/inbox-change.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant } from '#server/data/engine/codec.ts'
import { inTransaction, type Db } from '#server/data/engine/database.ts'
import {
  insertInboxChange,
  lastInboxChange,
  listInboxChanges,
  listNewlyDue,
  lockInboxChanges,
} from '#server/data/messages/inbox-changes-store.ts'
import { countMessages } from '#server/data/messages/inbox-store.ts'

/** What a badge says: new messages that nobody has opened, and those that should have been answered by now. */
export type InboxCounts = { unread: number; overdue: number }

export type InboxChangesService = {
  /** The id of the latest change. */
  last(): Promise<number>
  /** What changed behind an id, the oldest first: of a long time, the beginning. */
  since(id: number): Promise<InboxChange[]>
  counts(): Promise<InboxCounts>
  /** Notes which messages have become overdue; one of several servers does it. */
  noteDue(): Promise<void>
}

const MOST_AT_ONCE = 500
/** What was overdue before anybody looked is no news. Shorter than changes are kept, so each is noted once. */
const NEWS_DAYS = 1

export function createInboxChanges({ db, clock }: { db: Db; clock: Clock }): InboxChangesService {
  return {
    last: () => lastInboxChange(db),
    since: (id) => listInboxChanges(db, id, MOST_AT_ONCE),
    async counts() {
      const overdueNow = viewFilter('overdue', { me: '', now: toInstant(clock()) })
      const [unread, overdue] = await Promise.all([
        countMessages(db, { unopened: true }),
        countMessages(db, overdueNow),
      ])
      return { unread, overdue }
    },
    async noteDue() {
      const now = clock()
      const span = { after: toInstant(subDays(now, NEWS_DAYS)), until: toInstant(now) }
      if ((await listNewlyDue(db, span)).length === 0) return
      await inTransaction(db, async (tx) => {
        await lockInboxChanges(tx)
        for (const id of await listNewlyDue(tx, span)) await insertInboxChange(tx, 'due', id, span.until)
      })
    },
  }
}
