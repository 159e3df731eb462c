import { existsSync } from 'node:fs'
import { readFile, readdir } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import type { MiddlewareHandler } from 'hono'
import { getMimeType } from 'hono/utils/mime'
import { codingFor, isCompressible, compress, type Coding } from '#server/coding.ts'
import { strongEtag } from '#server/etag.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { CLOSED_POLICY, PDF_POLICY } from '#server/web/content-security-policy.ts'
import { fileResponse, type ServedFile } from './file-response.ts'
import { acceptsHtml, isStaticPath, refusal } from '#server/web/refusal.ts'

const ONE_YEAR = 'public, max-age=31536000, immutable'
/** Asked for again each time, answered with 304 as long as nothing changed. */
const ASK_AGAIN = 'public, no-cache'
/** Chromium wants the site's icon at every step inside the site, and would ask for it each time. */
const ONE_DAY = 'public, max-age=86400'
const READING = ['GET', 'HEAD']

/** `compressed` tells where a coding of it lies that was made with the build. */
type StaticFile = {
  path: string
  compressed: Map<Coding, string>
  type: string
  variants: Map<Coding, Promise<ServedFile>>
}

type StaticFolders = {
  /** The files as they are. */
  plain: string
  /** Some of them compressed: `br/assets/page.js`. */
  compressed: string
}

/**
 * The files of the built site. The folders are listed once at the start, so no path of a request ever reaches the
 * file system; each file is read (and compressed, where the build has not done that) when it is first asked for, and kept.
 */
export async function staticFiles(folders: StaticFolders | null): Promise<MiddlewareHandler<HttpScope>> {
  const files = folders === null ? new Map<string, StaticFile>() : await listFiles(folders)
  return async (c, next) => {
    const file = files.get(c.req.path)
    if (!file && !isStaticPath(c.req.path)) return next()
    c.set('route', 'static')
    if (!READING.includes(c.req.method)) return refusal(c, 405, { Allow: READING.join(', ') })
    if (file) return respond(c, file)
    // Whoever follows an old link to a picture gets the site's own page; it has a route for these addresses.
    return acceptsHtml(c) ? next() : refusal(c, 404)
  }
}

async function listFiles({ plain, compressed }: StaticFolders): Promise<Map<string, StaticFile>> {
  const files = new Map<string, StaticFile>()
  for (const name of await namesIn(plain)) {
    const path = join(plain, name)
    const type = getMimeType(path) ?? 'application/octet-stream'
    files.set(addressOf(name), { path, compressed: new Map(), type, variants: new Map() })
  }
  for (const coding of ['br', 'gzip'] as const) {
    const folder = join(compressed, coding)
    const names = existsSync(folder) ? await namesIn(folder) : []
    for (const name of names) files.get(addressOf(name))?.compressed.set(coding, join(folder, name))
  }
  return files
}

async function namesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map((entry) => relative(folder, join(entry.parentPath, entry.name)))
}

function addressOf(name: string): string {
  return `/${name.split(sep).join('/')}`
}

async function respond(c: HttpContext, file: StaticFile): Promise<Response> {
  const isText = isCompressible(file.type)
  const coding = isText ? codingFor(c.req.header('accept-encoding')) : 'identity'
  const headers: Record<string, string> = {
    'Cache-Control': cacheClassOf(c.req.path),
    'Content-Security-Policy': file.type === 'application/pdf' ? PDF_POLICY : CLOSED_POLICY,
    ...(c.req.path.startsWith('/images/') ? { 'Cross-Origin-Resource-Policy': 'cross-origin' } : {}),
    ...(isText ? { Vary: 'Accept-Encoding' } : {}),
    ...(coding === 'identity' ? {} : { 'Content-Encoding': coding }),
  }
  return fileResponse(c.req.raw, await variantOf(file, coding), headers)
}

function cacheClassOf(path: string): string {
  if (isHashed(path)) return ONE_YEAR
  return FOR_A_DAY.test(path) ? ONE_DAY : ASK_AGAIN
}

const FOR_A_DAY = /^\/(?:favicon\.svg|apple-touch-icon\.png|icons\/[^/]+|letters\/[^/]+)$/

/** Names with a hash of their content: `/assets/entry-BX12ab.js`, `/images/hero.3323ec88-800.avif`. */
function isHashed(path: string): boolean {
  return path.startsWith('/assets/') || /\.[0-9a-f]{8}(?:-\d+)?\.\w+$/.test(path)
}

function variantOf(file: StaticFile, coding: Coding): Promise<ServedFile> {
  const known = file.variants.get(coding)
  if (known) return known
  const variant = load(file, coding)
  // A failed reading is not cached: the next request tries again.
  variant.catch(() => file.variants.delete(coding))
  file.variants.set(coding, variant)
  return variant
}

async function load({ path, compressed, type }: StaticFile, coding: Coding): Promise<ServedFile> {
  const made = compressed.get(coding)
  const content = made === undefined ? await compress(await readFile(path), coding, 'good') : await readFile(made)
  const read: ServedFile['read'] = (range) => (range ? content.subarray(range.start, range.end + 1) : content)
  return { type, size: content.length, etag: strongEtag(content), read }
}
