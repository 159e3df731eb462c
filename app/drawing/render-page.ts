import { PassThrough } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToPipeableStream, renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
import type { RenderedPage } from '../context.ts'
import { MarkedParts } from './marked-parts.ts'
// It runs in every page as it stands there, and the page's policy names its hash.
import { dataBlock, START_ID, STATE_ID, toPageStart, type StartFacts } from '../start/page-start.ts'
import starter from '../start/page-starter.js?small'
import type { PartToDraw } from '../ui/site/kept-part.tsx'

/** Makes a page of what the framework knows, with the parts that `draw` answers with. */
export type PageToRender = (context: EntryContext, draw: ((wanted: PartToDraw) => string) | null) => ReactNode

/**
 * The page, and what it needs to come to life, which stands at its end: nothing of that is loaded before it is wanted.
 * The framework's own scripts would all be loaded at once.
 */
export async function renderPage(page: PageToRender, context: EntryContext, start: StartFacts): Promise<RenderedPage> {
  const own = { ...context, manifest: ownManifest(context), serverHandoffStream: undefined }
  const parts = new MarkedParts()
  const html = renderToString(page(own, parts.draw))
  const scripts = [dataBlock(START_ID, JSON.stringify(toPageStart(context, start)))]
  const { serverHandoffStream: state } = context
  if (start.stateUrl === null && state) scripts.push(dataBlock(STATE_ID, await text(state)))
  scripts.push(`<script>${starter}</script>`)
  return { pieces: ['<!DOCTYPE html>', ...parts.piecesOf(html)], scripts: scripts.join('') }
}

/** Of all the routes only those of this page: the framework makes each of them anew for every page. */
function ownManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...manifest, routes: Object.fromEntries(own) }
}

/** With the framework's own scripts, which know how to take in what changes. */
export async function renderForDevelopment(page: ReactNode): Promise<RenderedPage> {
  const sink = new PassThrough()
  const { promise: whole, resolve, reject } = Promise.withResolvers<void>()
  const { pipe } = renderToPipeableStream(page, { onAllReady: resolve, onError: reject })
  await whole
  pipe(sink)
  return { pieces: [await text(sink)], scripts: '' }
}
