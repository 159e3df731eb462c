import { data, type LoaderFunctionArgs } from 'react-router'
import type { Category } from '../../domain/catalogue/category.ts'
import { localeOfPath } from '../../domain/text/locale.ts'
import { onceInLanguage } from '../../domain/text/once-in-language.ts'
import { yearOfInstant } from '../../domain/text/riyadh-time.ts'
import { toMenuCategory, toSiteView } from '../../domain/site/site-view.ts'
import { servicesContext, siteUrlContext } from '../context.ts'
import { loadPart } from './part.ts'
import type { SiteFrameData } from '../ui/site/site-context.tsx'

/** Settings and categories stay the same objects from page to page until somebody changes them. */
const siteIn = onceInLanguage(toSiteView)
const menuIn = onceInLanguage((categories: Category[], locale) =>
  categories.map((category) => toMenuCategory(category, locale)),
)

/** What stands round a public page. Without its categories it is kept in no cache: the next visitor may see them. */
export async function loadFrame({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const services = context.get(servicesContext)
  const locale = localeOfPath(url.pathname)
  const [settings, categories] = await Promise.all([
    services.settings.get(),
    loadPart(context, () => services.categories.list()),
  ])
  const frame: SiteFrameData = {
    site: siteIn(settings, locale),
    categories: categories.ok ? menuIn(categories.value, locale) : null,
    year: yearOfInstant(new Date()),
    head: {
      origin: context.get(siteUrlContext),
      keywords: settings.keywords[locale],
      otherName: settings.name[locale === 'ar' ? 'en' : 'ar'],
      rating: settings.structuredRating,
      ...(settings.indexed === 'no' && { closed: true }),
    },
  }
  return data(frame, categories.ok ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}
