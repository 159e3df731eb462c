import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { STAFF_TREE, visitorsManifest } from '#app/delivery/bootstrap.ts'

type Route = { id: string; parentId?: string }
type Routes = Record<string, Route>

const ASSIGNMENT = 'window.__reactRouterManifest='

/**
 * Writes the manifest of routes that visitors' pages are hydrated with. The whole one is two and a half times as long, and the
 * router ranks all of its routes whenever a page starts.
 */
export function writeVisitorsManifest(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-[^-]+\.js$/.test(file))
  if (name === undefined) throw new Error(`${assets} holds no manifest of routes`)
  const text = readFileSync(join(assets, name), 'utf8')
  if (!text.startsWith(ASSIGNMENT)) throw new Error(`${name} does not begin as a manifest of routes does`)
  const manifest = JSON.parse(text.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as { routes: Routes }
  const visitors = { ...manifest, routes: withoutStaff(manifest.routes) }
  writeFileSync(join(assets, visitorsManifest(name)), `${ASSIGNMENT}${JSON.stringify(visitors)};`)
}

function withoutStaff(routes: Routes): Routes {
  const isStaff = ({ id, parentId }: Route): boolean =>
    id === STAFF_TREE || (parentId ? isStaff(routes[parentId]!) : false)
  const visitors = Object.entries(routes).filter(([, route]) => !isStaff(route))
  return Object.fromEntries(visitors.map(([id, route]) => [id, withoutDefaults(route)]))
}

/** What a route has not is asked for as what is false, and none has a stylesheet of its own. */
function withoutDefaults(route: Route): Route {
  return Object.fromEntries(
    Object.entries<unknown>(route).filter(([name, value]) => value !== false && name !== 'css'),
  ) as Route
}
