import type { ContextType } from 'react'
import type { DataRouteMatch, UNSAFE_FrameworkContext } from 'react-router'

/** What the framework knows of its routes, and their code as far as it is loaded. */
export type RouteCode = Pick<NonNullable<ContextType<typeof UNSAFE_FrameworkContext>>, 'manifest' | 'routeModules'>

/**
 * Loads the code of the page that these routes make, and hands it to the framework, which then shows the page without
 * waiting for a file. What does not come is left to the framework, which tells about it when the page is wanted.
 */
export async function loadModules(code: RouteCode, matches: DataRouteMatch[]): Promise<void> {
  await Promise.all(matches.map(({ route }) => loadModule(code, route.id)))
}

async function loadModule({ manifest, routeModules }: RouteCode, id: string): Promise<void> {
  const { module, imports = [] } = manifest.routes[id] ?? {}
  if (module === undefined || id in routeModules) return
  // All at once: the module would ask for them only when it is there itself.
  for (const file of imports) void import(/* @vite-ignore */ file).catch(() => {})
  await import(/* @vite-ignore */ module).then(
    (loaded: RouteCode['routeModules'][string]) => (routeModules[id] = loaded),
    () => {},
  )
}
