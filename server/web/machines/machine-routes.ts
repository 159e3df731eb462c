import type { Hono } from 'hono'
import { LOCALES, localizedPath } from '#domain/text/locale.ts'
import {
  FEED_PATH,
  MANIFEST_PATH,
  OLD_ICON_PATH,
  ROBOTS_PATH,
  SECURITY_PATH,
  SITEMAP_PATH,
} from '#domain/site/machine-paths.ts'
import { iconPath } from '#domain/site/site-icons.ts'
import type { Config } from '#server/config.ts'
import type { HttpScope } from '#server/middleware/http-scope.ts'
import { rateLimit, RATES } from '#server/middleware/rate-limit.ts'
import type { RateLimiter } from '#server/middleware/rate-limiter.ts'
import type { Services } from '#server/services/services.ts'
import { feedResponse } from './feed.ts'
import { manifestOf } from './manifest.ts'
import { catalogueRoutes } from '#server/web/files/catalogue-route.ts'
import { rangeRoutes } from '#server/web/files/range-route.ts'
import { readingRoute } from '#server/web/reading-route.ts'
import { robotsText } from './robots.ts'
import { securityText } from './security-text.ts'
import { refusal } from '#server/web/refusal.ts'
import { sitemapResponse } from './sitemap.ts'
import { siteIcon } from './site-icons.ts'
import { socialPicture } from './social-pictures.ts'

export type MachineRouteDeps = { config: Config; services: Services; limiter: RateLimiter }

/** What search engines, feed readers, phones and other sites ask for beside the pages. */
export function machineRoutes(app: Hono<HttpScope>, deps: MachineRouteDeps): void {
  const { config, services, limiter } = deps
  readingRoute(app, ROBOTS_PATH, (c) => c.text(robotsText(config)))
  readingRoute(app, SECURITY_PATH, async (c) => c.text(securityText(config, await services.settings.get(), new Date())))
  sitemapRoutes(app, deps)
  catalogueRoutes(app, services.catalogueFiles, limiter)
  rangeRoutes(app, services.rangeFiles, limiter)
  for (const locale of LOCALES) {
    readingRoute(app, localizedPath(locale, MANIFEST_PATH), async (c) => {
      const [settings, look] = await Promise.all([services.settings.get(), services.identity.view(locale)])
      const manifest = manifestOf(settings, locale, look)
      return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
    })
    const feed = localizedPath(locale, FEED_PATH)
    app.use(feed, rateLimit(limiter, [RATES.reads]))
    readingRoute(app, feed, (c) => feedResponse(c.req.raw, services, { origin: config.siteUrl, locale }))
  }
  readingRoute(app, OLD_ICON_PATH, async (c) => {
    const look = await services.identity.view('ar')
    return look ? c.redirect(iconPath(look.icons, 'icon-48'), 302) : c.redirect('/favicon.svg', 301)
  })
  app.use('/social/*', rateLimit(limiter, [RATES.files]))
  readingRoute(app, '/social/icons/*', (c) => siteIcon(c, services.identity))
  readingRoute(app, '/social/*', (c) => socialPicture(c, services))
}

/** The sitemap, and its parts where it is too long for one file. */
function sitemapRoutes(app: Hono<HttpScope>, { config, services, limiter }: MachineRouteDeps): void {
  for (const path of [SITEMAP_PATH, '/:part{sitemap-[a-z]+-[0-9]+\\.xml}']) {
    app.use(path, rateLimit(limiter, [RATES.reads]))
    readingRoute(app, path, async (c) => {
      const part = /^\/sitemap-(.+)\.xml$/.exec(c.req.path)?.[1]
      const response = await sitemapResponse(c.req.raw, services.sitemap, { origin: config.siteUrl, part })
      return response ?? refusal(c, 404)
    })
  }
}
