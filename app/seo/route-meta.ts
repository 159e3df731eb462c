import type { MetaDescriptor } from 'react-router'
import { loadErrors } from '#content/messages.ts'
import { notFoundHead } from '#content/pages/not-found-head.ts'
import type { PageHead } from '#content/seo/page-head.ts'
import { SOCIAL_SIZE } from '#domain/site/social-card.ts'
import { fillIn } from '#domain/text/fill-in.ts'
import { localeOfPath, unprefixedPath, type Locale, type Localized } from '#domain/text/locale.ts'
import { isNotFound } from '#app/loading/not-found.ts'
import type { SiteFrameData } from '#app/ui/site/site-context.tsx'
import { pageMeta, type PageMeta, type SocialImage } from './page-meta.ts'
import type { SiteHead } from './site-head.ts'
import type { PageSubject } from './structured-data/graph.ts'

/** What of a route's meta arguments says where the page stands and what the layout loaded. */
export type MetaScope = {
  location: { pathname: string }
  matches: readonly ({ id: string; loaderData?: unknown } | undefined)[]
  error?: unknown
}

export type OwnMeta = Omit<PageMeta, 'locale' | 'path'> & Partial<Pick<PageMeta, 'path'>>

type Words = Pick<PageHead, 'title' | 'description'>

/**
 * The head of a page that knows its own words. A page that failed, or that there is none of (`missing` says so in the
 * words of its kind), is kept out of search.
 */
export function routeMeta(
  scope: MetaScope,
  own: ((site: SiteHead, locale: Locale) => OwnMeta) | null,
  missing: Words = notFoundHead,
): MetaDescriptor[] {
  const site = siteHead(scope.matches)
  if (!site) return []
  const locale = localeOfPath(scope.location.pathname)
  const place = { locale, path: unprefixedPath(scope.location.pathname) }
  if (own && !scope.error) return pageMeta(site, { ...place, ...own(site, locale) })
  const { title, description } = !scope.error || isNotFound(scope.error) ? missing : FAILED
  return pageMeta(site, { ...place, title: title[locale], description: description[locale], noindex: true })
}

/**
 * The head of a page whose words are fixed: `export const meta = fixedMeta(aboutHead)`. `subjectOf` says what the
 * page shows, from what its loader gave; its last argument is what the site is called.
 */
export function fixedMeta<Data>(
  head: PageHead,
  subjectOf?: (data: Data, locale: Locale, site: string) => PageSubject,
): (scope: MetaScope & { loaderData?: Data }) => MetaDescriptor[] {
  return ({ loaderData, ...scope }) =>
    routeMeta(scope, (site, locale) => {
      // The page has not failed, so the loader, where there is one, has given its data.
      const subject = subjectOf?.(loaderData as Data, locale, site.name)
      return {
        title: head.title[locale],
        description: descriptionOf(head, site, locale),
        noindex: head.noindex?.[locale] || subject?.isEmpty,
        subject,
      }
    })
}

/** Of a site without the demo content, the company's own words say what there is. */
function descriptionOf({ title, description, ofDemo }: PageHead, site: SiteHead, locale: Locale): string {
  if (site.isNeutral && ofDemo) return `${title[locale]} – ${site.identity.description}`
  return fillIn(description[locale], { site: site.name })
}

/**
 * The head of a page whose words are records: they come with its data. `noindex` says in which languages search engines are
 * asked to leave it out.
 */
export function contentMeta<Data extends { title: string; description: string }>(
  subject: PageSubject = {},
  noindex?: Localized<boolean>,
): (scope: MetaScope & { loaderData?: Data | undefined }) => MetaDescriptor[] {
  return ({ loaderData, ...scope }) =>
    routeMeta(
      scope,
      loaderData === undefined
        ? null
        : (_site, locale) => ({
            title: loaderData.title,
            description: loaderData.description || loaderData.title,
            noindex: noindex?.[locale],
            subject,
          }),
    )
}

const FAILED: Words = { title: loadErrors.page, description: loadErrors.whole }

/** The layout's data; without it (it failed) there is no page to name. */
function siteHead(matches: MetaScope['matches']): SiteHead | null {
  const layout = matches.find((match) => match?.id === 'site' || match?.id === 'ar')
  const frame = layout?.loaderData as SiteFrameData | undefined
  if (!frame) return null
  const { site, head, identity: look } = frame
  const { otherName, ...rest } = head
  return { ...rest, name: site.name, slogan: site.slogan, identity: { ...site, otherName }, look }
}

/** The picture of a record for shared links, which says what the record is called. */
export function recordImage(url: string, alt: string): SocialImage {
  return { url, ...SOCIAL_SIZE, alt }
}
