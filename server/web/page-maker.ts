import { isPreviewPath, isStaffPath, unprefixedPath } from '#domain/text/locale.ts'
import { dayOfInstant } from '#domain/text/riyadh-time.ts'
import type { MadePage } from '#server/cache/page-cache.ts'
import type { Config } from '#server/config.ts'
import type { CriticalCss } from '#server/delivery/critical-css.ts'
import type { Log } from '#server/log.ts'
import { addSecurityHeaders } from '#server/middleware/security-headers.ts'
import type { DocumentResponse } from '#app/context.ts'
import { lookHashes, pagePolicy } from './content-security-policy.ts'
import { PageMaking, type PageScope, type Visit } from './page-making.ts'

/**
 * A queue for work that keeps the processor busy: each piece starts in its own tick of the event loop, so that requests
 * that can be answered at once are answered in between. Await the returned function before starting a piece.
 */
function createTickQueue(): () => Promise<void> {
  const waiting: (() => void)[] = []
  const letIn = () => {
    waiting.shift()!()
    if (waiting.length > 0) setImmediate(letIn)
  }
  return () =>
    new Promise((begin) => {
      if (waiting.push(begin) === 1) setImmediate(letIn)
    })
}

export type Pages = (request: Request, scope: PageScope) => Promise<Response>

export type PageMakerDeps = {
  config: Config
  log: Log
  pages: Pages
  /** Answers with what writes the critical CSS into pages. */
  criticalCss?: () => CriticalCss | Promise<CriticalCss>
  now?: () => Date
}

/** Makes the page that a request asks for, or answers `unchanged` when its data are those of the cached page. */
export type PageMaker = (request: Request, visit: Visit, kept?: string | null) => Promise<MadePage | 'unchanged'>

/** Pages that show what belongs to one person, or to whoever has the link. */
const PERSONAL = /^\/(?:admin|addresses|my-data|preview|quote\/s|sign-in|sign-out|submittal\/[^/]+)(?:\/|\.|$)/i

/** The pages that show a map, and those from which scripts lead there without loading the page again. */
const WITH_MAP = /^\/(?:addresses|my-data|sign-in)(?:\/|$)/

/** Whether a page is the same for everyone, as far as its path tells. */
export function isPublic(path: string): boolean {
  return !PERSONAL.test(unprefixedPath(path))
}

export function createPageMaker(deps: PageMakerDeps): PageMaker {
  const { config, log, pages, criticalCss = () => unstyled, now = () => new Date() } = deps
  const nextTick = createTickQueue()
  return async (request, visit, kept = null) => {
    await nextTick()
    const making = new PageMaking()
    // A page is rendered again at least once a day: it may name the year, or until when a price stands.
    const response = await pages(request, making.scopeFor(visit, log, { kept, day: dayOfInstant(now()) }))
    if (making.isUnchanged) return 'unchanged'
    const stream = isDownload(response) ? response.body : null
    const path = unprefixedPath(new URL(request.url).pathname)
    const page = (response as Partial<DocumentResponse>).document ?? null
    const styled = (await criticalCss())(page?.html ?? '', isStaffPath(path) ? 'staff' : 'visitors')
    const body = page
      ? Buffer.concat(styled.pieces.map((piece) => Buffer.from(piece)))
      : await bytesIn(stream ? null : response)
    const storable = isStorable(request, response, making)
    const status = response.status === 500 && making.isCutOff ? 503 : response.status
    const traits = {
      hasMap: WITH_MAP.test(path),
      isFramed: isPreviewPath(path),
      styles: [...(styled.hash ? [styled.hash] : []), ...lookHashes(page?.html ?? '')],
    }
    const scripts = styled.scripts + (page?.scripts ?? '')
    const headers = headersOf(response, config, { scripts, storable, ...traits })
    const { route, choice, isCutOff, digest } = making
    return { status, headers, body, stream, route, choice, isCutOff, digest, storable: storable && status === 200 }
  }
}

/** A file for one person, which is sent while it is read. */
function isDownload({ headers }: Response): boolean {
  return headers.get('Content-Disposition')?.startsWith('attachment') ?? false
}

async function bytesIn(response: Response | null): Promise<Buffer<ArrayBuffer>> {
  return Buffer.from(response ? await response.arrayBuffer() : new ArrayBuffer(0))
}

const unstyled: CriticalCss = (html) => ({ pieces: [html], hash: null, scripts: '' })

function isStorable(request: Request, response: Response, making: PageMaking): boolean {
  const { pathname } = new URL(request.url)
  const isSame = !request.headers.has('cookie') && !making.isPersonal && isPublic(pathname)
  const isWhole = !making.partFailed && response.status < 400 && !response.headers.has('Set-Cookie')
  return request.method === 'GET' && isSame && isWhole && !response.headers.has('Cache-Control')
}

type Finish = { scripts: string; storable: boolean; hasMap: boolean; isFramed: boolean; styles: string[] }

function headersOf(response: Response, config: Config, { scripts, storable, ...traits }: Finish): Headers {
  const headers = new Headers(response.headers)
  // A form sent to a page that takes none.
  if (response.status === 405 && !headers.has('Allow')) headers.set('Allow', 'GET, HEAD')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', storable ? 'no-cache' : 'no-store')
  if (isHtml(headers)) headers.set('Content-Security-Policy', pagePolicy(config, scripts, traits))
  addSecurityHeaders(headers, config)
  return headers
}

export function isHtml(headers: Headers): boolean {
  return headers.get('Content-Type')?.startsWith('text/html') ?? false
}
