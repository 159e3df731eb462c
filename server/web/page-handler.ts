import type { Handler } from 'hono'
import { UNKNOWN_VISITOR } from '#domain/accounts/caller.ts'
import { refusedFile } from '#domain/records/refused-file.ts'
import { unprefixedPath } from '#domain/text/locale.ts'
import type { MadePage, PageCache } from '#server/cache/page-cache.ts'
import { CachedPage } from '#server/cache/cached-page.ts'
import { pageKey } from '#server/cache/page-key.ts'
import { incomingFolder } from '#server/files/private/incoming.ts'
import { rawTarget, type HttpContext, type HttpScope } from '#server/middleware/http-scope.ts'
import { quotasOf } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { DailyCountsService } from '#server/services/reports/daily-counts.ts'
import type { MissedSearchesService } from '#server/services/search/missed-searches.ts'
import { answerCopy } from '#server/web/files/file-response.ts'
import { isFormOfStaff, pageFormRule } from './request/body-rules.ts'
import { createPageMaker, isHtml, isPublic, type PageMaker, type PageMakerDeps } from './page-maker.ts'
import type { Visit } from './page-making.ts'
import { refusal } from './refusal.ts'
import { countPage, visitFrom } from './visits.ts'
import { readFields, type BodyProblem, type FilesAside, type Fields } from './request/request-body.ts'

type PageDeps = PageMakerDeps & {
  limiter: RateLimiter
  pageCache: PageCache
  services: { missedSearches: Pick<MissedSearchesService, 'note'>; dailyCounts: DailyCountsService }
}

const METHODS = ['GET', 'HEAD', 'POST']

/** Everything that is no file and no call of the API: a page of the site, or the site's own "not found". */
export function pageHandler({ limiter, pageCache, services, ...deps }: PageDeps): Handler<HttpScope> {
  const make = createPageMaker(deps)
  const { siteUrl } = deps.config
  const incoming = incomingFolder(deps.config)
  return async (c) => {
    c.set('route', 'page')
    if (!METHODS.includes(c.req.method)) return refusal(c, 405, { Allow: METHODS.join(', ') })
    const meant = c.req.method === 'POST' ? null : meantAddress(c)
    if (meant) return c.redirect(meant, 308)
    const form = c.req.method === 'POST' ? await readForm(c, incoming) : NO_FORM
    if (form instanceof Response) return form
    try {
      return await answerWith(c, form)
    } finally {
      await form.aside?.remove()
    }
  }

  async function answerWith(c: HttpContext, form: SentForm): Promise<Response> {
    const visit = {
      requestId: c.get('requestId'),
      visitor: c.get('visitor'),
      quotas: quotasOf(limiter, c),
      fields: form.fields,
      missed: (text: string, isClosest?: boolean) =>
        services.missedSearches.note(text, c.req.header('user-agent') ?? null, isClosest),
    }
    const count = ({ facts }: CachedPage) => {
      if (facts.status !== 200) return
      const visitor = visitFrom(c.req.raw.headers, { method: c.req.method, target: rawTarget(c) })
      countPage(services.dailyCounts, facts, visitor)
    }
    const key = isForAnyone(c) ? pageKey(rawTarget(c)) : null
    if (key !== null) {
      const copy = await pageCache.take(key, (kept) => make(...forAnyone(key, siteUrl, visit), kept))
      if (!leadsElsewhere(copy) || key === rawTarget(c)) {
        count(copy)
        return answer(c, copy, () => pageCache.measure(key))
      }
    }
    const making = madeFor(visit, make, ownRequest(c, siteUrl))
    const made = await (mayBeStale(c) ? pageCache.orStale(pageKey(rawTarget(c)) ?? '', making) : making)
    if (made instanceof CachedPage) return answer(c, made)
    if (!made.stream) {
      const copy = new CachedPage(made, made.body)
      count(copy)
      return answer(c, copy)
    }
    c.set('route', made.route)
    return new Response(made.stream, { status: made.status, headers: made.headers })
  }
}

/** Whoever is known by a cookie or token may see another page than the next visitor. */
function isForAnyone({ req }: HttpContext): boolean {
  const isKnown = req.header('cookie') !== undefined || req.header('authorization') !== undefined
  return req.method !== 'POST' && !isKnown && isPublic(req.path)
}

/** Whoever is known sees what anybody sees rather than nothing. */
function mayBeStale({ req }: HttpContext): boolean {
  return req.method !== 'POST' && isPublic(req.path)
}

function forAnyone(key: string, siteUrl: string, visit: Visit): [Request, Visit] {
  return [new Request(siteUrl + key), { ...visit, visitor: UNKNOWN_VISITOR }]
}

/** A redirect carries on the query that came with the request, and not that of the kept address. */
function leadsElsewhere({ facts: { status } }: CachedPage): boolean {
  return status >= 300 && status < 400
}

async function madeFor(visit: Visit, make: PageMaker, request: Request): Promise<MadePage> {
  const made = await make(request, visit)
  if (made === 'unchanged') throw new Error('A page was compared with a kept one where none is kept')
  return made
}

async function answer(c: HttpContext, copy: CachedPage, afterCompressing?: () => void): Promise<Response> {
  const { status, headers, route } = copy.facts
  c.set('route', route)
  // What the framework says when even its error page failed.
  if ((status === 500 || status === 503) && !isHtml(headers) && !c.req.path.endsWith('.data')) return refusal(c, status)
  const response = await answerCopy(c, copy)
  afterCompressing?.()
  return response
}

/** One address for a page: `/en/` is `/en`, and `/ADMIN` is `/admin`. Null where it was asked for by that. */
function meantAddress(c: HttpContext): string | null {
  const { pathname, search } = new URL(c.req.url)
  const path = pathname.replace(/(?<=.)\/$/, '').replace(/^\/admin(?=[/.]|$)/i, '/admin')
  return path === pathname ? null : path + search
}

type SentForm = { fields: Fields; aside: FilesAside | null }

const NO_FORM: SentForm = { fields: {}, aside: null }

/** A form that cannot be read is refused here: inside a page it would be an error of ours. */
async function readForm(c: HttpContext, incoming: string): Promise<SentForm | Response> {
  const path = unprefixedPath(c.req.path)
  const isStaff = path.startsWith('/admin') && (await c.get('visitor').staff()) !== null
  const rule = pageFormRule(path, isStaff)
  const form = await readFields(c.req.raw, rule, incoming)
  if (form.ok) return form.value
  if (isStaff && form.problem.field !== undefined && form.problem.status === 413)
    return { ...NO_FORM, fields: refusedFile(form.problem) }
  const status = statusOf(form.problem.status)
  // Whose session has ended learns that from the guard of the page, and not that the form was too large.
  return status === 413 && !isStaff && isFormOfStaff(path) ? NO_FORM : refusal(c, status)
}

function statusOf(status: BodyProblem['status']): Exclude<BodyProblem['status'], 422> {
  return status === 422 ? 400 : status
}

/** The request under the site's own origin, without its body: pages have the fields, and must not see a host that the visitor made up. */
function ownRequest(c: HttpContext, siteUrl: string): Request {
  const { pathname, search } = new URL(c.req.url)
  const headers = new Headers(c.req.raw.headers)
  // Where it came from has been checked; the framework would check it again, against a name it does not know.
  headers.delete('Origin')
  const { method, signal } = c.req.raw
  return new Request(siteUrl + pathname + search, {
    // What is left out of an answer to HEAD is measured all the same.
    method: method === 'HEAD' ? 'GET' : method,
    headers,
    signal,
  })
}
