import { useEffect, useRef, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shell } from '#content/admin/shell.ts'
import { useWords } from '#app/locale.ts'
import { SiteLink } from '#app/delivery/link.tsx'
import { currentSection, type Section } from './sections.ts'

type SidebarLinkProps = {
  section: Section
  /** What waits there. */
  badge: number
  /** Whose it is. */
  owner?: string
  /** What else is to be said of it. */
  children?: ReactNode
}

export function SidebarLink({ section: { name, path, icon: Icon }, badge, owner, children }: SidebarLinkProps) {
  const words = useWords(shell)
  const { pathname } = useLocation()
  const isCurrent = currentSection(pathname)?.path === path
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    // On low screens the entries are scrolled.
    if (isCurrent) link.current?.scrollIntoView({ block: 'nearest' })
  }, [isCurrent])
  return (
    <SiteLink
      ref={link}
      to={path}
      className="sidebar-link"
      title={words.sections[name]}
      aria-current={isCurrent ? 'page' : undefined}
    >
      <Icon />
      <span className="sidebar-words">
        {words.sections[name]}
        {owner && (
          <bdi aria-hidden="true" className="sidebar-name">
            {owner}
          </bdi>
        )}
      </span>
      <SidebarBadge count={badge} />
      {children}
    </SiteLink>
  )
}

/** How much waits behind an entry, if anything. */
export function SidebarBadge({ count }: { count: number }) {
  const words = useWords(shell)
  if (count === 0) return null
  return (
    <span className="sidebar-badge">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">{words.unread(count)}</span>
    </span>
  )
}
