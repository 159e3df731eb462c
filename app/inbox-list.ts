import { toInboxFilter } from '../domain/inbox-filter.ts'
import { INBOX_PAGE_SIZE, inboxSearch, readInboxQuery } from '../domain/inbox-query.ts'
import { toInboxRow } from '../domain/inbox-view.ts'
import { pageCount } from '../domain/collection-query.ts'
import { servicesContext } from './context.ts'
import type { Route } from './routes/admin/+types/inbox.ts'
import { localeOfStaff } from './staff-form.ts'

/** The list of messages that the address asks for, and what stands above it. */
export async function loadInboxList({ request, url, context }: Route.LoaderArgs) {
  const { inbox } = context.get(servicesContext)
  const query = readInboxQuery(url.searchParams)
  const filter = toInboxFilter(query)
  const page = { limit: INBOX_PAGE_SIZE, offset: (query.page - 1) * INBOX_PAGE_SIZE }
  const [messages, total, counts, unread, staff, health] = await Promise.all([
    inbox.list({ ...filter, ...page }),
    inbox.count(filter),
    inbox.countByState(),
    inbox.countUnread(),
    inbox.listStaff(),
    inbox.mailHealth(),
  ])
  const failed = await inbox.withFailedMails(messages.map(({ id }) => id))
  const names = new Map(staff.map(({ id, username }) => [id, username]))
  const scene = { locale: localeOfStaff(request), now: new Date(), names, failed }
  return {
    query,
    /** The address of this very list, behind its path. */
    search: inboxSearch(query),
    rows: messages.map((message) => toInboxRow(message, scene)),
    total,
    pages: pageCount(total, INBOX_PAGE_SIZE),
    counts,
    unread,
    staff: staff.map(({ id, username, disabled }) => ({ id, name: username, disabled })),
    health,
  }
}

export type InboxList = Awaited<ReturnType<typeof loadInboxList>>
