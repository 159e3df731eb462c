import { Hono, type MiddlewareHandler } from 'hono'
import type { Visitor } from '#domain/accounts/caller.ts'
import { apiRoutes } from './api/api-routes.ts'
import { isAway } from './away.ts'
import type { FileCache } from './cache/file-cache.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Config } from './config.ts'
import type { DatabaseLoad } from './data/engine/database-load.ts'
import type { Log } from './log.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import type { RequestMeter } from './metrics/request-meter.ts'
import { hostCheck } from './middleware/host-check.ts'
import type { HttpScope } from './middleware/http-scope.ts'
import { identification } from './middleware/identification.ts'
import { originCheck } from './middleware/origin-check.ts'
import { pageLimit } from './middleware/rate-limit.ts'
import { createRateLimiter, type RateLimiter } from './middleware/rate-limiter.ts'
import { hasLeft, requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import { targetCheck } from './middleware/target-check.ts'
import type { Services } from './services/services.ts'
import type { CriticalCss } from './delivery/critical-css.ts'
import { cacheFiles } from './web/files/cache-files.ts'
import { demoFiles } from './web/files/demo-files.ts'
import { healthRoutes, type HealthDeps } from './web/machines/health.ts'
import { machineRoutes } from './web/machines/machine-routes.ts'
import { eventsRoute } from './web/events-route.ts'
import { pageHandler } from './web/page-handler.ts'
import type { Pages } from './web/page-maker.ts'
import { refusal } from './web/refusal.ts'

export type AppDeps = HealthDeps & {
  config: Config
  log: Log
  services: Services
  /** Who sends a request, from its session or token; never from what it says of itself. */
  identify(request: Request): Visitor
  /** The pages of the site; calls without pages (tests of the API) need no build. */
  pages: Pages
  criticalCss?: () => CriticalCss | Promise<CriticalCss>
  /** Keeps the pages that are the same for everyone. */
  pageCache: PageCache
  /** Keeps small files. */
  fileCache: FileCache
  /** The files of the built site. */
  files: MiddlewareHandler<HttpScope>
  limiter?: RateLimiter
  /** Counts what is answered, and what the database has to do. */
  meter: RequestMeter
  load: DatabaseLoad
}

/** The whole site as one function from request to response. What stands first in here happens first. */
export function createApp(deps: AppDeps): Hono<HttpScope> {
  const { config, log, limiter = createRateLimiter() } = deps
  const app = new Hono<HttpScope>()
  app.use(cacheFiles(deps.fileCache))
  app.use(requestLog(deps), securityHeaders(config), targetCheck(), hostCheck(config), originCheck(config))
  app.use(identification(deps.identify))
  healthRoutes(app, deps)
  metricsRoute(app, { ...deps, operations: deps.services.operations })
  app.use(demoFiles(deps.services), deps.files)
  apiRoutes(app, { ...deps, limiter, siteUrl: config.siteUrl })
  machineRoutes(app, { ...deps, limiter })
  eventsRoute(app, { ...deps, limiter })
  app.all('*', pageLimit(limiter, deps.services.requestPages.opens), pageHandler({ ...deps, limiter }))
  app.onError((error, c) => {
    if (!hasLeft(c)) log.error('request failed', { id: c.get('requestId'), error })
    if (config.mode === 'dev') return c.text(error.stack ?? error.message, 500)
    return isAway(error) ? refusal(c, 503, { 'Retry-After': '5' }) : refusal(c, 500)
  })
  return app
}
