import { createHash } from 'node:crypto'
import type { Config } from '#server/config.ts'

/** For everything that is not a page: data, files, one line of text. */
export const CLOSED_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'"

/** For a PDF: pages of this site may show it in a frame. */
export const PDF_POLICY = "default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'self'"

type PageTraits = {
  hasMap?: boolean
  isFramed?: boolean
  /** The hashes of the styles that the server has written into the page. */
  styles?: string[]
}

/**
 * A page of the site. Of scripts and styles written into it, only those run and count whose hash is named here: `scripts`
 * are the script elements that the server itself has written. Only pages with a map reach the service of its tiles, and only
 * framed ones may stand in a frame of this site.
 */
export function pagePolicy(config: Config, scripts: string, traits: PageTraits = {}): string {
  const { hasMap = false, isFramed = false, styles = [] } = traits
  const dev = config.mode === 'dev'
  const directives: Record<string, string[]> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...inlineScriptHashes(scripts)],
    // Vite writes its styles into the page and speaks over a socket while developing.
    'style-src': dev ? ["'self'", "'unsafe-inline'"] : ["'self'", ...styles.map((hash) => `'${hash}'`)],
    'connect-src': dev ? ["'self'", 'ws:'] : ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:', ...(hasMap ? [sourceOfTiles(config.mapTilesUrl)] : [])],
    'font-src': ["'self'"],
    'media-src': ["'self'"],
    'frame-src': ["'self'", 'https://www.youtube-nocookie.com'],
    'manifest-src': ["'self'"],
    // Vite waits in a worker of its own for a server that has gone.
    ...(dev && { 'worker-src': ["'self'", 'blob:'] }),
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [isFramed ? "'self'" : "'none'"],
  }
  const policy = Object.entries(directives).map(([name, sources]) => `${name} ${sources.join(' ')}`)
  if (isSecure(config)) policy.push('upgrade-insecure-requests')
  return policy.join('; ')
}

/** A page that brings its own few styles and nothing else. */
export function standalonePolicy(html: string): string {
  const styles = inlineHashes(html, 'style', () => true).join(' ')
  return `default-src 'none'; style-src ${styles}; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
}

export function isSecure(config: Config): boolean {
  return config.siteUrl.startsWith('https:')
}

/** A style that sets values of the design, and can ask nothing of anybody: it has no room for an address. */
const LOOK =
  /<style>((?:@import url\(\/letters\/[a-z]+\.css\);)?(?::root:root\{[a-z\d#.:;-]+\})?(?:\[data-accent\]\[data-accent\]\{[a-z\d#:;-]+\})?(?:\[lang\]\[lang\]\{[\w:;, -]+\})?)<\/style>/g

/** The hashes of the looks that a page brings. */
export function lookHashes(html: string): string[] {
  return html.includes('<style>') ? [...html.matchAll(LOOK)].map(([, css = '']) => hashOf(css)) : []
}

/** Every script that stands in the page itself; data blocks do not run and need no leave. */
export function inlineScriptHashes(html: string): string[] {
  return inlineHashes(html, 'script', (tag) => !/\ssrc=|\stype="application\/(?:ld\+)?json"/.test(tag))
}

function inlineHashes(html: string, element: 'script' | 'style', counts: (tag: string) => boolean): string[] {
  const hashes = new Set<string>()
  for (let at = html.indexOf(`<${element}`); at !== -1; at = html.indexOf(`<${element}`, at)) {
    const open = html.indexOf('>', at)
    const close = html.indexOf(`</${element}`, open)
    if (open === -1 || close === -1) break
    if (counts(html.slice(at, open))) hashes.add(`'${hashOf(html.slice(open + 1, close))}'`)
    at = close
  }
  return [...hashes]
}

/** Pages carry the same few scripts. */
const hashes = new Map<string, string>()
const MOST_HASHES = 100

function hashOf(text: string): string {
  const known = hashes.get(text)
  if (known) return known
  if (hashes.size >= MOST_HASHES) hashes.clear()
  const hash = `sha256-${createHash('sha256').update(text).digest('base64')}`
  hashes.set(text, hash)
  return hash
}

/** The host of a tile template; `{s}` stands for any of the map service's hosts. */
function sourceOfTiles(template: string): string {
  return new URL(template.replace('{s}', 'wildcard')).origin.replace('//wildcard.', '//*.')
}
