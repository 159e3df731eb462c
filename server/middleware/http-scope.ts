import type { HttpBindings } from '@hono/node-server'
import type { Context, MiddlewareHandler } from 'hono'
import type { Visitor } from '#domain/accounts/caller.ts'

/** What every handler finds in its context. Bindings are absent where a test calls the app without a socket. */
export type HttpScope = {
  Bindings: Partial<HttpBindings>
  Variables: {
    requestId: string
    /** Who sends the request. */
    visitor: Visitor
    /** The visitor's address, as far as the proxies in front are trusted. */
    clientAddress: string
    /** The pattern that matched (`/:category/:product`), never the address itself. */
    route: string
  }
}

export type HttpContext = Context<HttpScope>

/** The request's target as it came over the wire, before any URL parser mended it. */
export function rawTarget(c: HttpContext): string {
  const incoming = c.env?.incoming
  if (incoming?.url !== undefined) return incoming.url
  const { pathname, search } = new URL(c.req.url)
  return pathname + search
}

/**
 * Gives every handler the one who asks, and renews their cookies where looking them up said so. A cookie that the answer
 * itself sets stays the last word: it opens another session than the one that was looked up, or ends it.
 */
export function identification(identify: (request: Request) => Visitor): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const visitor = identify(c.req.raw)
    c.set('visitor', visitor)
    await next()
    const answered = new Set(c.res.headers.getSetCookie().map(nameOf))
    for (const cookie of visitor.cookies) {
      if (!answered.has(nameOf(cookie))) c.res.headers.append('Set-Cookie', cookie)
    }
  }
}

function nameOf(cookie: string): string {
  return cookie.split('=', 1)[0]!
}
