import { SearchX } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState, useEffectEvent } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { SETTINGS_PATH } from '#domain/accounts/staff-paths.ts'
import type { Role } from '#domain/accounts/permissions.ts'
import { shell } from '#content/admin/shell.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { useWords, useLocale } from '#app/locale.ts'
import type { AdminFrame } from '#app/seo/admin-meta.ts'
import { SkipLink, CONTENT_ID } from '#app/ui/site/skip-link.tsx'
import { DeskSearch, useSearchKey } from '#app/ui/admin/desk-search/desk-search.tsx'
import { Sidebar } from '#app/ui/admin/sidebar/sidebar.tsx'
import { useImporting, type Progress } from '#app/ui/admin/sidebar/use-importing.ts'
import { useSidebar } from '#app/ui/admin/sidebar/use-sidebar.ts'
import { useStaffFlag } from './use-staff-flag.ts'
import { LiveInboxContext, type LiveInbox } from '#app/ui/admin/live/use-fresh-list.ts'
import { newsText, showNotice } from '#app/ui/admin/live/desktop-notices.ts'
import { type InboxNews, followInbox, type Heard } from '#app/ui/admin/live/inbox-stream.ts'
import { inboxNews } from '#content/admin/requests/live.ts'

const COUNT = /^\(\d+\) /

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
  const [isSearching, setSearching] = useState(false)
  useSearchKey(() => setSearching(true))
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
        onSearch={() => setSearching(true)}
      />
      <main id={CONTENT_ID} tabIndex={-1} className="admin-main">
        {isClosed && <ClosedLine />}
        <LiveInboxContext value={inbox}>{children}</LiveInboxContext>
        <InboxAnnouncer news={inbox.news} />
        <DeskSearch role={staff.role} isOpen={isSearching} onClose={() => setSearching(false)} />
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

/** Writes a number before the title of the window, whichever page is shown in it. */
function useCountInTitle(count: number): void {
  useEffect(() => {
    const write = () => {
      const title = `${count > 0 ? `(${count}) ` : ''}${document.title.replace(COUNT, '')}`
      if (title !== document.title) document.title = title
    }
    write()
    // The title is the page's own, and another with every page.
    const titles = new MutationObserver(write)
    titles.observe(document.head, { childList: true, characterData: true, subtree: true })
    return () => titles.disconnect()
  }, [count])
}

type Counted = Pick<LiveInbox, 'place' | 'unread'>

/** Keeps what a page says of the inbox up to date while it is open: what was loaded or what was heard, whichever is later. */
function useLiveInbox(loaded: Counted): LiveInbox {
  const [heard, setHeard] = useState<Counted>(loaded)
  const [news, setNews] = useState<InboxNews | null>(null)
  const [isLive, setLive] = useState(true)
  const locale = useLocale()
  const hear = useEffectEvent((what: Heard) => {
    if (what.type === 'over') setLive(false)
    if (what.type === 'live') setLive(what.isLive)
    if (what.type !== 'changed') return
    setHeard(what)
    if (!what.news || !inboxNews[what.news.kind]) return
    setNews(what.news)
    if (what.isFirst) showNotice(what.news, locale)
  })
  const begin = useEffectEvent(() => followInbox(loaded.place ?? 0, hear))
  const mayRead = loaded.place !== null
  useEffect(() => (mayRead ? begin() : undefined), [mayRead])
  const { place, unread } = mayRead && (heard.place ?? 0) > (loaded.place ?? 0) ? heard : loaded
  useCountInTitle(unread)
  return { place, unread, news, isLive }
}
