import { cleanLine } from '#domain/text/clean-text.ts'
import { readPage } from '#domain/catalogue/collection-query.ts'
import { readFieldDay } from '#domain/text/day.ts'
import { readListSearch } from '#domain/search/list-search.ts'
import { isMessageState, MESSAGE_KINDS, type MessageKind, type MessageState } from './message.ts'

/** What stands on a tab of its own. */
export const INBOX_VIEWS = ['mine', 'unassigned', 'overdue', 'reminders', 'held', 'won', 'lost'] as const
export type InboxView = (typeof INBOX_VIEWS)[number]

/** The soonest due, the highest value or the oldest first. */
export const INBOX_SORTS = ['due', 'value', 'age'] as const
export type InboxSort = (typeof INBOX_SORTS)[number]

/** Which part of the inbox is looked at. It lives in the address, so that going back leads to the same list. */
export type InboxQuery = {
  kind: MessageKind | null
  view: InboxView | null
  /** The id of a request: only what the same customer sent. */
  customer: string | null
  /** Null shows all but spam; `unread` are those that nobody has opened; `unsent` those with a mail given up, `news` those whose sender wants news. */
  show: MessageState | 'unread' | 'unsent' | 'news' | null
  /** Somebody's id, or whether nobody takes care of it. */
  assignee: string | null
  /** Days in Riyadh, both included. */
  from: string | null
  to: string | null
  /** Newest first where nothing is said. */
  sort: InboxSort | null
  text: string
  /** Counted from 1. */
  page: number
}

/** The value of `assignee` for messages that nobody takes care of; no id is so short. */
export const NOBODY = '-'

/** The value of `outcome` that takes an outcome back. */
export const CLEARED = 'none'

/** So many messages are changed at once. */
export const MOST_SELECTED = 1000

export const INBOX_PAGE_SIZE = 30

/** Reads a query string and never refuses one: what cannot be read narrows nothing. */
export function readInboxQuery(search: URLSearchParams): InboxQuery {
  const kind = search.get('kind')
  return {
    kind: MESSAGE_KINDS.find((one) => one === kind) ?? null,
    view: INBOX_VIEWS.find((view) => view === search.get('view')) ?? null,
    customer: cleanLine(search.get('customer') ?? '') || null,
    show: readShow(search.get('show')),
    assignee: cleanLine(search.get('assignee') ?? '') || null,
    from: readFieldDay(search.get('from') ?? ''),
    to: readFieldDay(search.get('to') ?? ''),
    sort: INBOX_SORTS.find((sort) => sort === search.get('sort')) ?? null,
    text: readListSearch(search),
    page: readPage(search),
  }
}

/** How many of the choices behind "filter" narrow the list. */
export function narrowingChoices({ show, assignee, from, to }: InboxQuery): number {
  return [show, assignee, from, to].filter((choice) => choice !== null).length
}

function readShow(text: string | null): InboxQuery['show'] {
  if (text === 'unread' || text === 'unsent' || text === 'news') return text
  return isMessageState(text) ? text : null
}

export const EXPORT_FORMATS = ['xlsx', 'csv', 'json'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]
