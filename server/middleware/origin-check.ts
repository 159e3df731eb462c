import type { MiddlewareHandler } from 'hono'
import type { Config } from '#server/config.ts'
import { refusal } from '#server/web/refusal.ts'
import type { HttpContext, HttpScope } from './http-scope.ts'

const SAFE_METHODS = ['GET', 'HEAD', 'OPTIONS']

/**
 * No other site may write in a visitor's name. Browsers say where a request comes from; a program that says
 * nothing may write as long as it does not use a cookie, since cookies are what another site could borrow.
 */
export function originCheck(config: Config): MiddlewareHandler<HttpScope> {
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
