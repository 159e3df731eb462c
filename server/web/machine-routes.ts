import type { Hono } from 'hono'
import type { Config } from '../config.ts'
import type { HttpScope } from '../middleware/http-scope.ts'
import { rateLimit, RATES } from '../middleware/rate-limit.ts'
import type { RateLimiter } from '../middleware/rate-limiter.ts'
import type { Services } from '../services/services.ts'
import { manifestOf } from './manifest.ts'
import { readingRoute } from './reading-route.ts'
import { robotsText } from './robots.ts'
import { sitemapText } from './sitemap.ts'
import { socialPicture } from './social-pictures.ts'

export type MachineRouteDeps = { config: Config; services: Services; limiter: RateLimiter }

/** What search engines, feed readers, phones and other sites ask for beside the pages. */
export function machineRoutes(app: Hono<HttpScope>, { config, services, limiter }: MachineRouteDeps): void {
  readingRoute(app, '/robots.txt', (c) => c.text(robotsText(config)))
  readingRoute(app, '/sitemap.xml', async (c) => {
    const text = await sitemapText(services, config.siteUrl)
    return c.body(text, 200, { 'Content-Type': 'application/xml; charset=utf-8' })
  })
  readingRoute(app, '/manifest.webmanifest', async (c) => {
    const manifest = manifestOf(await services.settings.get())
    return c.body(JSON.stringify(manifest), 200, { 'Content-Type': 'application/manifest+json' })
  })
  readingRoute(app, '/favicon.ico', (c) => c.redirect('/favicon.svg', 301))
  app.use('/social/*', rateLimit(limiter, [RATES.files]))
  readingRoute(app, '/social/*', (c) => socialPicture(c, services.socialPictures))
}
