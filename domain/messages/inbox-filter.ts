import { NOBODY, type InboxQuery, type InboxSort, type InboxView } from './inbox-query.ts'
import { readMessageSearch, type MessageSearch } from './message-search.ts'
import { workingDayFrom, type BusinessCalendar } from '#domain/follow-up/business-time.ts'
import { WAITING_STATES, type OutcomeName } from '#domain/follow-up/follow-up.ts'
import { MESSAGE_STATES, type MessageKind, type MessageState } from './message.ts'
import { startOfDay } from '#domain/text/riyadh-time.ts'

/** Which messages. What is left out narrows nothing. */
export type InboxFilter = {
  states?: readonly MessageState[]
  kind?: MessageKind
  /** `null` are those that nobody takes care of. */
  assigneeId?: string | null
  /** Only those that wait for somebody to look at them. */
  held?: boolean
  /** Only those that nobody has opened, or not since their sender wrote again. */
  unopened?: boolean
  /** Only those with a mail that was given up. */
  withFailedMail?: boolean
  /** Only those whose sender agreed to news. */
  agreedToNews?: boolean
  /** Only those that should have been answered by this instant, and were not. */
  overdueAt?: string
  /** Only those that staff want to be reminded of, and those whose quotation waits for too long. */
  reminded?: WaitingQuotes
  outcome?: OutcomeName
  /** Only those that changed at this instant or later. */
  updatedSince?: string
  /** Only what came from this telephone or this mailbox. */
  customer?: CustomerKeys
  /** Newest first where nothing is said: the longest due first, or by the time of the reminder. */
  order?: 'remind' | InboxSort
  /** Instants; the first one is included, the last one is not. */
  from?: string
  before?: string
  search?: MessageSearch
}

/** By what a customer is known again; '' for what they have not given. */
export type CustomerKeys = { phone: string; email: string }

/** Who looks, when, and whose requests the query asks for. */
export type FilterScene = { me: string; now: string; quotes?: WaitingQuotes; customer?: CustomerKeys }

/** Quotations without an answer that staff are reminded of: sent on this day or before it, or valid until this day at most. */
export type WaitingQuotes = { sentBefore: string; validUntil: string }

/** After so many working days, and so many before the last day of a quotation. */
const QUOTE_WAITS = 3
const QUOTE_ENDS = 2

export function waitingQuotes(today: string, calendar: BusinessCalendar): WaitingQuotes {
  return {
    sentBefore: startOfDay(workingDayFrom(today, -QUOTE_WAITS, calendar), 1),
    validUntil: workingDayFrom(today, QUOTE_ENDS, calendar),
  }
}

const NO_QUOTES: WaitingQuotes = { sentBefore: '', validUntil: '' }

export function toInboxFilter(
  { kind, view, show, assignee, from, to, sort, text }: InboxQuery,
  scene: FilterScene,
): InboxFilter {
  const search = readMessageSearch(text)
  return {
    ...shown(show, search !== null || scene.customer !== undefined),
    ...(view && viewFilter(view, scene)),
    ...(view && show && shown(show, true)),
    ...(kind && { kind }),
    ...(assignee && { assigneeId: assignee === NOBODY ? null : assignee }),
    ...(from && { from: startOfDay(from) }),
    ...(to && { before: startOfDay(to, 1) }),
    ...(search && { search }),
    ...(sort && { order: sort }),
    ...(scene.customer && { customer: scene.customer }),
  }
}

/** What a tab holds. */
export function viewFilter(view: InboxView, { me, now, quotes = NO_QUOTES }: FilterScene): InboxFilter {
  const filters: Record<InboxView, InboxFilter> = {
    mine: { states: UNFINISHED, assigneeId: me },
    unassigned: { states: WAITING_STATES, assigneeId: null },
    overdue: { states: WAITING_STATES, overdueAt: now, order: 'due' },
    reminders: { states: MESSAGE_STATES, reminded: quotes, order: 'remind' },
    held: { states: MESSAGE_STATES, held: true },
    won: { states: MESSAGE_STATES, outcome: 'won' },
    lost: { states: MESSAGE_STATES, outcome: 'lost' },
  }
  return filters[view]
}

const UNFINISHED: readonly MessageState[] = [...WAITING_STATES, 'waiting', 'answered']

const ALL_BUT_SPAM = MESSAGE_STATES.filter((state) => state !== 'spam')

/** Spam stands in nobody's way, and is found by whoever looks for it, for words in it or for what is held. */
function shown(show: InboxQuery['show'], withSpam: boolean): InboxFilter {
  if (show === 'unread') return { unopened: true }
  if (show === 'unsent') return { withFailedMail: true }
  if (show === 'news') return { agreedToNews: true, states: ALL_BUT_SPAM }
  if (show) return { states: [show] }
  return withSpam ? {} : { states: ALL_BUT_SPAM }
}
