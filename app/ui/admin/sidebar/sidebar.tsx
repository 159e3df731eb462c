import { Eye, LogOut, Menu, PanelLeftClose, PanelLeftOpen, CloudOff, ChevronDown, Search } from 'lucide-react'
import { useId, useState, type MouseEvent } from 'react'
import { Form, useLocation } from 'react-router'
import { shell } from '#content/admin/shell.ts'
import { deskSearchWords } from '#content/admin/systems/desk-search.ts'
import { LOGOUT_PATH, SIDEBAR_PATH } from '#domain/accounts/staff-paths.ts'
import { SIDEBAR_GROUPS, type SidebarGroupName } from '#domain/accounts/staff-preferences.ts'
import { can, type Role } from '#domain/accounts/permissions.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { LanguageSwitch } from '#app/ui/admin/language-switch.tsx'
import { actToOpen } from '#app/staff-pages.ts'
import { ACCOUNT_SECTION, SECTIONS, START_SECTION, type SectionName, type Section } from './sections.ts'
import { SidebarBadge, SidebarLink } from './sidebar-link.tsx'
import { StaffLogo } from '#app/ui/admin/staff-logo.tsx'
import type { Progress } from './use-importing.ts'
import { live } from '#content/admin/requests/live.ts'
import { importPage } from '#content/imports/import-page.ts'
import { percentDone } from '#domain/imports/import.ts'

type SidebarProps = {
  staff: { name: string; role: Role }
  badges: Partial<Record<SectionName, number>>
  importing: Progress | null
  /** Nothing is heard of the inbox just now. */
  isAway: boolean
  folded: readonly SidebarGroupName[]
  /** Icons only. */
  collapsed: boolean
  onToggle: () => void
  onSearch: () => void
}

/** On phones the entries stand in a menu that opens without scripts too. */
export function Sidebar({ staff, badges, importing, isAway, folded, collapsed, onToggle, onSearch }: SidebarProps) {
  const words = useWords(shell)
  const [foldedGroups, fold] = useFoldedGroups(folded)
  const at = useLocation()
  const foldForm = useId()
  const groups = SIDEBAR_GROUPS.map((name) => ({
    name,
    sections: SECTIONS[name].filter(({ path }) => can(staff.role, actToOpen(path))),
  })).filter(({ sections }) => sections.length > 0)
  const entries = (
    <>
      <nav aria-label={words.navigation} className="sidebar-sections">
        <SidebarLink section={START_SECTION} badge={0} />
        {groups.map((group) => (
          <SidebarGroup
            key={group.name}
            {...group}
            badges={badges}
            importing={importing}
            form={foldForm}
            isFolded={foldedGroups.includes(group.name)}
            onFold={(isFolded) => fold(group.name, isFolded)}
          />
        ))}
      </nav>
      <SidebarFoot name={staff.name} />
    </>
  )
  return (
    <aside className="sidebar ground-night">
      <SidebarHead {...{ isAway, collapsed, onToggle, onSearch }} />
      <form id={foldForm} method="post" action={SIDEBAR_PATH} hidden>
        <input type="hidden" name="next" value={at.pathname + at.search} />
      </form>
      <div className="sidebar-wide">{entries}</div>
      <details className="sidebar-narrow">
        <summary>
          <Menu />
          <span className="sr-only">{words.menu}</span>
          <SidebarBadge count={Object.values(badges).reduce((sum, count) => sum + count, 0)} />
        </summary>
        <div className="sidebar-sheet ground-night">{entries}</div>
      </details>
    </aside>
  )
}

/** The logo, what folds the bar, and the search of every screen. */
function SidebarHead({
  isAway,
  collapsed,
  onToggle,
  onSearch,
}: Pick<SidebarProps, 'isAway' | 'collapsed' | 'onToggle' | 'onSearch'>) {
  const words = useWords(shell)
  const search = useWords(deskSearchWords)
  const Fold = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <div className="sidebar-head">
      <StaffLogo white className="sidebar-logo" />
      <button
        type="button"
        className="sidebar-fold needs-scripts"
        aria-label={collapsed ? words.expand : words.collapse}
        aria-expanded={!collapsed}
        onClick={onToggle}
      >
        <Fold className="mirrored" />
      </button>
      <button type="button" className="sidebar-search" onClick={onSearch} aria-haspopup="dialog">
        <Search />
        <span>{search.open}</span>
        <kbd dir="ltr">{search.keys}</kbd>
      </button>
      <AwayMark isAway={isAway} />
    </div>
  )
}

/** Whose account it is and the way out, each with a sign beside it, so that the sections have the room. */
function SidebarFoot({ name }: { name: string }) {
  const words = useWords(shell)
  return (
    <div className="sidebar-foot">
      <SidebarLink section={ACCOUNT_SECTION} badge={0} owner={name} />
      <SiteLink to="/" className="sidebar-link sidebar-sign" title={words.viewSite}>
        <Eye />
        <span className="sr-only">{words.viewSite}</span>
      </SiteLink>
      <Form method="post" action={LOGOUT_PATH}>
        <button type="submit" className="sidebar-link" title={`${words.logout} (${name})`}>
          <LogOut className="mirrored" />
          <span className="sidebar-words">{words.logout}</span>
        </button>
      </Form>
      <LanguageSwitch className="sidebar-link sidebar-sign" textClassName="sr-only" />
    </div>
  )
}

/** The groups of the sidebar that are folded, and what folds or opens one: at once here, and for the account everywhere. */
function useFoldedGroups(initial: readonly SidebarGroupName[]) {
  const [folded, setFolded] = useState(initial)
  const fold = (group: SidebarGroupName, isFolded: boolean) => {
    setFolded((before) => [...before.filter((name) => name !== group), ...(isFolded ? [group] : [])])
    const body = new URLSearchParams({ [isFolded ? 'fold' : 'open']: group })
    // Where it cannot be kept, it lasts as long as this page.
    void fetch(SIDEBAR_PATH, { method: 'POST', body, keepalive: true }).catch(() => {})
  }
  return [folded, fold] as const
}

/** Says that what stands on the screen may be a minute old. */
function AwayMark({ isAway }: { isAway: boolean }) {
  const { away } = useWords({ away: live.away })
  return (
    <p aria-live="polite" className="away-mark" title={isAway ? away : undefined}>
      {isAway && (
        <>
          <CloudOff />
          <span>{away}</span>
        </>
      )}
    </p>
  )
}

type SidebarGroupProps = {
  name: SidebarGroupName
  sections: Section[]
  badges: Partial<Record<SectionName, number>>
  importing?: Progress | null
  isFolded: boolean
  onFold: (isFolded: boolean) => void
  /** The form that the heading sends where there are no scripts; the page then comes back. */
  form: string
}

/**
 * Entries under a heading that folds them. Of a folded group the entry of the screen that is shown stays in view, and
 * the heading counts what waits behind it.
 */
export function SidebarGroup({ name, sections, badges, importing = null, isFolded, onFold, form }: SidebarGroupProps) {
  const { groups } = useWords(shell)
  const id = useId()
  const waiting = sections.reduce((sum, section) => sum + (badges[section.name] ?? 0), 0)
  const fold = (event: MouseEvent) => {
    event.preventDefault()
    onFold(!isFolded)
  }
  return (
    <div className="sidebar-group" data-folded={isFolded || undefined}>
      <button
        type="submit"
        form={form}
        name={isFolded ? 'open' : 'fold'}
        value={name}
        className="sidebar-heading"
        aria-expanded={!isFolded}
        aria-controls={`${id}-entries`}
        onClick={fold}
      >
        <span id={id}>{groups[name]}</span>
        <ChevronDown />
        {isFolded && <SidebarBadge count={waiting} />}
      </button>
      <ul id={`${id}-entries`} aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.name}>
            <SidebarLink section={section} badge={badges[section.name] ?? 0}>
              {section.name === 'imports' && importing && <ImportBadge {...importing} />}
            </SidebarLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** How far the import has come, beside its entry. */
function ImportBadge(progress: Progress) {
  const words = useWords(importPage)
  const percent = percentDone(progress)
  return (
    <span className="sidebar-badge sidebar-progress">
      <span aria-hidden="true">{words.percent(percent)}</span>
      <span className="sr-only">{words.underWay(percent)}</span>
    </span>
  )
}
