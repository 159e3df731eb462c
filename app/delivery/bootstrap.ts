import type { EntryContext } from 'react-router'

/** What the inline script of a page needs to hydrate it. It stands in the page as data. */
export type Bootstrap = {
  /** The module that hydrates the page, and that with the manifest of the routes that it may lead to. */
  entry: string
  manifest: string
  /** The page's own routes: the id and the module of each. Those of the frame come with the entry. */
  routes: [id: string, module: string][]
  /** What these modules import, to be asked for beside them. */
  preload?: string[]
  /** Where the page's data can be fetched; null where they stand in the page. */
  stateUrl: string | null
  /** Tells the data that the page was rendered from from any other. */
  digest: string | null
  /** Staff's screens work only with scripts, so they are hydrated at once. */
  atOnce?: true
  /** What the page is about is drawn by scripts: it is hydrated once it is seen, whether or not anybody touches it. */
  soon?: true
  /** While developing: what the modules need before they may run. */
  hotReload?: string
}

/** What is known of a page beside what the framework says. */
export type BootstrapFacts = Pick<Bootstrap, 'stateUrl' | 'digest' | 'atOnce' | 'soon'>

/** Names the digest of fetched data. */
export const DIGEST_HEADER = 'X-Page-Data'

/** The routes that stand round every page of visitors. */
const FRAME_ROUTES = ['root', 'site', 'ar']

export const BOOTSTRAP_ID = 'bootstrap'
export const STATE_ID = 'page-state'

/** The tree of routes that no visitor's page leads into: staff's screens. */
export const STAFF_TREE = 'admin'

/** The manifest without the routes of staff's screens; the build writes it beside the whole one. */
export function visitorsManifest(manifest: string): string {
  return manifest.replace(/\.js$/, '-visitors.js')
}

export function toBootstrap({ manifest, staticHandlerContext }: EntryContext, facts: BootstrapFacts): Bootstrap {
  const { entry, hmr, routes: known, url } = manifest
  const pages = staticHandlerContext.matches.map(({ route: { id } }) => id)
  const own = pages.flatMap((id) => (known[id] && !FRAME_ROUTES.includes(id) ? [known[id]] : []))
  const isStaff = facts.atOnce || pages.includes(STAFF_TREE)
  const imports = new Set([...entry.imports, ...own.flatMap(({ imports: files = [] }) => files)])
  return {
    entry: entry.module,
    manifest: isStaff ? url : visitorsManifest(url),
    routes: own.map(({ id, module }) => [id, module]),
    preload: [...imports],
    ...facts,
    ...(hmr && { hotReload: hmr.runtime }),
  }
}

/** A data block of a page. Only `<` could end it, and it stands inside of texts alone. */
export function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
