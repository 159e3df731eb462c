import { matchRoutes, type DataRouter, type UNSAFE_AssetsManifest } from 'react-router'
import { fetchData, isJustFetched } from './load-ahead.ts'
import { isStaffPath, localeOfPath, unprefixedPath } from '../../../domain/locale.ts'

/** What a search finds is counted, so only searches that somebody makes are asked for. */
const NEVER_AHEAD = ['/search', '/sign-out', '/my-data/file']

/**
 * Fetches what the page behind a link needs: its modules, and its data under the very address that the router will ask
 * for. Whoever follows the link at once is shown these data; later the browser asks whether they are still the same.
 */
export function fetchAhead(router: DataRouter, { routes }: UNSAFE_AssetsManifest, link: HTMLAnchorElement): void {
  if (!isWorthwhile(link)) return
  const shown = new Set(router.state.matches.map(({ route }) => route.id))
  const matches = matchRoutes(router.routes, link.pathname) ?? []
  const leaf = matches.at(-1)?.route
  // Files and addresses that lead nowhere have no page.
  if (!leaf || leaf.path?.endsWith('*')) return
  for (const { route } of matches) {
    const { module, imports = [], css = [] } = routes[route.id] ?? {}
    if (module === undefined || shown.has(route.id)) continue
    for (const file of [...imports, module]) void import(/* @vite-ignore */ file).catch(() => {})
    for (const sheet of css) void fetch(sheet).catch(() => {})
  }
  if (routes[leaf.id]?.hasLoader) fetchData(link.href, { id: leaf.id, address: dataAddress(link, leaf.id) })
}

function isWorthwhile({ href, origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target === '_blank' || download !== '') return false
  if (pathname === location.pathname && search === location.search) return false
  if (isStaffPath(pathname) || NEVER_AHEAD.includes(unprefixedPath(pathname))) return false
  return !isJustFetched(href)
}

/** The frame of the site stays as it is within one language, so only the page's own part is asked for. */
function dataAddress({ pathname, search }: Pick<URL, 'pathname' | 'search'>, leaf: string): string {
  const path = pathname === '/' ? '/_root' : pathname.replace(/\/$/, '')
  const query = new URLSearchParams(search)
  if (localeOfPath(pathname) === localeOfPath(location.pathname)) query.set('_routes', leaf)
  return `${path}.data${query.size === 0 ? '' : `?${query}`}`
}
