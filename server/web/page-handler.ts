import type { Handler } from 'hono'
import type { Visitor } from '../../domain/caller.ts'
import { unprefixedPath } from '../../domain/locale.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import type { HttpContext, HttpScope } from '../middleware/http-scope.ts'
import { turnsOf, type Turns } from '../middleware/rate-limit.ts'
import type { RateLimiter } from '../middleware/rate-limiter.ts'
import { pageFormRule } from './body-rules.ts'
import { pagePolicy } from './content-security-policy.ts'
import { refusal } from './refusal.ts'
import { parseFields, readBody, type Body, type Fields } from './request-body.ts'

/** What a page can tell the server while it is made. */
export type PageScope = {
  /** Takes errors that visitors do not see, or see as one sentence. */
  report(error: unknown): void
  /** Takes the pattern of the page's address. */
  matched(pattern: string): void
  /** Who sends the request. */
  visitor: Visitor
  turns: Turns
  /** What was sent with the request, read and checked once. */
  fields: Fields
}

export type Pages = (request: Request, scope: PageScope) => Promise<Response>

export type PageDeps = {
  config: Config
  log: Log
  limiter: RateLimiter
  pages: Pages
}

const METHODS = ['GET', 'HEAD', 'POST']
/** Pages that show what belongs to one person. */
const PERSONAL = /^\/(?:admin|addresses|my-data|sign-in)(?:\/|\.|$)/

/** Everything that is no file and no call of the API: a page of the site, or the site's own "not found". */
export function pageHandler({ config, log, limiter, pages }: PageDeps): Handler<HttpScope> {
  return async (c) => {
    c.set('route', 'page')
    if (!METHODS.includes(c.req.method)) return refusal(c, 405, { Allow: METHODS.join(', ') })
    const bare = withoutSlash(c)
    if (bare) return new Response(null, { status: 308, headers: { Location: bare } })
    const form = c.req.method === 'POST' ? await readForm(c) : NO_FORM
    if (form instanceof Response) return form
    const scope = { ...scopeOf(c, log, limiter), fields: form.fields }
    const response = await pages(ownRequest(c, config, form.body), scope)
    return finished(c, response, config)
  }
}

/** One address for a page: `/en/` is `/en`. */
function withoutSlash(c: HttpContext): string | null {
  const { pathname, search } = new URL(c.req.url)
  if (c.req.method === 'POST' || pathname === '/' || !pathname.endsWith('/')) return null
  return pathname.slice(0, -1) + search
}

type SentForm = { body: Body | null; fields: Fields }

const NO_FORM: SentForm = { body: null, fields: {} }

/** A form that cannot be read is refused here: inside a page it would be an error of ours. */
async function readForm(c: HttpContext): Promise<SentForm | Response> {
  const path = unprefixedPath(c.req.path)
  const isStaff = path.startsWith('/admin') && (await c.get('visitor').staff()) !== null
  const rule = pageFormRule(path, isStaff)
  const body = await readBody(c.req.raw, rule)
  if (!body.ok) return refusal(c, statusOf(body.problem.status))
  const fields = await parseFields(body.value, rule)
  return fields.ok ? { body: body.value, fields: fields.value } : refusal(c, statusOf(fields.problem.status))
}

function statusOf(status: 400 | 413 | 415 | 422): 400 | 413 | 415 {
  return status === 422 ? 400 : status
}

/** The request under the site's own origin: pages must not see a host that the visitor made up. */
function ownRequest(c: HttpContext, config: Config, body: Body | null): Request {
  const { pathname, search } = new URL(c.req.url)
  const headers = new Headers(c.req.raw.headers)
  // Where it came from has been checked; the framework would check it again, against a name it does not know.
  headers.delete('Origin')
  if (body) headers.set('Content-Type', body.type)
  const { method, signal } = c.req.raw
  return new Request(config.siteUrl + pathname + search, {
    method,
    headers,
    signal,
    ...(body ? { body: unread(body.bytes), duplex: 'half' } : {}),
  })
}

/** Costs nothing as long as nobody reads it: pages have the fields already. */
function unread(bytes: Uint8Array): ReadableStream<Uint8Array> {
  return new ReadableStream({
    pull(controller) {
      controller.enqueue(bytes)
      controller.close()
    },
  })
}

/** The framework reports some errors twice, and visitors' mistakes (a form sent to a page without one) as errors. */
function scopeOf(c: HttpContext, log: Log, limiter: RateLimiter): Omit<PageScope, 'fields'> {
  const reported = new Set<unknown>()
  return {
    report(error) {
      if (reported.has(error) || isVisitorsMistake(error)) return
      reported.add(error)
      c.set('partFailed', true)
      log.error('page failed', { id: c.get('requestId'), error })
    },
    matched: (pattern) => c.set('route', `/${pattern}`),
    visitor: c.get('visitor'),
    turns: turnsOf(limiter, c),
  }
}

function isVisitorsMistake(error: unknown): boolean {
  const status = typeof error === 'object' && error !== null && 'status' in error ? Number(error.status) : 0
  return status >= 400 && status < 500
}

async function finished(c: HttpContext, response: Response, config: Config): Promise<Response> {
  const headers = new Headers(response.headers)
  const isHtml = headers.get('Content-Type')?.startsWith('text/html') ?? false
  // What the framework says when even its error page failed.
  if (response.status === 500 && !isHtml && !c.req.path.endsWith('.data')) return refusal(c, 500)
  // A form sent to a page that takes none.
  if (response.status === 405) headers.set('Allow', 'GET, HEAD')
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', isStorable(c, response) ? 'no-cache' : 'no-store')
  if (!isHtml || response.body === null) return new Response(response.body, { status: response.status, headers })
  const html = Buffer.from(await response.arrayBuffer())
  headers.set('Content-Security-Policy', pagePolicy(config, html.toString()))
  return new Response(html, { status: response.status, headers })
}

function isStorable(c: HttpContext, response: Response): boolean {
  const isPersonal = c.req.header('cookie') !== undefined || PERSONAL.test(unprefixedPath(c.req.path))
  return c.req.method !== 'POST' && response.status < 400 && !isPersonal && !c.get('partFailed')
}
