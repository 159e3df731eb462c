import { subDays } from 'date-fns/subDays'
import type { InboxChange } from '#domain/messages/inbox-change.ts'
import { viewFilter } from '#domain/messages/inbox-filter.ts'
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
import type { Log } from '#server/log.ts'
import type { StaffSessionsService } from '#server/services/accounts/staff-sessions.ts'

/** `after`: the last change that this screen has heard of; null where it has heard of none. */
export type NewListener = { sessionId: string; after: number | null }

/** What is sent for as long as the session lasts; or which limit is reached. */
export type Listening = ReadableStream<Uint8Array<ArrayBuffer>> | 'session-full' | 'server-full'

/** The streams of this server, by which open screens hear of the inbox. */
export type InboxEventsService = {
  listen(listener: NewListener): Promise<Listening>
  /** Ends all of them at once and takes no more: the server stops. */
  close(): void
}

export type InboxEventsDeps = {
  changes: InboxChangesService
  sessions: Pick<StaffSessionsService, 'stillOpen'>
  log: Log
  /** Between two looks at the database. */
  lookMs?: number
}

const MOST = { ofSession: 5, ofServer: 200 }
const LOOK_MS = 1000
const COMMENT_MS = 25_000
const RETRY_MS = 5000
/** Whoever reads so little of what was sent has gone. */
const MOST_UNREAD = 100

type Listener = { sessionId: string; seen: number; send(text: string): void; end(): void }

/** The database is looked at once a second for all listeners together, and not at all while there are none. */
export function createInboxEvents(deps: InboxEventsDeps): InboxEventsService {
  const { changes, log, lookMs = LOOK_MS } = deps
  const listeners = new Set<Listener>()
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  let isFailing = false

  function lookAgain() {
    clearTimeout(timer)
    if (listeners.size > 0 && !isClosed) timer = setTimeout(() => void look(), lookMs).unref()
  }

  async function look() {
    try {
      await endSessions(deps, listeners)
      await changes.noteDue()
      await tell(changes, listeners)
      isFailing = false
    } catch (error) {
      // The database is away: one line says so, and the next look tries again.
      if (!isFailing) log.warn('open screens hear nothing of the inbox', { error })
      isFailing = true
    }
    lookAgain()
  }

  return {
    async listen({ sessionId, after }) {
      if (isClosed || listeners.size >= MOST.ofServer) return 'server-full'
      const ofSession = [...listeners].filter((one) => one.sessionId === sessionId)
      if (ofSession.length >= MOST.ofSession) return 'session-full'
      const { listener, stream } = newListener(sessionId, (gone) => listeners.delete(gone))
      listeners.add(listener)
      try {
        const last = await changes.last()
        // Another database was put in place of the one that the screen has heard of.
        listener.seen = after === null || after > last ? last : after
      } catch (error) {
        listener.end()
        throw error
      }
      void look()
      return stream
    },
    close() {
      isClosed = true
      clearTimeout(timer)
      for (const listener of listeners) listener.end()
    },
  }
}

function newListener(sessionId: string, onEnd: (listener: Listener) => void) {
  const encoder = new TextEncoder()
  let controller: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>
  const comments = setInterval(() => listener.send(':\n\n'), COMMENT_MS).unref()
  const forget = () => {
    clearInterval(comments)
    onEnd(listener)
  }
  const listener: Listener = {
    sessionId,
    seen: Number.POSITIVE_INFINITY,
    send(text) {
      controller.enqueue(encoder.encode(text))
      if ((controller.desiredSize ?? 0) < -MOST_UNREAD) this.end()
    },
    end() {
      forget()
      controller.close()
    },
  }
  const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start(begun) {
      controller = begun
      listener.send(`retry: ${RETRY_MS}\n:\n\n`)
    },
    cancel: forget,
  })
  return { listener, stream }
}

/** Says good-bye to those whose session has ended, or who may not read the inbox any more. */
async function endSessions({ sessions }: InboxEventsDeps, listeners: ReadonlySet<Listener>): Promise<void> {
  if (listeners.size === 0) return
  const asked = [...listeners]
  const open = await sessions.stillOpen([...new Set(asked.map(({ sessionId }) => sessionId))], 'requests')
  for (const listener of asked) {
    if (open.has(listener.sessionId) || !listeners.has(listener)) continue
    listener.send('event: signed-out\ndata: {}\n\n')
    listener.end()
  }
}

/** Sends everybody what they have not heard yet. */
async function tell(changes: InboxChangesService, listeners: ReadonlySet<Listener>): Promise<void> {
  const seen = Math.min(...[...listeners].map((listener) => listener.seen))
  if (!Number.isFinite(seen)) return
  const found = await changes.since(seen)
  if (found.length === 0) return
  const counts = await changes.counts()
  for (const listener of listeners) {
    const unheard = found.filter(({ id }) => id > listener.seen)
    if (unheard.length === 0) continue
    listener.seen = unheard.at(-1)!.id
    listener.send(unheard.map((change) => eventOf(change, counts)).join(''))
  }
}

function eventOf({ id, kind, messageId, number }: InboxChange, { unread, overdue }: InboxCounts): string {
  return `event: inbox\nid: ${id}\ndata: ${JSON.stringify({ kind, id: messageId, number, unread, overdue })}\n\n`
}

/** What a badge says: new messages that nobody has opened, and those that should have been answered by now. */
type InboxCounts = { unread: number; overdue: number }

type InboxChangesService = {
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
