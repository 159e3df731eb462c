import type { MiddlewareHandler } from 'hono'
import type { Visitor } from '#domain/accounts/caller.ts'
import type { HttpScope } from './http-scope.ts'

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
