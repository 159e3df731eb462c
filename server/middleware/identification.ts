import type { MiddlewareHandler } from 'hono'
import type { Visitor } from '../../domain/caller.ts'
import type { HttpScope } from './http-scope.ts'

/** Gives every handler the one who asks, and renews his cookies where looking him up said so. */
export function identification(identify: (request: Request) => Visitor): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const visitor = identify(c.req.raw)
    c.set('visitor', visitor)
    await next()
    for (const cookie of visitor.cookies) c.res.headers.append('Set-Cookie', cookie)
  }
}
