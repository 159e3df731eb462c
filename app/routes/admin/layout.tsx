import { Outlet } from 'react-router'
import { readPreviewCookie } from '#domain/site/preview-link.ts'
import { can } from '#domain/accounts/permissions.ts'
import { NOTICE_PARAMETER, UNDO_PARAMETER, type NoticeName } from '#content/admin/notices.ts'
import { servicesContext, siteUrlContext, staffContext } from '#app/context.ts'
import { loadPart } from '#app/loading/part.ts'
import { requireStaff } from '#app/loading/staff-guard.ts'
import { AdminError } from '#app/ui/admin/admin-error.tsx'
import { AdminShell, type StaffFrame } from '#app/ui/admin/admin-shell.tsx'
import type { Route } from './+types/layout.ts'

export const middleware = [requireStaff]

const NOTHING = { ok: true, value: 0 } as const
const NONE = { ok: true, value: null } as const

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<StaffFrame> {
  const by = context.get(staffContext)
  const { id, name, role } = by
  // A number in the sidebar and its folds: where they cannot be had, everything else still works.
  const { inbox, inboxChanges } = context.get(servicesContext)
  const mayRead = can(role, 'requests')
  // Before what is counted: what changes meanwhile is heard of.
  const place = mayRead ? await loadPart(context, () => inboxChanges.last()) : NOTHING
  const unread = mayRead ? await loadPart(context, () => inbox.countUnread()) : NOTHING
  const { imports } = context.get(servicesContext)
  const underWay = can(role, 'imports') ? await loadPart(context, () => imports.underWay(by)) : NONE
  const { settings, staffPreferences } = context.get(servicesContext)
  const { binDays, indexed } = await settings.get()
  const preferences = await loadPart(context, () => staffPreferences.get(id))
  const isShared = url.searchParams.get(NOTICE_PARAMETER) === ('preview-shared' satisfies NoticeName)
  return {
    staff: { id, name, role },
    unread: unread.ok ? unread.value : 0,
    place: mayRead && place.ok ? place.value : null,
    folded: preferences.ok ? preferences.value.folded : [],
    binDays,
    importing: underWay.ok ? underWay.value : null,
    isClosed: indexed === 'no',
    origin: context.get(siteUrlContext),
    freshAct: await freshAct(url.searchParams.get(UNDO_PARAMETER), context),
    previewToken: isShared ? readPreviewCookie(request.headers.get('cookie')) : null,
  }
}

/** A notice offers to undo its act for half an hour; an address that was stored does not. */
async function freshAct(act: string | null, context: Route.LoaderArgs['context']): Promise<string | null> {
  if (act === null) return null
  const isFresh = await loadPart(context, () => context.get(servicesContext).records.isFresh(act))
  return isFresh.ok && isFresh.value ? act : null
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
