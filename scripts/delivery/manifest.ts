import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Manifest = { routes: Record<string, Record<string, unknown>> }

/** Shortens the list of pages in a build, which every visitor loads. */
export function shortenManifest(build: string): void {
  const assets = join(build, 'client/assets')
  const files = readdirSync(assets).filter((file) => /^manifest-.+\.js$/.test(file))
  if (files.length !== 1) throw new Error(`${assets} should hold one list of pages, not ${files.length}`)
  const file = join(assets, files[0]!)
  writeFileSync(file, shortenedManifest(readFileSync(file, 'utf8')))
}

/**
 * The script without what pages lack, and without what those of staff import: their browsers find that in the pages
 * themselves.
 */
export function shortenedManifest(script: string): string {
  const begin = script.indexOf('{')
  const end = script.lastIndexOf('}') + 1
  const manifest = JSON.parse(script.slice(begin, end)) as Manifest
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (/^(?:admin|staff\/|routes\/admin\/)/.test(id)) delete route['imports']
    for (const [key, value] of Object.entries(route)) {
      if (value === false || (Array.isArray(value) && value.length === 0)) delete route[key]
    }
  }
  return script.slice(0, begin) + JSON.stringify(manifest) + script.slice(end)
}
