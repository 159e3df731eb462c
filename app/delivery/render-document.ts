import { randomUUID } from 'node:crypto'
import { text } from 'node:stream/consumers'
import type { ReactNode } from 'react'
import { renderToReadableStream } from 'react-dom/server'
// It runs in every page as it stands there, and the page's policy names its hash.
import bootstrapScript from './bootstrap-script.js?inline-script'
import type { RenderedDocument } from '#app/context.ts'

/** When the framework's scripts run: as soon as they come, or when the bootstrap script lets them. */
export type ScriptStart = 'at once' | 'when idle'

/**
 * Renders a whole page. The nonce tells the framework's scripts from whatever a text of the page might smuggle in; it is
 * taken out again, since stored pages are the same for everyone: the policy names the scripts by their hashes.
 */
export async function renderDocument(
  page: (nonce: string) => ReactNode,
  scriptStart: ScriptStart,
): Promise<RenderedDocument> {
  const nonce = randomUUID()
  let failure: unknown
  const stream = await renderToReadableStream(page(nonce), {
    nonce,
    // In one piece: a part that comes late would need a script to put it in its place.
    progressiveChunkSize: Infinity,
    onError: (error) => void (failure ??= error),
  })
  await stream.allReady
  if (failure !== undefined) throw failure
  const rendered = await text(stream)
  const html = scriptStart === 'at once' ? rendered : withIdleScripts(rendered, nonce)
  const scripts = [...html.matchAll(new RegExp(`<script [^>]*nonce="${nonce}"[^>]*>.*?</script>`, 'gs'))]
  const bootstrap = `<script>${bootstrapScript}</script>`
  return {
    html: html.replaceAll(` nonce="${nonce}"`, '').replace(/<\/body><\/html>$/, `${bootstrap}$&`),
    scripts: [...scripts.map(([script]) => script), bootstrap].join(''),
  }
}

/** The module that starts the page becomes text, and names what it imports; the bootstrap script makes it a module again. */
function withIdleScripts(html: string, nonce: string): string {
  const preload: string[] = []
  const withoutPreloads = html.replace(/<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g, (link, href: string) => {
    if (!link.includes(nonce)) return link
    preload.push(href)
    return ''
  })
  return withoutPreloads.replace(
    `<script nonce="${nonce}" type="module" async="">`,
    `<script nonce="${nonce}" type="text/plain" id="page-module" data-preload="${preload.join(' ')}">`,
  )
}
