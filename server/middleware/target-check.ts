import type { MiddlewareHandler } from 'hono'
import { refusal } from '#server/web/refusal.ts'
import { targetProblem, withoutDoubledSlashes } from '#server/web/request/request-target.ts'
import { rawTarget, type HttpScope } from './http-scope.ts'

/** Refuses odd paths once, before anything is routed, so that every later layer reads the same address. */
export function targetCheck(): MiddlewareHandler<HttpScope> {
  return async (c, next) => {
    const target = rawTarget(c)
    const status = targetProblem(target)
    if (status === null) return next()
    const meant = c.req.method === 'GET' || c.req.method === 'HEAD' ? withoutDoubledSlashes(target) : null
    return meant !== null && targetProblem(meant) === null ? c.redirect(meant, 308) : refusal(c, status)
  }
}
