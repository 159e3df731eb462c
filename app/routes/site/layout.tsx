import { data, Outlet } from 'react-router'
import { localeOfPath, type Locale } from '../../../domain/locale.ts'
import { toMenuCategory, toSiteView, type MenuCategory } from '../../../domain/site-view.ts'
import { reportErrorContext, servicesContext } from '../../context.ts'
import { SiteProvider, type SiteFrameData } from '../../ui/site/site-context.tsx'
import { SiteFrame } from '../../ui/site/site-frame.tsx'
import type { Route } from './+types/layout.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfPath(new URL(request.url).pathname)
  const [settings, categories] = await Promise.all([
    context.get(servicesContext).settings.get(),
    loadCategories(context, locale),
  ])
  const frame: SiteFrameData = { site: toSiteView(settings, locale), categories, year: new Date().getFullYear() }
  return data(frame, categories === null ? { headers: { 'Cache-Control': 'no-store' } } : undefined)
}

/** Null where they cannot be loaded: the dropdown says so and the rest of the page stands. */
async function loadCategories(context: Route.LoaderArgs['context'], locale: Locale): Promise<MenuCategory[] | null> {
  try {
    const categories = await context.get(servicesContext).categories.list()
    return categories.map((category) => toMenuCategory(category, locale))
  } catch (error) {
    context.get(reportErrorContext)(error)
    return null
  }
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
