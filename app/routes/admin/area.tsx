import { Outlet, type LinksFunction } from 'react-router'
import { preferenceIn } from '#domain/site/preference-cookie.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { useLocale } from '#app/locale.ts'
import { adminMeta, type AdminFrame } from '#app/seo/admin-meta.ts'
import { shell, shellErrors } from '#content/admin/shell.ts'
import styles from '#app/styles/admin.css?url'
import { AdminError } from '#app/ui/admin/admin-error.tsx'
import { SIDEBAR_COOKIE } from '#app/ui/admin/sidebar/use-sidebar.ts'
import { useStoredChoice } from '#app/ui/admin/use-stored-choice.ts'
import type { Route } from './+types/area.ts'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = adminMeta(shell.area)

/** What all of the staff area needs, the login included: nothing that only staff may know. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<AdminFrame> {
  const cookie = request.headers.get('cookie')
  const locale = localeOfStaff(request)
  const services = context.get(servicesContext)
  const [settings, identity] = await Promise.all([services.settings.get(), services.identity.view(locale)])
  return {
    locale,
    siteName: settings.name[locale],
    sidebarCollapsed: preferenceIn(cookie, SIDEBAR_COOKIE) === 'collapsed',
    ...(identity && { identity }),
  }
}

export default function AdminArea() {
  useStoredChoice(useLocale())
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="admin-content">
      <title>{shellErrors.failed.title[useLocale()]}</title>
      <AdminError error={error} />
    </main>
  )
}
