import type { Hono } from 'hono'
import { cataloguePath, firstCataloguePath } from '#domain/site/content/pages/catalogue-view.ts'
import { LOCALES } from '#domain/text/locale.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { CatalogueFilesService } from '#server/services/site/identity/catalogue-files.ts'
import { PDF_POLICY } from '#server/web/content-security-policy.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { refusal } from '#server/web/refusal.ts'
import { fileResponse } from './file-response.ts'

/** The catalogue under the address that always leads to the present one; what it was called at first leads there. */
export function catalogueRoutes(app: Hono<HttpScope>, catalogue: CatalogueFilesService, limiter: RateLimiter): void {
  for (const locale of LOCALES) {
    const path = cataloguePath(locale)
    app.use(path, rateLimit(limiter, [RATES.files]))
    readingRoute(app, path, async (c) => {
      const file = await catalogue.open(locale)
      if (!file) return refusal(c, 404)
      return fileResponse(c.req.raw, file, {
        'Cache-Control': 'public, no-cache',
        'Content-Disposition': dispositionOf(file.name),
        'Content-Security-Policy': PDF_POLICY,
      })
    })
    readingRoute(app, firstCataloguePath(locale), (c) => c.redirect(path, 302))
  }
}

/** Names of other letters go beside one that every program reads (RFC 6266). */
function dispositionOf(name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7E]+/g, '')
  return `inline; filename="${plain.replace(/^-/, '')}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
