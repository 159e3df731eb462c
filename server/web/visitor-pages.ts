import {
  createStaticHandler,
  type EntryContext,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
  type StaticHandlerContext,
} from 'react-router'

type Routes = ServerBuild['routes']

/** A page whose data are read: the pattern of its address, and its rendering. */
export type FoundPage = { pattern: string; render(): Promise<Response> }

/** Reads the data of a page; null where it takes the framework to tell what is answered. */
export type VisitorPages = (request: Request, context: RouterContextProvider) => Promise<FoundPage | null>

/**
 * Finds and renders pages that leave their data at an address of their own. The framework looks for the route of each
 * page twice, among those of staff too, and codes the data whether anybody wants them or not: a sixth of a small page.
 * What is not plainly a page (a redirect, an error, what a guard stands before) remains the framework's.
 */
export function createVisitorPages(build: ServerBuild): VisitorPages {
  // The alias of the Arabic pages is another tree: each address is looked for in one of the two alone.
  const alias = createStaticHandler(routesBelow('', build.routes, ['site']))
  const pages = createStaticHandler(routesBelow('', build.routes, ['ar']))
  const shared = sharedContext(build)
  return async (request, context) => {
    const handler = /^\/ar(?:\/|$)/.test(new URL(request.url).pathname) ? alias : pages
    const found = await handler.query(request, { requestContext: context })
    if (found instanceof Response || found.errors !== null || found.statusCode !== 200) return null
    const paths = found.matches.flatMap(({ route: { path } }) => path || [])
    return {
      pattern: paths.join('/') || '/',
      async render() {
        const entry = { ...shared, renderMeta: {}, staticHandlerContext: found }
        return build.entry.module.default(request, 200, headersOf(found, build.routes), entry, context)
      },
    }
  }
}

function routesBelow(parent: string, routes: Routes, without: string[]): RouteObject[] {
  return Object.values(routes).flatMap((route): RouteObject[] => {
    if (!route || (route.parentId ?? '') !== parent || without.includes(route.id)) return []
    const { id, path, index, caseSensitive, module } = route
    if (module.default === undefined || module.middleware !== undefined) return []
    const own = { id, path, handle: module.handle, loader: module.loader }
    return index ? [{ ...own, index }] : [{ ...own, caseSensitive, children: routesBelow(id, routes, without) }]
  })
}

/** What is the same for every page. */
function sharedContext(build: ServerBuild): Omit<EntryContext, 'staticHandlerContext'> {
  const { assets: manifest, future, routeDiscovery, ssr } = build
  const routeModules = Object.fromEntries(Object.entries(build.routes).map(([id, route]) => [id, route?.module]))
  return { future, routeDiscovery, ssr, isSpaMode: false, manifest, routeModules, branches: [] }
}

/** Each route may say something of the headers, from what its loader and the routes round it have said. */
function headersOf({ matches, loaderHeaders }: StaticHandlerContext, routes: Routes): Headers {
  return matches.reduce((parentHeaders, { route: { id } }) => {
    const own = routes[id]?.module.headers
    const told = { parentHeaders, loaderHeaders: loaderHeaders[id] ?? new Headers(), actionHeaders: new Headers() }
    return own === undefined
      ? parentHeaders
      : new Headers(typeof own === 'function' ? own({ ...told, errorHeaders: undefined }) : own)
  }, new Headers())
}
