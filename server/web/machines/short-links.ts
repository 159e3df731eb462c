import type { Hono } from 'hono'
import { preferredLocale } from '#domain/accounts/staff-locale.ts'
import { productPath } from '#domain/site/paths.ts'
import { localeOfPath, localizedPath, unprefixedPath } from '#domain/text/locale.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import { routeName } from '#server/middleware/request-log.ts'
import type { QuoteListsService } from '#server/services/quotes/quote-lists.ts'

type ShortLinksDeps = { quoteLists: Pick<QuoteListsService, 'productCalled'>; limiter: RateLimiter }

/** `/p/{code}`, as labels and QR codes name a product: it leads to its page. What nobody knows is a page that was not found. */
export function shortLinks(app: Hono<HttpScope>, { quoteLists, limiter }: ShortLinksDeps): void {
  for (const start of ['', '/en', '/ar']) {
    const path = `${start}/p/:code`
    app.use(path, routeName('/p/:code'), rateLimit(limiter, [RATES.pages]))
    app.get(path, async (c, next) => {
      const called = await quoteLists.productCalled(c.req.param('code') ?? '')
      const target = called && productPath(called.product)
      if (target === null || target === unprefixedPath(c.req.path)) return next()
      const preferred = start === '' && preferredLocale(c.req.header('accept-language') ?? null)
      const fragment = called?.isPack ? '#packaging' : ''
      c.header('Cache-Control', 'no-store')
      if (start === '') c.header('Vary', 'Accept-Language')
      return c.redirect(localizedPath(preferred || localeOfPath(c.req.path), target) + fragment, 302)
    })
  }
}
