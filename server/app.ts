import { Hono, type MiddlewareHandler } from 'hono'
import type { Visitor } from '#domain/accounts/caller.ts'
import type { DatabaseLoad } from '#server/data/engine/watched-connection.ts'
import { identification } from '#server/middleware/http-scope.ts'
import { healthRoutes, type HealthDeps } from '#server/web/machines/machine-routes.ts'
import { apiRoutes } from './api/api-routes.ts'
import { isAway } from './away.ts'
import type { FileCache } from './cache/file-cache.ts'
import type { PageCache } from './cache/page-cache.ts'
import type { Config } from './config.ts'
import type { Log } from './log.ts'
import { metricsRoute } from './metrics/metrics-route.ts'
import type { RequestMeter } from './metrics/request-meter.ts'
import { hostCheck } from './middleware/host-check.ts'
import { type HttpScope, rawTarget, type HttpContext } from './middleware/http-scope.ts'
import { pageLimit } from './middleware/rate-limit.ts'
import { createRateLimiter, type RateLimiter } from './middleware/rate-limiter.ts'
import { hasLeft, requestLog } from './middleware/request-log.ts'
import { securityHeaders } from './middleware/security-headers.ts'
import type { Services } from './services/services.ts'
import type { CriticalCss } from './delivery/critical-css.ts'
import { cacheFiles } from './web/files/cache-files.ts'
import { demoFiles } from './web/files/demo-files.ts'
import { machineRoutes } from './web/machines/machine-routes.ts'
import { eventsRoute } from './web/events-route.ts'
import { pageHandler } from './web/page-handler.ts'
import type { Pages } from './web/page-maker.ts'
import { refusal } from './web/refusal.ts'
import { targetProblem, withoutDoubledSlashes } from '#server/web/request/request-target.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

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

/** Refuses odd paths once, before anything is routed, so that every later layer reads the same address. */
function targetCheck(): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const target = rawTarget(c)
    const status = targetProblem(target)
    if (status === null) return next()
    const meant = c.req.method === 'GET' || c.req.method === 'HEAD' ? withoutDoubledSlashes(target) : null
    return meant !== null && targetProblem(meant) === null ? c.redirect(meant, 308) : refusal(c, status)
  }
}

/**
 * No other site may write in a visitor's name. Browsers say where a request comes from; a program that says
 * nothing may write as long as it does not use a cookie, since cookies are what another site could borrow.
 */
function originCheck(config: Config): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    return SAFE_METHODS.includes(c.req.method) || isOwn(c, config) ? next() : refusal(c, 403)
  }
}

function isOwn(c: HttpContext, config: Config): boolean {
  const site = c.req.header('sec-fetch-site')
  if (site !== undefined) return site === 'same-origin'
  const origin = c.req.header('origin')
  if (origin !== undefined) return origin === (config.siteUrlIsSet ? config.siteUrl : originAsked(c))
  return c.req.header('cookie') === undefined
}

/** Without a configured origin any name serves (a trial in a local network), and the page's own name is the one asked. */
function originAsked(c: HttpContext): string {
  return new URL(c.req.url).origin
}
