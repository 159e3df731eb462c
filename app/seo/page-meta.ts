import type { MetaDescriptor } from 'react-router'
import { BLOG_NAME } from '#content/blog-name.ts'
import { localizedPath, type Locale, type Localized } from '#domain/text/locale.ts'
import { SOCIAL_SIZE } from '#domain/site/social-card.ts'
import type { SiteHead } from './site-head.ts'
import { structuredData, type PageSubject } from './structured-data/graph.ts'

export type SocialImage = { url: string; width: number; height: number; alt: string }

export type PageMeta = {
  locale: Locale
  /** The page's address without language and query: `/categories/pu-foam`. */
  path: string
  /** What of its query belongs to the address: '' or '?…'. */
  search?: string
  /** Null for the home page, which is named by site name and slogan. */
  title: string | null
  description: string
  /** The site's own keywords without them. */
  keywords?: string[]
  noindex?: boolean
  type?: 'website' | 'article' | 'product'
  /** The site's picture without it; its address may be relative to the site. */
  image?: SocialImage
  /** What the page is about, for search engines; nothing is said of a page that is left out of search. */
  subject?: PageSubject
}

const SOCIAL_IMAGE = { url: '/images/social.jpg', ...SOCIAL_SIZE }
const OPEN_GRAPH_LOCALES: Localized = { ar: 'ar_SA', en: 'en_US' }

/** The whole head of a page: title, description, addresses in both languages, robots and social tags. */
export function pageMeta(site: SiteHead, page: PageMeta): MetaDescriptor[] {
  const title = page.title === null ? nameAndSlogan(site) : `${page.title} | ${site.name}`
  const keywords = page.keywords ?? site.keywords
  const noindex = page.noindex || site.closed
  return [
    { title },
    { name: 'description', content: page.description },
    ...(keywords.length > 0 ? [{ name: 'keywords', content: keywords.join(', ') }] : []),
    { name: 'robots', content: noindex ? 'noindex' : 'index, follow' },
    ...addressTags(site.origin, page),
    ...socialTags(site, page, title),
    // Search engines read it where the server put it; it is no part of what browsers show and load.
    ...(noindex || !import.meta.env.SSR ? [] : [structuredDataTag(site, page, title)]),
  ]
}

function nameAndSlogan({ name, slogan }: SiteHead): string {
  return slogan ? `${name} | ${slogan}` : name
}

/** The framework escapes what would end the element. */
function structuredDataTag(site: SiteHead, page: PageMeta, title: string): MetaDescriptor {
  const { locale, path, description, subject = {} } = page
  const words = { name: page.title ?? title, description, picture: socialImage(site, page)?.url }
  return { 'script:ld+json': structuredData(site, { origin: site.origin, locale, path }, subject, words) }
}

/** The page's picture for shared links, or the site's, with its whole address; null where there is neither. */
function socialImage(site: SiteHead, { image }: PageMeta): SocialImage | null {
  const picture = image ?? sitePicture(site)
  return picture && { ...picture, url: new URL(picture.url, site.origin).href }
}

function sitePicture(site: SiteHead): SocialImage | null {
  const alt = nameAndSlogan(site)
  if (!site.look) return { ...SOCIAL_IMAGE, alt }
  const own = site.look.picture
  return own && { url: own.src, width: own.width, height: own.height, alt }
}

/** Arabic is what visitors of other languages get, and is always named without the alias `/ar`. */
function addressTags(origin: string, { locale, path, search = '' }: PageMeta): MetaDescriptor[] {
  const url = (language: Locale) => origin + localizedPath(language, path) + search
  return [
    { tagName: 'link', rel: 'canonical', href: url(locale) },
    { tagName: 'link', rel: 'alternate', hrefLang: 'ar', href: url('ar') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'en', href: url('en') },
    { tagName: 'link', rel: 'alternate', hrefLang: 'x-default', href: url('ar') },
    feedTag(origin, locale),
  ]
}

/** The newest articles, for feed readers. */
function feedTag(origin: string, locale: Locale): MetaDescriptor {
  const href = origin + localizedPath(locale, '/feed.xml')
  return { tagName: 'link', rel: 'alternate', type: 'application/atom+xml', title: BLOG_NAME[locale], href }
}

function socialTags(site: SiteHead, page: PageMeta, title: string): MetaDescriptor[] {
  const { locale, path, description, type = 'website' } = page
  const image = socialImage(site, page)
  return [
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: site.name },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: site.origin + localizedPath(locale, path) + (page.search ?? '') },
    { property: 'og:locale', content: OPEN_GRAPH_LOCALES[locale] },
    { property: 'og:locale:alternate', content: OPEN_GRAPH_LOCALES[locale === 'ar' ? 'en' : 'ar'] },
    ...(image ? openGraphImage(image) : []),
    { name: 'twitter:card', content: image ? 'summary_large_image' : 'summary' },
    { name: 'twitter:title', content: title },
    { name: 'twitter:description', content: description },
    ...(image ? twitterImage(image) : []),
  ]
}

function openGraphImage({ url, width, height, alt }: SocialImage): MetaDescriptor[] {
  return [
    { property: 'og:image', content: url },
    { property: 'og:image:width', content: String(width) },
    { property: 'og:image:height', content: String(height) },
    { property: 'og:image:alt', content: alt },
  ]
}

function twitterImage({ url, alt }: SocialImage): MetaDescriptor[] {
  return [
    { name: 'twitter:image', content: url },
    { name: 'twitter:image:alt', content: alt },
  ]
}
