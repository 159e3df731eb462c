import type { Hono } from 'hono'
import { documentAnswers } from '#content/error-pages.ts'
import { cataloguePath, firstCataloguePath } from '#domain/site/content/pages/catalogue-view.ts'
import { LOCALES, type Locale } from '#domain/text/locale.ts'
import type { HttpContext, HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { CatalogueScope } from '#server/services/prints/manuscripts.ts'
import { LEAVES_PATH, type CatalogueFilesService } from '#server/services/site/identity/catalogue-files.ts'
import { PDF_POLICY } from '#server/web/content-security-policy.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { notedRefusal, refusal } from '#server/web/refusal.ts'
import { fileResponse } from './file-response.ts'

/**
 * The catalogue, also under its first address, and those of categories and brands, under addresses that always answer
 * with the present one.
 */
export function catalogueRoutes(app: Hono<HttpScope>, catalogue: CatalogueFilesService, limiter: RateLimiter): void {
  const route = (path: string, respond: (c: HttpContext) => Promise<Response>) => {
    app.use(path, rateLimit(limiter, [RATES.files]))
    readingRoute(app, path, respond)
  }
  for (const locale of LOCALES) {
    for (const path of [cataloguePath(locale), firstCataloguePath(locale)])
      route(path, (c) => answered(c, catalogue, locale, 'all'))
    for (const kind of ['category', 'brand'] as const) {
      route(cataloguePath(locale, `${kind}/:id/`), (c) =>
        answered(c, catalogue, locale, `${kind}/${c.req.param('id') ?? ''}`),
      )
    }
  }
  route(`${LEAVES_PATH}/:file{[0-9a-zA-Z_-]+\\.webp}`, async (c) => {
    const pagePicture = await catalogue.pagePicture((c.req.param('file') ?? '').replace(/\.webp$/, ''))
    if (!pagePicture) return refusal(c, 404)
    return fileResponse(c.req.raw, pagePicture, { 'Cache-Control': 'public, max-age=31536000, immutable' })
  })
}

async function answered(
  c: HttpContext,
  catalogue: CatalogueFilesService,
  locale: Locale,
  scope: CatalogueScope,
): Promise<Response> {
  // A frame shows at once that it is being made.
  const patience = c.req.header('sec-fetch-dest') === 'iframe' ? 1000 : undefined
  const file = await catalogue.open(locale, scope, patience)
  if (file === null) return refusal(c, 404)
  if (file === 'later') {
    const note = { title: documentAnswers.making[locale], reload: 5, links: [] }
    const answer = await notedRefusal(c, 503, locale, note, { 'Retry-After': '5' })
    // The page of the catalogue shows it in a frame, where it waits, too.
    const policy = answer.headers.get('Content-Security-Policy') ?? ''
    answer.headers.set('Content-Security-Policy', policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"))
    return answer
  }
  return fileResponse(c.req.raw, file, {
    'Cache-Control': 'public, no-cache',
    'Content-Disposition': dispositionOf(file.name),
    'Content-Language': locale,
    'Content-Security-Policy': PDF_POLICY,
    ...(file.isStale && { 'X-Print': 'stale' }),
  })
}

/** Names of other letters go beside one that every program reads (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]+/g, '')
  return `inline; filename="${plain.replace(/^-/, '')}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
