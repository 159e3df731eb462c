import { inbox } from '#content/admin/inbox.ts'
import { inboxViews } from '#content/admin/requests/follow-up.ts'
import type { SavedView } from '#domain/accounts/staff-preferences.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { INBOX_VIEWS, type InboxQuery, type InboxView } from '#domain/messages/inbox-query.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'

type ViewTabsProps = {
  query: Pick<InboxQuery, 'view' | 'customer'>
  /** Lists that somebody has named, and the address of the one that is shown. */
  saved?: readonly SavedView[]
  search?: string
  counts: Record<InboxView, number>
  /** Whether a message is read, which small windows show alone. */
  isReading?: boolean
}

/** What staff have to see to, each by itself with how much of it there is. */
export function ViewTabs({ query, counts, saved = [], search, isReading = false }: ViewTabsProps) {
  const words = useWords(inbox)
  const views = useWords(inboxViews)
  const tab = (view: InboxView | null, name: string) => (
    <li key={name}>
      <SiteLink
        to={view === null ? INBOX_PATH : `${INBOX_PATH}?view=${view}`}
        className="inbox-view"
        aria-current={(query.view === view && query.customer === null) || undefined}
        data-urgent={(view === 'overdue' && counts.overdue > 0) || undefined}
        preventScrollReset
      >
        {name}
      </SiteLink>
    </li>
  )
  return (
    <nav aria-label={words.views} className="inbox-views" data-reading={isReading || undefined}>
      <ul>
        {tab(null, words.kinds.all)}
        {INBOX_VIEWS.map((view) => tab(view, words.viewCount(views[view], counts[view])))}
        {saved.map((view) => (
          <li key={`saved ${view.name}`}>
            <SiteLink
              to={INBOX_PATH + view.search}
              className="inbox-view"
              aria-current={view.search === search || undefined}
              preventScrollReset
            >
              <bdi>{view.name}</bdi>
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
