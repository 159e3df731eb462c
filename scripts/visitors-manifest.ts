import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'
import { minifySync } from 'vite'
import { TREE_APART, visitorsManifest } from '../app/start/page-start.ts'

type Route = { id: string; parentId?: string; path?: string }
type Routes = Record<string, Route>
type Manifest = { routes: Routes }

/** Where the framework keeps the list of routes in a page. */
const LIST = '__reactRouterManifest'
const ASSIGNMENT = `window.${LIST}=`
const ADD_ALIAS = minifySync('add-alias.js', `(${String(addAlias)})(window.${LIST}.routes)`).code

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
  const visitors = without(TREE_APART, manifest.routes)
  const script = `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes: without('ar', visitors) })};${ADD_ALIAS}`
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

/** What a page knows of routes once it has run the script. */
function routesAfter(script: string): Routes {
  const window: { [LIST]?: Manifest } = {}
  runInNewContext(script, { window })
  return structuredClone(window[LIST]!.routes)
}
