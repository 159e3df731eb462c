import { data, Outlet } from 'react-router'
import { localeOfPath } from '../../../domain/locale.ts'
import { toMenuCategory, toSiteView } from '../../../domain/site-view.ts'
import { servicesContext, siteUrlContext } from '../../context.ts'
import { loadPart } from '../../part.ts'
import { PageError } from '../../ui/site/page-error.tsx'
import { SiteProvider, type SiteFrameData } from '../../ui/site/site-context.tsx'
import { SiteFrame } from '../../ui/site/site-frame.tsx'
import type { Route } from './+types/layout.ts'

export async function loader({ url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext)
  const locale = localeOfPath(url.pathname)
  const [settings, categories] = await Promise.all([
    services.settings.get(),
    loadPart(context, () => services.categories.list()),
  ])
  const frame: SiteFrameData = {
    site: toSiteView(settings, locale),
    categories: categories.ok ? categories.value.map((category) => toMenuCategory(category, locale)) : null,
    year: new Date().getFullYear(),
    head: { origin: context.get(siteUrlContext), keywords: settings.keywords[locale] },
  }
  return data(frame, categories.ok ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

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
