import type { SiteHead } from '../../app/seo/site-head.ts'
import { siteDefaults } from '../../content/site.ts'
import type { Locale } from '../../domain/text/locale.ts'
import { toSiteView } from '../../domain/site/site-view.ts'

/** What the head of every page knows of the site, with the settings that a new site starts with. */
export function aSiteHead(locale: Locale, given: Partial<SiteHead> = {}): SiteHead {
  const view = toSiteView(siteDefaults, locale)
  return {
    origin: 'https://example.com',
    name: view.name,
    slogan: view.slogan,
    keywords: siteDefaults.keywords[locale],
    identity: { ...view, otherName: siteDefaults.name[locale === 'ar' ? 'en' : 'ar'] },
    rating: siteDefaults.structuredRating,
    ...given,
  }
}
