import { type ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import type { Role } from '../../../domain/accounts/permissions.ts'
import type { AdminFrame } from '../../seo/admin-meta.ts'
import { SkipLink, CONTENT_ID } from '../site/skip-link.tsx'
import { Sidebar } from './sidebar.tsx'
import { useSidebar } from './use-sidebar.ts'
import { useStaffFlag } from './use-staff-flag.ts'

/** What every screen of the staff area loads of who is signed in. */
export type StaffFrame = {
  staff: { id: string; name: string; role: Role }
  /** Requests that nobody has read; none for those who may not read them. */
  unread: number
  /** For how many days what is deleted can be brought back. */
  binDays: number
  /** The site's own address. */
  origin: string
  /** The act of the notice in the address, while it is offered there to undo it. */
  freshAct: string | null
}

/** What stands round every screen of the staff area. Screens bring their own `AdminPage`. */
export function AdminShell({ staff, unread, children }: StaffFrame & { children: ReactNode }) {
  const frame = useRouteLoaderData<AdminFrame>('admin')
  const [collapsed, toggle] = useSidebar(frame?.sidebarCollapsed ?? false)
  useStaffFlag(true)
  return (
    <div className="admin" data-collapsed={collapsed || undefined}>
      <SkipLink />
      <Sidebar
        siteName={frame?.siteName ?? ''}
        staff={staff}
        badges={{ inbox: unread }}
        collapsed={collapsed}
        onToggle={toggle}
      />
      <main id={CONTENT_ID} tabIndex={-1} className="admin-main">
        {children}
      </main>
    </div>
  )
}
