import { NOBODY, type InboxQuery } from './inbox-query.ts'
import { readMessageSearch, type MessageSearch } from './message-search.ts'
import { MESSAGE_STATES, type MessageKind, type MessageState } from './message.ts'
import { startOfDay } from '../text/riyadh-time.ts'

/** Which messages. What is left out narrows nothing. */
export type InboxFilter = {
  states?: MessageState[]
  kind?: MessageKind
  /** `null` are those that nobody takes care of. */
  assigneeId?: string | null
  /** Only those that wait for somebody to look at them. */
  held?: boolean
  /** Only those that nobody has opened. */
  unopened?: boolean
  /** Only those with a mail that was given up. */
  withFailedMail?: boolean
  /** Only those whose sender agreed to news. */
  agreedToNews?: boolean
  /** Instants; the first one is included, the last one is not. */
  from?: string
  before?: string
  search?: MessageSearch
}

/** What a query asks the tables for. */
export function toInboxFilter({ kind, view, show, assignee, from, to, text }: InboxQuery): InboxFilter {
  const search = readMessageSearch(text)
  return {
    ...shown(show, search !== null || view === 'held'),
    ...(kind && { kind }),
    ...(view && { held: true }),
    ...(assignee && { assigneeId: assignee === NOBODY ? null : assignee }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { before: startOfDay(to, 1) }),
    ...(search && { search }),
  }
}

const ALL_BUT_SPAM = MESSAGE_STATES.filter((state) => state !== 'spam')

/** Spam stands in nobody's way, and is found by whoever looks for it, for words in it or for what is held. */
function shown(show: InboxQuery['show'], withSpam: boolean): InboxFilter {
  if (show === 'unread') return { states: ['new'], unopened: true }
  if (show === 'unsent') return { withFailedMail: true }
  if (show === 'news') return { agreedToNews: true, states: ALL_BUT_SPAM }
  if (show) return { states: [show] }
  return withSpam ? {} : { states: ALL_BUT_SPAM }
}
