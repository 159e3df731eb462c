import type { EntryContext } from 'react-router'

/** What a page brings with it for the moment when it comes to life. It stands in the page as data. */
export type PageStart = {
  /** The module that brings the page to life, and that with the list of the routes that it may lead to. */
  entry: string
  manifest: string
  /** The page's own routes: the id and the module of each. Those round every page come with the entry. */
  routes: [id: string, module: string][]
  /** Where the page's data can be fetched; null where they stand in the page. */
  stateUrl: string | null
  /** Tells the data that the page was made of from any other. */
  digest: string | null
  /** Staff's screens work only with scripts, so they do not wait for anyone to reach for them. Visitors' pages leave it out. */
  atOnce?: true
}

/** What is known of a page beside what the framework says. */
export type StartFacts = Pick<PageStart, 'stateUrl' | 'digest' | 'atOnce'>

/** Names the digest of fetched data. */
export const DIGEST_HEADER = 'X-Page-Data'

/** The routes that stand round every page of visitors. */
export const FRAME_ROUTES = ['root', 'site', 'ar']

export const START_ID = 'page-start'
export const STATE_ID = 'page-state'

/** The tree of routes that no visitor's page leads into: staff's screens. */
export const TREE_APART = 'admin'

/** The list of routes without the tree apart; the build writes it beside the whole one. */
export function visitorsManifest(manifest: string): string {
  return manifest.replace(/\.js$/, '-visitors.js')
}

export function toPageStart({ manifest, staticHandlerContext }: EntryContext, start: StartFacts): PageStart {
  const { matches } = staticHandlerContext
  const isApart = start.atOnce || matches.some(({ route: { id } }) => id === TREE_APART)
  const routes = matches.flatMap(({ route: { id } }): [string, string][] => {
    const module = manifest.routes[id]?.module
    return module === undefined || FRAME_ROUTES.includes(id) ? [] : [[id, module]]
  })
  const list = isApart ? manifest.url : visitorsManifest(manifest.url)
  return { entry: manifest.entry.module, manifest: list, routes, ...start }
}

/** A data block of a page. Only `<` could end it, and it stands inside of texts alone. */
export function dataBlock(id: string, json: string): string {
  return `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`
}
