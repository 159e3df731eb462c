import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import { BOOTSTRAP_ID, dataBlock, STATE_ID, toBootstrap, type BootstrapFacts } from './bootstrap.ts'
import type { RenderedDocument } from '#app/context.ts'
// It runs in every page as it stands there, and the page's policy names its hash.
import bootstrapScript from './bootstrap-script.js?inline-script'

/** The framework's own scripts would load everything at once: the bootstrap script in their place waits until it is wanted. */
export async function renderDocument(
  page: (context: EntryContext) => ReactNode,
  context: EntryContext,
  facts: BootstrapFacts,
): Promise<RenderedDocument> {
  const { serverHandoffStream: state } = context
  const own = { ...context, manifest: ownManifest(context), serverHandoffStream: undefined, criticalCss: undefined }
  const html = renderToString(page(own))
  const scripts = [dataBlock(BOOTSTRAP_ID, JSON.stringify(toBootstrap(context, facts)))]
  if (facts.stateUrl === null && state) scripts.push(dataBlock(STATE_ID, await text(state)))
  scripts.push(`<script>${bootstrapScript}</script>`)
  return { html: `<!DOCTYPE html>${html}`, scripts: scripts.join('') }
}

/** Of all the routes only those of this page: the framework makes each of them anew for every page. */
function ownManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...manifest, routes: Object.fromEntries(own) }
}
