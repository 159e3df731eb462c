import type { ElementType } from 'react'
import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { SiteView } from '#domain/site/site-view.ts'
import { localizedPath } from '#domain/text/locale.ts'
import { PageLocale } from '#app/locale.ts'
import { SiteProvider } from '#app/ui/site/site-context.tsx'
import { FragmentRenderer, type FragmentRequest } from './cached-fragment.tsx'

/** Characters of one generation, for each language of the site: some five hundred product cards. */
const GENERATION_SIZE = 1_500_000
/** Outside of the site's layout nothing of the site is shown. */
const NO_SITE = {}

/** What is not asked for during a whole generation is dropped with it. */
type Generations = { texts: string; young: Map<string, string>; old: Map<string, string>; size: number }

/** By the site's settings: whoever changes those, or what its forms say, has every fragment rendered again. */
const caches = new WeakMap<SiteView | typeof NO_SITE, Generations>()
const componentIds = new Map<ElementType, number>()

/** The HTML of a fragment, rendered once for the component, its props, the language, the site's settings and its forms' texts. */
export function renderFragment(request: FragmentRequest): string {
  const { content, path, locale, frame } = request
  const cache = cacheOf(frame)
  const key = `${componentId(content.type as ElementType)} ${locale} ${path ?? ''} ${JSON.stringify(content.props)}`
  const cached = cache.young.get(key) ?? cache.old.get(key)
  if (cached !== undefined && import.meta.env.DEV) assertSame(cached, render(request), content)
  const html = cached ?? render(request)
  if (!cache.young.has(key)) remember(cache, key, html)
  return html
}

/** While developing, every fragment is rendered each time: what depends on more than its key shows at once. */
function assertSame(cached: string, fresh: string, { type }: FragmentRequest['content']): void {
  if (cached === fresh) return
  const name = typeof type === 'string' ? type : (type as { name?: string }).name
  throw new Error(
    `The cached fragment <${name}> depends on more than its props.\nCached: ${cached}\nRendered now: ${fresh}`,
  )
}

function cacheOf(frame: FragmentRequest['frame']): Generations {
  const site = frame?.site ?? NO_SITE
  const texts = JSON.stringify([frame?.promises, frame?.notice, frame?.privacyPolicy])
  const known = caches.get(site)
  if (known?.texts === texts) return known
  const cache = { texts, young: new Map(), old: new Map(), size: 0 }
  caches.set(site, cache)
  return cache
}

function remember(cache: Generations, key: string, html: string): void {
  const size = key.length + html.length
  if (cache.size + size > GENERATION_SIZE) Object.assign(cache, { old: cache.young, young: new Map(), size: 0 })
  cache.young.set(key, html)
  cache.size += size
}

function componentId(component: ElementType): number {
  const id = componentIds.get(component) ?? componentIds.size
  componentIds.set(component, id)
  return id
}

function render({ content, path, locale, frame }: FragmentRequest): string {
  const html = renderToString(
    <StaticRouter location={path ?? localizedPath(locale, '/')}>
      <PageLocale value={locale}>
        <SiteProvider value={frame}>
          <FragmentRenderer value={renderFragment}>{content}</FragmentRenderer>
        </SiteProvider>
      </PageLocale>
    </StaticRouter>,
  )
  // A preload would stand in the middle of the page, where React does not expect it.
  if (html.startsWith('<link')) throw new Error('A cached fragment must not preload anything')
  // The page's policy names only the scripts that the server puts at its end.
  if (html.includes('<script')) throw new Error('A cached fragment must not bring scripts')
  return html
}
