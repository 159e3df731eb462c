import type { Hono } from 'hono'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { SubmittalsService } from '#server/services/submittals/submittals.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { refusal } from '#server/web/refusal.ts'
import { fileResponse } from './file-response.ts'

/** The PDF of a pack, for whoever has its link. */
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
