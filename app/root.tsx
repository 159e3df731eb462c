import alexandriaArabic from '@fontsource/alexandria/files/alexandria-arabic-600-normal.woff2?url'
import alexandriaLatin from '@fontsource/alexandria/files/alexandria-latin-600-normal.woff2?url'
import plexArabic from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-arabic-400-normal.woff2?url'
import plexLatin from '@fontsource/ibm-plex-sans-arabic/files/ibm-plex-sans-arabic-latin-400-normal.woff2?url'
import type { ReactNode } from 'react'
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useLocation, useRouteLoaderData } from 'react-router'
import { THEME_COLOR } from '../content/site.ts'
import { directionOf, localeOfPath, type Locale, type Localized } from '../domain/locale.ts'
import { ChosenLocale } from './locale.ts'
import styles from './styles/app.css?url'
import { PageError } from './ui/site/page-error.tsx'
import { useReloadOnSignIn } from './ui/site/use-reload-on-sign-in.ts'

/** The two faces that a page of the language starts with. */
const FIRST_FONTS: Localized<string[]> = {
  ar: [alexandriaArabic, plexArabic],
  en: [alexandriaLatin, plexLatin],
}

export function Layout({ children }: { children: ReactNode }) {
  const chosen = useRouteLoaderData<{ locale: Locale }>('admin')?.locale ?? null
  const byPath = localeOfPath(useLocation().pathname)
  const locale = chosen ?? byPath
  return (
    <html lang={locale} dir={directionOf(locale)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={THEME_COLOR} />
        {FIRST_FONTS[locale].map((href) => (
          <link key={href} rel="preload" as="font" type="font/woff2" href={href} crossOrigin="anonymous" />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href={styles} />
        <Meta />
        <Links />
      </head>
      <body>
        <ChosenLocale value={chosen}>{children}</ChosenLocale>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  )
}

export default function Root() {
  useReloadOnSignIn()
  return <Outlet />
}

/** Where not even the frame of the site could be loaded. */
export function ErrorBoundary() {
  return (
    <main>
      <PageError />
    </main>
  )
}
