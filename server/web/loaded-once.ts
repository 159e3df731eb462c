import { createContext, type RouterContextProvider, type ServerBuild } from 'react-router'

type BuiltRoute = NonNullable<ServerBuild['routes'][string]>

/** What the routes of a request have loaded or are loading, by the id of each. */
export const loadedContext = createContext<Map<string, Promise<unknown>>>()

/** The build, each of whose routes loads its data once for a request, however often the request is looked at. */
export function loadingOnce(build: ServerBuild): ServerBuild {
  const routes = Object.values(build.routes).flatMap((route) => (route ? [[route.id, withMemory(route)] as const] : []))
  return { ...build, routes: Object.fromEntries(routes) }
}

function withMemory(route: BuiltRoute): BuiltRoute {
  const { loader } = route.module
  if (loader === undefined) return route
  const once: typeof loader = (args) => {
    const known = (args.context as RouterContextProvider).get(loadedContext)
    const loading = known.get(route.id) ?? (async () => loader(args))()
    known.set(route.id, loading)
    return loading
  }
  return { ...route, module: { ...route.module, loader: once } }
}
