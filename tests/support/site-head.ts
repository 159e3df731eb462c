import type { SiteHead } from '#app/seo/site-head.ts'
import { demoSettings } from '#seed/demo-settings.ts'
import type { Locale } from '#domain/text/locale.ts'
import { toSiteView } from '#domain/site/site-view.ts'

/** What the head of every page knows of the site, with the settings that a new site starts with. */
export function aSiteHead(locale: Locale, given: Partial<SiteHead> = {}): SiteHead {
  const view = toSiteView(demoSettings, locale)
  return {
    origin: 'https://example.com',
    name: view.name,
    slogan: view.slogan,
    keywords: demoSettings.keywords[locale],
    identity: { ...view, otherName: demoSettings.name[locale === 'ar' ? 'en' : 'ar'] },
    rating: demoSettings.structuredRating,
    ...given,
  }
}
