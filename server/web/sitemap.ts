import { html as xml } from 'hono/html'
import { pageHeads, type PageHead } from '../../content/seo/pages.ts'
import { LOCALES, localizedPath, type Locale } from '../../domain/locale.ts'
import { categoryPath, postPath, productPath } from '../../domain/paths.ts'
import type { Services } from '../services/services.ts'

type SitemapEntry = {
  /** Without its language. */
  path: string
  /** The languages in which search engines may show the page. */
  locales: readonly Locale[]
  /** ISO 8601; null where nobody knows. */
  changedAt: string | null
}

/** Pages whose words are fixed; those that ask to be left out are left out here too. */
const FIXED: Record<string, PageHead> = {
  '/': pageHeads.home,
  '/categories': pageHeads.categories,
  '/products': pageHeads.products,
  '/collection': pageHeads.collection,
  '/brands': pageHeads.brands,
  '/catalogue': pageHeads.catalogue,
  '/blogs': pageHeads.blogs,
  '/about': pageHeads.about,
  '/contact': pageHeads.contact,
  '/faq': pageHeads.faq,
  '/policy': pageHeads.policy,
  '/terms-of-service': pageHeads.termsOfService,
  '/privacy-policy': pageHeads.privacyPolicy,
}

/** Every page that may be found, once per language, each naming its counterpart. */
export async function sitemapText({ categories, products, posts }: Services, origin: string): Promise<string> {
  const [allCategories, allProducts, allPosts] = await Promise.all([
    categories.list(),
    products.summaries(),
    posts.list(),
  ])
  const both = (path: string, changedAt: string | null): SitemapEntry => ({ path, locales: LOCALES, changedAt })
  const entries = [
    ...Object.entries(FIXED).map(([path, head]) => fixedEntry(path, head)),
    ...allCategories.map(({ id, updatedAt }) => both(categoryPath(id), updatedAt)),
    ...allProducts.map((product) => both(productPath(product), null)),
    ...allPosts.map(({ slug, updatedAt }) => both(postPath(slug), updatedAt)),
  ]
  const urls = entries.flatMap((entry) => entry.locales.map((locale) => urlElement(origin, entry, locale)))
  return xml`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${urls}</urlset>
`
}

function fixedEntry(path: string, { noindex }: PageHead): SitemapEntry {
  return { path, locales: LOCALES.filter((locale) => !noindex?.[locale]), changedAt: null }
}

function urlElement(origin: string, { path, locales, changedAt }: SitemapEntry, locale: Locale) {
  const address = (language: Locale) => origin + localizedPath(language, path)
  const alternates = locales.map(
    (language) => xml`<xhtml:link rel="alternate" hreflang="${language}" href="${address(language)}"/>`,
  )
  const lastmod = changedAt === null ? '' : xml`<lastmod>${changedAt}</lastmod>`
  return xml`<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>
`
}
