import type { Hono } from 'hono'
import { readCollectionQuery } from '#domain/catalogue/collection-query.ts'
import { RANGE_FILES } from '#domain/sheets/range-files.ts'
import { SHEET_TYPES } from '#domain/sheets/written-sheet.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { RangeFilesService } from '#server/services/sheets/range-file.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { hasCurrent } from './file-response.ts'

/** What is on the site as a spreadsheet for customers, whole or as it was narrowed in the collection. */
export function rangeRoutes(app: Hono<HttpScope>, rangeFiles: RangeFilesService, limiter: RateLimiter): void {
  for (const [path, { locale, format }] of RANGE_FILES) {
    app.use(path, rateLimit(limiter, [RATES.ranges]))
    readingRoute(app, path, async (c) => {
      const query = readCollectionQuery(new URL(c.req.url).searchParams)
      const { bytes, etag } = await rangeFiles.file({ locale, format, query })
      const headers = { ETag: etag, 'Cache-Control': 'public, no-cache', 'X-Robots-Tag': 'noindex' }
      if (hasCurrent(c.req.header('if-none-match') ?? null, etag)) return new Response(null, { status: 304, headers })
      const whole = {
        ...headers,
        'Content-Type': SHEET_TYPES[format],
        'Content-Length': String(bytes.length),
        'Content-Disposition': `attachment; filename="catalogue-${locale}.${format}"`,
      }
      return new Response(c.req.method === 'HEAD' ? null : bytes, { headers: whole })
    })
  }
}
