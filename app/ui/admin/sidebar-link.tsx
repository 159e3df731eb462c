import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { shell } from '../../../content/admin/shell.ts'
import { useWords } from '../../locale.ts'
import { SiteLink } from '../../delivery/link.tsx'
import type { Section } from './sections.ts'

type SidebarLinkProps = {
  section: Section
  /** What waits there. */
  badge: number
  /** Whose it is. */
  owner?: string
}

/** An entry of the sidebar. */
export function SidebarLink({ section: { name, path, icon: Icon }, badge, owner }: SidebarLinkProps) {
  const words = useWords(shell)
  const { pathname } = useLocation()
  const isCurrent = pathname === path || pathname.startsWith(`${path}/`)
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
      {badge > 0 && (
        <span className="sidebar-badge">
          <span aria-hidden="true">{badge > 99 ? '99+' : badge}</span>
          <span className="sr-only">{words.unread(badge)}</span>
        </span>
      )}
    </SiteLink>
  )
}
