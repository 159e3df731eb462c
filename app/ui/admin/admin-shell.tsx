import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { SETTINGS_PATH } from '#domain/accounts/staff-paths.ts'
import type { Role } from '#domain/accounts/permissions.ts'
import { shell } from '#content/admin/shell.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords, useLocale } from '#app/locale.ts'
import type { AdminFrame } from '#app/seo/admin-meta.ts'
import { SkipLink, CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { Sidebar } from '#app/ui/admin/sidebar/sidebar.tsx'
import { useImporting, type Progress } from '#app/ui/admin/sidebar/use-importing.ts'
import { useSidebar } from '#app/ui/admin/sidebar/use-sidebar.ts'
import { useStaffFlag } from './use-staff-flag.ts'
import { LiveInboxContext } from '#app/ui/admin/live/live-inbox-context.ts'
import { useLiveInbox } from '#app/ui/admin/live/use-live-inbox.ts'
import { newsText } from '#app/ui/admin/live/news-text.ts'
import type { InboxNews } from '#app/ui/admin/live/inbox-stream.ts'

/** Of many at once the first is said, so that nobody is talked over. */
const PAUSE_MS = 10_000

/** Says what is new to those who listen, when they have heard what they are listening to. */
function InboxAnnouncer({ news }: { news: InboxNews | null }) {
  const locale = useLocale()
  const [said, say] = useState('')
  const saidAt = useRef(0)
  useEffect(() => {
    if (!news || Date.now() - saidAt.current < PAUSE_MS) return
    saidAt.current = Date.now()
    say(newsText(news, locale))
  }, [news, locale])
  return (
    <p aria-live="polite" className="sr-only">
      {said}
    </p>
  )
}

/** What every screen of the staff area loads of who is signed in. */
export type StaffFrame = {
  staff: { id: string; name: string; role: Role }
  /** Requests that nobody has read; none for those who may not read them. */
  unread: number
  /** Up to which change of the inbox that counts; null for those who may not read it. */
  place: number | null
  /** Groups of the sidebar that are folded. */
  folded: SidebarGroupName[]
  /** How far the import has come that is under way; null where there is none, or for those who may not import. */
  importing: Progress | null
  /** For how many days what is deleted can be brought back. */
  binDays: number
  /** Search engines are told to leave the site out. */
  isClosed: boolean
  /** The site's own address. */
  origin: string
  /** The act of the notice in the address, while it is offered there to undo it. */
  freshAct: string | null
  /** What opens the link to a preview that was just made. */
  previewToken: string | null
}

/** What stands round every screen of the staff area. Screens bring their own `AdminPage`. */
export function AdminShell({
  staff,
  folded,
  isClosed,
  importing,
  children,
  ...counted
}: StaffFrame & { children: ReactNode }) {
  const frame = useRouteLoaderData<AdminFrame>('admin')
  const [collapsed, toggle] = useSidebar(frame?.sidebarCollapsed ?? false)
  useStaffFlag(true)
  const inbox = useLiveInbox(counted)
  const progress = useImporting(importing)
  return (
    <div className="admin" data-collapsed={collapsed || undefined}>
      <SkipLink />
      <Sidebar
        staff={staff}
        badges={{ inbox: inbox.unread }}
        importing={progress}
        isAway={!inbox.isLive}
        folded={folded}
        collapsed={collapsed}
        onToggle={toggle}
      />
      <main id={CONTENT_ID} tabIndex={-1} className="admin-main">
        {isClosed && <ClosedLine />}
        <LiveInboxContext value={inbox}>{children}</LiveInboxContext>
        <InboxAnnouncer news={inbox.news} />
      </main>
    </div>
  )
}

/** On every screen, so that nobody forgets to open a finished site. */
function ClosedLine() {
  const words = useWords(shell)
  return (
    <p className="admin-closed">
      <SearchX />
      {words.closed} <SiteLink to={`${SETTINGS_PATH}#seo`}>{words.sections.settings}</SiteLink>
    </p>
  )
}
