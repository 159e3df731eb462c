import { Outlet, type LinksFunction, useFetcher } from 'react-router'
import { preferenceIn, preferenceCookie } from '#domain/site/preference-cookie.ts'
import { localeOfStaff } from '#app/actions/staff-form.ts'
import { servicesContext } from '#app/context.ts'
import { useLocale } from '#app/locale.ts'
import { adminMeta, type AdminFrame } from '#app/seo/admin-meta.ts'
import { shell, shellErrors } from '#content/admin/shell.ts'
import styles from '#app/styles/admin.css?url'
import { AdminError } from '#app/ui/admin/admin-error.tsx'
import { SIDEBAR_COOKIE } from '#app/ui/admin/sidebar/use-sidebar.ts'
import type { Route } from './+types/area.ts'
import { useEffect } from 'react'
import { isLocale, type Locale } from '#domain/text/locale.ts'
import { NEW_LANGUAGE_COOKIE } from '#domain/accounts/staff-locale.ts'
import { LANGUAGE_PATH } from '#domain/accounts/staff-paths.ts'

const LANGUAGE_KEY = 'language'

export const links: LinksFunction = () => [{ rel: 'stylesheet', href: styles }]

export const meta = adminMeta(shell.area)

/** What all of the staff area needs, the login included: nothing that only staff may know. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<AdminFrame> {
  const cookie = request.headers.get('cookie')
  const locale = localeOfStaff(request)
  const services = context.get(servicesContext)
  const [settings, identity, theme] = await Promise.all([
    services.settings.get(),
    services.identity.view(locale),
    services.look.theme(),
  ])
  return {
    locale,
    siteName: settings.name[locale],
    sidebarCollapsed: preferenceIn(cookie, SIDEBAR_COOKIE) === 'collapsed',
    ...(identity && { identity }),
    ...(theme && { theme }),
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

/**
 * The language that this browser chose last, here or on the public pages, becomes that of the staff area. What was
 * chosen here comes with the answer to it, so that a press before the page was hydrated counts, too.
 */
function useStoredChoice(shown: Locale) {
  const { submit } = useFetcher()
  useEffect(() => {
    const chosen = takeNewChoice()
    if (chosen !== null) storeChoice(chosen)
    const stored = chosen ?? storedChoice()
    if (stored !== null && stored !== shown) {
      void submit({ locale: stored }, { method: 'post', action: LANGUAGE_PATH })
    }
  }, [shown, submit])
}

function takeNewChoice(): Locale | null {
  const chosen = preferenceIn(document.cookie, NEW_LANGUAGE_COOKIE)
  if (!isLocale(chosen)) return null
  document.cookie = preferenceCookie(NEW_LANGUAGE_COOKIE, '', location.protocol === 'https:', 0)
  return chosen
}

function storedChoice(): Locale | null {
  try {
    const stored = localStorage.getItem(LANGUAGE_KEY)
    return isLocale(stored) ? stored : null
  } catch {
    // Storage can be blocked; then the cookie and the browser's languages decide.
    return null
  }
}

function storeChoice(locale: Locale) {
  try {
    localStorage.setItem(LANGUAGE_KEY, locale)
  } catch {
    // The cookie that the server sets is enough for this visit.
  }
}
