import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { minifySync } from 'vite'
import { TREE_APART, visitorsManifest } from '../app/start/page-start.ts'

type Files = { module: string; imports?: string[] }
type Route = Files & { id: string; parentId?: string; path?: string }
type Routes = Record<string, Route>
type Manifest = { entry?: Files; routes: Routes }

/** Where the framework keeps the list of routes in a page. */
const LIST = '__reactRouterManifest'
const ASSIGNMENT = `window.${LIST}=`
const AND_THEN = minifySync(
  'and-then.js',
  `(${String(addAlias)})(window.${LIST}.routes);(${String(preloadPage)})(window.${LIST},window.pageLife)`,
).code

/**
 * Writes the list of routes that visitors' pages come to life with. The whole list is three times as long, and the router
 * ranks all of it anew whenever a page starts.
 */
export function writeVisitorsManifest(assets: string): void {
  const name = readdirSync(assets).find((file) => /^manifest-[^-]+\.js$/.test(file))
  if (name === undefined) throw new Error(`${assets} holds no list of routes`)
  const text = readFileSync(join(assets, name), 'utf8')
  if (!text.startsWith(ASSIGNMENT)) throw new Error(`${name} does not begin as a list of routes does`)
  const manifest = JSON.parse(text.slice(ASSIGNMENT.length).replace(/;\s*$/, '')) as Manifest
  const visitors = saidShortly(without(TREE_APART, manifest.routes), manifest.entry?.imports ?? [])
  const script = `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes: without('ar', visitors) })};${AND_THEN}`
  if (!isDeepStrictEqual(routesAfter(script), visitors))
    throw new Error('The pages below /ar are not those of the site')
  writeFileSync(join(assets, visitorsManifest(name)), script)
}

function without(tree: string, routes: Routes): Routes {
  const isInTree = (id: string): boolean => {
    const parent = routes[id]?.parentId
    return id === tree || (parent !== undefined && isInTree(parent))
  }
  return Object.fromEntries(Object.entries(routes).filter(([id]) => !isInTree(id)))
}

/**
 * What a route has not is left out: that is asked for as what is false. No route has a sheet of its own, and what comes with
 * the entry is there.
 */
function saidShortly(routes: Routes, there: string[]): Routes {
  const says = ([name, value]: [string, unknown]) => value !== false && name !== 'css'
  const short = ({ imports, ...route }: Route): Route => ({
    ...(Object.fromEntries(Object.entries<unknown>(route).filter(says)) as Route),
    ...(imports && { imports: imports.filter((file) => !there.includes(file)) }),
  })
  return Object.fromEntries(Object.entries(routes).map(([id, route]) => [id, short(route)]))
}

/**
 * Completes the list in the page: each route of the alias `/ar` is one of the pages by another name. They would fill a third
 * of its file. It may use nothing but what is in it.
 */
function addAlias(routes: Routes): void {
  for (const route of Object.values(routes)) {
    const id = route.id.replace(/^site\b/, 'ar')
    if (id === route.id) continue
    routes[id] = { ...route, id, ...(route.id === 'site' ? { path: 'ar' } : { parentId: 'ar' }) }
  }
}

/**
 * Has the modules of the page that loads the list fetched and compiled beside it, all at once: a module names what it
 * imports only when it is there itself. It, too, may use nothing but what is in it.
 */
function preloadPage({ entry, routes }: Manifest, life?: Window['pageLife']): void {
  if (!life) return
  for (const { module, imports = [] } of [entry!, ...life.page.routes.map(([id]) => routes[id]!)]) {
    for (const file of [module, ...imports]) {
      document.head.insertAdjacentHTML('beforeend', `<link rel="modulepreload" href="${file}">`)
    }
  }
}

/** What a page knows of routes once it has run the script. */
function routesAfter(script: string): Routes {
  const window: { [LIST]?: Manifest } = {}
  runInNewContext(script, { window })
  return structuredClone(window[LIST]!.routes)
}
