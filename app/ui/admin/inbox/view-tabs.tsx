import { inbox } from '#content/admin/inbox.ts'
import { inboxViews } from '#content/admin/requests/follow-up.ts'
import { INBOX_PATH } from '#domain/accounts/staff-paths.ts'
import { INBOX_VIEWS, type InboxQuery, type InboxView } from '#domain/messages/inbox-query.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'

type ViewTabsProps = {
  query: Pick<InboxQuery, 'view' | 'customer'>
  counts: Record<InboxView, number>
  /** Whether a message is read, which small windows show alone. */
  isReading?: boolean
}

/** What staff have to see to, each by itself with how much of it there is. */
export function ViewTabs({ query, counts, isReading = false }: ViewTabsProps) {
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
      </ul>
    </nav>
  )
}
