import { data, type LoaderFunctionArgs } from 'react-router'
import type { Category } from '#domain/catalogue/category.ts'
import { fillTexts } from '#domain/site/content/fill-texts.ts'
import { toFooterView, toNavigationView } from '#domain/site/content/pages/frame-view.ts'
import { placeholderValues } from '#domain/site/content/text-values.ts'
import { inLanguage, localeOfPath } from '#domain/text/locale.ts'
import { onceInLanguage } from '#domain/text/once-in-language.ts'
import { yearOfInstant } from '#domain/text/riyadh-time.ts'
import { toMenuCategory, toSiteView } from '#domain/site/site-view.ts'
import { servicesContext, siteUrlContext } from '#app/context.ts'
import { loadPart } from './part.ts'
import type { SiteFrameData } from '#app/ui/site/site-context.tsx'

/** Settings and categories stay the same objects from page to page until somebody changes them. */
const siteIn = onceInLanguage(toSiteView)
const menuIn = onceInLanguage((categories: Category[], locale) =>
  categories.map((category) => toMenuCategory(category, locale)),
)

/** What stands round a public page. Without its categories it is not cached: the next visitor may see them. */
export async function loadFrame({ url, context }: Pick<LoaderFunctionArgs, 'url' | 'context'>) {
  const services = context.get(servicesContext)
  const locale = localeOfPath(url.pathname)
  const [settings, isNeutral, identity, theme, texts, categories] = await Promise.all([
    services.settings.get(),
    services.settings.isNeutral(),
    services.identity.view(locale),
    services.look.theme(),
    services.siteFrame.read(),
    loadPart(context, () => services.categories.list()),
  ])
  const products = categories.ok ? categories.value.reduce((sum, { productCount }) => sum + productCount, 0) : 0
  const facts = { settings, year: yearOfInstant(new Date()), products }
  const values = { ar: placeholderValues(facts, 'ar'), en: placeholderValues(facts, 'en') }
  const isShown = (target: string) => !texts.hidden.has(target)
  const { privacyPolicy } = texts
  const frame: SiteFrameData = {
    site: siteIn(settings, locale),
    categories: categories.ok ? menuIn(categories.value, locale) : null,
    navigation: toNavigationView(texts.navigation, locale, isShown),
    footer: toFooterView(texts.footer, locale, isShown, (text, language) => fillTexts(text, values[language])),
    notice: fillTexts(texts.notice[locale], values[locale]),
    promises: inLanguage(fillTexts(texts.forms, values[locale]), locale),
    privacyPolicy: privacyPolicy && { path: '/privacy-policy', label: privacyPolicy[locale] },
    ...(identity && { identity }),
    ...(theme && { theme }),
    ...(settings.showRatings === 'no' && { hidesRatings: true }),
    head: {
      origin: context.get(siteUrlContext),
      keywords: settings.keywords[locale],
      otherName: settings.name[locale === 'ar' ? 'en' : 'ar'],
      rating: settings.showRatings === 'yes' ? settings.structuredRating : null,
      ...(settings.indexed === 'no' && { closed: true }),
      ...(isNeutral && { isNeutral }),
    },
  }
  return data(frame, categories.ok ? undefined : { headers: { 'Cache-Control': 'no-store' } })
}
