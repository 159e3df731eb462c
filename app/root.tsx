import alexandriaArabic from './styles/fonts/alexandria-arabic-600.woff2?url'
import alexandriaLatin from './styles/fonts/alexandria-latin-600.woff2?url'
import plexArabic from './styles/fonts/plex-arabic-400.woff2?url'
import plexLatin from './styles/fonts/plex-latin-400.woff2?url'
import { memo, use, useState, type ReactNode, useEffect } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { MAIN } from '#content/palette.ts'
import {
  directionOf,
  localizedPath,
  isStaffScreen,
  localeOfPath,
  type Locale,
  type Localized,
} from '#domain/text/locale.ts'
import type { IdentityView } from '#domain/site/identity-view.ts'
import type { LookTheme } from '#domain/site/look.ts'
import { iconPath } from '#domain/site/site-icons.ts'
import { PageLocale, ServedLocale, useLabels } from './locale.ts'
import styles from './styles/app.css?url'
import { PageError } from './ui/site/page-error.tsx'
import { AUTH_EVENT_KEY } from '#app/ui/account/user-record.ts'
import { WifiOff } from 'lucide-react'

const SHOWN_MS = 6000

/** The two faces that a page of the language starts with. */
const FIRST_FONTS: Localized<string[]> = { ar: [alexandriaArabic, plexArabic], en: [alexandriaLatin, plexLatin] }

export function Layout({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const locale = useChosenLocale(isStaffScreen(pathname)) ?? localeOfPath(pathname)
  const { icons, theme } = useOwnLook()
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <SameOnEveryPage locale={locale} icons={icons} theme={theme} />
        <Meta />
        <Links />
      </head>
      <body>
        <PageLocale value={locale}>{children}</PageLocale>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

type Identified = { identity?: IdentityView; theme?: LookTheme }
type SameProps = { locale: Locale; icons: string | undefined; theme: LookTheme | undefined }

/** What of the head the language alone changes, and who the site belongs to. */
const SameOnEveryPage = memo(function SameOnEveryPage({ locale, icons, theme }: SameProps) {
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <meta name="theme-color" content={theme?.colour ?? MAIN} />
      {theme && <style>{theme.css}</style>}
      {(theme?.hasOwnLetters ? [] : FIRST_FONTS[locale]).map((href) => (
        <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="" />
      ))}
      {icons === undefined ? (
        <>
          <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
          <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        </>
      ) : (
        <>
          <link rel="icon" href={iconPath(icons, 'icon-48')} type="image/png" />
          <link rel="apple-touch-icon" href={iconPath(icons, 'apple-180')} />
        </>
      )}
      <link rel="manifest" href={localizedPath(locale, '/manifest.webmanifest')} />
      {/* The server writes it into the page in another place. */}
      <link rel="stylesheet" href={styles} suppressHydrationWarning />
    </>
  )
})

/**
 * The fingerprint of the site's own icons and its own colours; undefined for those of the demo content. The policy of a page
 * names its first colours, and no others.
 */
function useOwnLook() {
  const site = useRouteLoaderData<Identified>('site')
  const admin = useRouteLoaderData<Identified>('admin')
  const frame = site ?? admin
  const [theme] = useState(frame?.theme)
  return { icons: frame?.identity?.icons, theme }
}

/** The language of the staff area; once it was known it stays, even on a page of which nothing could be loaded. */
function useChosenLocale(onStaffScreen: boolean): Locale | null {
  const loaded = useRouteLoaderData<{ locale: Locale }>('admin')?.locale ?? null
  const served = use(ServedLocale)
  const [known, setKnown] = useState(loaded ?? served)
  if (loaded !== null && loaded !== known) setKnown(loaded)
  return onStaffScreen ? (loaded ?? known) : null
}

export default function Root() {
  useReloadOnSignIn()
  return (
    <>
      <Outlet />
      <OfflineNotice />
    </>
  )
}

/** Where not even the frame of the site could be loaded. */
export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}

/** Signing in or out in another tab shows what is true now. */
function useReloadOnSignIn() {
  useEffect(() => {
    const reload = (event: StorageEvent) => {
      if (event.key === AUTH_EVENT_KEY) location.reload()
    }
    addEventListener('storage', reload)
    return () => removeEventListener('storage', reload)
  }, [])
}

/** Without a connection the page stays as it is, with what was typed in it, whether a link is pressed or something searched. */
function OfflineNotice() {
  const { offline } = useLabels()
  /** Which press the notice tells of, so that every press is told anew. */
  const [press, setPress] = useState(0)

  useEffect(() => {
    const stay = (event: Event) => {
      if (navigator.onLine || !leadsAway(event)) return
      event.preventDefault()
      // A form's own listener would take what was typed along.
      if (event.type === 'submit') event.stopPropagation()
      setPress((last) => last + 1)
    }
    addEventListener('click', stay, true)
    addEventListener('submit', stay, true)
    return () => {
      removeEventListener('click', stay, true)
      removeEventListener('submit', stay, true)
    }
  }, [])

  useEffect(() => {
    const timer = press > 0 ? setTimeout(() => setPress(0), SHOWN_MS) : undefined
    return () => clearTimeout(timer)
  }, [press])

  if (press === 0) return null
  return (
    <div key={press} className="toast-place" role="alert">
      <span className="toast">
        <WifiOff />
        <span className="grow">{offline}</span>
      </span>
    </div>
  )
}

/** Whether it is a search, or a press on a link to another page of this site. */
function leadsAway({ type, target }: Event): boolean {
  if (!(target instanceof Element)) return false
  if (type === 'submit') return target.matches('form[method="get"]')
  const link = target.closest<HTMLAnchorElement>('a[href]')
  if (!link || link.origin !== location.origin || link.target !== '' || link.download !== '') return false
  return link.hash === '' || link.pathname !== location.pathname || link.search !== location.search
}
