import { data, type LoaderFunctionArgs } from 'react-router'
import { localeOfPath } from '../domain/locale.ts'
import { toMenuCategory, toSiteView } from '../domain/site-view.ts'
import { servicesContext, siteUrlContext } from './context.ts'
import { loadPart } from './part.ts'
import type { SiteFrameData } from './ui/site/site-context.tsx'

/** What stands round a public page. Without its categories it is kept in no cache: the next visitor may see them. */
export async function loadFrame({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
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
    head: {
      origin: context.get(siteUrlContext),
      keywords: settings.keywords[locale],
      otherName: settings.name[locale === 'ar' ? 'en' : 'ar'],
      rating: settings.structuredRating,
    },
  }
  return data(frame, categories.ok ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}
