import type { RequestFigures } from '#domain/messages/inbox-view.ts'
import { businessCalendar } from '#domain/follow-up/business-calendar.ts'
import { toInboxFilter, viewFilter, waitingQuotes, type InboxFilter } from '#domain/messages/inbox-filter.ts'
import { INBOX_VIEWS, type InboxQuery, type InboxView } from '#domain/messages/inbox-query.ts'
import type { Message, MessageState } from '#domain/messages/message.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { Clock } from '#server/clock.ts'
import { toInstant, type Page } from '#server/data/engine/codec.ts'
import type { Db } from '#server/data/engine/database.ts'
import { customerKeysOf } from '#server/data/messages/customer-store.ts'
import { unmemoizedEach, type MemoizeEach } from '#server/cache/memoized.ts'
import {
  countMessages,
  countMessagesByState,
  figuresOfMessages,
  listMessages,
} from '#server/data/messages/inbox-store.ts'
import { readSettings } from '#server/services/site/settings.ts'

export type InboxLists = {
  /** Newest first. */
  list(filter?: InboxFilter & Page): Promise<Message[]>
  count(filter?: InboxFilter): Promise<number>
  /** What these messages ask for and come to. */
  figures(ids: string[]): Promise<Map<string, RequestFigures>>
  /** What a list asks the tables for, by whoever looks at it. */
  filterOf(query: InboxQuery, staffId: string): Promise<InboxFilter>
  /** How many stand on each tab of whoever looks. */
  countViews(staffId: string): Promise<Record<InboxView, number>>
  countByState(): Promise<Record<MessageState, number>>
  /** How many new messages nobody has opened. */
  countUnread(): Promise<number>
}

/** Lists whose counts are cached: staff page through one list. */
const CACHED_COUNTS = 40

type Deps = { db: Db; clock: Clock; memoizeEach?: MemoizeEach | undefined }

export function inboxLists({ db, clock, memoizeEach = unmemoizedEach }: Deps): InboxLists {
  const counted = memoizeEach(CACHED_COUNTS, (filter: string) => countMessages(db, JSON.parse(filter) as InboxFilter))
  const sceneOf = async (me: string) => {
    const { settings } = await readSettings(db)
    return { me, now: toInstant(clock()), quotes: waitingQuotes(dayOfInstant(clock()), businessCalendar(settings)) }
  }
  return {
    list: (filter) => listMessages(db, filter),
    figures: (ids) => figuresOfMessages(db, ids),
    count: (filter = {}) => counted(JSON.stringify(filter)),
    filterOf: async (query, me) => {
      const keys = query.customer === null ? null : await customerKeysOf(db, query.customer)
      // A request that is not there any more has no customer: nothing is found.
      const customer = query.customer === null ? {} : { customer: keys ?? NO_KEYS }
      return toInboxFilter(query, { ...(await sceneOf(me)), ...customer })
    },
    countViews: async (me) => {
      const scene = await sceneOf(me)
      const counted = INBOX_VIEWS.map(async (view) => [view, await countMessages(db, viewFilter(view, scene))] as const)
      return Object.fromEntries(await Promise.all(counted)) as Record<InboxView, number>
    },
    countByState: () => countMessagesByState(db),
    countUnread: () => countMessages(db, { unopened: true }),
  }
}

const NO_KEYS = { phone: '', email: '' }
