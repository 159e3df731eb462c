import type { DataRouteMatch, DataRouter } from 'react-router'
import { isStaffPath, localeOfPath, unprefixedPath } from '#domain/text/locale.ts'

/** What a search finds is counted, so only searches that somebody makes are asked for. */
const NEVER = ['/search', '/sign-out', '/my-data/file']
/** What was prefetched is not prefetched again for so long. */
const FRESH_MS = 10_000
/** For so long after it came it is the answer to the router: as long as a tap takes. */
const INSTANT_MS = 1500

/** `at` is when the answer came, infinite until then. The answer is gone once the router has taken it. */
type Prefetched = { at: number; answer: Promise<Response | null> | null; module: Promise<unknown> }

/** By the address of the data. */
const prefetched = new Map<string, Prefetched>()

/**
 * Prefetches what the page behind a link needs: its code, and its data under the very address that the router will ask for.
 * Whoever follows the link at once is shown these data; later the router asks the server.
 */
export function prefetch(router: DataRouter, link: HTMLAnchorElement): void {
  if (!leadsToPage(link) || NEVER.includes(unprefixedPath(link.pathname))) return
  const address = dataAddress(router, link)
  if (!address || isFresh(prefetched.get(address))) return
  for (const [old, entry] of prefetched) if (!isFresh(entry)) prefetched.delete(old)
  const entry: Prefetched = { at: Infinity, answer: null, module: prefetchModule(router, link.pathname) }
  entry.answer = wholeAnswer(address)
    .catch(() => null)
    .finally(() => (entry.at = Date.now()))
  prefetched.set(address, entry)
}

/** In one piece, so that whoever takes it waits for nothing more: a stream made here is read without a task for each chunk. */
async function wholeAnswer(address: string): Promise<Response | null> {
  // Not counted as a visit: nobody has come yet.
  const answer = await fetchAnew(address, { signal: AbortSignal.timeout(FRESH_MS), headers: { purpose: 'prefetch' } })
  if (answer.status !== 200) return null
  const bytes = new Uint8Array(await answer.arrayBuffer())
  const body = new ReadableStream({
    start(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
  return new Response(body, answer)
}

/** Has the framework's own request for a page's data answered by what was prefetched, once. */
export function answerPrefetched(): void {
  window.fetch = async (input, init) => {
    const address = input instanceof URL ? input.href : null
    const found = !address || (init?.method ?? 'GET') !== 'GET' ? undefined : prefetched.get(address)
    const answer = found && isInstant(found) ? found.answer : null
    if (found) found.answer = null
    const shown = await answer
    // Now somebody has: views of products are counted.
    if (shown && address?.endsWith('2Fproduct'))
      navigator.sendBeacon('/api/shown', new URLSearchParams({ path: address }))
    return shown ?? fetchAnew(input, init)
  }
}

const fetchAnew = globalThis.fetch

/** Waits for what was prefetched of the page behind a link; for nothing where that was long ago. */
export async function untilPrefetched(router: DataRouter, link: HTMLAnchorElement): Promise<void> {
  const found = prefetched.get(dataAddress(router, link) ?? '')
  if (found && isInstant(found)) await Promise.all([found.answer, found.module])
}

/** Loads the code of pages whose links come into view: there are few kinds. Answers a way to stop. */
export function prefetchModulesInView(router: DataRouter, shown: string): () => void {
  const observer = new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue
      observer.unobserve(target)
      void prefetchModule(router, (target as HTMLAnchorElement).pathname)
    }
  })
  const links = document.querySelectorAll<HTMLAnchorElement>('main a[data-follow]')
  for (const link of links) if (link.pathname !== shown && leadsToPage(link)) observer.observe(link)
  return () => observer.disconnect()
}

/**
 * All of its files at once: a module names what it imports only when it is there itself. The framework, which would wait for
 * a task, is given the module. What does not come, it asks for again when the page is wanted.
 */
async function prefetchModule(router: DataRouter, path: string): Promise<void> {
  const route = routeInfo(leafOf(router, path))
  const { __reactRouterRouteModules: modules } = window
  if (!route || !modules) return
  const files = [route.module, ...(route.imports ?? [])].map((file) =>
    import(/* @vite-ignore */ file).catch(() => null),
  )
  const [module] = await Promise.all(files)
  if (module) modules[route.id] = module
}

/** Files and addresses that lead nowhere have no page. */
function leafOf(router: DataRouter, path: string) {
  const leaf = router.match(path)?.at(-1)
  return leaf?.route.path?.endsWith('*') ? undefined : leaf
}

/** What the framework knows of a route: its files, and whether it has data. */
function routeInfo(match: DataRouteMatch | undefined) {
  const { __reactRouterManifest: manifest } = window
  return match && manifest?.routes[match.route.id]
}

/** The frame keeps its data within one language, so the router will ask for those of the page alone. */
function dataAddress(router: DataRouter, { href, pathname }: HTMLAnchorElement): string | null {
  const leaf = leafOf(router, pathname)
  if (!leaf || !routeInfo(leaf)?.hasLoader) return null
  const url = new URL(href)
  url.hash = ''
  url.pathname += pathname.endsWith('/') ? '_.data' : '.data'
  const frame = (path: string) => `${localeOfPath(path)} ${router.match(path)?.at(-2)?.route.id}`
  if (frame(pathname) === frame(location.pathname)) url.searchParams.set('_routes', leaf.route.id)
  return url.href
}

/** Another page of visitors, inside this site. */
function leadsToPage({ origin, pathname, search, target, download }: HTMLAnchorElement): boolean {
  if (origin !== location.origin || target === '_blank' || download !== '') return false
  return !isStaffPath(pathname) && (pathname !== location.pathname || search !== location.search)
}

function isFresh(entry: Prefetched | undefined): boolean {
  return entry !== undefined && Date.now() - entry.at <= FRESH_MS
}

function isInstant({ at }: Prefetched): boolean {
  return Date.now() - at <= INSTANT_MS
}
