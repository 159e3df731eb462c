import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { EntryContext } from 'react-router'
// It runs in every page as it stands there, and the page's policy names its hash.
import bootstrapScript from './bootstrap-script.js?inline-script'
import type { RenderedDocument } from '#app/context.ts'

/** When the framework's scripts run: as soon as they come, or when the bootstrap script lets them. */
export type ScriptStart = 'at once' | 'when idle'

const BOOTSTRAP = `<script>${bootstrapScript}</script>`

/**
 * Renders a whole page. The nonce tells the framework's scripts from whatever a text of the page might smuggle in; it is
 * taken out again, since stored pages are the same for everyone: the policy names the scripts by their hashes.
 */
export async function renderDocument(
  page: (context: EntryContext, nonce: string) => ReactNode,
  context: EntryContext,
  scriptStart: ScriptStart,
): Promise<RenderedDocument> {
  const nonce = randomUUID()
  const rendered = renderToString(page(await inOnePiece(context), nonce))
  // Each part but the first goes on behind the nonce of a script, or of a link that loads one early.
  const [first = '', ...parts] = rendered.split(` nonce="${nonce}"`)
  const pieces = [first]
  const scripts = [BOOTSTRAP]
  const preload: string[] = []
  for (const part of parts) {
    const before = pieces.pop()!
    const link = scriptStart === 'when idle' ? PRELOAD.exec(before) : null
    if (link) {
      preload.push(link[1]!)
      pieces.push(before.slice(0, link.index), part.slice(part.indexOf('>') + 1))
      continue
    }
    const isModule = scriptStart === 'when idle' && part.startsWith(MODULE)
    const opened = isModule ? idleModule(preload) + part.slice(MODULE.length) : part
    pieces.push(before, opened)
    if (before.endsWith('<script')) scripts.push(`<script${opened.slice(0, opened.indexOf('</script>'))}</script>`)
  }
  const html = pieces.join('')
  return { html: `<!DOCTYPE html>${html.slice(0, -END.length)}${BOOTSTRAP}${END}`, scripts: scripts.join('') }
}

const END = '</body></html>'
const MODULE = ' type="module" async="">'
const PRELOAD = /<link rel="modulepreload" href="([^"]*)"$/

/** The module that starts the page, as text that names what it imports; the bootstrap script makes it a module again. */
function idleModule(preload: string[]): string {
  return ` type="text/plain" id="page-module" data-preload="${preload.join(' ')}">`
}

/** Of all the routes only those of this page: the framework makes each of them anew for every page. */
function ownManifest({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const own = staticHandlerContext.matches.map(({ route: { id } }) => [id, manifest.routes[id]])
  return { ...manifest, routes: Object.fromEntries(own) }
}

/**
 * The framework streams a page's data behind the page. They are known by now, and given to it as already read: whole pages are
 * rendered in two thirds of the time that a stream takes.
 */
async function inOnePiece(context: EntryContext): Promise<EntryContext> {
  const { serverHandoffStream: data } = context
  const read = data && { result: { done: true, value: await text(data) } }
  return {
    ...context,
    manifest: ownManifest(context),
    serverHandoffStream: data && new ReadableStream(),
    renderMeta: { ...context.renderMeta, ...(read && { streamCache: { 0: Object.assign(Promise.resolve(), read) } }) },
  }
}
