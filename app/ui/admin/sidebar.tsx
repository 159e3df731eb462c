import { Eye, LogOut, Menu, PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useId } from 'react'
import { Form } from 'react-router'
import { shell } from '../../../content/admin/shell.ts'
import { LOGOUT_PATH } from '../../../domain/accounts/staff-paths.ts'
import { can, type Role } from '../../../domain/accounts/permissions.ts'
import { useWords } from '../../locale.ts'
import { SiteLink } from '../../delivery/link.tsx'
import { LanguageSwitch } from './language-switch.tsx'
import { actToOpen } from '../../staff-pages.ts'
import { ACCOUNT_SECTION, SECTION_GROUPS, type SectionGroup, type SectionName } from './sections.ts'
import { SidebarLink } from './sidebar-link.tsx'

type SidebarProps = {
  siteName: string
  staff: { name: string; role: Role }
  badges: Partial<Record<SectionName, number>>
  /** Icons only. */
  collapsed: boolean
  onToggle: () => void
}

/** On phones the entries stand in a menu that opens without scripts too. */
export function Sidebar({ siteName, staff, badges, collapsed, onToggle }: SidebarProps) {
  const words = useWords(shell)
  const groups = SECTION_GROUPS.map(({ name, sections }) => ({
    name,
    sections: sections.filter(({ path }) => can(staff.role, actToOpen(path))),
  })).filter(({ sections }) => sections.length > 0)
  const entries = (
    <>
      <nav aria-label={words.navigation} className="sidebar-sections">
        {groups.map((group) => (
          <SidebarGroup key={group.name} group={group} badges={badges} />
        ))}
      </nav>
      <SidebarFoot name={staff.name} />
    </>
  )
  const Fold = collapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <aside className="sidebar ground-night">
      <div className="sidebar-head">
        <img src="/logos/rawabit-logo-white.svg" alt={siteName} width="187" height="72" className="sidebar-logo" />
        <button
          type="button"
          className="sidebar-fold needs-scripts"
          aria-label={collapsed ? words.expand : words.collapse}
          aria-expanded={!collapsed}
          onClick={onToggle}
        >
          <Fold className="mirrored" />
        </button>
      </div>
      <div className="sidebar-wide">{entries}</div>
      <details className="sidebar-narrow">
        <summary aria-label={words.menu}>
          <Menu />
        </summary>
        <div className="sidebar-sheet ground-night">{entries}</div>
      </details>
    </aside>
  )
}

function SidebarGroup({ group: { name, sections }, badges }: { group: SectionGroup } & Pick<SidebarProps, 'badges'>) {
  const { groups } = useWords(shell)
  const id = useId()
  return (
    <div className="sidebar-group">
      <p id={id} className="sidebar-heading">
        {groups[name]}
      </p>
      <ul aria-labelledby={id}>
        {sections.map((section) => (
          <li key={section.name}>
            <SidebarLink section={section} badge={badges[section.name] ?? 0} />
          </li>
        ))}
      </ul>
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
