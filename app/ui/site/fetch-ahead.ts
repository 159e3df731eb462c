import type { DataRouter } from 'react-router'
import { isStaffPath, localeOfPath, unprefixedPath } from '../../../domain/text/locale.ts'
import { fetchData, isJustFetched } from './load-ahead.ts'
import { loadModules, type RouteCode } from './route-modules.ts'

/** What a search finds is counted, so only searches that somebody makes are asked for. */
const NEVER_AHEAD = ['/search', '/sign-out', '/my-data/file']

/**
 * Fetches what the page behind a link needs: its code, and its data under the very address that the router will ask
 * for. Whoever follows the link at once is shown these data; later the browser asks whether they are still the same.
 */
export function fetchAhead(router: DataRouter, code: RouteCode, link: HTMLAnchorElement): void {
  const { href, pathname } = link
  if (!leadsToPage(link) || NEVER_AHEAD.includes(unprefixedPath(pathname)) || isJustFetched(href)) return
  const matches = matchesOf(router, pathname)
  const leaf = matches.at(-1)?.route.id
  if (leaf === undefined) return
  const modules = loadModules(code, matches)
  if (code.manifest.routes[leaf]?.hasLoader) fetchData(href, { id: leaf, address: dataAddress(link, leaf), modules })
}

/** Loads the code of pages whose links on the page `shown` come into view: there are few kinds. Answers a way to stop. */
export function loadCodeAhead(router: DataRouter, code: RouteCode, shown: string): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      void loadModules(code, matchesOf(router, (target as HTMLAnchorElement).pathname))
    }
  })
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-follow]')
  for (const link of links) if (link.pathname !== shown && leadsToPage(link)) observer.observe(link)
  return () => observer.disconnect()
}

/** Files and addresses that lead nowhere have no page. */
function matchesOf(router: DataRouter, pathname: string) {
  const matches = router.match(pathname) ?? []
  return matches.at(-1)?.route.path?.endsWith('*') ? [] : matches
}

/** Another page of visitors, inside this site. */
function leadsToPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target === '_blank' || download !== '') return false
  return !isStaffPath(pathname) && (pathname !== location.pathname || search !== location.search)
}

/** The frame of the site stays as it is within one language, so only the page's own part is asked for. */
function dataAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, leaf: string): string {
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')
  const query = new URLSearchParams(search)
  if (localeOfPath(pathname) === localeOfPath(location.pathname)) query.set('_routes', leaf)
  return `${path}.data${query.size === 0 ? '' : `?${query}`}`
}
