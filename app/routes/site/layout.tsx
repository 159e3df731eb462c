import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { localeOfPath } from '#domain/text/locale.ts'
import { asRouted } from '#domain/site/paths.ts'
import { loadFrame } from '#app/loading/frame.ts'
import { PageError } from '#app/ui/site/page-error.tsx'
import { SiteProvider } from '#app/ui/site/site-context.tsx'
import { SiteFrame } from '#app/ui/site/site-frame.tsx'
import { headersOfLoader } from '#app/loading/part.ts'
import type { Route } from './+types/layout.ts'

/** Addresses typed by hand, such as `/EN/About`, lead for good to the page's own. */
export function loader(args: Route.LoaderArgs) {
  const { url, pattern } = args
  const path = asRouted(url.pathname, pattern)
  if (path !== url.pathname) throw redirect(path + url.search, 301)
  return loadFrame(args)
}

/**
 * The frame stays as it is while the visitor goes from page to page in one language. So a page whose data does not
 * arrive leaves it standing.
 */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  const retried = currentUrl.href === nextUrl.href
  return retried || localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

export const headers = headersOfLoader

export default function SiteLayout({ loaderData }: Route.ComponentProps) {
  return (
    <SiteProvider value={loaderData}>
      <SiteFrame>
        <Outlet />
      </SiteFrame>
    </SiteProvider>
  )
}

/** A page that failed leaves the frame standing, so that the visitor can go elsewhere. */
export function ErrorBoundary({ loaderData, error }: Route.ErrorBoundaryProps) {
  if (loaderData === undefined) throw error
  return (
    <SiteProvider value={loaderData}>
      <SiteFrame>
        <PageError />
      </SiteFrame>
    </SiteProvider>
  )
}
