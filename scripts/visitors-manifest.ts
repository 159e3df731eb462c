import { readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { TREES_APART, visitorsManifest } from '../app/start/page-start.ts'

type Route = { id: string; parentId?: string }
type Manifest = { routes: Record<string, Route> }

const ASSIGNMENT = 'window.__reactRouterManifest='

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
  const routes = Object.fromEntries(Object.entries(manifest.routes).filter(([id]) => !isApart(id, manifest)))
  writeFileSync(join(assets, visitorsManifest(name)), `${ASSIGNMENT}${JSON.stringify({ ...manifest, routes })};`)
}

function isApart(id: string, manifest: Manifest): boolean {
  const parent = manifest.routes[id]?.parentId
  return TREES_APART.includes(id) || (parent !== undefined && isApart(parent, manifest))
}
