import { Outlet } from 'react-router'
import { can } from '../../../domain/accounts/permissions.ts'
import { servicesContext, staffContext } from '../../context.ts'
import { loadPart } from '../../loading/part.ts'
import { requireStaff } from '../../loading/staff-guard.ts'
import { AdminError } from '../../ui/admin/admin-error.tsx'
import { AdminShell, type StaffFrame } from '../../ui/admin/admin-shell.tsx'
import type { Route } from './+types/layout.ts'

export const middleware = [requireStaff]

const NOTHING_UNREAD = { ok: true, value: 0 } as const

export async function loader({ context }: Route.LoaderArgs): Promise<StaffFrame> {
  const { id, name, role } = context.get(staffContext)
  // A number in the sidebar: where it cannot be had, everything else still works.
  const unread = can(role, 'requests')
    ? await loadPart(context, () => context.get(servicesContext).inbox.countUnread())
    : NOTHING_UNREAD
  const { binDays } = await context.get(servicesContext).settings.get()
  return { staff: { id, name, role }, unread: unread.ok ? unread.value : 0, binDays }
}

export default function StaffLayout({ loaderData }: Route.ComponentProps) {
  return (
    <AdminShell {...loaderData}>
      <Outlet />
    </AdminShell>
  )
}

export function ErrorBoundary({ error, loaderData }: Route.ErrorBoundaryProps) {
  if (!loaderData) {
    return (
      <main className="admin-content">
        <AdminError error={error} />
      </main>
    )
  }
  return (
    <AdminShell {...loaderData}>
      <AdminError error={error} />
    </AdminShell>
  )
}
