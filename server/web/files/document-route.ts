import type { Hono } from 'hono'
import { documentAnswers } from '#content/error-pages.ts'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'
import { printedDay } from '#server/print/quotation-job.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { DailyCountsService } from '#server/services/reports/daily-counts.ts'
import type { AskedDocument, DocumentFilesService, FoundDocument } from '#server/services/prints/document-files.ts'
import type { SubmittalsService } from '#server/services/submittals/submittals.ts'
import { PDF_POLICY } from '#server/web/content-security-policy.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { notedRefusal, refusal } from '#server/web/refusal.ts'
import { countFile, visitFrom } from '#server/web/visits.ts'
import { fileResponse } from './file-response.ts'

type Deps = {
  siteUrl: string
  services: { documentFiles: DocumentFilesService; dailyCounts: DailyCountsService }
  limiter: RateLimiter
}

const REVISION = ':revision{r[1-9][0-9]{0,5}}'

/**
 * Documents under addresses that stay: `/d/{code}/{type}/{language}`, `/d/{document_id}`, and one revision of them below
 * each.
 */
export function documentRoutes(app: Hono<HttpScope>, deps: Deps): void {
  const route = (path: string, asked: (params: Record<string, string>) => AskedDocument) => {
    for (const one of [path, `${path}/${REVISION}`]) {
      app.use(one, rateLimit(deps.limiter, [RATES.files]))
      readingRoute(app, one, async (c) =>
        answered(c, deps, await deps.services.documentFiles.open(asked(c.req.param()))),
      )
    }
  }
  const revisionOf = ({ revision }: Record<string, string>) => ({
    revision: revision === undefined ? null : Number(revision.slice(1)),
  })
  route('/d/:documentId', (params) => ({ documentId: params['documentId']!, ...revisionOf(params) }))
  route('/d/:code/:type/:language', ({ code = '', type = '', language = '', ...params }) => {
    return { code, type, language, ...revisionOf(params) }
  })
}

function answered(c: HttpContext, deps: Deps, found: FoundDocument | null): Response | Promise<Response> {
  if (found?.kind === 'file') return fileAnswer(c, deps, found)
  const asked = LOCALES.find((one) => one === c.req.param('language')?.toLowerCase())
  const locale = asked ?? preferredLocale(c.req.header('accept-language') ?? null) ?? 'ar'
  const { making, search, available, request, expired, withdrawn } = documentAnswers
  const prefix = locale === 'en' ? '/en' : ''
  if (found?.kind === 'later')
    return notedRefusal(c, 503, locale, { title: making[locale], reload: 5, links: [] }, { 'Retry-After': '5' })
  const code = encodeURIComponent(found?.code ?? c.req.param('code') ?? c.req.param('documentId') ?? '')
  const searching = `${prefix}/documents?q=${code}`
  if (!found) return notedRefusal(c, 404, locale, { links: [{ text: search[locale], href: searching }] })
  if (found.kind === 'several') return c.redirect(`${searching}&type=${found.type}`, 302)
  const href = `${prefix}/documents/request?product=${code}&type=${found.type}&language=${locale}`
  const asking = { text: request[locale], href }
  if (found.kind === 'gone') {
    const day = found.expires && printedDay(found.expires)[locale].gregorian
    const title = day ? expired[locale].replace('{date}', day) : withdrawn[locale]
    return notedRefusal(c, 410, locale, { title, links: [asking] })
  }
  const others = Object.entries(found.languages).map(([language, to]) => {
    const text = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
    return { text, href: to, language }
  })
  return notedRefusal(c, 404, locale, { lead: available[locale], links: [...others, asking] })
}

function fileAnswer(c: HttpContext, { siteUrl, services }: Deps, found: FoundDocument & { kind: 'file' }): Response {
  const { file, name, language, canonical, languages, isOlder, isStale } = found
  const isRevision = c.req.param('revision') !== undefined
  const disposition = c.req.query('download') === '1' ? 'attachment' : 'inline'
  const links = [
    `<${siteUrl}${canonical}>; rel="canonical"`,
    ...Object.entries(languages).map(([one, path]) => `<${siteUrl}${path}>; rel="alternate"; hreflang="${one}"`),
  ]
  const response = fileResponse(c.req.raw, file, {
    'Cache-Control': isRevision ? 'public, max-age=31536000, immutable' : 'public, no-cache',
    'Content-Disposition': `${disposition}; filename="${name}"`,
    'Content-Language': language,
    'Content-Security-Policy': PDF_POLICY,
    'Cross-Origin-Resource-Policy': 'cross-origin',
    Link: links.join(', '),
    ...(isOlder && { 'X-Robots-Tag': 'noindex' }),
    ...(isStale && { 'X-Print': 'stale' }),
  })
  const target = c.req.path
  if (response.status === 200)
    countFile(services.dailyCounts, target, visitFrom(c.req.raw.headers, { method: c.req.method, target }))
  return response
}

/** The PDF of a pack, for anyone with its link. */
export function submittalRoutes(
  app: Hono<HttpScope>,
  { submittals, limiter }: { submittals: SubmittalsService; limiter: RateLimiter },
): void {
  for (const start of ['', '/en', '/ar']) {
    const path = `${start}/submittal/:token/file`
    app.use(path, rateLimit(limiter, [RATES.files]))
    readingRoute(app, path, async (c) => {
      const token = c.req.param('token') ?? ''
      const file = await submittals.file(token)
      // One that is still being made has no file yet.
      if (!file) return refusal(c, (await submittals.open(token)) ? 404 : 410, { 'Referrer-Policy': 'no-referrer' })
      return fileResponse(c.req.raw, file, {
        'Cache-Control': 'private, no-store',
        'Content-Disposition': `attachment; filename="${file.name}"`,
        'Referrer-Policy': 'no-referrer',
        'X-Robots-Tag': 'noindex, nofollow',
      })
    })
  }
}
