import { labels } from '#content/labels.ts'
import type { Locale } from '#domain/text/locale.ts'
import type { Crumb } from './structured-data/breadcrumb-list.ts'

/** The way to a page as its breadcrumb shows it: the home page first. Search engines get the addresses themselves. */
export function crumbsTo(locale: Locale, ...crumbs: Crumb[]): Crumb[] {
  return [{ label: labels.home[locale], path: '/' }, ...crumbs]
}
