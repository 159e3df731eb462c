import { INBOX_PAGE_SIZE, readInboxQuery } from '#domain/messages/inbox-query.ts'
import { isOpen } from '#domain/follow-up/follow-up.ts'
import { listSearch } from '#domain/search/list-search.ts'
import { toInboxRow } from '#domain/messages/inbox-view.ts'
import { pageCount } from '#domain/catalogue/collection-query.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { ownColumns } from './list-columns.ts'
import { servicesContext, staffContext } from '#app/context.ts'
import type { Route } from '../routes/admin/requests/+types/inbox.ts'

/** The list of messages that the address asks for, and what stands above it. */
export async function loadInboxList({ request, url, context }: Pick<Route.LoaderArgs, 'request' | 'url' | 'context'>) {
  const { inbox, inboxChanges, staffPreferences, documentRequests } = context.get(servicesContext)
  // Before anything is read: what changes meanwhile is behind it.
  const place = await inboxChanges.last()
  const asked = readInboxQuery(url.searchParams)
  const me = context.get(staffContext).id
  const filter = await inbox.filterOf(asked, me)
  const total = await inbox.count(filter)
  const pages = pageCount(total, INBOX_PAGE_SIZE)
  // What is done here empties pages. Leading on to the last one would lose what was answered to it.
  const query = { ...asked, page: Math.min(asked.page, pages) }
  const [messages, counts, unread, views, staff, health] = await Promise.all([
    inbox.list({ ...filter, limit: INBOX_PAGE_SIZE, offset: (query.page - 1) * INBOX_PAGE_SIZE }),
    inbox.countByState(),
    inbox.countUnread(),
    inbox.countViews(me),
    inbox.listStaff(),
    inbox.mailHealth(),
  ])
  const ids = messages.map(({ id }) => id)
  const [failed, figures, saved, columns] = await Promise.all([
    inbox.withFailedMails(ids),
    inbox.figures(ids),
    staffPreferences.views('inbox', me),
    ownColumns(context, 'inbox'),
  ])
  const available = new Set<string>()
  for (const { id, content, state } of messages)
    if (content.kind === 'document' && isOpen(state) && (await documentRequests.available(content))) available.add(id)
  const names = new Map(staff.map(({ id, username }) => [id, username]))
  const scene = { locale: localeOfStaff(request), now: new Date(), names, failed, figures, available }
  return {
    query,
    /** Up to which change of the inbox this is so. */
    place,
    /** The address of this very list, behind its path. */
    search: listSearch(query),
    rows: messages.map((message) => toInboxRow(message, scene)),
    total,
    pages,
    counts,
    unread,
    views,
    /** The lists that somebody has named. */
    saved,
    columns,
    staff: staff.map(({ id, username, disabled }) => ({ id, name: username, disabled })),
    health,
  }
}

export type InboxList = Awaited<ReturnType<typeof loadInboxList>>
